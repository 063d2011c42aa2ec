// The games there are: at the edge all of them, in a browser those that have been fetched.
import type { AnyGame } from '../engine/index.ts';

export const allGames: AnyGame[] = [];

export const findGame = (id: string): AnyGame | undefined =>
  allGames.find((game) => game.id === id);

export function shelve(game: AnyGame): void {
  if (!findGame(game.id)) allGames.push(game);
}
