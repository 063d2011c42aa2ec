// Whom a table is waiting for: a bot, a person who is there, or somebody who has gone.
import type { AnyGame, Seat } from '../engine/index.ts';
import { type Chair, isPlayedByBot, type Table } from './table.ts';

/**
 * The seat that a bot has to decide for now. While people have to decide too, a bot with a single legal move waits for
 * them: that move is usually to withdraw an offer it has just made to them.
 */
export function botToMove(table: Table, game: AnyGame): Seat | null {
  if (table.phase !== 'playing') return null;
  const acting = game.toAct(table.state);
  const bots = acting.filter((seat) => table.chairs[seat] && isPlayedByBot(table.chairs[seat]));
  const onlyBotsAct = bots.length === acting.length;
  return bots.find((seat) => onlyBotsAct || game.moves(table.state, seat).length > 1) ?? null;
}

/** True while a person has to decide who is there as far as the room knows. */
export function isWaitingForPerson(table: Table, game: AnyGame): boolean {
  if (table.phase !== 'playing') return false;
  const isPresentPerson = (chair?: Chair) =>
    chair !== undefined && !isPlayedByBot(chair) && !chair.absent && chair.gone === null;
  return game.toAct(table.state).some((seat) => isPresentPerson(table.chairs[seat]));
}

/** When this player will have been gone for too long; null for one who is here, or has a stand-in already. */
export const graceEndsAt = ({ grace }: Table, { kind, gone, standIn }: Chair): number | null =>
  kind === 'person' && gone !== null && !standIn ? gone + grace * 1000 : null;
