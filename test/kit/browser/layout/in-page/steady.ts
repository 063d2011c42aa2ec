// Law 5: between two decisions everything keeps its place.
import { type Box, boxOf } from './boxes.ts';
import { isShown, ZONES, zoneElement } from './live.ts';

const MOST_PX = 8;

export type Places = Record<string, Box>;

/** Where the zones are now. One that is not shown takes no place. */
export function listPlaces(): Places {
  const shown = Object.keys(ZONES).flatMap((name): [string, Box][] => {
    const element = zoneElement(name);
    return element && isShown(element) ? [[name, boxOf(element)]] : [];
  });
  return Object.fromEntries(shown);
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

export function findMoved(first: Places): string[] {
  const now = listPlaces();
  return Object.entries(first).flatMap(([name, before]) => {
    const after = now[name];
    if (!after) return [`${name} has gone`];
    const moved = SIDES.map((side) => ({ side, by: Math.round(after[side] - before[side]) }));
    const far = moved.filter(({ by }) => Math.abs(by) > MOST_PX);
    if (far.length === 0) return [];
    return [`${name} moved: ${far.map(({ side, by }) => `${side} by ${by} px`).join(', ')}`];
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Smaller ones are invisible: a shift of 1 moves the whole screen by its whole height. */
const LEAST_SHIFT = 0.001;

/** So long the browser takes a shift to be caused by a press, and so long a change of the game moves its pieces. */
const CAUSED_MS = 500;

const shifts: string[] = [];
let observer: PerformanceObserver | null = null;

const record = (entries: PerformanceEntryList) => {
  for (const { value, startTime, hadRecentInput, sources } of entries as LayoutShift[]) {
    const isOfGame = startTime - (window.heardAt ?? -Infinity) < CAUSED_MS;
    if (hadRecentInput || isOfGame || value < LEAST_SHIFT) continue;
    const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
    const names = nodes.map((node) => node?.getAttribute('class') ?? node?.tagName ?? '?');
    shifts.push(`the layout shifted by ${value.toFixed(4)}: ${[...new Set(names)].join(', ')}`);
  }
};

/** Forgets the shifts so far, for example those of a resize, and watches for new ones. */
export function watchShifts(): void {
  if (!observer) {
    observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
  }
  observer.takeRecords();
  shifts.length = 0;
}

/** The shifts since then that neither a press of the player nor a change of the game has caused. */
export function findShifts(): string[] {
  if (observer) record(observer.takeRecords());
  return shifts.splice(0);
}
