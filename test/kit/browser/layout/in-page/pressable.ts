// Law 2: live things are large enough and far enough apart to be pressed, or the camera comes closer first.
import { centreOf, distance, heightOf, type Point, widthOf } from './boxes.ts';
import { camera, type LiveThing, leastSize, liveThings } from './live.ts';

const nests = (a: Element, b: Element) => a.contains(b) || b.contains(a);

/** At the overview a press on a crowded place comes closer, so there the distances do not count. */
const comesCloser = (): boolean => camera()?.hasAttribute('data-crowded') ?? false;

const isBoard = ({ zone }: LiveThing) => zone === 'board';

export function findTooSmall(): string[] {
  const least = leastSize();
  const things = liveThings().filter(({ sight }) => sight !== null);
  const small = things
    .filter((thing) => !isBoard(thing))
    .filter(({ box }) => Math.min(widthOf(box), heightOf(box)) < least - 0.5)
    .map(({ name, zone, box }) => {
      const size = `${Math.round(widthOf(box))}×${Math.round(heightOf(box))}`;
      return `${name} in ${zone} is ${size} px, less than ${least}`;
    });
  return [...small, ...findTooClose(things, least)];
}

function findTooClose(things: LiveThing[], least: number): string[] {
  const faults: string[] = [];
  for (const [at, one] of things.entries()) {
    if (isBoard(one) && comesCloser()) continue;
    for (const other of things.slice(at + 1)) {
      if (one.zone !== other.zone || nests(one.element, other.element)) continue;
      const apart = distance(centreOf(one.box), centreOf(other.box));
      if (apart < least - 0.5)
        faults.push(
          `${one.name} and ${other.name} in ${one.zone} are ${Math.round(apart)} px apart, less than ${least}`,
        );
    }
  }
  return faults;
}

export interface Press extends Point {
  /** The ref that this press must pick. */
  ref: string;
  where: 'centre' | 'beside';
}

const REACH_PX = 21;

/** Where to press for the refs of the board that can be seen: at the centre, and beside it where nothing else answers. */
export function listPresses(): Press[] {
  const things = liveThings().filter(
    ({ sight, element }) => sight && element.matches('[data-ref]'),
  );
  return things.flatMap((thing): Press[] => {
    const ref = thing.element.getAttribute('data-ref') ?? '';
    const centre = centreOf(thing.sight ?? thing.box);
    const beside = [-1, 1].flatMap((side) => [
      { x: centre.x, y: centre.y + side * (heightOf(thing.box) / 2 + REACH_PX / 2) },
      { x: centre.x + side * (widthOf(thing.box) / 2 + REACH_PX / 2), y: centre.y },
    ]);
    const free = beside.filter(
      (point) => answersNothing(point) && nearest(things, point) === thing,
    );
    return [
      { ...centre, ref, where: 'centre' },
      ...free.map((point): Press => ({ ...point, ref, where: 'beside' })),
    ];
  });
}

function answersNothing({ x, y }: Point): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && !hit.closest('[data-ref], button, a, input, summary, .dock, .bar');
}

function nearest(things: LiveThing[], point: Point): LiveThing | undefined {
  const far = ({ box }: LiveThing) => distance(centreOf(box), point);
  return things.toSorted((a, b) => far(a) - far(b))[0];
}
