// Decides when the room must act although no client has asked it to.
import type { AnyGame } from '../engine/index.ts';
import { LIMITS } from '../protocol/index.ts';
import { answersDue, isWaitingForAnswer } from './agreement.ts';
import type { Pace } from './ports.ts';
import type { Table } from './table.ts';
import { botToMove, graceEndsAt, isWaitingForPerson } from './waiting.ts';

const DAY_MS = 86_400_000;
/** How long a table is stored after its last change. */
const RETENTION_MS = { lobby: DAY_MS, playing: 30 * DAY_MS, over: 7 * DAY_MS };

/** Bots wait before each move so that people can follow. The delay never depends on the bot's cards: it would leak them. */
export const PACE: Pace = {
  burst: LIMITS.burst,
  perSecond: LIMITS.perSecond,
  // No person meets these, see `ChangeBudget`.
  changes: 80,
  changesPerSecond: 5,
  // See `CrowdBudget`.
  crowdBurst: 8_000_000,
  crowdPerSecond: 2_000_000,
  botDelayMs: 700,
  alarmJitterMs: 150,
};

/**
 * The room checks who is connected this long after the last change, because it is not told when a
 * connection breaks silently.
 */
const PRESENCE_RECHECK_MS = 90_000;

/**
 * Each check waits twice as long as the one before, so that the room can sleep while a player
 * thinks for a long time.
 */
function nextPresenceCheck(changedAt: number, now: number): number {
  const waited = Math.max(PRESENCE_RECHECK_MS / 2, now - changedAt);
  const doublings = Math.floor(Math.log2(waited / PRESENCE_RECHECK_MS)) + 1;
  return changedAt + PRESENCE_RECHECK_MS * 2 ** doublings;
}

/** How often a table that waits for newer rules checks whether they have been deployed. */
export const HELD_RECHECK_MS = 60 * 60_000;

/** The time at which the table is deleted if nothing happens before. */
export const expiryTime = ({ phase, ended }: Table, changedAt: number): number =>
  changedAt + RETENTION_MS[ended ? 'playing' : phase];

/** The next time at which a clock runs out, a bot moves, presence is checked, a stand-in takes over or the table expires. */
export function nextAlarm(
  table: Table,
  game: AnyGame,
  changedAt: number,
  now: number,
  { botDelayMs }: Pace,
  /** Called only if a bot has to move, because it is slow: it looks at every connection. */
  isAttended: () => boolean,
): number {
  const times = [expiryTime(table, changedAt)];
  if (table.due !== null) times.push(table.due);
  if (botToMove(table, game) !== null && isAttended()) times.push(changedAt + botDelayMs);
  if (isWaitingForPerson(table, game) || isWaitingForAnswer(table))
    times.push(nextPresenceCheck(changedAt, now));
  if (table.phase === 'playing' && table.atOnce) {
    const graceEnds = table.chairs.map((chair) => graceEndsAt(table, chair));
    // A time in the past has been handled already: nobody is connected, and the stand-in waits
    // until somebody connects.
    times.push(...graceEnds.filter((end) => end !== null && end > now).map(Number));
  }
  times.push(...answersDue(table).filter((due) => due > now));
  return Math.min(...times);
}
