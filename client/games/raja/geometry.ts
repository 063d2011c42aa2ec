// Computes the positions on the drawn map. The map takes the proportions of its zone: on a wide one the cities move
// apart sideways, and everything that stands on the map is drawn larger.
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

export interface Road {
  from: Point;
  over: Point;
  to: Point;
}

/** The radius of a city and half the width of a village, in their own coordinates. */
export const CITY = 66;
export const VILLAGE = 31;
/** How much larger than in their own coordinates the pieces are drawn on a map of the usual proportions. */
const PIECE_SCALE = 1.18;

/** The middles of the cities on a map of the usual proportions, and the room around them. */
const AREA = { left: 86, top: 110, width: 828, height: 756 };
const MARGIN = { x: 138, top: 144, bottom: 120 };
/** By how much the pieces grow while the cities move apart, and how large they become at most. */
const GROWTH = { rate: 0.7, most: 1.4 };

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

/**
 * How far each road bends to the side, in the order of the roads. The outer ring bends outwards,
 * the inner roads either way.
 */
const ROAD_BENDS = [-26, -24, -30, -30, -24, -26, -14, -18, -34, -14, 16, 18, -14, 14, -16];

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

export type MapLayout = ReturnType<typeof layOutMap>;

/** Lays the map out for a zone of this width divided by its height. */
export function layOutMap(ratio: number) {
  const { stretchX, stretchY, growth } = stretchFor(Math.min(1.8, Math.max(0.72, ratio)));
  const margin = { x: MARGIN.x * growth, top: MARGIN.top * growth };
  const width = AREA.width * stretchX + 2 * margin.x;
  const height = AREA.height * stretchY + (MARGIN.top + MARGIN.bottom) * growth;

  const cityAt = (city: City): Point => ({
    x: margin.x + (CITY_POSITIONS[city][0] * 10 + (CITY_SHIFTS[city] ?? 0) - AREA.left) * stretchX,
    y: margin.top + (CITY_POSITIONS[city][1] * 12.2 - AREA.top) * stretchY,
  });
  const roads: readonly Road[] = ROADS.map(([one, other], road) => {
    const [from, to] = [cityAt(one), cityAt(other)];
    const swing = (2 * (ROAD_BENDS[road] ?? 0)) / lengthOf({ from, to });
    const over = {
      x: (from.x + to.x) / 2 + (to.y - from.y) * swing,
      y: (from.y + to.y) / 2 + (to.x - from.x) * swing,
    };
    return { from, over, to };
  });
  /** Far enough from its city to leave space for the wall and the houses. */
  const villageSpot = (village: number): Point => {
    const line = roads[roadOf(village)] as Road;
    const length = lengthOf(line) / growth;
    const near = Math.max(0.36, Math.min(148 / length, 0.5 - (VILLAGE + 5.5) / length));
    return pointOnRoad(line, village % 2 === 0 ? near : 1 - near);
  };
  return {
    width,
    height,
    stretchX,
    stretchY,
    growth,
    pieceScale: PIECE_SCALE * growth,
    cityAt,
    roads,
    villageSpot,
    /** Beside the middle of the road. */
    tollSpot(road: number): Point {
      const line = roads[road] as Road;
      const { x, y } = pointOnRoad(line, 0.5);
      const length = lengthOf(line);
      const side = length < 350 * growth ? -46 * growth : 0;
      return {
        x: x - ((line.to.y - line.from.y) / length) * side,
        y: y + ((line.to.x - line.from.x) / length) * side,
      };
    },
    /** The way along a road from one city to the other, through both villages. */
    pathBetween(one: City, other: City): Point[] {
      const road = roadBetween(one, other);
      if (road < 0) return [];
      const spots = villagesOf(road).map(villageSpot);
      return ROADS[road]?.[0] === one ? spots : spots.toReversed();
    },
    maharajaSpot(city: City): Point {
      const { x, y } = cityAt(city);
      const [right, down] = MAHARAJA_SHIFTS[city] ?? [106, 0];
      return { x: x + right * growth, y: y + down * growth };
    },
  };
}

/** The pieces grow on a wide map only: on a tall one the cities side by side come no further apart. */
function stretchFor(ratio: number) {
  const width = AREA.width + 2 * MARGIN.x;
  const margins = MARGIN.top + MARGIN.bottom;
  const height = AREA.height + margins;
  if (ratio < width / height) {
    const more = (width - height * ratio) / (AREA.height * ratio);
    return { stretchX: 1, stretchY: 1 + more, growth: 1 };
  }
  const more =
    (height * ratio - width) / (AREA.width + GROWTH.rate * (2 * MARGIN.x - margins * ratio));
  const growth = Math.min(GROWTH.most, 1 + GROWTH.rate * more);
  const stretchX = ((AREA.height + margins * growth) * ratio - 2 * MARGIN.x * growth) / AREA.width;
  return { stretchX, stretchY: 1, growth };
}

function pointOnRoad({ from, over, to }: Road, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
}

export const roadPath = ({ from, over, to }: Road): string =>
  `M${[from.x, from.y].map(Math.round)}Q${[over.x, over.y, to.x, to.y].map(Math.round)}`;

const lengthOf = ({ from, to }: Pick<Road, 'from' | 'to'>): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

function onCircle(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

// The following positions are inside a city, in its own coordinates from its middle.

/** The six small sites form an arch above the great site. */
export const SMALL_SPOTS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((at) =>
  onCircle(45, -180 + 36 * at),
);

/** The names hang across the lower part of a city, and grow evenly where they are enlarged. */
export const bannerOf = (name: string, growth = 1) => ({
  x: 0,
  y: 40,
  w: growth * Math.max(36, name.length * 5.3 + 8),
  h: growth * 10.5,
});

/** Houses stand on the wall, in turn at its left and its right, above the name. */
const HOUSE_ANGLES = [168, 12, 190, -10, 212];
export const houseSpot = (at: number): Point => onCircle(CITY, HOUSE_ANGLES[at] ?? 90);
