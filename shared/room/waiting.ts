// Tells whom a table is waiting for: a bot, a person who is connected, or a person who has gone.
import type { AnyGame, Seat } from '../engine/index.ts';
import { type Chair, isPlayedByBot, type Table } from './table.ts';

/**
 * Returns the seat for which a bot has to decide. While people have to decide too, a bot with a
 * single legal move waits for them: that move is usually to withdraw an offer that it has just made
 * to them.
 */
export function botToMove(table: Table, game: AnyGame): Seat | null {
  if (table.phase !== 'playing') return null;
  const acting = game.toAct(table.state);
  const bots = acting.filter((seat) => table.chairs[seat] && isPlayedByBot(table.chairs[seat]));
  const onlyBotsAct = bots.length === acting.length;
  return bots.find((seat) => onlyBotsAct || game.moves(table.state, seat).length > 1) ?? null;
}

/** True if a person has to decide who is connected as far as the room knows. */
export function isWaitingForPerson(table: Table, game: AnyGame): boolean {
  if (table.phase !== 'playing') return false;
  const isPresentPerson = (chair?: Chair) =>
    chair !== undefined && !isPlayedByBot(chair) && !chair.absent && chair.gone === null;
  return game.toAct(table.state).some((seat) => isPresentPerson(table.chairs[seat]));
}

/**
 * The time when this player's grace period ends. Null for a player who is connected or has a
 * stand-in already.
 */
export const graceEndsAt = ({ grace }: Table, { kind, gone, standIn }: Chair): number | null =>
  kind === 'person' && gone !== null && !standIn ? gone + grace * 1000 : null;
