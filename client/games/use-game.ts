// Hooks that fetch the client of a game for a page.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { GameClient } from '../table/game-client.ts';
import { gameInfo } from './index.ts';

/** Returns null until the client has been fetched. If the fetch fails, the component throws. */
export function useGame(id: string | undefined): GameClient | null {
  const [game, setGame] = useState<GameClient | null>(null);
  const [error, setError] = useState<unknown>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    void gameInfo(id)
      ?.load()
      .then(
        (loaded) => isCurrent && setGame(() => loaded),
        (failed) => isCurrent && setError(() => failed),
      );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (error) throw error;
  return game;
}

/** The server names the game in the HTML of a table's page, so the client fetches it while the page still connects. */
const gameOfPage = () =>
  document.querySelector<HTMLElement>('link[data-game]:not([data-game=""])')?.dataset.game;

/**
 * Fetches the game that the page names. Call it after the hook that connects, because the connection must start
 * first.
 */
export function usePrefetchedGame(): void {
  useLayoutEffect(() => {
    // The socket opens in a timer that was set before this one.
    setTimeout(() => void gameInfo(gameOfPage())?.load());
  }, []);
}
