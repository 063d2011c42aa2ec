// How a world stands for everybody, as a share of the win: what the search plays for.
import type { AnyGame, Seat } from '../engine/index.ts';
import type { Evaluation } from './advice-reason.ts';
import { type AnyHeuristic, sumParts, valueAt } from './heuristic.ts';

const seatsOf = (state: unknown): number => (state as { seats: number }).seats;

/** How every seat stands, part by part. */
export const evaluateSeats = (heuristic: AnyHeuristic, state: unknown): Evaluation[] =>
  Array.from({ length: seatsOf(state) }, (_, seat) => heuristic.evaluate(state, seat));

/** The points of the best of the others. */
export const bestRivalPoints = (points: readonly number[], own: Seat): number =>
  Math.max(...points.filter((_, seat) => seat !== own));

/**
 * For each seat from 0, as good as lost, to 1, as good as won; of a finished game the truth. All of them together
 * are one win: with several rivals who are close it is nobody's yet.
 */
export function estimateWinShares(
  game: AnyGame,
  heuristic: AnyHeuristic,
  state: unknown,
  all = evaluateSeats(heuristic, state),
): number[] {
  const lead = valueAt(heuristic.decisiveLead, state);
  const points = all.map(sumParts);
  const most = Math.max(...points);
  const weights = points.map((own) => 3 ** ((own - most) / lead));
  const total = weights.reduce((up, weight) => up + weight, 0);
  const guesses = weights.map((weight) => weight / total);
  const outcome = game.outcome(state);
  if (!outcome) return guesses;
  // A clear win counts a little more than a narrow one: so the bot plays on when all is lost, or won.
  const winners = outcome.places.filter((place) => place === 1).length;
  return guesses.map(
    (guess, seat) => (outcome.places[seat] === 1 ? 0.9 / winners : 0) + guess * 0.1,
  );
}
