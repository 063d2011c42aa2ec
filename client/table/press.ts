// Finds what a press on the screen means. Fingers are not exact, so a press near a live thing is a press on it.
import { distanceFrom } from './spacing.ts';

export function elementWithRef(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-live]') ?? target.closest('[data-ref]');
}

export const refOf = (element: Element | null): string | null =>
  element?.getAttribute('data-ref') ?? null;

/** Returns the refs of the things that contain this one, as a flat contains its beds. */
export function outerRefsOf(element: Element | null): string[] {
  const refs: string[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) {
    const outer = refOf(at);
    if (outer) refs.push(outer);
  }
  return refs;
}

/** A press that moves further than this is a drag. */
export const DRAG_DISTANCE_PX = 8;

/** A live thing within this distance is meant if the press hits nothing else that answers. */
const REACH_PX = 22;
/** So close a live thing is meant even if the press hits something beside it. */
const NEAR_PX = 8;

/** Everything else that answers to a press. A text that is too long is opened by one. */
export const ANSWERS = 'button, a, input, select, summary, dialog, .message';

export function pressedThing({ target, clientX, clientY, detail }: MouseEvent): Element | null {
  const hit = elementWithRef(target);
  // A press by key or by a program has no place on the screen.
  if (hit?.hasAttribute('data-live') || detail === 0) return hit;
  // What is there only to be read lies between live things, whose boxes may reach over it.
  if (hit?.hasAttribute('data-told')) return hit;
  if (!(target instanceof Element) || target.closest(ANSWERS)) return hit;
  let nearest: Element | null = null;
  let distance = REACH_PX;
  for (const one of target.closest('.zones')?.querySelectorAll('[data-live]') ?? []) {
    const far = distanceFrom(clientX, clientY, one.getBoundingClientRect());
    if (far > distance) continue;
    [nearest, distance] = [one, far];
  }
  const isMeant = !hit || distance <= NEAR_PX || hit.contains(nearest);
  return nearest && isMeant ? nearest : hit;
}
