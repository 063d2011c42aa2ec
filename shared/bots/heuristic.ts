// What a game tells the bots: how good a position is, and which moves are worth considering. Both are given views, or
// states that were sampled from the view of the bot's own seat, never the real state.
import type { Move, Seat } from '../engine/index.ts';

export interface Heuristic<S, M extends Move, P extends string = string> {
  /**
   * The position of a seat, split into parts that a player would name. Each part is in points of the game, or in what is
   * worth as many points later. Bots maximize the sum; the part that a move improves most is the reason in a hint.
   */
  evaluate(state: S, seat: Seat): Record<P, number>;
  /** How likely a sensible player makes each of these moves: 1 is usual, 0 is for moves that are plainly foolish. */
  weights(state: S, seat: Seat, moves: readonly M[]): number[];
  /**
   * A lead of this many points over one rival wins three games in four: in the middle of the game, or in the given state
   * if it changes much during a game. If it is too small, all moves look equally good to a bot that is ahead.
   */
  decisiveLead: number | ((state: S) => number);
  /** How many moves the search plays before it evaluates the state. Games in which more seats move need more. */
  rolloutDepth: number | ((state: S) => number);
  /**
   * True when nothing is half done, for example between two rounds. The search evaluates such
   * states at once and plays no further, so that it compares states in which the same things have
   * been paid and earned.
   */
  isSettled?(state: S): boolean;
  /** The budget of one decision (in the unit of cost.ts): what the Durable Object of a table computes in 30 ms. */
  budget: number;
}

export type AnyHeuristic = Heuristic<unknown, Move>;

/** A number of a heuristic that may depend on the state. */
export const valueAt = (of: number | ((state: unknown) => number), state: unknown): number =>
  typeof of === 'number' ? of : of(state);

/** Returns the points of a seat: the sum of the parts of its evaluation. */
export const sumParts = (parts: Record<string, number>): number => {
  let total = 0;
  for (const part in parts) total += parts[part] as number;
  return total;
};
