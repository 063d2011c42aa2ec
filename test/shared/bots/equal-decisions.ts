// A bot uses only what its seat can know: in two states that the seat cannot tell apart, it makes the same decision at the
// same cost.
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

interface Playout {
  seats: number;
  options?: Record<string, OptionValue>;
  seed: number;
  /** One decision in this many is compared in two states. */
  every: number;
  /** The budget of a decision. */
  budget: number;
}

/**
 * Compares decisions along a random game. Returns how many were compared, and in how many of them the two states
 * differed.
 */
export function checkEqualDecisions(
  game: AnyGame,
  { seats, options = {}, seed, every, budget }: Playout,
) {
  const heuristic = heuristicOf(game.id);
  const random = Random.from(seedFrom(seed, 7));
  const counts = { compared: 0, differed: 0 };
  let state = game.setup(options, seats, seedFrom(seed));
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = random.pick(acting);
    const moves = game.moves(state, seat);
    if (moves.length > 1 && random.below(every) === 0) {
      const twin = game.sampleState(game.view(state, seat), seat, random.seed());
      const botSeed = random.seed();
      const one = decisions(game, heuristic, state, seat, budget, botSeed);
      expect(decisions(game, heuristic, twin, seat, budget, botSeed)).toEqual(one);
      counts.compared++;
      if (JSON.stringify(twin) !== JSON.stringify({ ...(state as object), random: randomOf(twin) }))
        counts.differed++;
    }
    ({ state } = game.play(state, seat, random.pick(moves)));
  }
  return counts;
}

const randomOf = (state: unknown) => (state as { random: unknown }).random;

/** What the bot of each level decides from the seat's view of this state. */
function decisions(
  game: AnyGame,
  heuristic: AnyHeuristic,
  state: unknown,
  seat: number,
  budget: number,
  botSeed: Seed,
) {
  const view = game.view(state, seat);
  const moves = game.moves(state, seat);
  const search = new Search(game, heuristic, view, moves, seat, botSeed).run(budget);
  return {
    chosen: LEVELS.map((level) =>
      botOf(game, heuristic, level)(view, moves, seat, budget, botSeed),
    ),
    best: search.best,
    ranking: search.ranking(3),
    spent: search.spent,
  };
}
