// What Landlord! tells of itself when it is over, in both editions.
import type { Outcome } from '../../../../shared/engine/index.ts';
import type { State } from '../../../../shared/games/landlord/state.ts';
import { tieBreaks } from '../../../../shared/games/landlord/turn.ts';
import type { GameStory, StoryWords } from '../../../table/story.ts';
import { victoryOf } from '../../../table/victory.ts';
import { catalogue, type Language, withTexts } from '../../../text/index.ts';
import type { Words } from '../text/index.ts';
import { honoursOf } from './honours.ts';
import { partsOf, standingsOf } from './parts.ts';
import type { StoryTexts, WhyFacts } from './texts.ts';

const texts = catalogue<StoryTexts>({
  en: () => import('./en.ts').then(({ en }) => en),
  it: () => import('./it.ts').then(({ it }) => it),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
});

function whyFacts(
  outcome: Outcome,
  state: State,
  names: readonly string[],
  money: Words['money'],
): WhyFacts {
  const { winners, points, lead, next, level } = victoryOf(outcome);
  const named = (seat: number) => names[seat] ?? '';
  const decided = tieBreaks(state).find(([key]) => key === outcome.reason);
  const number = decided?.[1][winners[0] ?? 0] ?? 0;
  return {
    winners: winners.map(named),
    dollars: money(points, state),
    lead: money(lead, state),
    next: next.map(named),
    equal: [...winners, ...level].map(named),
    number,
    rent: money(number, state),
  };
}

function wordsOf({ unit, parts, honours, why }: StoryTexts, { money }: Words): StoryWords {
  const told = Object.entries(honours).map(([id, tell]) => [
    id,
    (amount: number) => tell(amount, money),
  ]);
  return {
    unit,
    parts,
    honours: Object.fromEntries(told),
    why(outcome, state, names) {
      const facts = whyFacts(outcome, state as State, names, money);
      const reason = outcome.reason as keyof StoryTexts['why'];
      return why[facts.winners.length > 1 ? 'shared' : reason](facts);
    },
  };
}

/** The words of an edition are there in the languages that have been fetched, as those of the story are. */
export function storyOf(words: Record<Language, Words>) {
  const story: GameStory = {
    standingsOf: (state) => standingsOf(state as State),
    partsOf,
    honoursOf,
    words: {
      get en() {
        return wordsOf(texts.en, words.en);
      },
      get it() {
        return wordsOf(texts.it, words.it);
      },
      get fr() {
        return wordsOf(texts.fr, words.fr);
      },
    },
  };
  return withTexts(story);
}
