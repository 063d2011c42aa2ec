// Toy games on the shelf beside the real ones: one where all choose at once, one where all may be taken
// back. Whoever imports this can open a table for them.
import type { AnyGame } from '../../shared/engine/index.ts';
import { allGames, findGame } from '../../shared/games/index.ts';
import { fingers } from '../games/fingers.ts';
import { nim } from '../games/nim.ts';

export function shelve(game: unknown): void {
  const { id } = game as AnyGame;
  if (!findGame(id)) allGames.push(game as AnyGame);
}

shelve(fingers);
shelve(nim);
