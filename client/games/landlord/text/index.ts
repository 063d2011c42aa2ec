// The words in every language, in the form that the table asks for, and as the board draws them.
import type { Ref, Viewer } from '../../../../shared/engine/index.ts';
import { type Edition, first } from '../../../../shared/games/landlord/editions/index.ts';
import type { Options } from '../../../../shared/games/landlord/options.ts';
import type { Card, Event, State } from '../../../../shared/games/landlord/state.ts';
import type { GameWords, Piece } from '../../../table/game-client.ts';
import { filled } from '../../../text/compose.ts';
import { catalogue } from '../../../text/index.ts';
import { asks } from './asks.ts';
import type { First } from './editions.ts';
import { cardText, refName, sumOf } from './names.ts';
import { toldOf } from './told.ts';
import type { REASONS, Told, Vocabulary } from './vocabulary.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en, first)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it, first)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr, first)),
});

/** What the board asks for as well; and more can be said where the state and the names are known. */
export interface Words extends GameWords {
  vocabulary: Vocabulary;
  ref(ref: Ref, state?: State | null, names?: readonly string[]): string;
  event(event: Event, names: string[], viewer: Viewer, state?: State | null): Piece[] | null;
  /** What a card does. */
  effect(card: Ref): string;
  /** Dollars as this table counts them. */
  money(dollars: number, state?: State | null): string;
}

export function wordsOf(spoken: Omit<Vocabulary, 'edition'> | First, edition: Edition): Words {
  // Of what an edition does not have nothing is said.
  const words = { ...spoken, edition } as Vocabulary;
  return {
    vocabulary: words,
    summary: words.summary,
    ref: (ref, state, names) => refName(words, ref, state, names),
    asks: (state: State, viewer, names) => asks(words, state, viewer, names),
    event(event: Event, names, viewer, state) {
      // What it brings is told by itself.
      if (event.type === 'answered' && event.card === 'recycle') return null;
      const tell = words.told[event.type] as (told: Told) => Piece[] | null;
      return tell(toldOf(words, event, names, viewer, state));
    },
    effect: (card) => cardText(words, card.slice('card:'.length) as Card),
    money: (dollars, state) => sumOf(words, dollars, state),
    reason: ({ key, ...numbers }) =>
      filled(words.reasons[key as (typeof REASONS)[number]] ?? key, numbers),
    option(id) {
      const [name, hint, choices = {}] = words.options[id as keyof Options];
      return { name, hint, choices };
    },
    preset: (id) => words.presets[id] ?? id,
    points: (dollars, state: State) => sumOf(words, dollars, state),
    // Most ties are shared.
    decided: (reason) => words.decided?.[reason] ?? null,
    refused: {},
  };
}
