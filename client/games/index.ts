// The shelf: what the home page shows of each game, and where the rest of it comes from.
import { shelve } from '../../shared/games/registry.ts';
import type { GameClient } from '../table/game-client.ts';
import { withTexts } from '../text/index.ts';
import landlordCover from './landlord/cover.svg?url';
import landlordSecondCover from './landlord-2/cover.svg?url';
import rajaCover from './raja/cover.svg?url';
import roomShareCover from './room-share/cover.svg?url';

export interface GameInfo {
  id: string;
  name: string;
  players: [number, number];
  minutes: [number, number];
  /** How many chairs make a good table for one against bots. */
  alone: number;
  /** Where its picture is. */
  cover: string;
  load(): Promise<GameClient>;
}

export const games: GameInfo[] = [
  {
    id: 'room-share',
    name: 'Room Share',
    players: [2, 4],
    minutes: [20, 30],
    alone: 2,
    cover: roomShareCover,
    load: () => import('./room-share/index.tsx').then(({ roomShare }) => ready(roomShare)),
  },
  {
    id: 'landlord',
    name: 'Landlord!',
    players: [2, 6],
    minutes: [30, 60],
    alone: 3,
    cover: landlordCover,
    load: () => import('./landlord/index.tsx').then(({ landlord }) => ready(landlord)),
  },
  {
    id: 'landlord-2',
    name: 'Friese’s Landlord',
    players: [2, 6],
    minutes: [30, 60],
    alone: 3,
    cover: landlordSecondCover,
    load: () =>
      import('./landlord-2/index.tsx').then(({ landlordSecond }) => ready(landlordSecond)),
  },
  {
    id: 'raja',
    name: 'Raja',
    players: [2, 5],
    minutes: [60, 90],
    alone: 3,
    cover: rajaCover,
    load: () => import('./raja/index.tsx').then(({ raja }) => ready(raja)),
  },
];

/** With its rules at hand and its words in the language that is spoken. */
function ready(client: GameClient): Promise<GameClient> {
  shelve(client.rules);
  return withTexts(client);
}

export const gameInfo = (id?: string): GameInfo | undefined => games.find((game) => game.id === id);
