// How far things on a board have to be apart so that a finger, or a mouse, can tell them apart.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const FINGER_PX = 44;
const MOUSE_PX = 24;
const coarse = matchMedia('(pointer: coarse)');
const spacing = () => (coarse.matches ? FINGER_PX : MOUSE_PX);

export const centreOf = ({ left, top, width, height }: Box) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The distance of the middles. */
export function gapBetween(one: Box, other: Box): number {
  const [a, b] = [centreOf(one), centreOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The distance of a point from the nearest point of a box. */
export function distanceFrom(x: number, y: number, { left, top, width, height }: Box): number {
  return Math.hypot(
    Math.max(left - x, 0, x - left - width),
    Math.max(top - y, 0, y - top - height),
  );
}

export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const right = Math.max(...boxes.map((one) => one.left + one.width));
  const bottom = Math.max(...boxes.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether one lies within the other and leaves enough of it to press. Drawn things need not be nested as elements. */
const isWithin = (one: Box, other: Box): boolean =>
  one.left >= other.left &&
  one.top >= other.top &&
  one.left + one.width <= other.left + other.width &&
  one.top + one.height <= other.top + other.height &&
  2 * one.width * one.height <= other.width * other.height;

/** By how much things have to be enlarged until they can be told apart. A thing inside another one is not beside it. */
export function needsZoom(things: readonly Element[], boxes: readonly Box[]): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const [at, one] of boxes.entries())
    for (let next = at + 1; next < boxes.length; next++) {
      const other = boxes[next] as Box;
      const distance = gapBetween(one, other);
      if (distance >= gap || distance === 0) continue;
      if (isWithin(one, other) || isWithin(other, one)) continue;
      const [a, b] = [things[at] as Element, things[next] as Element];
      if (!a.contains(b) && !b.contains(a)) gap = distance;
    }
  return Math.max(1, spacing() / gap);
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Point {
  x: number;
  y: number;
}

/** The sides of a zone beyond which a point lies. */
export const sidesBeyond = ({ x, y }: Point, { left, right, top, bottom }: Edges): string[] =>
  [x < left && 'left', x > right && 'right', y < top && 'top', y > bottom && 'bottom'].filter(
    (side) => side !== false,
  );

/** A finger this near to the arrow in the middle of an edge means it. */
const ARROW_PX = 36;

export function isAtArrow(side: string, edges: Edges, x: number, y: number): boolean {
  const isUpright = side === 'left' || side === 'right';
  const along = isUpright ? y - (edges.top + edges.bottom) / 2 : x - (edges.left + edges.right) / 2;
  const away = (isUpright ? x : y) - edges[side as keyof Edges];
  return Math.hypot(along, away) < ARROW_PX;
}

/** The sides on which something lies out of sight, and the places where it is. */
export function outOfSight(things: readonly Element[], edges: DOMRect) {
  const sides = new Set<string>();
  const places = new Set<string>();
  for (const thing of things) {
    const beyond = sidesBeyond(centreOf(thing.getBoundingClientRect()), edges);
    if (beyond.length === 0) continue;
    for (const side of beyond) sides.add(side);
    const place = thing.closest('[data-place]')?.getAttribute('data-place');
    if (place) places.add(place);
  }
  return { sides: [...sides], places: [...places] };
}

/** Nobody who means something else presses so far from it. */
const CLEAR_PX = 12;

/** Whether a thing is as large as a finger and was pressed where nothing else that is live is near. */
export const isUnmistakable = (
  thing: Element,
  live: readonly Element[],
  x: number,
  y: number,
): boolean =>
  live.every((one) => {
    const box = one.getBoundingClientRect();
    return one === thing
      ? Math.min(box.width, box.height) >= spacing()
      : distanceFrom(x, y, box) > CLEAR_PX;
  });

/** What lies so near that a finger could not tell it from this thing. */
export function neighboursOf(thing: Element, live: readonly Element[]): Element[] {
  const own = thing.getBoundingClientRect();
  return live.filter(
    (one) =>
      one !== thing &&
      !one.contains(thing) &&
      !thing.contains(one) &&
      needsZoom([one, thing], [one.getBoundingClientRect(), own]) > 1,
  );
}
