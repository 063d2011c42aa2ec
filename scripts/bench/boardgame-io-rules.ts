// Applies a turn to G. The code is written for Immer, so it changes G in place.
import { ALL_FLATS, NEIGHBOURS } from '../../shared/games/room-share/grid.ts';
import {
  type Bed,
  COLOURS,
  type Colour,
  type FlatKind,
} from '../../shared/games/room-share/state.ts';

export interface G {
  flats: FlatKind[];
  /**
   * Indexed by flat and arrow as in our state, because states are compared. One flat list would be a quarter faster
   * here.
   */
  beds: Bed[][];
  colours: Colour[];
  reserve: Record<Colour, number>[];
  first: number;
  seat: number;
  asks: 'open' | 'place' | 'evict' | 'land' | 'visit' | null;
  flat: number;
  from: number;
  leaving: { colour: Colour; arrow: number }[];
  lastChance: boolean;
}

const ARROWS = [0, 1, 2, 3];
const bedsOf = ({ beds }: G, flat: number) => beds[flat] as Bed[];

export function freeArrows(g: G, flat: number): number[] {
  const beds = bedsOf(g, flat);
  return ARROWS.filter((arrow) => !beds[arrow]);
}
const isFull = (g: G, flat: number) => bedsOf(g, flat).every(Boolean);
export const inhabited = (g: G, flat: number) => bedsOf(g, flat).some(Boolean);

const held = (g: G) => COLOURS.filter((colour) => (g.reserve[g.seat]?.[colour] ?? 0) > 0);

export function canEvict(g: G, flat: number): boolean {
  return isFull(g, flat) && ARROWS.some((arrow) => !isFull(g, nextDoor(flat, arrow)));
}

export function canVisit(g: G, flat: number): boolean {
  const own = g.colours[g.seat];
  return freeArrows(g, flat).length > 1 && bedsOf(g, flat).includes(own as Colour);
}

const nextDoor = (flat: number, arrow: number) => NEIGHBOURS[flat]?.[arrow] as number;

/** Asks which tenant goes where in `flat`, or places the only one that can go there. */
export function enter(g: G, flat: number): void {
  g.flat = flat;
  g.asks = 'place';
  const [colour, ...colours] = held(g);
  const [arrow, ...arrows] = freeArrows(g, flat);
  if (colour && arrow !== undefined && colours.length + arrows.length === 0)
    place(g, colour, arrow);
}

export function place(g: G, colour: Colour, arrow: number): void {
  const reserve = g.reserve[g.seat] as Record<Colour, number>;
  reserve[colour]--;
  bedsOf(g, g.flat)[arrow] = colour;
  if (g.lastChance) g.asks = null;
  else settle(g);
}

export function evict(g: G, from: number): void {
  g.from = from;
  const beds = bedsOf(g, from);
  g.leaving = ARROWS.map((arrow) => ({ colour: beds[arrow] as Colour, arrow }));
  beds.fill(null);
  settle(g);
}

export function land(g: G, arrow: number): void {
  const tenant = g.leaving.shift();
  if (tenant) bedsOf(g, g.flat)[arrow] = tenant.colour;
  settle(g);
}

/** Continues the turn until a player has to choose. */
function settle(g: G): void {
  const [tenant] = g.leaving;
  if (tenant) {
    const ahead = nextDoor(g.from, tenant.arrow);
    g.flat = isFull(g, ahead) ? g.from : ahead;
    g.asks = 'land';
    const [arrow, ...more] = freeArrows(g, g.flat);
    if (arrow !== undefined && more.length === 0) land(g, arrow);
    return;
  }
  const [flat, ...more] = ALL_FLATS.filter((full) => canEvict(g, full));
  if (flat === undefined) endTurn(g);
  else if (more.length === 0) evict(g, flat);
  else g.asks = 'evict';
}

function endTurn(g: G): void {
  g.lastChance = held(g).length === 0;
  g.seat = 1 - g.seat;
  g.asks = 'open';
  if (!g.lastChance) return;
  const mayVisit = held(g).length > 0 && ALL_FLATS.some((flat) => canVisit(g, flat));
  g.asks = mayVisit ? 'visit' : null;
}
