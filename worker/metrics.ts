// The data points written to Workers Analytics Engine; docs/operations.md has queries for them. Never give a column
// another meaning: data points are kept for three months.

/** The columns blob1, blob2, … in this order. */
export const BLOB_NAMES = ['event', 'version', 'game', 'kind', 'result', 'build', 'page'] as const;
/** The columns double1, double2 in this order. */
export const DOUBLE_NAMES = ['ms', 'rows'] as const;
/** The column index1. Sampling is per index, so frequent events do not push rare ones out. */
export const INDEX_NAME = 'event';

/** Written in place of the duration of a command that was not timed. */
export const NOT_TIMED_MS = -1;

export type DataPoint = { event: 'command' | 'table' | 'error' | 'browser' } & {
  [Name in Exclude<(typeof BLOB_NAMES)[number], 'event'>]?: string;
} & { [Name in (typeof DOUBLE_NAMES)[number]]?: number };

const MAX_BLOB_LENGTH = 64;

/** The part of an Analytics Engine dataset that the worker uses. */
interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

export function writePoint(metrics: Dataset | undefined, point: DataPoint): void {
  metrics?.writeDataPoint({
    indexes: [point[INDEX_NAME]],
    blobs: BLOB_NAMES.map((name) => (point[name] ?? '').slice(0, MAX_BLOB_LENGTH)),
    doubles: DOUBLE_NAMES.map((name) => point[name] ?? 0),
  });
}
