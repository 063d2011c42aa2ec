// How large the houses of a street are: as large as possible with all of them wholly in sight, in one row or several.
import { type RefObject, useLayoutEffect } from 'preact/hooks';

/** The widest house in pixels, because a street of two houses would look silly with houses as wide as a hand. */
const WIDEST = 160;
/** The strip below each row, with the numbers of the houses, in rem. */
export const PLATE_REM = 1.45;

export interface Fit {
  /** How many houses stand in a row. */
  perRow: number;
  /** The width of a house. */
  wide: number;
}

/** `talls` are the heights of the houses, in widths of a house. `plate` is the height of the strip below a row. */
export function fitHouses(
  width: number,
  height: number,
  talls: readonly number[],
  plate: number,
): Fit {
  let best: Fit = { perRow: talls.length, wide: 0 };
  for (let perRow = talls.length; perRow > 0; perRow--) {
    const rows: number[] = [];
    for (let at = 0; at < talls.length; at += perRow)
      rows.push(Math.max(...talls.slice(at, at + perRow)));
    const tall = rows.reduce((sum, one) => sum + one, 0);
    const wide = Math.min(WIDEST, width / perRow, (height - rows.length * plate) / tall);
    // A street of fewer rows is easier to read, so another row has to be worth it.
    if (wide > best.wide * 1.1) best = { perRow, wide };
  }
  return best;
}

/** Keeps the houses of a row as large as the row allows. */
export function useFit(row: RefObject<HTMLElement | null>, talls: readonly number[]): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const resize = () => {
      const { clientWidth, clientHeight } = element;
      const plate = PLATE_REM * Number.parseFloat(getComputedStyle(element).fontSize);
      const { perRow, wide } =
        talls.length > 0
          ? fitHouses(clientWidth, clientHeight, talls, plate)
          : { perRow: 1, wide: Math.min(WIDEST, clientWidth / 2.4) };
      const last = talls.length && ((talls.length - 1) % perRow) + 1;
      element.style.setProperty('--per-row', `${perRow}`);
      element.style.setProperty('--wide', wide.toFixed(1));
      // Trees and a lamp stand only where no house does.
      const free = clientWidth - last * wide;
      element.style.setProperty('--free', `${Math.round(free)}`);
      element.toggleAttribute('data-roomy', free > 1.3 * wide);
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(element);
    return () => watch.disconnect();
  }, [talls.join()]);
}
