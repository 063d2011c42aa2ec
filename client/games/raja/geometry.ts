// Computes the positions on the drawn map. The drawing is a little taller than the coordinates of the rules.
import {
  CITY_POSITIONS,
  type City,
  ROADS,
  roadBetween,
  roadOf,
  villagesOf,
} from '../../../shared/games/raja/board.ts';

export interface Point {
  x: number;
  y: number;
}

export const FIELD = { left: -52, top: -34, width: 1104, height: 1020 };
export const CITY = 66;
/** Cities and villages are drawn larger by this factor than in their own coordinates. */
export const PIECE_SCALE = 1.18;
export const VILLAGE = 31;

export const svgTranslate = ({ x, y }: Point): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const cssTranslate = ({ x, y }: Point): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** Moves cities away from their positions in the rules, so that every road has space for its villages. */
const CITY_SHIFTS: Partial<Record<City, number>> = {
  jaipur: 34,
  kota: 40,
  udaipur: -40,
  jaisalmer: -34,
  jodhpur: -14,
  ajmer: 14,
};

export const cityAt = (city: City): Point => ({
  x: CITY_POSITIONS[city][0] * 10 + (CITY_SHIFTS[city] ?? 0),
  y: CITY_POSITIONS[city][1] * 12.2,
});

/**
 * How far each road bends to the side, in the order of the roads. The outer ring bends outwards,
 * the inner roads either way.
 */
const ROAD_BENDS = [-26, -24, -30, -30, -24, -26, -14, -18, 14, -14, 16, 18, -14, 14, -16];

export interface Road {
  from: Point;
  over: Point;
  to: Point;
}

export const ROAD_LINES: readonly Road[] = ROADS.map(([one, other], road) => {
  const from = cityAt(one);
  const to = cityAt(other);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const swing = (2 * (ROAD_BENDS[road] ?? 0)) / long;
  const over = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * swing * -1,
    y: (from.y + to.y) / 2 + (to.x - from.x) * swing,
  };
  return { from, over, to };
});

export function pointOnRoad({ from, over, to }: Road, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
}

export const roadPath = ({ from, over, to }: Road): string =>
  `M${from.x} ${from.y}Q${over.x.toFixed(1)} ${over.y.toFixed(1)} ${to.x} ${to.y}`;

/** Returns the position of a village, far enough from its city to leave space for the wall and the houses. */
export function villageSpot(village: number): Point {
  const line = ROAD_LINES[roadOf(village)] as Road;
  const near = Math.max(
    0.36,
    Math.min(134 / lengthOf(line), 0.5 - (VILLAGE + 5.5) / lengthOf(line)),
  );
  return pointOnRoad(line, village % 2 === 0 ? near : 1 - near);
}

const lengthOf = ({ from, to }: Road): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Returns the position of a road's toll, beside the middle of the road. */
export function tollSpot(road: number): Point {
  const line = ROAD_LINES[road] as Road;
  const { x, y } = pointOnRoad(line, 0.5);
  const long = lengthOf(line);
  const side = long < 350 ? -46 : 0;
  return {
    x: x - ((line.to.y - line.from.y) / long) * side,
    y: y + ((line.to.x - line.from.x) / long) * side,
  };
}

/** Returns the path along a road from one city to the other, through both villages. */
export function pathBetween(one: City, other: City): Point[] {
  const road = roadBetween(one, other);
  if (road < 0) return [];
  const spots = villagesOf(road).map(villageSpot);
  return ROADS[road]?.[0] === one ? spots : spots.toReversed();
}

// The following positions are inside a city, relative to its middle.

/** The six small sites form an arch above the great site. */
export const SMALL_SPOTS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((at) => {
  const angle = ((-200 + 44 * at) * Math.PI) / 180;
  return { x: 45 * Math.cos(angle), y: 45 * Math.sin(angle) - 2 };
});

/** Architects stand on the upper wall, and houses lie below the lower one. */
export function wallSpot(at: number, of: number): Point {
  const angle = ((-90 + (at - (of - 1) / 2) * 35) * Math.PI) / 180;
  return { x: 70 * PIECE_SCALE * Math.cos(angle), y: 70 * PIECE_SCALE * Math.sin(angle) - 6 };
}

export const houseSpot = (at: number, of: number): Point => {
  const side = at - (of - 1) / 2;
  return { x: side * 33, y: 82 - Math.abs(side) * 6 };
};

/** Where the Maharaja stands beside each city, on a side without a road. */
const MAHARAJA_SHIFTS: Partial<Record<City, [number, number]>> = {
  bikaner: [124, -44],
  jaipur: [92, -92],
  kota: [98, 84],
  udaipur: [-98, 84],
  jaisalmer: [-92, -92],
  jodhpur: [-126, 4],
  ajmer: [126, 4],
};
export function maharajaSpot(city: City): Point {
  const { x, y } = cityAt(city);
  const [right, down] = MAHARAJA_SHIFTS[city] ?? [106, 0];
  return { x: x + right, y: y + down };
}
