// Makes the reducer of boardgame.io play the recorded positions, without a server or a client.
import './production.ts';

import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { makeMove } from 'boardgame.io/dist/cjs/turn-order-4ab12333.js';
import { game } from './boardgame-io.ts';
import type { G } from './boardgame-io-rules.ts';
import { withoutImmer } from './boardgame-io-without-immer.ts';
import type { Version } from './version.ts';

function version(name: string, game: Game<G>): Version<State<G>> {
  const reducer = CreateGameReducer({ game });
  return {
    name,
    begin(position) {
      // Immer freezes its input, but the other versions use the same positions.
      const { flats, beds, colours, reserve, first } = structuredClone(position);
      const setupData: G = {
        flats,
        beds,
        colours,
        reserve,
        first,
        seat: first,
        asks: 'open',
        flat: 0,
        from: 0,
        leaving: [],
        lastChance: false,
      };
      const start = InitializeGame({ game, numPlayers: 2, setupData });
      return () => start;
    },
    play: (state, seat, move) => reducer(state, makeMove(move.type, [move], String(seat))),
    look: ({ G, ctx }) => ({
      beds: G.beds,
      reserve: G.reserve,
      toAct: ctx.gameover ? [] : [Number(ctx.currentPlayer)],
    }),
    result: ({ ctx }) => ctx.gameover,
    refuses(state, seat, move) {
      const after = reducer(state, makeMove(move.type, [move], String(seat)));
      return after.transients?.error !== undefined;
    },
  };
}

export const boardgameIo = version('boardgame.io', game);
export const boardgameIoWithoutImmer = version('boardgame.io, no Immer', withoutImmer(game));
