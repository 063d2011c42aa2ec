// When a table has to be looked at without anybody asking.
import { LIMITS } from '../protocol/index.ts';
import { graceEnds } from './absent.ts';
import { botToMove } from './bots.ts';
import type { Pace } from './ports.ts';
import type { Table } from './table.ts';

const DAY = 86_400_000;
/** How long a table is kept after its last change. */
const KEPT = { lobby: DAY, playing: 30 * DAY, over: 7 * DAY };

/** A bot takes a breath before each move, so that people can follow: the same one whatever it holds. */
export const PACE: Pace = {
  burst: LIMITS.burst,
  perSecond: LIMITS.perSecond,
  breath: 700,
  late: 150,
};

/** `at` is the time of the last change. */
export const expiry = ({ phase }: Table, at: number): number => at + KEPT[phase];

/** For the clock, a bot, somebody gone for too long, or the end of a table left alone. */
export function nextLook(table: Table, at: number, now: number, { breath }: Pace): number {
  const times = [expiry(table, at)];
  if (table.due !== null) times.push(table.due);
  if (botToMove(table) !== null) times.push(at + breath);
  if (table.phase === 'playing' && table.atOnce) {
    const ends = table.chairs.map((chair) => graceEnds(table, chair));
    // Those that are over have been looked at: they wait for somebody to come.
    times.push(...(ends.filter((end) => end !== null && end > now) as number[]));
  }
  return Math.min(...times);
}
