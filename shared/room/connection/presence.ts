// Who is at the table: a seat may have several connections and is still one presence.
import type { Seat } from '../../engine/index.ts';
import type { Here } from '../../protocol/index.ts';
import type { Socket } from '../ports.ts';
import type { Chair } from '../table.ts';

/** The seat of whoever has this key. Digests are compared, never keys: how long it takes tells nothing. */
export function seatOf(key: string | null, chairs: readonly Chair[]): Seat | null {
  const seat = key === null ? -1 : chairs.findIndex((chair) => chair.key === key);
  return seat < 0 ? null : seat;
}

export function whoIsHere(guests: readonly Socket[], chairs: readonly Chair[]): Here {
  const seats = chairs.map(() => 0);
  let watching = 0;
  for (const { visitor, alive } of guests) {
    if (!alive) continue;
    const seat = seatOf(visitor.key, chairs);
    if (seat === null) watching++;
    else seats[seat] = (seats[seat] ?? 0) + 1;
  }
  return { seats, watching: about(watching) };
}

/** 7, 30, 400: of a crowd not everybody is told of everybody. */
function about(count: number): number {
  const step = 10 ** (String(count).length - 1);
  return Math.floor(count / step) * step;
}
