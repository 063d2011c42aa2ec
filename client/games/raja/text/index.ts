// The words in every language, in the form that the table asks for, and as the board draws them.
import type { Ref, Viewer } from '../../../../shared/engine/index.ts';
import type { Event, Options, State } from '../../../../shared/games/raja/state.ts';
import type { GameWords, Piece } from '../../../table/game-client.ts';
import { filled } from '../../../text/compose.ts';
import { catalogue } from '../../../text/index.ts';
import { asks } from './asks.ts';
import { effect, refName } from './names.ts';
import { GENERAL } from './numbers.ts';
import { toldOf } from './told.ts';
import type { Known, REASONS, Told, Vocabulary } from './vocabulary.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr)),
});

/** What the board asks for as well; and more can be said where the state and the names are known. */
interface Words extends GameWords {
  vocabulary: Vocabulary;
  ref(ref: Ref, state?: Known, names?: readonly string[]): string;
  event(event: Event, names: string[], viewer: Viewer): Piece[] | null;
  /** What an action or a character does. */
  effect(ref: Ref): string;
}

function wordsOf(words: Vocabulary): Words {
  return {
    vocabulary: words,
    summary: words.summary,
    ref: (ref, state, names) => refName(words, ref, state, names),
    asks: (state: State, viewer, names) => asks(words, state, viewer, names),
    event(event: Event, names, viewer) {
      const tell = words.told[event.type] as (told: Told) => Piece[] | null;
      return tell(toldOf(words, event, names, viewer));
    },
    effect: (ref) => effect(words, ref),
    reason: ({ key, ...numbers }) =>
      filled(words.reasons[key as (typeof REASONS)[number]] ?? key, numbers),
    option(id) {
      const [name, hint] = words.options[id as keyof Options];
      return { name, hint: filled(hint, GENERAL) };
    },
    preset: (id) => words.presets[id] ?? id,
    decided: (reason) => words.decided[reason] ?? null,
    refused: words.refused,
  };
}
