import type { Random, Rules, SeatColour } from '../../engine/index.ts';
import { deck } from './cards.ts';
import { ALL_FLATS, at } from './grid.ts';
import {
  type Bed,
  COLOURS,
  type Colour,
  type FlatKind,
  type Options,
  type State,
} from './state.ts';

/** The inner corners: where each colour's first tenant waits, and the arrow it stands on. */
const CORNERS = [
  { flat: at(1, 1), arrow: 1 },
  { flat: at(3, 1), arrow: 3 },
  { flat: at(1, 2), arrow: 1 },
  { flat: at(3, 2), arrow: 3 },
];
const BLOCK = [1, 2].flatMap((row) => [1, 2, 3].map((column) => at(column, row)));

export function setup(
  options: Options,
  seats: number,
  random: Random,
  colours: readonly SeatColour[],
): ReturnType<Rules<State, State['frames'][number], never, never, never>['setup']> {
  const own = colours as readonly Colour[];
  const cards = random.shuffle(deck(options));
  const first = random.below(seats);
  const hands = own.map(() => (options.noCards ? [] : cards.splice(-3)));
  return {
    options,
    flats: layFlats(options, random),
    beds: firstTenants(random),
    colours: [...own],
    reserve: deal(own, random),
    hands,
    pile: cards,
    discards: [],
    played: null,
    first,
    finisher: null,
    frames: [{ kind: 'turn', seat: first }],
  };
}

const RING: readonly FlatKind[] = [
  ...Array<FlatKind>(3).fill('suite'),
  ...Array<FlatKind>(3).fill('haunted'),
  ...Array<FlatKind>(8).fill('classic'),
];

function layFlats({ royalSuite }: Options, random: Random): FlatKind[] {
  const kinds = [...RING];
  if (royalSuite !== 'off') kinds[kinds.indexOf(royalSuite)] = 'royal';
  const ring = random.shuffle(kinds);
  return ALL_FLATS.map((flat) => (BLOCK.includes(flat) ? 'classic' : (ring.pop() as FlatKind)));
}

function firstTenants(random: Random): Bed[][] {
  const beds = ALL_FLATS.map(() => Array<Bed>(4).fill(null));
  const colours = random.shuffle(COLOURS);
  CORNERS.forEach(({ flat, arrow }, corner) => {
    (beds[flat] as Bed[])[arrow] = colours[corner] as Colour;
  });
  return beds;
}

/** Eight of the own colour; with three players two of the unused one, with two eight of an unused one. */
function deal(colours: readonly Colour[], random: Random): Record<Colour, number>[] {
  const seats = colours.length;
  const unused = random.shuffle(COLOURS.filter((colour) => !colours.includes(colour)));
  return colours.map((own, seat) => {
    const reserve = { red: 0, blue: 0, yellow: 0, green: 0, [own]: 8 };
    if (seats === 3) reserve[unused[0] as Colour] = 2;
    if (seats === 2) reserve[unused[seat] as Colour] = 8;
    return reserve;
  });
}
