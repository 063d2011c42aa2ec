// Every game's client, fetched when somebody plays it. A new game adds its line here and in shared/games/index.ts.
import type { GameId } from '../../shared/games/index.ts';
import type { GameClient } from '../table/game-client.ts';
import { withTexts } from '../text/index.ts';

/** A game without a line here, or without a manifest in client/games/<id>/index.tsx, does not compile. */
const clients = {
  'room-share': () => import('./room-share/index.tsx'),
  landlord: () => import('./landlord/index.tsx'),
  'landlord-2': () => import('./landlord-2/index.tsx'),
  raja: () => import('./raja/index.tsx'),
} satisfies Record<GameId, () => Promise<{ client: GameClient }>>;

export interface GameInfo {
  id: string;
  /** Fetches the game's client, with its words in the current language. */
  load(): Promise<GameClient>;
}

export const games: GameInfo[] = Object.entries(clients).map(([id, fetchPart]) => ({
  id,
  load: async () => withTexts((await fetchPart()).client),
}));

export const gameInfo = (id?: string): GameInfo | undefined => games.find((game) => game.id === id);
