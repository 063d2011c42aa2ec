// The registry: every game that can be played.
import type { AnyGame } from '../engine/index.ts';
import { roomShare } from './room-share/index.ts';

export const games = {
  'room-share': roomShare,
};

export type GameId = keyof typeof games;

export const allGames = Object.values(games) as unknown as AnyGame[];

export const findGame = (id: string): AnyGame | undefined =>
  allGames.find((game) => game.id === id);
