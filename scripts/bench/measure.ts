// Runs the versions in alternating slices, so that a slow phase of the machine affects all of them, and computes
// medians.

/** Plays the game with this number once, and returns the number of its moves. */
export interface Runner {
  name: string;
  run(game: number): number;
}

export interface Speed {
  name: string;
  moves: number;
  games: number;
  slowest: number;
  fastest: number;
}

const ROUNDS = 7;
const SLICE = 500;
const WARM_UP = 1000;

export function measure(runners: Runner[], games: number): Speed[] {
  const next = runners.map(() => 0);
  const slice = (index: number, milliseconds: number) => {
    const { run } = runners[index] as Runner;
    let game = next[index] as number;
    let [played, moves] = [0, 0];
    const before = process.cpuUsage();
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      moves += run(game % games);
      game++;
      played++;
    }
    // The processor time of this process, so that other programs do not distort it. It includes all threads, because
    // V8 moves work to helper threads.
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    next[index] = game;
    return { moves: moves / seconds, games: played / seconds };
  };

  const slices = runners.map((_, index) => {
    slice(index, WARM_UP);
    return [] as ReturnType<typeof slice>[];
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < runners.length; turn++) {
      // The order changes every round, because a version sometimes collects the garbage of the one before it.
      const index = (turn + round) % runners.length;
      slices[index]?.push(slice(index, SLICE));
    }
  }
  return runners.map(({ name }, index) => {
    const all = slices[index] ?? [];
    const moves = all.map((one) => one.moves);
    return {
      name,
      moves: quantile(moves, 0.5),
      games: quantile(
        all.map((one) => one.games),
        0.5,
      ),
      slowest: Math.min(...moves),
      fastest: Math.max(...moves),
    };
  });
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Formats rows as a table, with the first column aligned left and the others right. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  return rows.map((row) => `  ${line(row).join('  ')}`).join('\n');
}

export const formatWhole = (value: number): string => Math.round(value).toLocaleString('en-GB');
