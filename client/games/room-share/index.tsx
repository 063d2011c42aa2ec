import type { AnyGame } from '../../../shared/engine/index.ts';
import { roomShare as rules } from '../../../shared/games/room-share/index.ts';
import type { State } from '../../../shared/games/room-share/state.ts';
import type { GameClient } from '../contract.ts';
import { Board } from './board.tsx';
import { words } from './text/index.ts';
import { Thing } from './thing.tsx';
import './drawing.css';
import './house.css';
import './board.css';

export const roomShare: GameClient = {
  rules: rules as unknown as AnyGame,
  Board,
  Thing,
  words,
  // A long chain of evictions asks for a bed again and again.
  chain: ({ frames }: State) => ['land', 'evict'].includes(frames.at(-1)?.kind ?? ''),
};
