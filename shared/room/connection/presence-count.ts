// Counts who is connected. A seat may have several connections, for example two tabs.
import type { Here } from '../../protocol/index.ts';
import type { JoinedSocket } from '../socket.ts';
import { type Chair, findSeat } from '../table.ts';

export function countPresence(sockets: readonly JoinedSocket[], chairs: readonly Chair[]): Here {
  const seats = chairs.map(() => 0);
  let watching = 0;
  for (const { state, isAlive } of sockets) {
    if (!isAlive) continue;
    const seat = findSeat(state.key, chairs);
    if (seat === null) watching++;
    else seats[seat] = (seats[seat] ?? 0) + 1;
  }
  return { seats, watching: roundToFirstDigit(watching) };
}

/**
 * Rounds to 7, 30 or 400, for example. The exact number would change with every spectator, and each
 * change is sent to everybody.
 */
function roundToFirstDigit(count: number): number {
  const step = 10 ** (String(count).length - 1);
  return Math.floor(count / step) * step;
}
