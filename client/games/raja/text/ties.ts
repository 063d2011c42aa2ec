// Whether the order of a scoring was decided by more than points.
import type { ResultRow } from './vocabulary.ts';

/** The rows stand in the order of their gold, so that equal ones follow each other. */
export const isTied = (rows: readonly ResultRow[]): boolean =>
  rows.some(({ count }, at) => count === rows[at - 1]?.count);
