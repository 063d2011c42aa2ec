// Adapts the words of each language to the interface that the table expects, and to the needs of the board.
import type { Ref, Viewer } from '../../../../shared/engine/index.ts';
import { type Edition, first } from '../../../../shared/games/landlord/editions/index.ts';
import type { Options } from '../../../../shared/games/landlord/options.ts';
import type { Card, Event, State } from '../../../../shared/games/landlord/state.ts';
import type { EventContext, GameWords } from '../../../table/game-client.ts';
import type { TextPiece } from '../../../text/compose.ts';
import { fillPlaceholders } from '../../../text/compose.ts';
import { catalogue } from '../../../text/index.ts';
import type { FirstVocabulary } from './editions.ts';
import { eventFacts } from './event-facts.ts';
import { cardText, formatDollars, refName } from './names.ts';
import { sayDeed } from './picks/deeds.ts';
import { sayEnd, sayGoal } from './picks/goal.ts';
import { nextClick } from './picks/next-click.ts';
import { writePrompt } from './prompt.ts';
import type { EventFacts, Vocabulary } from './vocabulary.ts';

export const words = catalogue({
  en: () => import('./en.ts').then(({ en }) => wordsOf(en, first)),
  it: () => import('./it.ts').then(({ it }) => wordsOf(it, first)),
  fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr, first)),
});

/** The board needs more words than the table, and names that depend on the state. */
export interface Words extends GameWords {
  vocabulary: Vocabulary;
  ref(ref: Ref, state?: State | null, names?: readonly string[]): string;
  event(
    event: Event,
    names: string[],
    viewer: Viewer,
    state?: State | null,
    context?: EventContext,
  ): TextPiece[] | null;
  /** What a card does. */
  effect(card: Ref): string;
  /** Formats dollars with the unit that this table's options choose. */
  money(dollars: number, state?: State | null): string;
}

export function wordsOf(
  spoken: Omit<Vocabulary, 'edition'> | FirstVocabulary,
  edition: Edition,
): Words {
  // An edition has no words for cards that it does not contain.
  const words = { ...spoken, edition } as Vocabulary;
  return {
    vocabulary: words,
    summary: words.summary,
    ref: (ref, state, names) => refName(words, ref, state, names),
    asks: (state: State, viewer, names, picked = []) =>
      nextClick(words, state, viewer, picked) ?? writePrompt(words, state, viewer, names),
    does: (ref, state: State, seat, picked) => sayDeed(words, ref, state, seat, picked),
    goal: (state: State, viewer, names) => sayGoal(words, state, viewer, names),
    ends: (state: State) => sayEnd(words, state),
    event(event: Event, names, viewer, state, context) {
      // The line is left out: Recycle emits another event that names the card it brings back.
      if (event.type === 'answered' && event.card === 'recycle') return null;
      const tell = words.events[event.type] as (facts: EventFacts) => TextPiece[] | null;
      return tell(eventFacts(words, event, names, viewer, state, context));
    },
    effect: (card) => cardText(words, card.slice('card:'.length) as Card),
    money: (dollars, state) => formatDollars(words, dollars, state),
    reason({ key, ...numbers }, state, viewer = null, names = []) {
      // Who does not decide reads who decides what.
      if (key === 'notYourTurn' && state)
        return writePrompt(words, state as State, viewer, names) || words.reasons.notYourTurn;
      return fillPlaceholders(words.reasons[key as keyof Vocabulary['reasons']] ?? key, {
        ...numbers,
        dollars: formatDollars(words, Number(numbers.dollars ?? 0), state as State | undefined),
      });
    },
    option(id) {
      const [name, hint, choices = {}] = words.options[id as keyof Options];
      return { name, hint, choices };
    },
    preset: (id) => words.presets[id] ?? id,
    points: (dollars, state: State) => formatDollars(words, dollars, state),
    // Most ties are shared, so few editions have reasons here.
    decided: (reason) => words.decided?.[reason] ?? null,
    refused: {},
  };
}
