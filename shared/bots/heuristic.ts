// What a game tells the bots: how a seat stands, and which moves are worth a thought. Both are asked of states
// that are guessed from what the bot's own seat may know, never of the true one.
import type { Move, Seat } from '../engine/index.ts';

export interface Heuristic<S, M extends Move, P extends string = string> {
  /**
   * How a seat stands, in the parts that a player would name, each in points of the game or what is worth as
   * much to come. Their sum is what a bot plays for; the part that a move betters most is the hint's reason.
   */
  evaluate(state: S, seat: Seat): Record<P, number>;
  /** How readily a sensible player makes each of these moves: 1 is usual, 0 for what is plainly foolish. */
  weights(state: S, seat: Seat, moves: readonly M[]): number[];
  /**
   * A lead of so many points over a rival wins three times in four: in the middle of the game, or as things
   * stand, where that changes much. Too small a lead makes all moves of whoever is ahead look the same.
   */
  decisiveLead: number | ((state: S) => number);
  /** How many moves the search plays on before it looks how everybody stands; more where more people move. */
  rolloutDepth: number | ((state: S) => number);
  /**
   * Nothing hangs in the air, as between two rounds: whoever looks how everybody stands only there compares like
   * with like. The search plays on no further.
   */
  isSettled?(state: S): boolean;
  /** What it may spend on one decision (see effort.ts): what a table at the edge can spare in 30 ms. */
  budget: number;
}

export type AnyHeuristic = Heuristic<unknown, Move>;

/** A number of a heuristic, as things stand. */
export const valueAt = (of: number | ((state: unknown) => number), state: unknown): number =>
  typeof of === 'number' ? of : of(state);

/** Everything in one number. */
export const sumParts = (parts: Record<string, number>): number => {
  let total = 0;
  for (const part in parts) total += parts[part] as number;
  return total;
};
