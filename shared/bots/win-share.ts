// Turns the evaluations of all seats into chances to win, which is what the search maximizes.
import type { AnyGame } from '../engine/index.ts';
import type { Evaluation } from './advice-reason.ts';
import { type AnyHeuristic, sumParts, valueAt } from './heuristic.ts';

const seatsOf = (state: unknown): number => (state as { seats: number }).seats;

export const evaluateSeats = (heuristic: AnyHeuristic, state: unknown): Evaluation[] =>
  Array.from({ length: seatsOf(state) }, (_, seat) => heuristic.evaluate(state, seat));

/**
 * Estimates the chance of each seat to win, from 0 to 1. The chances add up to 1. A finished game
 * counts almost only by its result.
 */
export function estimateWinShares(
  game: AnyGame,
  heuristic: AnyHeuristic,
  state: unknown,
  evaluations = evaluateSeats(heuristic, state),
): number[] {
  const lead = valueAt(heuristic.decisiveLead, state);
  const points = evaluations.map(sumParts);
  const most = Math.max(...points);
  // With two seats, a lead of `decisiveLead` points gives the odds 3 to 1.
  const weights = points.map((own) => 3 ** ((own - most) / lead));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const estimates = weights.map((weight) => weight / total);
  const outcome = game.outcome(state);
  if (!outcome) return estimates;
  // A tenth of the chance still depends on the points, so that a bot plays sensibly even if it is
  // sure to win or to lose.
  const winners = outcome.places.filter((place) => place === 1).length;
  return estimates.map(
    (estimate, seat) => (outcome.places[seat] === 1 ? 0.9 / winners : 0) + estimate * 0.1,
  );
}
