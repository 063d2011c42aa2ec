// When a table has to be looked at without anybody asking.
import { LIMITS } from '../protocol/index.ts';
import { graceEnds, isAwaiting } from './commands/absence.ts';
import { botToMove } from './commands/bots.ts';
import type { Pace } from './ports.ts';
import type { Table } from './table.ts';

const DAY = 86_400_000;
/** How long a table is kept after its last change. */
const KEPT = { lobby: DAY, playing: 30 * DAY, over: 7 * DAY };

/** A bot takes a breath before each move, so that people can follow: the same one whatever it holds. */
export const PACE: Pace = {
  burst: LIMITS.burst,
  perSecond: LIMITS.perSecond,
  botDelayMs: 700,
  alarmJitterMs: 150,
};

/** Whoever is waited for may have gone without a word, and nobody speaks: so long after a change somebody looks. */
const PRESENCE_RECHECK_MS = 90_000;

/** Again and again, each time after twice as long: a table that is thinking sleeps on. */
function nextPresenceCheck(at: number, now: number): number {
  const waited = Math.max(PRESENCE_RECHECK_MS / 2, now - at);
  return at + PRESENCE_RECHECK_MS * 2 ** (Math.floor(Math.log2(waited / PRESENCE_RECHECK_MS)) + 1);
}

/** How often a table that waits for newer rules looks whether they are there. */
export const HELD_LOOK_MS = 60 * 60_000;

/** `at` is the time of the last change. */
export const expiry = ({ phase, ended }: Table, at: number): number =>
  at + KEPT[ended ? 'playing' : phase];

/** For the clock, a bot, somebody who is waited for or gone for too long, or the end of a table left alone. */
export function nextAlarm(
  table: Table,
  at: number,
  now: number,
  { botDelayMs }: Pace,
  /** Asked only where a bot is to move: it looks at every connection. */
  isAttended: () => boolean,
): number {
  const times = [expiry(table, at)];
  if (table.due !== null) times.push(table.due);
  if (botToMove(table) !== null && isAttended()) times.push(at + botDelayMs);
  if (isAwaiting(table)) times.push(nextPresenceCheck(at, now));
  if (table.phase === 'playing' && table.atOnce) {
    const ends = table.chairs.map((chair) => graceEnds(table, chair));
    // Those that are over have been looked at: they wait for somebody to come.
    times.push(...(ends.filter((end) => end !== null && end > now) as number[]));
  }
  return Math.min(...times);
}
