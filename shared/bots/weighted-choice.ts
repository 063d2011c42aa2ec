import type { Random } from '../engine/index.ts';

/** What is plainly foolish is not even tried, as long as there is something else. */
export function dropFoolishMoves<M>(moves: readonly M[], weights: readonly number[]): readonly M[] {
  const some = moves.filter((_, at) => (weights[at] as number) > 0);
  return some.length > 0 ? some : moves;
}

/** One of them by chance, the heavier the likelier; any, where none weighs anything. */
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
  return moves[weights.findLastIndex((weight) => weight > 0)] as M;
}

/** The heaviest; of several that are, one by chance. */
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
