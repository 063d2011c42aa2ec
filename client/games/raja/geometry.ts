// Where things stand in the drawing of the map. The field of the rules is drawn a little higher than it is.
import {
  AT,
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

export const FIELD = { left: -40, top: -36, width: 1080, height: 956 };
export const CITY = 66;
export const VILLAGE = 31;

export const shift = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const moved = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

export const cityAt = (city: City): Point => ({ x: AT[city][0] * 10, y: AT[city][1] * 11.6 });

/** How far a road swings to the side, in order of the roads: the ring outwards, the inner ones both ways. */
const SWING = [-26, -24, -30, -30, -24, -26, -14, -18, 14, -14, 16, 18, -14, 14, -16];

export interface Road {
  from: Point;
  over: Point;
  to: Point;
}

export const ROAD_LINES: readonly Road[] = ROADS.map(([one, other], road) => {
  const from = cityAt(one);
  const to = cityAt(other);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const swing = (2 * (SWING[road] ?? 0)) / long;
  const over = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * swing * -1,
    y: (from.y + to.y) / 2 + (to.x - from.x) * swing,
  };
  return { from, over, to };
});

export function along({ from, over, to }: Road, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
}

export const roadPath = ({ from, over, to }: Road): string =>
  `M${from.x} ${from.y}Q${over.x.toFixed(1)} ${over.y.toFixed(1)} ${to.x} ${to.y}`;

/** Of a short road the villages stand in the middle of what the cities leave of it. */
export function villageSpot(village: number): Point {
  const line = ROAD_LINES[roadOf(village)] as Road;
  const long = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
  const share = Math.max(0.36, 0.5 - (VILLAGE + 34) / long);
  const near = long < 300 ? 0.5 - (VILLAGE + 7) / long : share;
  return along(line, village % 2 === 0 ? near : 1 - near);
}

/** Beside the middle of a road, where its toll is written. */
export function tollSpot(road: number): Point {
  const line = ROAD_LINES[road] as Road;
  const { x, y } = along(line, 0.5);
  const long = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
  const side = long < 300 ? -46 : 0;
  return {
    x: x - ((line.to.y - line.from.y) / long) * side,
    y: y + ((line.to.x - line.from.x) / long) * side,
  };
}

/** From city to city through both villages. */
export function wayBetween(one: City, other: City): Point[] {
  const road = roadBetween(one, other);
  if (road < 0) return [];
  const spots = villagesOf(road).map(villageSpot);
  return ROADS[road]?.[0] === one ? spots : spots.toReversed();
}

// ---- inside a city, round its middle

/** The six small sites stand in an arch above the great one. */
export const SMALL_SPOTS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((at) => {
  const angle = ((-200 + 44 * at) * Math.PI) / 180;
  return { x: 45 * Math.cos(angle), y: 45 * Math.sin(angle) - 2 };
});

/** Architects stand on the upper wall, houses lie below the lower one. */
export function wallSpot(at: number, of: number): Point {
  const angle = ((-90 + (at - (of - 1) / 2) * 35) * Math.PI) / 180;
  return { x: 70 * Math.cos(angle), y: 70 * Math.sin(angle) - 6 };
}

export const houseSpot = (at: number, of: number): Point => {
  const side = at - (of - 1) / 2;
  return { x: side * 33, y: 82 - Math.abs(side) * 6 };
};

/** Where the Maharaja waits beside each city: where no road is. */
const ASIDE: Partial<Record<City, [number, number]>> = {
  bikaner: [112, -52],
  jaipur: [104, -14],
  kota: [106, 6],
  udaipur: [-106, 6],
  jaisalmer: [-104, -14],
  jodhpur: [-112, 4],
  ajmer: [112, 4],
};
export function asideOf(city: City): Point {
  const { x, y } = cityAt(city);
  const [right, down] = ASIDE[city] ?? [106, 0];
  return { x: x + right, y: y + down };
}
