// Every game that can be played.
import type { AnyGame } from '../engine/index.ts';
import { landlord, landlordSecond } from './landlord/rules.ts';
import { raja } from './raja/rules.ts';
import { shelve } from './registry.ts';
import { roomShare } from './room-share/rules.ts';

export { allGames, findGame } from './registry.ts';

export const games = {
  'room-share': roomShare,
  landlord,
  'landlord-2': landlordSecond,
  raja,
};

export type GameId = keyof typeof games;

for (const game of Object.values(games)) shelve(game as unknown as AnyGame);
