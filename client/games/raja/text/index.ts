// Adapts the words of each language to the interface that the table expects, and to the needs of the board.
import type { Ref, Seat, Viewer } from '../../../../shared/engine/index.ts';
import type { Action, Event, Options, State } from '../../../../shared/games/raja/state.ts';
import type { GameWords } from '../../../table/game-client.ts';
import type { TextPiece } from '../../../text/compose.ts';
import { fillPlaceholders } from '../../../text/compose.ts';
import { catalogue } from '../../../text/index.ts';
import { deedOf } from './deeds.ts';
import { eventFacts } from './event-facts.ts';
import { gistOf } from './gist.ts';
import { writeEnd, writeGoal } from './goal.ts';
import { effect, reasonText, refName } from './names.ts';
import { confirmText } from './next-step.ts';
import { GENERAL_NUMBERS } from './numbers.ts';
import { writePrompt } from './prompt.ts';
import { standingsOf } from './standings.ts';
import type { EventFacts, MaybeState, Vocabulary } from './vocabulary.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr)),
});

/** The board needs more words than the table, and names that depend on the state. */
interface Words extends GameWords {
  vocabulary: Vocabulary;
  ref(ref: Ref, state?: MaybeState, names?: readonly string[]): string;
  event(event: Event, names: string[], viewer: Viewer, state?: MaybeState): TextPiece[] | null;
  does(
    ref: Ref,
    state: State,
    seat: Seat,
    picked: readonly Ref[],
    names?: readonly string[],
  ): string | null;
  /** What an action or a character does, with the prices of the viewer. */
  effect(ref: Ref, state: State, viewer: Viewer): string;
  /** What an action would do now, in a few words. */
  gist(action: Action, state: State, seat: Seat): string;
}

function wordsOf(words: Vocabulary): Words {
  return {
    vocabulary: words,
    summary: words.summary,
    ref: (ref, _state, names) => refName(words, ref, names),
    asks: (state: State, viewer, names, picked) => writePrompt(words, state, viewer, names, picked),
    does: (ref, state, seat, picked, names) => deedOf(words, ref, state, seat, picked, names),
    confirms: (path, state: State, seat) => confirmText(words, path, state, seat),
    goal: (state: State, viewer, names) => writeGoal(words, state, viewer, names),
    ends: (state: State) => writeEnd(words, state),
    standings: (state: State) => standingsOf(words, state),
    event(event: Event, names, viewer, state: MaybeState) {
      const tell = words.events[event.type] as (facts: EventFacts) => TextPiece[] | null;
      return tell(eventFacts(words, event, names, viewer, state));
    },
    effect: (ref, state, viewer) => effect(words, ref, state, viewer),
    gist: (action, state, seat) => gistOf(words, action, state, seat),
    reason: (reason) => reasonText(words, reason),
    option(id) {
      const [name, hint] = words.options[id as keyof Options];
      return { name, hint: fillPlaceholders(hint, GENERAL_NUMBERS) };
    },
    preset: (id) => words.presets[id] ?? id,
    points: (points) => words.captions.palaceCount(points),
    decided: (reason) => words.decided[reason] ?? null,
    refused: words.refused,
  };
}
