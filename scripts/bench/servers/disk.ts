// Measures the cost of the disk alone: it writes to a small file and syncs it, as SQLite does for each commit.
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../measure.ts';

export function measureDiskWrite(): number {
  const path = join(tmpdir(), `foyer-bench-sync-${process.pid}`);
  const file = openSync(path, 'w');
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    writeSync(file, Buffer.alloc(4096));
    fsyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(path);
  return quantile(times, 0.5);
}
