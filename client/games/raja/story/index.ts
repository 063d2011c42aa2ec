// What Raja tells of itself when it is over.
import type { Outcome } from '../../../../shared/engine/index.ts';
import { goldOf } from '../../../../shared/games/raja/money.ts';
import type { State } from '../../../../shared/games/raja/state.ts';
import type { GameStory, StoryWords } from '../../../table/story.ts';
import { victoryOf } from '../../../table/victory.ts';
import { catalogue } from '../../../text/index.ts';
import { honoursOf } from './honours.ts';
import { partsOf, standingsOf } from './parts.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

function whyFacts(outcome: Outcome, state: State, names: readonly string[]): WhyFacts {
  const { winners, points, lead, next, level } = victoryOf(outcome);
  const winner = winners[0] ?? 0;
  const gold = goldOf(state, winner);
  // The last tie-break is only between those who are equal in the one before it.
  const equal = level.filter(
    (seat) => outcome.reason !== 'character' || goldOf(state, seat) === gold,
  );
  const named = (seat: number) => names[seat] ?? '';
  return {
    winner: named(winner),
    palaces: points,
    lead,
    next: next.map(named),
    equal: [winner, ...equal].map(named),
    gold,
    nextGold: goldOf(state, next[0] ?? winner),
  };
}

const wordsOf = ({ why, ...words }: StoryTexts): StoryWords => ({
  ...words,
  why: (outcome, state, names) =>
    why[outcome.reason as keyof StoryTexts['why']](whyFacts(outcome, state as State, names)),
});

export const story: GameStory = {
  standingsOf: (state) => standingsOf(state as State),
  partsOf,
  honoursOf,
  words: catalogue({
    en: () => import('./en.ts').then(({ en }) => wordsOf(en)),
    it: () => import('./it.ts').then(({ it }) => wordsOf(it)),
    fr: () => import('./fr.ts').then(({ fr }) => wordsOf(fr)),
  }),
};
