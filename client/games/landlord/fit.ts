// How large the houses of a street are: as large as possible with all of them wholly in sight, in one row or several.
// Also how many coins fit into the room for them.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The width of a house in the units of its drawing. */
export const WIDTH = 114;
/** The depth of the ground with and without a cellar. */
export const CELLAR = 54;
export const GROUND = 6;
/** The widest house in pixels: half of the height of its street, within these bounds. */
const widestIn = (height: number) => Math.max(160, Math.min(height / 2, 240));
/** The strip below each row, with the numbers of the houses, in rem. */
const PLATE_REM = 1.45;

/** A house or the building site. */
export interface Shape {
  /** The height above the ground in the units of the drawing. */
  high: number;
  /** Whether it has a cellar. All houses of a row share the depth of the ground. */
  deep: boolean;
}

const isDeep = (row: readonly Shape[]) => row.some(({ deep }) => deep);
/** The height of a row in widths of a house. */
const heightOf = (row: readonly Shape[]) =>
  (Math.max(...row.map(({ high }) => high)) + (isDeep(row) ? CELLAR : GROUND)) / WIDTH;

export interface Fit {
  rows: Shape[][];
  /** The width of a house. */
  wide: number;
}

/** `plate` is the height of the strip below a row. */
export function fitHouses(
  width: number,
  height: number,
  shapes: readonly Shape[],
  plate: number,
): Fit {
  let best: Fit = { rows: [], wide: 0 };
  for (let perRow = shapes.length; perRow > 0; perRow--) {
    const rows: Shape[][] = [];
    for (let at = 0; at < shapes.length; at += perRow) rows.push(shapes.slice(at, at + perRow));
    const tall = rows.reduce((sum, row) => sum + heightOf(row), 0);
    const wide = Math.min(widestIn(height), width / perRow, (height - rows.length * plate) / tall);
    // A street of fewer rows is easier to read, so another row has to be worth it.
    if (wide > best.wide * 1.1) best = { rows, wide };
  }
  return best;
}

/** Keeps the houses of a row as large as the street allows. */
export function useFit(street: RefObject<HTMLElement | null>, shapes: readonly Shape[]): void {
  useLayoutEffect(() => {
    const element = street.current;
    if (!element) return;
    const resize = () => {
      const { clientWidth, clientHeight, style } = element;
      const rem = Number.parseFloat(getComputedStyle(element).fontSize);
      // In a zone as low as a line of text the houses stand without their numbers.
      const isLow = clientHeight < 4 * rem;
      const plate = isLow ? 0 : PLATE_REM * rem;
      const fit = fitHouses(clientWidth, clientHeight, shapes, plate);
      // Without houses this is the size of the trees.
      const wide =
        fit.wide || Math.min(widestIn(clientHeight), clientWidth / 2.5, clientHeight / 2);
      const free = clientWidth - (fit.rows.at(-1)?.length ?? 0) * wide;
      element.toggleAttribute('data-low', isLow);
      style.setProperty('--plate', `${plate}px`);
      style.setProperty('--per-row', `${fit.rows[0]?.length ?? 1}`);
      style.setProperty('--wide', wide.toFixed(1));
      style.setProperty('--free', free.toFixed());
      // Trees and a lamp stand only where no house does.
      element.toggleAttribute('data-roomy', free > 1.3 * wide);
      element.toggleAttribute('data-small', wide < 47);
      for (const [at, row] of fit.rows.flatMap((row) => row.map(() => row)).entries())
        element.children[at]?.toggleAttribute('data-deep', isDeep(row));
      element.toggleAttribute('data-deep', isDeep(fit.rows.at(-1) ?? []));
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(element);
    return () => watch.disconnect();
  }, [JSON.stringify(shapes)]);
}

/** The height of a coin or the slider, and the distance between them, in pixels. */
const COIN_HEIGHT = 44;
const COIN_GAP = 7;

/** Returns how many coins of this width fit into the room, with the slider above them if they are not all. */
export function coinsPerPart(count: number, coin: number, width: number, height: number): number {
  const perRow = Math.max(1, Math.floor((width + COIN_GAP) / (coin + COIN_GAP)));
  const rows = Math.floor((height + COIN_GAP) / (COIN_HEIGHT + COIN_GAP));
  return perRow * rows >= count ? count : perRow * Math.max(1, rows - 1);
}
