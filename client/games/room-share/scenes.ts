// Turns a change into scenes: who sleeps where, who moves along which path, who hovers. The result is pure data,
// which house.tsx draws scene by scene.
import { bedsOf, NEIGHBOURS, takenArrows } from '../../../shared/games/room-share/grid.ts';
import type { Bed, Colour, Event, Place, State } from '../../../shared/games/room-share/state.ts';
import { bedAt, hoverAt, oppositeWall, outsideAt, type Point, wrapsAround } from './geometry.ts';

/** A tenant who has left its bed and not landed yet. */
export interface TenantInAir {
  colour: Colour;
  from: Place;
}

export interface FlightPath {
  colour: Colour;
  /** The points of the path. A gap is a jump to the other side of the house. */
  points: (Point | 'gap')[];
  /**
   * `pop`: grows on the spot. `fly`: goes from bed to bed. `lift`: leaves the bed and hovers.
   * `land`: comes down.
   */
  how: 'pop' | 'fly' | 'lift' | 'land';
  /** The seat whose reserve the tenant flies to after the last point. */
  seat?: number;
}

export interface Scene {
  beds: Bed[][];
  flying: TenantInAir[];
  ways: FlightPath[];
  /** The bed whose arrow leads over the edge of the house in this scene. */
  over: Place | null;
  ms: number;
}

const MS_PER_TENANT = 620;
/** Between two tenants the board rests for this share of a flight, so that each of them is seen. */
const PAUSE = 0.35;
const MAX_CHAIN_MS = 8000;

/** Returns the tenants in the air in a state, the next to land first. */
export const tenantsInAir = ({ frames }: State): TenantInAir[] =>
  frames.toReversed().flatMap((frame) => {
    if (frame.kind !== 'land') return [];
    return [{ colour: frame.colour, from: { flat: frame.from, arrow: frame.arrow } }];
  });

export function scenesOf(before: State, events: readonly Event[]): Scene[] {
  let beds = before.beds;
  let flying = tenantsInAir(before);
  const scenes: Scene[] = [];
  const steps = events.filter(({ type }) => type === 'landed' || type === 'evicted').length;
  const ms = Math.max(110, Math.min(MS_PER_TENANT, MAX_CHAIN_MS / (1 + PAUSE) / (steps || 1)));
  const scene = (time: number, ...ways: FlightPath[]) => {
    scenes.push({ beds, flying, ways, over: null, ms: time });
  };
  const put = ({ flat, arrow }: Place, who: Bed) => {
    beds = beds.with(flat, (beds[flat] ?? []).with(arrow, who));
  };
  const at = (place: Place) => beds[place.flat]?.[place.arrow] ?? null;

  for (const event of events) {
    if (event.type === 'placed') {
      scene(300, { colour: event.colour, points: [bedAt(event)], how: 'pop' });
      put(event, event.colour);
    } else if (event.type === 'left') {
      put(event, null);
      const { colour, to } = event;
      scene(750, { colour, points: [bedAt(event)], how: 'fly', seat: to });
    } else if (event.type === 'swapped') {
      const { one, other } = event;
      const [guest, host] = [at(one), at(other)];
      put(one, null);
      put(other, null);
      if (guest && host) {
        const there = [bedAt(one), bedAt(other)];
        scene(
          700,
          { colour: guest, points: arcPath(there), how: 'fly' },
          { colour: host, points: arcPath(there.toReversed()), how: 'fly' },
        );
      }
      put(one, host);
      put(other, guest);
    } else if (event.type === 'evicted') {
      const all = bedsOf({ ...before, beds }, event.flat);
      const out = takenArrows(all).map((arrow) => ({
        colour: all[arrow] as Colour,
        from: { flat: event.flat, arrow },
      }));
      for (const { from } of out) put(from, null);
      const lift = ({ colour, from }: TenantInAir): FlightPath => {
        return { colour, points: [bedAt(from), hoverAt(from)], how: 'lift' };
      };
      scene(ms, ...out.map(lift));
      flying = out;
      // Who leaves which flat, and in which order, can be read before anybody moves.
      scene(ms * 2 * PAUSE);
    } else if (event.type === 'landed') {
      const from = flying[0]?.from ?? { flat: event.from, arrow: event.arrow };
      flying = flying.slice(1);
      const points = landingPath(from, event);
      const over = points.includes('gap') ? from : null;
      const ways: FlightPath[] = [{ colour: event.colour, points, how: 'land' }];
      // A path over the edge gets more time, because it is harder to follow.
      scenes.push({ beds, flying, ways, over, ms: over ? ms * 1.6 : ms });
      put(event, event.colour);
      if (event !== events.at(-1)) scene(ms * PAUSE);
    }
  }
  return scenes;
}

/** Returns the beds that somebody entered or left. */
export const changedBeds = (events: readonly Event[]): Place[] =>
  events.flatMap((event) => {
    if (event.type === 'swapped') return [event.one, event.other];
    const { type } = event;
    return type === 'placed' || type === 'left' || type === 'landed' ? [event] : [];
  });

/**
 * Splits the path in two if the tenant crosses the edge: the house wraps round, so a tenant who leaves on one side
 * returns on the other.
 */
function landingPath(from: Place, to: Place): (Point | 'gap')[] {
  const stays = NEIGHBOURS[from.flat]?.[from.arrow] !== to.flat;
  if (stays || !wrapsAround(from)) return [hoverAt(from), bedAt(to)];
  return [hoverAt(from), outsideAt(from), 'gap', outsideAt(oppositeWall(from)), bedAt(to)];
}

/** Bends the path, so that two tenants who change places fly round each other. */
function arcPath([from, to]: Point[]): Point[] {
  if (!from || !to) return [];
  const side = { x: (from.y - to.y) / 5, y: (to.x - from.x) / 5 };
  return [from, { x: (from.x + to.x) / 2 + side.x, y: (from.y + to.y) / 2 + side.y }, to];
}
