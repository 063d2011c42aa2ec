import { roomShare } from './room-share/index.ts';

export const games = {
  'room-share': roomShare,
};

export type GameId = keyof typeof games;
