// Adapts the words of each language to the interface that the table expects, and to the needs of the board.
import type { Ref, Seat } from '../../../../shared/engine/index.ts';
import { landingFlat } from '../../../../shared/games/room-share/eviction.ts';
import { bedRef, flatRef, tenantAt } from '../../../../shared/games/room-share/grid.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Event,
  type Place,
  type State,
  tenantRef,
} from '../../../../shared/games/room-share/state.ts';
import type { GameWords } from '../../../table/game-client.ts';
import type { Person, TextPiece } from '../../../text/compose.ts';
import { catalogue } from '../../../text/index.ts';
import { capital, cardPiece, refName } from './names.ts';
import { writeReason } from './reasons.ts';
import type { EventFacts, PromptKind, Vocabulary } from './vocabulary.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr)),
});

function wordsOf(words: Vocabulary): GameWords & { vocabulary: Vocabulary } {
  return {
    vocabulary: words,
    summary: words.summary,
    ref: (ref) => capital(refName(words, ref)),
    asks: (state: State, viewer, names) => writePrompt(words, state, viewer, names),
    event: (event: Event, names, viewer) => {
      const tell = words.events[event.type] as (facts: EventFacts) => TextPiece[] | null;
      return tell(eventFacts(words, event, names, viewer));
    },
    reason: (reason) => writeReason(words, reason),
    option(id) {
      const [name, hint, choices = {}] = words.options[id] ?? [id, ''];
      return { name, hint, choices };
    },
    preset: (id) => words.presets[id] ?? id,
    decided: (reason) => words.decided[reason] ?? null,
    refused: words.refused,
  };
}

function writePrompt(
  words: Vocabulary,
  state: State,
  viewer: Seat | null,
  names: string[],
): string {
  const frame = state.frames.at(-1);
  if (!frame) return '';
  const who = frame.seat === viewer ? null : (names[frame.seat] ?? '');
  const ask = (kind: PromptKind, flat = 0, tenant: Colour | null = null) =>
    words.prompts[kind](who, refName(words, flatRef(flat)), tenant ? words.tenant(tenant) : '');
  if (frame.kind === 'land') return ask('land', landingFlat(state, frame), frame.colour);
  if (frame.kind === 'place') return ask('place', frame.flat, onlyColour(state, frame.seat));
  if (frame.kind === 'swap') return ask('swap', frame.flat, tenantAt(state, frame));
  if (frame.kind === 'turn') return ask(state.options.noCards ? 'open' : 'turn');
  return frame.kind === 'settle' || frame.kind === 'endTurn' ? '' : ask(frame.kind);
}

/** Returns the only colour in a reserve, or null if the player can choose. */
function onlyColour({ reserve }: State, seat: Seat): Colour | null {
  const [one, other] = COLOURS.filter((colour) => (reserve[seat]?.[colour] ?? 0) > 0);
  return (!other && one) || null;
}

function eventFacts(
  words: Vocabulary,
  event: Event,
  names: string[],
  viewer: Seat | null,
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
  return {
    who,
    does: (you, they) => (who === null ? you : `${who} ${they}`),
    card: card && card !== '?' ? cardPiece(words, card) : [],
    tenant: thing(tenantRef(colour ?? 'red')),
    flat: thing(flatRef(flat ?? one?.flat ?? 0)),
    bed: bed(one ?? (event as Partial<Place>)),
    other: one?.flat === other?.flat ? null : bed(other),
    stays: from === flat,
    owner: person(to),
    own: to === seat,
  };
}
