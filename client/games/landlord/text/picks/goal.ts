// One line that says what wins, who leads, and how far it is to the end.
import type { Viewer } from '../../../../../shared/engine/index.ts';
import { editionOf } from '../../../../../shared/games/landlord/editions/index.ts';
import type { State } from '../../../../../shared/games/landlord/state.ts';
import { fillPlaceholders } from '../../../../text/compose.ts';
import { formatDollars } from '../names.ts';
import type { Vocabulary } from '../vocabulary.ts';

export function sayGoal(words: Vocabulary, state: State, viewer: Viewer, names: string[]): string {
  const { goal } = words.picks;
  const most = Math.max(...state.dollars);
  const leaders = state.dollars.flatMap((dollars, seat) => (dollars === most ? seat : []));
  const [leader = 0] = leaders;
  const key = leaders.length > 1 ? 'tie' : leader === viewer ? 'you' : 'other';
  return fillPlaceholders(goal[key], {
    name: names[leader] ?? '',
    count: leaders.length,
    sum: formatDollars(words, most, state),
    end: howFar(words, state),
  });
}

/** What ends the game, and how far it is to that. */
export function sayEnd(words: Vocabulary, state: State): string {
  const { goal, ends } = words.picks;
  const { options, rounds, lastTurns, pile, frames, reached, seats, refilled } = state;
  if (frames.length === 0) return goal.over;
  const dollars = (sum: number) => formatDollars(words, sum, state);
  const say = (key: keyof typeof ends) =>
    fillPlaceholders(ends[key], {
      cards: words.cardCount(pile.length),
      turns: words.turnCount((lastTurns ?? 0) + 1),
      number: rounds + 1,
      of: options.rounds,
      goal: dollars(options.sum),
      most: dollars(Math.max(...state.dollars)),
    });
  if (lastTurns !== null) return say('lastTurns');
  if (options.end === 'rounds') return `${say('rounds')} ${say('orPile')}`;
  if (options.end === 'sum') return reached ? say('reached') : `${say('sum')} ${say('orPile')}`;
  return say(seats >= editionOf(state).refillsFrom && !refilled ? 'refill' : 'pile');
}

function howFar(words: Vocabulary, state: State): string {
  const { goal } = words.picks;
  const { options, rounds, lastTurns, pile, frames } = state;
  if (frames.length === 0) return goal.over;
  if (lastTurns !== null) return fillPlaceholders(goal.lastTurns, { number: lastTurns + 1 });
  if (options.end === 'rounds')
    return fillPlaceholders(goal.rounds, { number: rounds + 1, of: options.rounds });
  if (options.end === 'sum')
    return fillPlaceholders(goal.sum, { goal: formatDollars(words, options.sum, state) });
  return fillPlaceholders(goal.pile, { number: pile.length });
}
