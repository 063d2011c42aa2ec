// Finds where architects stand beside a city, so that they cover as little as possible of what counts on the map.
import { ALL_VILLAGES, type City, ROADS } from '../../../shared/games/raja/board.ts';
import {
  bannerOf,
  CITY,
  houseSpot,
  type MapLayout,
  type Point,
  SMALL_SPOTS,
  VILLAGE,
} from './geometry.ts';

interface Box extends Point {
  /** Half the width and half the height. */
  w: number;
  h: number;
}

/** How large architects are drawn beside the other pieces. */
export const FIGURE_SCALE = 0.85;
const FIGURE = { w: 13 * FIGURE_SCALE, h: 21 * FIGURE_SCALE };
/** Room that a label needs when it is enlarged on a small screen. */
const LABEL_GROWTH = 1.4;
/** Nothing beyond this is near a city. */
const FAR = 200;
const TRIED = { turns: 36, nearest: CITY - 8, farthest: CITY + 60, step: 4 };

function overlap(a: Box, b: Box): number {
  const width = a.w + b.w - Math.abs(a.x - b.x);
  const height = a.h + b.h - Math.abs(a.y - b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Returns one place for the feet of each of so many seats, in the city's own coordinates. */
export function standsBeside(city: City, name: string, map: MapLayout, seats: number): Point[] {
  const middle = map.cityAt(city);
  const within = ({ x, y }: Point): Point => ({
    x: (x - middle.x) / map.pieceScale,
    y: (y - middle.y) / map.pieceScale,
  });
  const elephant = within(map.maharajaSpot(city));
  const covered: Box[] = [
    { ...bannerOf(name, LABEL_GROWTH) },
    { x: 0, y: 0, w: 30, h: 26 },
    ...SMALL_SPOTS.map((spot) => ({ ...spot, w: 12, h: 13 })),
    ...[0, 1, 2].map((at) => ({ ...houseSpot(at), w: 12, h: 12 })),
    ...ALL_VILLAGES.map((at) => within(map.villageSpot(at))).map(({ x, y }) => ({
      x,
      y: y + 2,
      w: VILLAGE + 4,
      h: VILLAGE - 6,
    })),
    ...ROADS.map((_, road) => ({ ...within(map.tollSpot(road)), w: 16, h: 16 })),
    { x: elephant.x, y: elephant.y - 4, w: 36, h: 38 },
  ].filter(({ x, y }) => Math.hypot(x, y) < FAR);
  const from = within({ x: 0, y: 0 });
  const to = within({ x: map.width, y: map.height });
  const cost = (box: Box): number => {
    const isOff = box.x - box.w < from.x || box.x + box.w > to.x;
    const isBeyond = box.y - box.h < from.y || box.y + box.h > to.y;
    const hidden = covered.reduce((sum, one) => sum + overlap(box, one), 0);
    return hidden + Math.hypot(box.x, box.y) / 2 + (isOff || isBeyond ? 1e6 : 0);
  };
  return Array.from({ length: seats }, () => {
    let best: Box = { x: 0, y: -CITY, ...FIGURE };
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < TRIED.turns; turn++) {
      const angle = (2 * Math.PI * turn) / TRIED.turns;
      for (let far = TRIED.nearest; far <= TRIED.farthest; far += TRIED.step) {
        const one = { x: far * Math.cos(angle), y: far * Math.sin(angle), ...FIGURE };
        const price = cost(one);
        if (price < least) [best, least] = [one, price];
      }
    }
    covered.push(best);
    return { x: best.x, y: best.y + FIGURE.h };
  });
}
