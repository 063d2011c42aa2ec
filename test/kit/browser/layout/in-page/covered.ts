// Law 1: what is live is never under anything, at rest or while choosing.
import { type Box, heightOf, type Point, widthOf } from './boxes.ts';
import { type LiveThing, liveThings, zoneOf } from './live.ts';

const ACROSS = 7;

/** The browser rounds a point to whole pixels, so that one nearer to an edge may hit what is beyond it. */
const ROUNDING_PX = 1;

/** Points spread over a length, away from its ends, where roundings and round corners are. */
function spread(from: number, length: number): number[] {
  const inset = Math.min(ROUNDING_PX, length / 2);
  const space = length - 2 * inset;
  return Array.from({ length: ACROSS }, (_, at) => from + inset + ((at + 0.5) / ACROSS) * space);
}

function pointsIn(box: Box): Point[] {
  const rows = spread(box.top, heightOf(box));
  return spread(box.left, widthOf(box)).flatMap((x) => rows.map((y) => ({ x, y })));
}

/** A text in the same drawing says something of the thing, and a press on it still means the thing. */
const isWordOn = (one: Element, thing: Element) =>
  one instanceof SVGTextContentElement &&
  thing instanceof SVGElement &&
  one.ownerSVGElement === thing.ownerSVGElement;

/** What lies over the thing at this point; undefined if the point is not on the thing, as beside a round drawing. */
function coverAt({ element }: LiveThing, { x, y }: Point): Element | null | undefined {
  const stack = document.elementsFromPoint(x, y);
  const own = stack.findIndex((one) => element.contains(one));
  if (own < 0) return undefined;
  const over = stack.slice(0, own);
  // A label that contains the thing passes the press on to it, and another live thing answers itself.
  const isFine = (one: Element) =>
    one.contains(element) || one.closest('[data-live]') || isWordOn(one, element);
  return over.find((one) => !isFine(one)) ?? null;
}

/** What answers to a press by itself. */
const ANSWERS = 'button, a, input, select, summary';
const PAINTED = 'rect, circle, ellipse, path, polygon, polyline, line, text, image, img';

function isPainted(element: Element): boolean {
  if (element.matches(PAINTED)) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
}

/** So much of a thing may be under drawings of its own zone, because a press there still means the thing. */
const MOST_UNDER_LABELS = 0.25;

export function findCovered(): string[] {
  const things = liveThings().filter(({ sight }) => sight !== null);
  const faults: string[] = [];
  const look = (thing: LiveThing, counts: (cover: Element) => boolean) => {
    const points = pointsIn(thing.sight as Box);
    const isLabel = (cover: Element) => zoneOf(cover) === thing.zone && !cover.closest(ANSWERS);
    const all = points.map((point) => coverAt(thing, point)).filter((one) => one !== undefined);
    const covers = all.filter((one) => one !== null && counts(one)) as Element[];
    const [first] = covers.toSorted((a, b) => Number(isLabel(a)) - Number(isLabel(b)));
    const share = Math.round((100 * covers.length) / all.length);
    if (first && (!isLabel(first) || share > 100 * MOST_UNDER_LABELS)) {
      const what = `${first.tagName.toLowerCase()}.${first.getAttribute('class') ?? ''}`.trim();
      faults.push(
        `${thing.name} in ${thing.zone} is under ${what} of ${zoneOf(first)} (${share} %)`,
      );
    }
    return all.length > 0;
  };
  for (const thing of things) {
    if (!look(thing, () => true)) faults.push(`${thing.name} in ${thing.zone} answers to no press`);
  }
  // Things that let presses through may still hide what is live. Within a zone they are its labels.
  const solid = new CSSStyleSheet();
  solid.replaceSync('.frame, .frame * { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(solid);
  for (const thing of things) {
    const isFound = faults.some((fault) => fault.startsWith(`${thing.name} `));
    if (!isFound) look(thing, (cover) => zoneOf(cover) !== thing.zone && isPainted(cover));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
  return faults;
}
