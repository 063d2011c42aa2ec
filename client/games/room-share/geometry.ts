// Computes the positions of things in the drawing of the house.
import { COLUMNS, NEIGHBOURS } from '../../../shared/games/room-share/grid.ts';
import type { Place } from '../../../shared/games/room-share/state.ts';

export interface Point {
  x: number;
  y: number;
}

export const ROOM = { width: 100, height: 112 };
const WALL = 5;
const MARGIN = 14;
const ROOF = 66;
export const HOUSE = {
  width: 2 * MARGIN + 5 * (ROOM.width + WALL) + WALL,
  height: ROOF + 4 * (ROOM.height + WALL) + 16,
  left: MARGIN,
  right: MARGIN + 5 * (ROOM.width + WALL) + WALL,
  top: ROOF - WALL,
  bottom: ROOF + 4 * (ROOM.height + WALL),
};

/** The directions up, right, down, left. */
const DIRECTIONS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const directionOf = (arrow: number): Point => DIRECTIONS[arrow] ?? { x: 0, y: 0 };

/** Returns the top left corner of a room. */
export const roomCorner = (flat: number): Point => ({
  x: MARGIN + WALL + (flat % COLUMNS) * (ROOM.width + WALL),
  y: ROOF + Math.floor(flat / COLUMNS) * (ROOM.height + WALL),
});

/**
 * Returns the point of a room at a distance from its middle along an arrow, in the room's
 * coordinates. Rooms are taller than wide.
 */
export function pointInRoom(arrow: number, far: number): Point {
  const way = directionOf(arrow);
  return { x: ROOM.width / 2 + way.x * far, y: ROOM.height / 2 + way.y * (far + 5) };
}

function pointAlong(flat: number, arrow: number, far: number): Point {
  const from = roomCorner(flat);
  const point = pointInRoom(arrow, far);
  return { x: from.x + point.x, y: from.y + point.y };
}

export const svgTranslate = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** The distance of a tenant in bed from the middle of the room. */
const BED_DISTANCE = 24;
export const bedInRoom = (arrow: number): Point => pointInRoom(arrow, BED_DISTANCE);
export const bedAt = ({ flat, arrow }: Place): Point => pointAlong(flat, arrow, BED_DISTANCE);
/** Returns where a tenant hovers, just inside the wall, before it leaves by this arrow. */
export const hoverAt = ({ flat, arrow }: Place): Point => pointAlong(flat, arrow, 33);
/** Returns the point in the wall that the arrow crosses. */
export const doorAt = ({ flat, arrow }: Place): Point =>
  pointAlong(flat, arrow, arrow % 2 ? 52.5 : 53.5);
/** Returns a point just outside of the house, beyond the wall. */
export const outsideAt = ({ flat, arrow }: Place): Point => pointAlong(flat, arrow, 74);

/** Returns the same wall as numbered from the room on its other side. */
export const oppositeWall = ({ flat, arrow }: Place): Place => ({
  flat: NEIGHBOURS[flat]?.[arrow] ?? flat,
  arrow: (arrow + 2) % 4,
});

/** Tells whether the arrow of this bed leads over the edge of the house to its other side. */
export function wrapsAround({ flat, arrow }: Place): boolean {
  const column = flat % COLUMNS;
  const row = Math.floor(flat / COLUMNS);
  return [row === 0, column === COLUMNS - 1, row === 3, column === 0][arrow] ?? false;
}
