// How a seat stands: what its tenants pay, and what they may yet pay before somebody's reserve is empty.
import type { Seat } from '../../engine/index.ts';
import { inReserve } from './end.ts';
import type { Card, Colour, FlatKind, State } from './state.ts';

export type Part = 'points' | 'rooms' | 'haunted' | 'reserve' | 'hand';

/** So many turns before the end are the columns of the tables below; between them it goes straight. */
const COLUMNS = [0, 1, 2, 4, 7, 12];
type Row = readonly number[];

/** Three in a flat pay each of them so much at the end; with ghosts each one pays, however many they are. */
const PAYS: Record<FlatKind, number> = { classic: 1, suite: 2, royal: 3, haunted: -2 };
/** How likely one, two, three in a flat are to be three there in the end: long before it, three hardly more than two. */
const THREE: Row[] = [
  [0, 0.1, 0.25, 0.3, 0.3, 0.35],
  [0, 0.5, 0.4, 0.38, 0.35, 0.35],
  [1, 0.65, 0.5, 0.42, 0.37, 0.36],
];
/** How much it matters already which flat it is: before the end most tenants move. */
const MATTERS: Row = [1, 1, 0.8, 0.5, 0.3, 0.15];
/** How likely one, two, three with the ghosts are to be still there; a haunted flat is left again. */
const HAUNTED: Row[] = [
  [1, 0.8, 0.6, 0.35, 0.15, 0.05],
  [1, 0.75, 0.45, 0.15, 0.05, 0],
  [1, 0.45, 0.15, 0.1, 0, 0],
];
/** A card in hand: the last turns belong to whoever has kept the strong ones. */
const HELD: Partial<Record<Card, Row>> = {
  swap: [0, 0.9, 1.1, 1, 0.8, 0.6],
  evict: [0, 0.5, 0.6, 0.5, 0.35, 0.2],
  leave: [0, 0.2, 0.25, 0.3, 0.2, 0.1],
  talk: [0, 0.2, 0.15, 0.15, 0.1, 0.1],
  lease: [0, 0.1, 0.15, 0.2, 0.1, 0.1],
};
/** A tenant of the own colour that waits, where there are others to place meanwhile, and where there are not. */
const CHOSEN: Row = [0, 0.7, 0.7, 0.5, 0.45, 0.45];
const FORCED: Row = [0, 0.2, 0.2, 0.2, 0.2, 0.2];
/** Of those who are level, the one with fewer left wins. */
const LEFT = 0.02;

const LONGEST = 20;
function at(row: Row, turns: number): number {
  const after = COLUMNS.findIndex((column) => column >= turns);
  if (after < 0) return row.at(-1) as number;
  if (after === 0) return row[0] as number;
  const [low, high] = [COLUMNS[after - 1] as number, COLUMNS[after] as number];
  const [from, to] = [row[after - 1] as number, row[after] as number];
  return from + ((to - from) * (turns - low)) / (high - low);
}

export interface Values {
  /** By kind of flat and how many live there; a flat of four is about to be emptied. */
  tenants: Record<FlatKind, number[]>;
  held: Record<string, number>;
  waiting: number[];
}
const VALUES: Values[] = Array.from({ length: LONGEST + 1 }, (_, turns) => {
  const matters = at(MATTERS, turns);
  const inFlats = (kind: FlatKind) => {
    const worth = (row: Row) =>
      kind === 'haunted' ? PAYS.haunted * at(row, turns) : PAYS[kind] ** matters * at(row, turns);
    const [one = 0, two = 0, three = 0] = (kind === 'haunted' ? HAUNTED : THREE).map(worth);
    return [one, one, two, three, at(THREE[0] as Row, turns)];
  };
  return {
    tenants: {
      classic: inFlats('classic'),
      suite: inFlats('suite'),
      royal: inFlats('royal'),
      haunted: inFlats('haunted'),
    },
    held: Object.fromEntries(Object.entries(HELD).map(([card, row]) => [card, at(row, turns)])),
    waiting: [0, 0, at(CHOSEN, turns), at(CHOSEN, turns), at(FORCED, turns)],
  };
});

/** How many turns whoever is nearest to the end still needs. */
export function turnsLeft(state: State): number {
  if (state.finisher !== null) return 0;
  let least = LONGEST;
  for (let seat = 0; seat < state.seats; seat++) least = Math.min(least, inReserve(state, seat));
  return least;
}

export const valuesOf = (state: State): Values => VALUES[turnsLeft(state)] as Values;

export function standing(state: State, seat: Seat): Record<Part, number> {
  const values = valuesOf(state);
  const own = state.colours[seat] as Colour;
  const parts = { points: 0, rooms: 0, haunted: 0, reserve: 0, hand: 0 };
  for (let flat = 0; flat < state.beds.length; flat++) {
    let [many, mine] = [0, 0];
    for (const bed of state.beds[flat] as State['beds'][number]) {
      if (bed !== null) many++;
      if (bed === own) mine++;
    }
    if (mine === 0) continue;
    const kind = state.flats[flat] as FlatKind;
    const worth = mine * (values.tenants[kind][many] as number);
    if (kind === 'haunted') parts.haunted += worth;
    else if (many === 3) parts.points += worth;
    else parts.rooms += worth;
  }
  // Whoever is between two flats will land somewhere.
  for (const frame of state.frames) {
    if (frame.kind === 'land' && frame.colour === own) {
      parts.rooms += values.tenants.classic[1] as number;
    }
  }
  const waiting = state.reserve[seat]?.[own] ?? 0;
  parts.reserve =
    Math.min(waiting, turnsLeft(state)) * (values.waiting[state.seats] as number) -
    inReserve(state, seat) * LEFT;
  for (const card of state.hands[seat] ?? []) parts.hand += values.held[card] ?? 0;
  return parts;
}
