// The bots. Each is given what a person in its seat would be given, and nothing else: what it sees and what it
// may do. A budget counts what is done in thought (effort.ts), so that the same seed thinks the same everywhere.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import type { Level } from '../protocol/messages.ts';
import type { AdviceReason } from './advice-reason.ts';
import { greedy } from './greedy.ts';
import type { AnyHeuristic } from './heuristic.ts';
import { Search } from './search.ts';
import { pickWeighted } from './weighted-choice.ts';

export type Bot = (
  view: unknown,
  moves: readonly Move[],
  seat: Seat,
  budget: number,
  seed: Seed,
) => Move;

/** What is put before a bot: what a person in its seat would be given, and chance of its own. */
export interface BotInput {
  level: Level;
  view: unknown;
  moves: readonly Move[];
  seat: Seat;
  seed: Seed;
}

/** What a bot of this level does, with as much thought as the game allows it; anything, rather than nothing. */
export function chooseMove(
  game: AnyGame,
  heuristic: AnyHeuristic,
  { level, view, moves, seat, seed }: BotInput,
  complain: (error: unknown) => void,
): Move {
  try {
    return botOf(game, heuristic, level)(view, moves, seat, heuristic.budget, seed);
  } catch (error) {
    // A table must not stand still because of a mistake in how its game is thought about.
    complain(error);
    return randomBot(view, moves, seat, 0, seed);
  }
}

/** What the strong bot would do, and why. */
export function adviseMove(
  game: AnyGame,
  heuristic: AnyHeuristic,
  { view, moves, seat, seed }: Omit<BotInput, 'level'>,
): { move: Move; reason: AdviceReason<string> } {
  const { best, reason } = new Search(game, heuristic, view, moves, seat, seed).run(
    heuristic.budget,
  );
  return { move: best, reason };
}

/** Any move: what every bot must be better than. */
export const randomBot: Bot = (_view, moves, _seat, _budget, seed) => Random.from(seed).pick(moves);

export function botOf(game: AnyGame, heuristic: AnyHeuristic, level: Level): Bot {
  const thinks: Record<Level, Bot> = {
    easy: (view, moves, seat, _budget, seed) =>
      pickWeighted(moves, heuristic.weights(view, seat, moves), Random.from(seed)),
    normal: (view, moves, seat, budget, seed) =>
      greedy(game, heuristic, view, moves, seat, budget, seed),
    strong: (view, moves, seat, budget, seed) =>
      new Search(game, heuristic, view, moves, seat, seed).run(budget).best,
  };
  return (view, moves, seat, budget, seed) => {
    const [only, ...others] = moves;
    if (only === undefined) throw new RangeError('nothing to choose from');
    return others.length === 0 ? only : thinks[level](view, moves, seat, budget, seed);
  };
}
