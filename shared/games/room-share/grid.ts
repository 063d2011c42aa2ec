// The house as a grid of five columns and four rows that wraps round at its edges, and the refs of
// flats and beds.
import type { Ref } from '../../engine/index.ts';
import type { Bed, Colour, Place, State } from './state.ts';

export const COLUMNS = 5;
export const ROWS = 4;
export const FLAT_COUNT = COLUMNS * ROWS;
export const ARROWS = ['up', 'right', 'down', 'left'] as const;
export const ALL_FLATS = Array.from({ length: FLAT_COUNT }, (_, flat) => flat);
const ALL_ARROWS = [0, 1, 2, 3];

export const flatAt = (column: number, row: number): number => row * COLUMNS + column;

/** NEIGHBOURS[flat][arrow] is the flat that the arrow points to. */
export const NEIGHBOURS: readonly (readonly number[])[] = ALL_FLATS.map((flat) => {
  const column = flat % COLUMNS;
  const row = Math.floor(flat / COLUMNS);
  return [
    flatAt(column, (row + ROWS - 1) % ROWS),
    flatAt((column + 1) % COLUMNS, row),
    flatAt(column, (row + 1) % ROWS),
    flatAt((column + COLUMNS - 1) % COLUMNS, row),
  ];
});

export const bedsOf = (state: State, flat: number): Bed[] => state.beds[flat] as Bed[];
export const tenantAt = (state: State, { flat, arrow }: Place): Bed =>
  bedsOf(state, flat)[arrow] ?? null;
export const isFull = (beds: readonly Bed[]): boolean => !beds.includes(null);
export const isEmpty = (beds: readonly Bed[]): boolean => beds.every((bed) => bed === null);
export const freeArrows = (beds: readonly Bed[]): number[] =>
  ALL_ARROWS.filter((arrow) => beds[arrow] === null);
export const takenArrows = (beds: readonly Bed[]): number[] =>
  ALL_ARROWS.filter((arrow) => beds[arrow] !== null);
/** A loop, because bots and laws count tenants more often than anything else. */
export function countTenants(beds: readonly Bed[], colour: Colour): number {
  let count = 0;
  for (const bed of beds) if (bed === colour) count++;
  return count;
}
export const countInHouse = (state: State, colour: Colour): number =>
  state.beds.reduce((sum, beds) => sum + countTenants(beds, colour), 0);

/** Returns every bed that a tenant sleeps in. */
export const allTenants = (state: State): Place[] =>
  ALL_FLATS.flatMap((flat) => takenArrows(bedsOf(state, flat)).map((arrow) => ({ flat, arrow })));

// Flats are named like squares of a chess board: columns a to e, rows 1 to 4 from the top.
const nameFlat = (flat: number): string =>
  `${'abcde'[flat % COLUMNS]}${Math.floor(flat / COLUMNS) + 1}`;
export const flatRef = (flat: number): Ref => `flat:${nameFlat(flat)}`;
export const bedRef = (flat: number, arrow: number): Ref =>
  `bed:${nameFlat(flat)}/${ARROWS[arrow]}`;

/** Returns the flat or bed that a ref names. The arrow is -1 for a whole flat. */
export function placeOf(ref: Ref | undefined): Place | null {
  const [, column, row, arrow] = ref?.match(/^(?:flat|bed):([a-e])([1-4])(?:\/(\w+))?$/) ?? [];
  const at = (ARROWS as readonly (string | undefined)[]).indexOf(arrow);
  if (!column || !row || (arrow !== undefined && at < 0)) return null;
  return { flat: flatAt('abcde'.indexOf(column), Number(row) - 1), arrow: at };
}
