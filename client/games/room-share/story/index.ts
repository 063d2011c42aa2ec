// What Room Share tells of itself when it is over.
import type { Outcome } from '../../../../shared/engine/index.ts';
import { countReserve } from '../../../../shared/games/room-share/end.ts';
import type { State } from '../../../../shared/games/room-share/state.ts';
import type { GameStory, StoryWords } from '../../../table/story.ts';
import { victoryOf } from '../../../table/victory.ts';
import { catalogue } from '../../../text/index.ts';
import { honoursOf } from './honours.ts';
import { partsOf, standingsOf } from './parts.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

function whyFacts(outcome: Outcome, state: State, names: readonly string[]): WhyFacts {
  const { winners, points, lead, next, level } = victoryOf(outcome);
  const winner = winners[0] ?? 0;
  const reserve = countReserve(state, winner);
  // The last tie-break is only between those who are equal in the one before it.
  const equal = level.filter(
    (seat) => outcome.reason !== 'lastChance' || countReserve(state, seat) === reserve,
  );
  const named = (seat: number) => names[seat] ?? '';
  return {
    winner: named(winner),
    points,
    lead,
    next: next.map(named),
    equal: [winner, ...equal].map(named),
    reserve,
  };
}

const wordsOf = ({ why, ...words }: StoryTexts): StoryWords => ({
  ...words,
  why: (outcome, state, names) => {
    const reason = outcome.reason as keyof StoryTexts['why'];
    return why[reason](whyFacts(outcome, state as State, names)).replace('-', '−');
  },
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
