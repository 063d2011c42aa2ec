// The data points, as they are written to Workers Analytics Engine. docs/operations.md asks questions of them. Never
// give a place another meaning: what was written is kept for three months.

/** In this order they are blob1, blob2, … */
export const BLOBS = ['event', 'version', 'game', 'kind', 'result', 'build', 'page'] as const;
/** In this order they are double1, double2. */
export const DOUBLES = ['ms', 'rows'] as const;
/** It is index1: of a kind of which there are few none is left out when there are many of another. */
export const INDEX = 'event';

/** In place of the time of a command where it was not taken. */
export const UNTIMED = -1;

export type DataPoint = { event: 'command' | 'table' | 'error' | 'browser' } & {
  [Name in Exclude<(typeof BLOBS)[number], 'event'>]?: string;
} & { [Name in (typeof DOUBLES)[number]]?: number };

const LONGEST = 64;

/** A dataset of Analytics Engine, as much of it as is needed. */
interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

export function writePoint(metrics: Dataset | undefined, point: DataPoint): void {
  metrics?.writeDataPoint({
    indexes: [point[INDEX]],
    blobs: BLOBS.map((name) => (point[name] ?? '').slice(0, LONGEST)),
    doubles: DOUBLES.map((name) => point[name] ?? 0),
  });
}
