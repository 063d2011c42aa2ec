import type { Seat } from './game.ts';

export interface PastMove {
  seat: Seat;
  final: boolean;
}

/**
 * How many of the latest moves a seat may take back: its own, until another seat has moved
 * or chance or a secret was shown.
 */
export function undoable(past: readonly PastMove[], seat: Seat): number {
  let count = 0;
  for (let i = past.length - 1; i >= 0; i--) {
    const move = past[i] as PastMove;
    if (move.seat !== seat || move.final) break;
    count++;
  }
  return count;
}
