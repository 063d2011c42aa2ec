// How much a run tries of what takes long: `npm test` a part, another one each time, and `npm run thorough` all of it.
import { ORDER } from './order.ts';

export const isThorough = process.env.THOROUGH === 'yes';

/** Returns all of these, or this many of them, evenly spread. Which ones, the seed of the run decides. */
export function sampleOf<T>(all: readonly T[], count: number, seed = ORDER.seed): T[] {
  if (isThorough || count >= all.length) return [...all];
  const step = all.length / count;
  return Array.from(
    { length: count },
    (_, at) => all[(Math.floor(at * step) + seed) % all.length] as T,
  );
}
