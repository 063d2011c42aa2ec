// The arrow keys lead from a thing to the next one in its zone, also to things that cannot be clicked now.
import { centreOf } from './spacing.ts';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus in the direction of this key. Returns false if nothing lies there. */
export function walkTo(from: Element, key: string): boolean {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  const here = centreOf(from.getBoundingClientRect());
  let next: HTMLElement | SVGElement | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  const all = from
    .closest('[data-zone]')
    ?.querySelectorAll<HTMLElement | SVGElement>('[data-ref]:not([data-fact])');
  for (const one of all ?? []) {
    const box = one.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    const there = centreOf(box);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * dx + y * dy;
    // What lies straight ahead is nearer than what lies to the side.
    const distance = ahead + 2 * Math.abs(x * dy + y * dx);
    if (ahead < 1 || distance >= nearest) continue;
    [next, nearest] = [one, distance];
  }
  if (!next) return false;
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next.focus();
  return true;
}
