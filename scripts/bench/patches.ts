// Measures how many bytes a move costs on the wire, for one seat.
import { formatWhole, quantile } from './measure.ts';
import type { Recorded } from './record.ts';
import { eachPatch } from './runners.ts';

export const PATCH_COLUMNS = ['bytes for a seat and move', 'mean', 'p50', 'p99', 'most', 'view'];

export function patchRow(name: string, games: Recorded[]): string[] {
  const patches: number[] = [];
  let views = 0;
  for (const game of games) {
    eachPatch(game, (patch, view) => {
      patches.push(bytes(patch));
      views += bytes(view);
    });
  }
  const mean = patches.reduce((sum, size) => sum + size, 0) / patches.length;
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(patches, share));
  return [name, ...[mean, p50, p99, most, views / patches.length].map((n) => formatWhole(n ?? 0))];
}

/** Returns the size of a value as JSON. It is 0 for a missing patch, because then nothing is sent. */
const bytes = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
