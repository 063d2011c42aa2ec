// The three bots. A bot gets exactly what a person in its seat gets: the view of the seat and its legal moves.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import type { Level } from '../protocol/messages.ts';
import type { AdviceReason } from './advice-reason.ts';
import { chooseGreedily } from './greedy.ts';
import type { AnyHeuristic } from './heuristic.ts';
import { Search } from './search.ts';
import { pickWeighted } from './weighted-choice.ts';

/** Chooses a move. The budget is in the unit of cost.ts, so the same seed gives the same move on every machine. */
export type Bot = (
  view: unknown,
  moves: readonly Move[],
  seat: Seat,
  budget: number,
  seed: Seed,
) => Move;

/** One decision that a bot has to make. The seed is all the randomness that it may use. */
export interface BotInput {
  level: Level;
  view: unknown;
  moves: readonly Move[];
  seat: Seat;
  seed: Seed;
}

/**
 * Chooses the move of a bot of this level, within the budget of the game. If the heuristic throws,
 * the bot plays a random move.
 */
export function chooseMove(
  game: AnyGame,
  heuristic: AnyHeuristic,
  { level, view, moves, seat, seed }: BotInput,
  reportError: (error: unknown) => void,
): Move {
  try {
    return botOf(game, heuristic, level)(view, moves, seat, heuristic.budget, seed);
  } catch (error) {
    // The game must go on for the people at the table even if a heuristic has a bug.
    reportError(error);
    return randomBot(view, moves, seat, 0, seed);
  }
}

/** So many moves a hint can name. */
const MOST_ADVISED = 3;

/** Returns the moves that the strong bot likes best, and why. The first is the one that it would play. */
export function adviseMoves(
  game: AnyGame,
  heuristic: AnyHeuristic,
  { view, moves, seat, seed }: Omit<BotInput, 'level'>,
): { move: Move; reason: AdviceReason }[] {
  const search = new Search(game, heuristic, view, moves, seat, seed);
  return search.run(heuristic.budget).ranking(MOST_ADVISED);
}

/** Plays any legal move. The tests demand that every other bot is better than this one. */
export const randomBot: Bot = (_view, moves, _seat, _budget, seed) => Random.from(seed).pick(moves);

export function botOf(game: AnyGame, heuristic: AnyHeuristic, level: Level): Bot {
  const bots: Record<Level, Bot> = {
    easy: (view, moves, seat, _budget, seed) =>
      pickWeighted(moves, heuristic.weights(view, seat, moves), Random.from(seed)),
    normal: (view, moves, seat, budget, seed) =>
      chooseGreedily(game, heuristic, view, moves, seat, budget, seed),
    strong: (view, moves, seat, budget, seed) =>
      new Search(game, heuristic, view, moves, seat, seed).run(budget).best,
  };
  return (view, moves, seat, budget, seed) => {
    const [only, ...others] = moves;
    if (only === undefined) throw new RangeError('there is no move to choose from');
    return others.length === 0 ? only : bots[level](view, moves, seat, budget, seed);
  };
}
