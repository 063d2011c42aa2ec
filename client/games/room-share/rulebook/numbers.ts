// The numbers that the rules page speaks of, taken from the rules: from what they lay out and how they count.
import { seedFrom } from '../../../../shared/engine/index.ts';
import { cards } from '../../../../shared/games/room-share/cards.ts';
import { inReserve, worth } from '../../../../shared/games/room-share/end.ts';
import { COLUMNS, FLATS, ROWS } from '../../../../shared/games/room-share/grid.ts';
import { rules as roomShare } from '../../../../shared/games/room-share/rules.ts';
import type { FlatKind, State } from '../../../../shared/games/room-share/state.ts';

const laidOut = (seats: number): State => roomShare.setup({}, seats, seedFrom(1, 1));
const four = laidOut(4);
const many = (kind: FlatKind): number => four.flats.filter((flat) => flat === kind).length;
/** The six in the middle of it. */
const CENTRE = 6;

/** What each of three tenants of such a flat is worth. */
const pays = (kind: FlatKind): number =>
  worth({ ...four, flats: [kind], beds: [['red', 'red', 'red', null]] }, 0);

const own = inReserve(four, 0);

export const NUMBERS = {
  flats: FLATS,
  columns: COLUMNS,
  rows: ROWS,
  centre: CENTRE,
  ring: many('classic') - CENTRE,
  suites: many('suite'),
  haunted: many('haunted'),
  own,
  /** Neutral ones, with three players and with two. */
  three: inReserve(laidOut(3), 0) - own,
  two: inReserve(laidOut(2), 0) - own,
  hand: four.hands[0]?.length ?? 0,
  keys: cards.red.copies,
  events: cards.talk.copies,
  classicPays: pays('classic'),
  suitePays: pays('suite'),
  royalPays: pays('royal'),
  ghostCosts: -pays('haunted'),
};

/** The example of a count: two red tenants of three in a classic flat, one of three in a suite, one with ghosts. */
export const EXAMPLE = {
  pair: 2 * NUMBERS.classicPays,
  sum: 2 * NUMBERS.classicPays + NUMBERS.suitePays - NUMBERS.ghostCosts,
};
