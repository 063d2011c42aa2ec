// Room Share without cards, as a game for boardgame.io.
import type { Game, MoveMap } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { ALL_FLATS } from '../../shared/games/room-share/grid.ts';
import type { FlatKind, MoveOf } from '../../shared/games/room-share/state.ts';
import {
  canEvict,
  canVisit,
  enter,
  evict,
  freeArrows,
  type G,
  inhabited,
  land,
  place,
} from './boardgame-io-rules.ts';

type Context = { G: G };

const moves: MoveMap<G> = {
  open({ G }: Context, { flat }: MoveOf<'open'>) {
    if (G.asks !== 'open' || !ALL_FLATS.includes(flat) || !inhabited(G, flat)) return INVALID_MOVE;
    enter(G, flat);
  },
  place({ G }: Context, { colour, arrow }: MoveOf<'place'>) {
    if (G.asks !== 'place' || !G.reserve[G.seat]?.[colour]) return INVALID_MOVE;
    if (!freeArrows(G, G.flat).includes(arrow)) return INVALID_MOVE;
    place(G, colour, arrow);
  },
  evict({ G }: Context, { flat }: MoveOf<'evict'>) {
    if (G.asks !== 'evict' || !ALL_FLATS.includes(flat) || !canEvict(G, flat)) return INVALID_MOVE;
    evict(G, flat);
  },
  land({ G }: Context, { arrow }: MoveOf<'land'>) {
    if (G.asks !== 'land' || !freeArrows(G, G.flat).includes(arrow)) return INVALID_MOVE;
    land(G, arrow);
  },
  visit({ G }: Context, { flat }: MoveOf<'visit'>) {
    if (G.asks !== 'visit' || !ALL_FLATS.includes(flat) || !canVisit(G, flat)) return INVALID_MOVE;
    enter(G, flat);
  },
  pass({ G }: Context) {
    if (G.asks !== 'visit') return INVALID_MOVE;
    G.asks = null;
  },
};

const WORTH: Record<FlatKind, number> = { classic: 1, suite: 2, royal: 3, haunted: -2 };

function result({ flats, beds, colours, first }: G) {
  const points = colours.map((own) =>
    flats.reduce((sum, kind, flat) => {
      const tenants = (beds[flat] ?? []).filter(Boolean);
      const counts = kind === 'haunted' || tenants.length === 3;
      return counts ? sum + WORTH[kind] * tenants.filter((colour) => colour === own).length : sum;
    }, 0),
  );
  const [one = 0, other = 0] = points;
  const winner = one === other ? first : Number(other > one);
  return { points, places: points.map((_, seat) => (seat === winner ? 1 : 2)) };
}

export const game: Game<G> = {
  name: 'room-share',
  setup: (_context, position: G) => position,
  moves,
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    // `events.endTurn()` would be slower, because it keeps a stack trace.
    endIf: ({ G, ctx }) => G.asks !== null && String(G.seat) !== ctx.currentPlayer,
  },
  endIf: ({ G }) => (G.asks === null ? result(G) : undefined),
};
