// How one asks what a thing is: a long press, a mouse that rests on it, the keys ? and I, and a press by somebody who
// has nothing to decide.
import { ANSWERS, DRAG_DISTANCE_PX } from './press.ts';
import { walkTo } from './walk.ts';

const LONG_PRESS_MS = 500;
const REST_MS = 600;

interface Questions {
  /** Shows what this thing is. */
  ask(thing: Element): void;
  /** The thing under a mouse that rests; null as soon as it moves on. */
  hover(thing: Element | null): void;
  /** Handles a press. Returns false if it may be a click towards a move. */
  press(thing: Element): boolean;
}

/** The innermost thing at this place, whether it can be clicked or not. */
const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest('dialog') ? target.closest('[data-ref]') : null;

/** A thing in a sheet is only there to be read. */
const thingInSheet = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest('button, a, input, select, summary')
    ? target.closest('dialog [data-ref]:not([data-live])')
    : null;

/** Listens until the returned function is called. */
export function listenForQuestions(zones: HTMLElement, { ask, hover, press }: Questions) {
  const ending = new AbortController();
  const { signal } = ending;
  let timer = 0;
  let start = { x: 0, y: 0, isDrag: false };
  let rested: Element | null = null;

  const stop = () => clearTimeout(timer);
  const leave = () => {
    stop();
    hover(null);
  };
  function on<K extends keyof HTMLElementEventMap>(
    type: K,
    listen: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) {
    zones.addEventListener(type, listen, { signal, capture });
  }
  /** The finger is still on the thing. Lifting it must not be a press. */
  const swallowClick = () => {
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', swallow, { capture: true, signal });
    const forget = () => removeEventListener('click', swallow, { capture: true });
    addEventListener('pointerdown', forget, { capture: true, once: true, signal });
    addEventListener('keydown', forget, { capture: true, once: true, signal });
  };

  on('pointerdown', (event) => {
    leave();
    const { clientX: x, clientY: y, pointerType, isPrimary } = event;
    start = { x, y, isDrag: false };
    const thing = thingAt(event.target);
    if (!thing || !isPrimary || pointerType === 'mouse') return;
    timer = window.setTimeout(() => {
      swallowClick();
      ask(thing);
    }, LONG_PRESS_MS);
  });
  on('pointermove', (event) => {
    const { clientX: x, clientY: y, pointerType, buttons } = event;
    if (buttons > 0 || pointerType !== 'mouse') {
      if (Math.hypot(x - start.x, y - start.y) <= DRAG_DISTANCE_PX) return;
      start.isDrag = true;
      stop();
      return;
    }
    const thing = thingAt(event.target);
    if (thing === rested) return;
    rested = thing;
    leave();
    if (thing) timer = window.setTimeout(() => hover(thing), REST_MS);
  });
  on('pointerup', stop);
  on('pointercancel', stop);
  on('pointerleave', () => {
    rested = null;
    leave();
  });
  // What scrolls takes the thing away from under the mouse.
  on('scroll', leave, true);
  on('wheel', leave);
  // A finger that rests would open the menu of the browser. A mouse asks for it with its own button.
  on('contextmenu', (event) => {
    const { pointerType } = event as PointerEvent;
    if (pointerType !== 'mouse' && thingAt(event.target)) event.preventDefault();
  });
  on(
    'click',
    (event) => {
      const shown = thingInSheet(event.target);
      if (shown) {
        ask(shown);
        event.stopPropagation();
        return;
      }
      const thing = thingAt(event.target);
      if (!thing || (event.target as Element).closest(ANSWERS)) return;
      // The browser also sends a click at the end of a drag, which has moved the board.
      if ((start.isDrag && event.detail > 0) || press(thing)) event.stopPropagation();
    },
    true,
  );
  on(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      leave();
      const thing = thingAt(target);
      if (!thing || ctrlKey || metaKey || altKey) return;
      if (key === '?' || key === 'i' || key === 'I') ask(thing);
      else if (key.startsWith('Arrow')) {
        if (!walkTo(thing, key)) return;
      } else if (key !== 'Enter' && key !== ' ') return;
      else if (thing.closest(ANSWERS) || !press(thing)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return () => {
    stop();
    ending.abort();
  };
}
