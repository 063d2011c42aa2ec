// The set-up: the ring of flats, the first tenants, the reserves and the hands.
import type { Random, Rules, SeatColour } from '../../engine/index.ts';
import { buildDeck } from './cards.ts';
import { ALL_FLATS, flatAt } from './grid.ts';
import {
  type Bed,
  COLOURS,
  type Colour,
  type FlatKind,
  type Options,
  type State,
} from './state.ts';

/**
 * RS-2: where each colour's first tenant stands, and the arrow that points along its row into the
 * block.
 */
const CORNERS = [
  { flat: flatAt(1, 1), arrow: 1 },
  { flat: flatAt(3, 1), arrow: 3 },
  { flat: flatAt(1, 2), arrow: 1 },
  { flat: flatAt(3, 2), arrow: 3 },
];
const INNER_BLOCK = [1, 2].flatMap((row) => [1, 2, 3].map((column) => flatAt(column, row)));

export function setup(
  options: Options,
  seats: number,
  random: Random,
  colours: readonly SeatColour[],
): ReturnType<Rules<State, State['frames'][number], never, never, never>['setup']> {
  const own = colours as readonly Colour[];
  const cards = random.shuffle(buildDeck(options));
  const first = random.below(seats);
  const hands = own.map(() => (options.noCards ? [] : cards.splice(-3)));
  return {
    options,
    flats: layFlats(options, random),
    beds: placeFirstTenants(random),
    colours: [...own],
    reserve: dealReserves(own, random),
    hands,
    pile: cards,
    discards: [],
    played: null,
    first,
    finisher: null,
    frames: [{ kind: 'turn', seat: first }],
  };
}

const RING_KINDS: readonly FlatKind[] = [
  ...Array<FlatKind>(3).fill('suite'),
  ...Array<FlatKind>(3).fill('haunted'),
  ...Array<FlatKind>(8).fill('classic'),
];

function layFlats({ royalSuite }: Options, random: Random): FlatKind[] {
  const kinds = [...RING_KINDS];
  if (royalSuite !== 'off') kinds[kinds.indexOf(royalSuite)] = 'royal';
  const ring = random.shuffle(kinds);
  return ALL_FLATS.map((flat) =>
    INNER_BLOCK.includes(flat) ? 'classic' : (ring.pop() as FlatKind),
  );
}

function placeFirstTenants(random: Random): Bed[][] {
  const beds = ALL_FLATS.map(() => Array<Bed>(4).fill(null));
  const colours = random.shuffle(COLOURS);
  CORNERS.forEach(({ flat, arrow }, corner) => {
    (beds[flat] as Bed[])[arrow] = colours[corner] as Colour;
  });
  return beds;
}

/**
 * Each player gets eight tenants of their own colour. RS-11: with three players also two of the
 * unused colour, with two players eight of one unused colour.
 */
function dealReserves(colours: readonly Colour[], random: Random): Record<Colour, number>[] {
  const seats = colours.length;
  const unused = random.shuffle(COLOURS.filter((colour) => !colours.includes(colour)));
  return colours.map((own, seat) => {
    const reserve = { red: 0, blue: 0, yellow: 0, green: 0, [own]: 8 };
    if (seats === 3) reserve[unused[0] as Colour] = 2;
    if (seats === 2) reserve[unused[seat] as Colour] = 8;
    return reserve;
  });
}
