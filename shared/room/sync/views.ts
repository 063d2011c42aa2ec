// Computes what one viewer sees of the game.
import type { AnyGame, Move, Viewer } from '../../engine/index.ts';
import type { Table } from '../table.ts';
import { hasOtherRules } from '../versions.ts';

export function viewGame(table: Table, game: AnyGame, viewer: Viewer): unknown {
  if (table.state === null) return null;
  if (!hasOtherRules(table, game)) return game.view(table.state, viewer);
  // A finished game of older rules is shown as far as the current rules can read it.
  try {
    return game.view(table.state, viewer);
  } catch {
    return null;
  }
}

export const listMoves = (table: Table, game: AnyGame, viewer: Viewer): readonly Move[] =>
  viewer === null || table.phase !== 'playing' ? [] : game.moves(table.state, viewer);
