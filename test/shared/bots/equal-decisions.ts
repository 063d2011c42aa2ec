// A bot knows what its seat may know: in two worlds that look alike to the seat it does the same, and thinks as
// long about it.
import { expect } from 'vitest';
import { botOf } from '../../../shared/bots/bot.ts';
import { type AnyHeuristic, Search } from '../../../shared/bots/index.ts';
import {
  type AnyGame,
  type OptionValue,
  Random,
  type Seed,
  seedFrom,
} from '../../../shared/engine/index.ts';
import { heuristicOf } from '../../../shared/games/index.ts';
import { LEVELS } from '../../../shared/protocol/messages.ts';

interface Along {
  seats: number;
  options?: Record<string, OptionValue>;
  seed: number;
  /** One decision in so many is tried in two worlds. */
  every: number;
  /** What may be spent on a decision. */
  budget: number;
}

/** All the way through a random game; tells how many decisions were tried, and in how many the worlds differed. */
export function checkEqualDecisions(
  game: AnyGame,
  { seats, options = {}, seed, every, budget }: Along,
) {
  const heuristic = heuristicOf(game.id);
  const random = Random.from(seedFrom(seed, 7));
  const counts = { tried: 0, differed: 0 };
  let state = game.setup(options, seats, seedFrom(seed));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = random.pick(acting);
    const moves = game.moves(state, seat);
    if (moves.length > 1 && random.below(every) === 0) {
      const twin = game.sampleState(game.view(state, seat), seat, random.seed());
      const chance = random.seed();
      const one = decisions(game, heuristic, state, seat, budget, chance);
      expect(decisions(game, heuristic, twin, seat, budget, chance)).toEqual(one);
      counts.tried++;
      if (JSON.stringify(twin) !== JSON.stringify({ ...(state as object), random: randomOf(twin) }))
        counts.differed++;
    }
    ({ state } = game.play(state, seat, random.pick(moves)));
  }
  return counts;
}

const randomOf = (state: unknown) => (state as { random: unknown }).random;

/** What each level does in this world, given what the seat sees of it. */
function decisions(
  game: AnyGame,
  heuristic: AnyHeuristic,
  state: unknown,
  seat: number,
  budget: number,
  chance: Seed,
) {
  const view = game.view(state, seat);
  const moves = game.moves(state, seat);
  const search = new Search(game, heuristic, view, moves, seat, chance).run(budget);
  return {
    chosen: LEVELS.map((level) => botOf(game, heuristic, level)(view, moves, seat, budget, chance)),
    best: search.best,
    reason: search.reason,
    spent: search.spent,
  };
}
