// Adapts the words of each language to the interface that the table expects, and to the needs of the board.
import type { Ref, Seat } from '../../../../shared/engine/index.ts';
import { mayVisit } from '../../../../shared/games/room-share/end.ts';
import { bedRef, flatRef } from '../../../../shared/games/room-share/grid.ts';
import {
  type Card,
  type Colour,
  type Event,
  type Place,
  type State,
  tenantRef,
} from '../../../../shared/games/room-share/state.ts';
import type { GameWords } from '../../../table/game-client.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import { catalogue } from '../../../text/index.ts';
import { because } from './because.ts';
import { does } from './deeds.ts';
import { capital, cardPiece, refName, titleOf } from './names.ts';
import { writeEnd, writeGoal, writePrompt } from './prompt.ts';
import { writeReason } from './reasons.ts';
import type { EventFacts, Vocabulary } from './vocabulary.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr)),
});

function wordsOf(words: Vocabulary): GameWords & { vocabulary: Vocabulary } {
  return {
    vocabulary: words,
    summary: words.summary,
    ref: (ref, state?: State, names?: string[]) => titleOf(words, ref, state, names),
    asks: (state: State, viewer, names, picked) => writePrompt(words, state, viewer, names, picked),
    does: (ref, state: State, seat, picked) => does(words, ref, state, seat, picked),
    goal: (state: State, viewer, names) => writeGoal(words, state, viewer, names),
    ends: (state: State) => writeEnd(words, state),
    event: (event: Event, names, viewer, state) => {
      const tell = words.events[event.type] as (facts: EventFacts) => TextPiece[] | null;
      return tell(eventFacts(words, event, names, viewer, state as State | undefined));
    },
    because: (event, before, earlier) => because(words, event as Event, before as State, earlier),
    gain: (gain) => gain.replace(/\d+/, (points) => words.points(Number(points))),
    // Whoever does not decide is told who decides what.
    reason: (reason, state?: State, viewer = null, names = []) =>
      (reason.key === 'notYourTurn' && state && writePrompt(words, state, viewer, names)) ||
      writeReason(words, reason),
    option(id) {
      const [name, hint, choices = {}] = words.options[id] ?? [id, ''];
      return { name, hint, choices };
    },
    preset: (id) => words.presets[id] ?? id,
    decided: (reason) => words.decided[reason] ?? null,
    refused: words.refused,
  };
}

function eventFacts(
  words: Vocabulary,
  event: Event,
  names: string[],
  viewer: Seat | null,
  state?: State,
): EventFacts {
  const thing = (ref: Ref): TextPiece => ({ ref, text: refName(words, ref) });
  // Each event has some of these members, and its sentence uses only those.
  const { seat, card, colour, flat, from, to, one, other } = event as {
    seat?: Seat;
    card?: Card | '?';
    colour?: Colour;
    from?: number;
    to?: Seat;
    one?: Place;
    other?: Place;
  } & Partial<Place>;
  const person = (who = -1): Person => (who === viewer ? null : (names[who] ?? ''));
  const who = person(seat);
  const bed = (place?: Partial<Place>) => thing(bedRef(place?.flat ?? 0, place?.arrow ?? 0));
  const tenant = (text: string): TextPiece => ({
    ref: tenantRef(colour ?? 'red'),
    text,
    isFigure: true,
  });
  const owner = state && colour ? state.colours.indexOf(colour) : undefined;
  // Who places a tenant of their own colour need not be told whose it is. One who goes home is told by where it goes.
  const isPlain =
    owner === undefined || (event.type !== 'landed' && owner === seat) || owner === to;
  const whose = words.whose(
    words.tenant(colour ?? 'red'),
    isPlain ? undefined : owner < 0 ? 'nobody' : person(owner),
  );
  return {
    who,
    does: (you, they) => (who === null ? you : `${who} ${they}`),
    card: card && card !== '?' ? cardPiece(words, card) : [],
    tenant: tenant(whose),
    subject: tenant(capital(whose)),
    flat: thing(flatRef(flat ?? one?.flat ?? 0)),
    from: thing(flatRef(from ?? 0)),
    bed: bed(one ?? (event as Partial<Place>)),
    other: one?.flat === other?.flat ? null : bed(other),
    stays: from === flat,
    owner: person(to),
    own: to === seat,
    forced: state !== undefined && seat !== undefined && !mayVisit(state, seat),
  };
}
