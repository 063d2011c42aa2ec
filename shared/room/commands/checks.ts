// Checks that several commands make.
import type { Seat } from '../../engine/index.ts';
import type { Chair, Table } from '../table.ts';
import { CommandRefusal, refuseUnless } from './refusal.ts';

export function requireLobby({ phase }: Table): void {
  refuseUnless(phase === 'lobby', 'notInLobby');
}

/** Refuses the command unless the host sends it, in the lobby. */
export function requireHostInLobby(table: Table, seat: Seat | null): void {
  requireLobby(table);
  refuseUnless(seat === table.host, 'notHost');
}

/** Refuses the command unless the host sends it, in the lobby or when the game is over. */
export function requireHostBetweenGames(table: Table, seat: Seat | null): void {
  refuseUnless(table.phase !== 'playing', 'notInLobby');
  refuseUnless(seat === table.host, 'notHost');
}

export function requireChair(table: Table, seat: Seat): Chair {
  const chair = table.chairs[seat];
  if (!chair) throw new CommandRefusal('noSuchSeat');
  return chair;
}
