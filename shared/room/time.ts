// When a table has to be looked at without anybody asking.
import { standInToMove } from './absent.ts';
import type { Table } from './table.ts';

const DAY = 86_400_000;
/** How long a table is kept after its last change. */
const KEPT = { lobby: DAY, playing: 30 * DAY, over: 7 * DAY };

/** A stand-in takes a breath, so that others can follow. */
export const BREATH = 700;

/** `at` is the time of the last change. */
export const expiry = ({ phase }: Table, at: number): number => at + KEPT[phase];

/** For the clock, a stand-in, or the end of a table left alone. */
export function nextLook(table: Table, at: number): number {
  const times = [expiry(table, at)];
  if (table.due !== null) times.push(table.due);
  if (standInToMove(table) !== null) times.push(at + BREATH);
  return Math.min(...times);
}
