// The server of boardgame.io with Nim, started as its manual says, with tables in memory. Its arguments are a port, and
// `delta` to send patches instead of whole states.
import '../production.ts';

import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { STONES } from './stones.ts';

interface G {
  heap: number;
  taken: number[];
  last: number;
}

const [, , port, delta] = process.argv;

const nim: Game<G> = {
  name: 'nim',
  minPlayers: 2,
  maxPlayers: 2,
  deltaState: delta === 'delta',
  setup: () => ({ heap: STONES, taken: [0, 0], last: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take({ G, playerID }, stones: number) {
      if (![1, 2, 3].includes(stones) || stones > G.heap) return INVALID_MOVE;
      const seat = Number(playerID);
      G.heap -= stones;
      G.taken[seat] = (G.taken[seat] ?? 0) + stones;
      G.last = seat;
      return undefined;
    },
  },
  endIf: ({ G }) => (G.heap === 0 ? { winner: G.last } : undefined),
};

Server({ games: [nim], origins: [Origins.LOCALHOST] }).run(Number(port));
