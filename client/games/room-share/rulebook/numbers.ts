// The numbers of the rules page, computed by the set-up and the scoring of the rules.
import { seedFrom } from '../../../../shared/engine/index.ts';
import { cards } from '../../../../shared/games/room-share/cards.ts';
import { countReserve, pointsPerTenant } from '../../../../shared/games/room-share/end.ts';
import { COLUMNS, FLAT_COUNT, ROWS } from '../../../../shared/games/room-share/grid.ts';
import { rules as roomShare } from '../../../../shared/games/room-share/rules.ts';
import type { FlatKind, State } from '../../../../shared/games/room-share/state.ts';

const setupFor = (seats: number): State => roomShare.setup({}, seats, seedFrom(1, 1));
const four = setupFor(4);
const countOf = (kind: FlatKind): number => four.flats.filter((flat) => flat === kind).length;
/** The six flats in the middle of the house. */
const CENTRE = 6;

/** Returns the points of each of three tenants in such a flat. */
const pointsInFlat = (kind: FlatKind): number =>
  pointsPerTenant({ ...four, flats: [kind], beds: [['red', 'red', 'red', null]] }, 0);

const own = countReserve(four, 0);

export const NUMBERS = {
  flats: FLAT_COUNT,
  columns: COLUMNS,
  rows: ROWS,
  centre: CENTRE,
  ring: countOf('classic') - CENTRE,
  suites: countOf('suite'),
  haunted: countOf('haunted'),
  own,
  /** The neutral tenants with three players, and with two. */
  three: countReserve(setupFor(3), 0) - own,
  two: countReserve(setupFor(2), 0) - own,
  hand: four.hands[0]?.length ?? 0,
  keys: cards.red.copies,
  events: cards.talk.copies,
  classicPays: pointsInFlat('classic'),
  suitePays: pointsInFlat('suite'),
  royalPays: pointsInFlat('royal'),
  ghostCosts: -pointsInFlat('haunted'),
};

/**
 * The example of a score: two of three red tenants in a classic flat, one of three in a suite, one
 * in a haunted flat.
 */
export const EXAMPLE = {
  pair: 2 * NUMBERS.classicPays,
  sum: 2 * NUMBERS.classicPays + NUMBERS.suitePays - NUMBERS.ghostCosts,
};
