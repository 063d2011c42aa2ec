// Boxes on the screen: where elements are, how much of them lies in sight, and how a fault names them.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

export const screenBox = (): Box => ({
  left: 0,
  top: 0,
  right: document.documentElement.clientWidth,
  bottom: document.documentElement.clientHeight,
});

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;
export const centreOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The common part of two boxes, or null. A line has no area, but it is a part. */
export function overlap(a: Box, b: Box): Box | null {
  const common = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return widthOf(common) < 0 || heightOf(common) < 0 ? null : common;
}

export interface Clip {
  by: Element;
  box: Box;
  /** Whether the directions are cut at all: one of them may be visible. */
  x: boolean;
  y: boolean;
  /** Whether one can scroll to what is cut. */
  scrollsX: boolean;
  scrollsY: boolean;
}

const cuts = (overflow: string) => overflow !== 'visible';
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** The elements that cut off what sticks out of them, from the inside to the outside. */
export function clipsOf(element: Element): Clip[] {
  const clips: Clip[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position, display } = getComputedStyle(at);
    // A box without a box of its own cuts nothing, and neither does what lies within a drawing.
    if (display === 'contents' || (at instanceof SVGElement && !(at instanceof SVGSVGElement)))
      continue;
    if (cuts(overflowX) || cuts(overflowY)) {
      const [x, y] = [cuts(overflowX), cuts(overflowY)];
      const box = boxOf(at);
      clips.push({ by: at, box, x, y, scrollsX: scrolls(overflowX), scrollsY: scrolls(overflowY) });
    }
    if (position === 'fixed') break;
  }
  return clips;
}

const unbounded = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/** A thinner strip at an edge is not in sight: the browser rounds a press there to what is beside it. */
const LEAST_SIGHT_PX = 3;

/** The part of an element that can be seen: inside the screen and inside everything that cuts it off. */
export function sightOf(element: Element): Box | null {
  let sight = overlap(boxOf(element), screenBox());
  for (const { box, x, y } of clipsOf(element)) {
    if (!sight) return null;
    const { left, right } = x ? box : unbounded;
    const { top, bottom } = y ? box : unbounded;
    sight = overlap(sight, { left, top, right, bottom });
  }
  const isSeen = sight && Math.min(widthOf(sight), heightOf(sight)) >= LEAST_SIGHT_PX;
  return isSeen ? sight : null;
}

export const inWords = ({ left, top, right, bottom }: Box): string =>
  `${Math.round(right - left)}×${Math.round(bottom - top)} at ${Math.round(left)},${Math.round(top)}`;

/** A name by which a reader of a fault finds the element again. */
export function nameOf(element: Element): string {
  const ref = element.getAttribute('data-ref');
  const [first] = element.classList;
  const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 30);
  const kind = `${element.tagName.toLowerCase()}${first ? `.${first}` : ''}`;
  return `${kind}${ref ? `[${ref}]` : ''}${words && !ref ? ` “${words}”` : ''}`;
}
