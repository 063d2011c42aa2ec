// The seed of a game at the edge.
import type { Seed } from '../shared/engine/index.ts';

export function randomSeed(): Seed {
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, d];
}
