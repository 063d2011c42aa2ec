// The moves of bots, and of the stand-ins that play for absent people.
import type { AnyGame, Move, Seat } from '../../engine/index.ts';
import type { Level } from '../../protocol/index.ts';
import type { Ports } from '../ports.ts';
import type { Table } from '../table.ts';
import { botToMove } from '../waiting.ts';

/**
 * The level of stand-ins: good enough not to ruin the seat's chances, not so good that it wins for
 * somebody who has gone.
 */
const STAND_IN_LEVEL: Level = 'normal';

/** Returns null if no bot has to move. The bot gets the view of its seat, never the whole state. */
export function chooseBotMove(
  table: Table,
  game: AnyGame,
  { think, randomSeed }: Pick<Ports, 'think' | 'randomSeed'>,
): { seat: Seat; move: Move } | null {
  const seat = botToMove(table, game);
  if (seat === null) return null;
  const view = game.view(table.state, seat);
  const moves = game.moves(view, seat);
  const level = table.chairs[seat]?.level ?? STAND_IN_LEVEL;
  return { seat, move: think(game, { level, view, moves, seat, seed: randomSeed() }) };
}
