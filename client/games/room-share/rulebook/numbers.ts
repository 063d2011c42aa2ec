// The numbers of the rules page, computed by the set-up and the scoring of the rules.
import { seedFrom } from '../../../../shared/engine/index.ts';
import { cards } from '../../../../shared/games/room-share/cards.ts';
import { countReserve, pointsPerTenant, score } from '../../../../shared/games/room-share/end.ts';
import { COLUMNS, FLAT_COUNT, ROWS } from '../../../../shared/games/room-share/grid.ts';
import { parse } from '../../../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../../../shared/games/room-share/rules.ts';
import type { FlatKind, State } from '../../../../shared/games/room-share/state.ts';
import { playedOn } from '../../../table/rulebook-example.ts';
import type { Numbers } from '../../../text/compose.ts';
import { EXAMPLES } from './examples/index.ts';
import type { Shapes } from './examples/shapes.ts';

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

/** The parts of the score in the example of a counting, and what three of one colour bring in a suite. */
export const EXAMPLE = {
  pair: 2 * NUMBERS.classicPays,
  sum: score(parse(EXAMPLES.count.position), EXAMPLES.count.seat),
  suiteOfThree: 3 * NUMBERS.suitePays,
};

const inWords = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** The points of each colour in each example, as `swapRed` before its moves and `swapRedAfter` after them. */
export function pointsInExamples(): Numbers {
  const shapes: Shapes = EXAMPLES;
  const points = (name: string, state: State, when: string) =>
    state.colours.map((colour, seat) => [
      `${name}${colour.charAt(0).toUpperCase()}${colour.slice(1)}${when}`,
      inWords(score(state, seat)),
    ]);
  return Object.fromEntries(
    Object.entries(shapes).flatMap(([name, { position, moves = [] }]) => {
      const before = parse(position);
      const after = playedOn(roomShare, before, moves) as State;
      return [...points(name, before, ''), ...points(name, after, 'After')];
    }),
  );
}
