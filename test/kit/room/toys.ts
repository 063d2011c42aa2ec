// Toy games on the shelf beside the real ones: one where all choose at once, one where all may be taken
// back. Whoever imports this can open a table for them.
import type { AnyGame } from '../../../shared/engine/index.ts';
import { allGames, findGame } from '../../../shared/games/index.ts';
import { fingers } from '../toys/fingers.ts';
import { nim } from '../toys/nim.ts';

export function shelve(game: unknown): void {
  const { id } = game as AnyGame;
  if (!findGame(id)) allGames.push(game as AnyGame);
}

/** From now on the rules with this id are these. */
export function deploy(game: unknown): void {
  const { id } = game as AnyGame;
  const at = allGames.findIndex((known) => known.id === id);
  if (at < 0) throw new Error(`no game "${id}" to take the place of`);
  allGames[at] = game as AnyGame;
}

/** From now on this game is not known. */
export function withdraw(id: string): void {
  allGames.splice(
    allGames.findIndex((known) => known.id === id),
    1,
  );
}

shelve(fingers);
shelve(nim);
