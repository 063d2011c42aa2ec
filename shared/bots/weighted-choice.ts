// Choices among moves by the weights that a heuristic gives them.
import type { Random } from '../engine/index.ts';

/** Returns the moves with a weight above 0, or all moves if there is none. */
export function dropFoolishMoves<M>(moves: readonly M[], weights: readonly number[]): readonly M[] {
  const sensible = moves.filter((_, at) => (weights[at] as number) > 0);
  return sensible.length > 0 ? sensible : moves;
}

/**
 * Picks a random move, with probabilities in proportion to the weights. If all weights are 0, all
 * are equally likely.
 */
export function pickWeighted<M>(
  moves: readonly M[],
  weights: readonly number[],
  random: Random,
): M {
  let total = 0;
  for (const weight of weights) total += weight;
  if (total <= 0) return random.pick(moves);
  let left = (random.bits() / 2 ** 32) * total;
  for (let at = 0; at < moves.length; at++) {
    left -= weights[at] as number;
    if (left < 0) return moves[at] as M;
  }
  // Rounding errors can leave a tiny remainder after the last move.
  return moves[weights.findLastIndex((weight) => weight > 0)] as M;
}

/** Picks the move with the highest weight; a random one of them if several have it. */
export function pickHeaviest<M>(
  moves: readonly M[],
  weights: readonly number[],
  random: Random,
): M {
  const most = Math.max(...weights);
  const first = weights.indexOf(most);
  if (weights.lastIndexOf(most) === first) return moves[first] as M;
  return random.pick(moves.filter((_, at) => weights[at] === most));
}
