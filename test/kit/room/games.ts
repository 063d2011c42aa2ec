// The games that the room of a test knows: the real ones, and two toys. In `fingers` all players choose at once; in
// `nim` every move may be taken back.
import type { AnyGame } from '../../../shared/engine/index.ts';
import { allGames } from '../../../shared/games/index.ts';
import { fingers } from '../toys/fingers.ts';
import { nim } from '../toys/nim.ts';

/** Drops the types of a game's states and moves, because the room treats all games alike. */
export const anyGame = (game: unknown): AnyGame => game as AnyGame;

/** A new map, so that a test may add, replace and remove games without disturbing other tests. */
export function testGames(...others: AnyGame[]): Map<string, AnyGame> {
  const games = [...allGames, anyGame(fingers), anyGame(nim), ...others];
  return new Map(games.map((game) => [game.id, game]));
}
