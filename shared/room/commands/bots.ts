// Who plays by themselves: bots on chairs of their own, and the stand-ins of those who are not there.
import type { Move, Seat } from '../../engine/index.ts';
import type { Level } from '../../protocol/index.ts';
import type { Ports } from '../ports.ts';
import { gameAt, playsItself, type Table } from '../table.ts';

/** How well it plays for somebody who is gone: well enough to give nothing away, not so well as to win for them. */
const STAND_IN: Level = 'normal';

/**
 * The seat that a bot has to decide for now. Where people are asked as well, a bot that has no choice waits for them:
 * whoever has made an offer could only withdraw it.
 */
export function botToMove(table: Table): Seat | null {
  if (table.phase !== 'playing') return null;
  const game = gameAt(table);
  const acting = game.toAct(table.state);
  const bots = acting.filter((seat) => table.chairs[seat] && playsItself(table.chairs[seat]));
  const alone = bots.length === acting.length;
  return bots.find((seat) => alone || game.moves(table.state, seat).length > 1) ?? null;
}

/** What it does: it is given what its seat may know, and no more. */
export function botMove(
  table: Table,
  { think, seed }: Pick<Ports, 'think' | 'seed'>,
): { seat: Seat; move: Move } | null {
  const seat = botToMove(table);
  if (seat === null) return null;
  const game = gameAt(table);
  const view = game.view(table.state, seat);
  const moves = game.moves(view, seat);
  const level = table.chairs[seat]?.level ?? STAND_IN;
  return { seat, move: think(game.id, { level, view, moves, seat, seed: seed() }) };
}
