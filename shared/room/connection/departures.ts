// Limits how often it is stored that somebody has gone: a connection that breaks and comes back again and again must
// not store a change each time.
import type { Table } from '../table.ts';

/** Once somebody's coming or going has been stored, the next departure waits for so long. Returns never wait. */
export const DEPARTURES_EVERY_MS = 5000;

/** Whether nothing but this is new: people who have gone since. */
function onlyDepartures(before: Table, after: Table): boolean {
  const isBack = after.chairs.some(({ gone }, seat) => gone === null && before.chairs[seat]?.gone);
  const isHostBack = after.host !== before.host || (before.hostGone && !after.hostGone);
  return !isBack && !isHostBack && after.phase === before.phase;
}

export class Departures {
  #storedAt = Number.NEGATIVE_INFINITY;
  /** When departures that were not stored are looked at again; null if there are none. */
  due: number | null = null;

  /** Whether the change from `before` to `after`, which says who is connected, is stored now. */
  mayStore(before: Table, after: Table, now: number): boolean {
    const next = this.#storedAt + DEPARTURES_EVERY_MS;
    const mustWait = now < next && onlyDepartures(before, after);
    this.due = mustWait ? next : null;
    if (!mustWait) this.#storedAt = now;
    return !mustWait;
  }
}
