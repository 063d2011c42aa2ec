// Writes a position as text and reads it back, for tests and the debug gallery.
//
//   C....  S....  H....  R....  C....     a flat: Classic, Suite, Haunted or Royal suite, then its
//   C....  C.r..  C....  C...b  C....     beds up, right, down, left; a tenant is the first letter
//   C....  C.y..  C....  C...g  C....     of its colour
//   C....  C....  C....  C....  C....
//   > red 8r 2y: red talk leave           ">" marks the player to move; the reserve; the hand
//   blue 8b 1y: green green swap
//   pile: leave talk                      the next card to draw comes first
//   discards: red
//   rest: {"first":1}                     everything that differs from the defaults, as JSON
import { HIDDEN, type Json } from '../../engine/index.ts';
import { cards } from './cards.ts';
import { ALL_FLATS, bedsOf, COLUMNS, ROWS } from './grid.ts';
import { type Bed, type Card, COLOURS, type Colour, type FlatKind, type State } from './state.ts';

const KINDS: Record<string, FlatKind> = { C: 'classic', S: 'suite', H: 'haunted', R: 'royal' };
const letterOf = (kind: FlatKind): string => kind.charAt(0).toUpperCase();
const colourOf = (letter: string | undefined): Bed =>
  COLOURS.find((colour) => colour[0] === letter) ?? null;

export function print(state: State): string {
  const cell = (flat: number) =>
    letterOf(state.flats[flat] as FlatKind) +
    bedsOf(state, flat)
      .map((bed) => bed?.[0] ?? '.')
      .join('');
  const rows = Array.from({ length: ROWS }, (_, row) =>
    ALL_FLATS.slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map(cell)
      .join('  '),
  );
  const lines = [...rows, ...state.colours.map((_, seat) => printSeat(state, seat))];
  if (state.pile.length > 0) lines.push(`pile: ${state.pile.toReversed().join(' ')}`);
  if (state.discards.length > 0) lines.push(`discards: ${state.discards.join(' ')}`);
  const rest = nonDefaults(state);
  if (Object.keys(rest).length > 0) lines.push(`rest: ${JSON.stringify(rest)}`);
  return lines.join('\n');
}

function printSeat(state: State, seat: number): string {
  const mark = seatToStart(state) === seat ? '> ' : '';
  const stock = COLOURS.filter((colour) => state.reserve[seat]?.[colour]).map(
    (colour) => ` ${state.reserve[seat]?.[colour]}${colour[0]}`,
  );
  const hand = (state.hands[seat] ?? []).map((card) => ` ${card}`).join('');
  return `${mark}${state.colours[seat]}${stock.join('')}:${hand}`;
}

/** Returns the seat that is to start its turn, or null while a turn is under way. */
function seatToStart({ frames }: State): number | null {
  const [only, ...more] = frames;
  return only?.kind === 'turn' && more.length === 0 ? only.seat : null;
}

const DEFAULT_OPTIONS = { royalSuite: 'off' as const, renovation: false, noCards: false };

function nonDefaults(state: State): Record<string, Json> {
  const rest: Record<string, Json> = {};
  const chosen = Object.entries(state.options).filter(([, on]) => on);
  if (chosen.length > 0) rest.options = Object.fromEntries(chosen);
  if (state.first !== 0) rest.first = state.first;
  if (state.finisher !== null) rest.finisher = state.finisher;
  if (state.played !== null) rest.played = state.played;
  // Frames are plain JSON, but an interface has no index signature, so it is not assignable to Json.
  if (seatToStart(state) === null) rest.frames = state.frames as unknown as Json;
  return rest;
}

/**
 * Reads the position that the text draws. The text has no random state, so the position gets a
 * fixed seed.
 */
export function parse(text: string): State {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const grid = lines.slice(0, ROWS).flatMap((line) => line.split(/\s+/));
  const cells = grid.map((cell) => cell.match(/^([CSHR])([rbyg.]{4})$/) ?? []);
  if (grid.length !== COLUMNS * ROWS || cells.some(([whole]) => !whole)) {
    throw new SyntaxError(`not a house of ${ROWS} rows and ${COLUMNS} columns:\n${text}`);
  }
  const named = new Map<string, string>();
  const seats = lines.slice(ROWS).flatMap((line) => {
    const [, name = '', words = ''] = line.match(/^(pile|discards|rest): *(.*)$/) ?? [];
    if (name) named.set(name, words);
    return name ? [] : [parseSeat(line)];
  });
  const words = (name: string) => cardsIn(named.get(name) ?? '');
  const rest = JSON.parse(named.get('rest') ?? '{}');
  const turn = seats.findIndex(({ toMove }) => toMove);
  return {
    seats: seats.length,
    flats: cells.map(([, kind]) => KINDS[kind as string] as FlatKind),
    beds: cells.map(([, , beds]) => [...(beds as string)].map(colourOf)),
    colours: seats.map(({ colour }) => colour),
    reserve: seats.map(({ reserve }) => reserve),
    hands: seats.map(({ hand }) => hand),
    pile: words('pile').reverse(),
    discards: words('discards'),
    played: null,
    first: 0,
    finisher: null,
    frames: turn < 0 ? [] : [{ kind: 'turn', seat: turn }],
    ...rest,
    options: { ...DEFAULT_OPTIONS, ...rest.options },
    random: { seed: [0, 0, 0, 1], drawn: 0 },
  };
}

function parseSeat(line: string) {
  const [, mark, colour, stock = '', hand = ''] =
    line.match(/^(> *)?(red|blue|yellow|green)((?: \d+[rbyg])*): *(.*)$/) ?? [];
  if (!colour) throw new SyntaxError(`not a player's line: ${line}`);
  const reserve: Record<Colour, number> = { red: 0, blue: 0, yellow: 0, green: 0 };
  for (const [, count, letter] of stock.matchAll(/(\d+)([rbyg])/g)) {
    reserve[colourOf(letter) as Colour] = Number(count);
  }
  return {
    toMove: Boolean(mark),
    colour: colour as Colour,
    reserve,
    hand: cardsIn(hand),
  };
}

function cardsIn(words: string): Card[] {
  const named = words.split(/\s+/).filter((word) => word !== '');
  const unknown = named.find((word) => word !== HIDDEN && !Object.hasOwn(cards, word));
  if (unknown !== undefined) throw new SyntaxError(`no card "${unknown}"`);
  return named as Card[];
}
