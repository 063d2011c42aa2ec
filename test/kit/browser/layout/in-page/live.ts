// The things on a table that continue a legal move, and the zones that they lie in.
import { type Box, boxOf, sightOf } from './boxes.ts';

export interface LiveThing {
  element: Element;
  zone: string;
  box: Box;
  /** The part that can be seen now, or null. */
  sight: Box | null;
  name: string;
}

const LIVE = '.zones [data-live], .board [data-live], .dock button, .panel-acts [data-live]';

/** The parts of the page whose place every law means, by name. */
export const ZONES: Record<string, string> = {
  bar: '.frame > .bar',
  players: '[data-zone="players"]',
  stage: '[data-zone="stage"]',
  board: '[data-zone="board"]',
  aside: '[data-zone="aside"]',
  hand: '[data-zone="hand"]',
  message: '.dock .message',
  actions: '.panel-acts',
};

export const zoneElement = (name: string): Element | null =>
  document.querySelector(ZONES[name] ?? `[data-zone="${name}"]`);

export function zoneOf(element: Element): string {
  const zone = element.closest('[data-zone], .panel-acts, .message, .bar');
  if (zone?.matches('.panel-acts')) return 'actions';
  if (zone?.matches('.message')) return 'message';
  if (zone?.matches('.bar')) return 'bar';
  return zone?.getAttribute('data-zone') ?? (element.closest('.dock') ? 'dock' : 'the page');
}

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('.hidden-but-read, [inert]') &&
  !isForKeysOnly(element);

/** Whether it is cut off completely until the keyboard comes to it. */
function isForKeysOnly(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
  return false;
}

export function liveThings(): LiveThing[] {
  // Under an open dialog nothing is live, although it still looks so.
  const within = document.querySelector('dialog:modal') ?? document;
  return [...within.querySelectorAll(LIVE)]
    .filter((one) => isShown(one) && !(one as HTMLButtonElement).disabled)
    .map((element) => {
      const ref = element.getAttribute('data-ref');
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
      const name = `“${ref ?? label?.slice(0, 24)}”`;
      return { element, zone: zoneOf(element), box: boxOf(element), sight: sightOf(element), name };
    });
}

/** Whether a finger presses here: then things must be larger and farther apart. */
export const pressedByFinger = (): boolean => matchMedia('(pointer: coarse)').matches;
export const leastSize = (): number => (pressedByFinger() ? 44 : 24);

export const camera = (): HTMLElement | null => document.querySelector('[data-zone="board"]');
