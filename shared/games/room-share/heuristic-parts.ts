// How a seat stands: what its tenants pay, and what they may yet pay before somebody's reserve is empty.
import type { Hidden, Seat } from '../../engine/index.ts';
import { inReserve } from './end.ts';
import { ALL_FLATS, bedsOf, howMany, takenArrows } from './grid.ts';
import type { Card, Colour, FlatKind, State } from './state.ts';

export type ValuePart = 'points' | 'rooms' | 'haunted' | 'reserve' | 'hand';

/**
 * What something is worth when the game ends, a turn before that, and early on. What it is worth early fades into
 * what it is worth late: with half the turns the end is twice as near.
 */
type Row = readonly [end: number, late: number, early: number];
export const at = (row: Row, turns: number): number =>
  turns === 0 ? row[0] : row[2] + (row[1] - row[2]) / turns;

/** Three in a flat pay each of them so much; early on it matters little where, for most tenants move. */
const PAYS: Record<FlatKind, Row> = {
  classic: [1, 1, 1],
  suite: [2, 2, 1.1],
  royal: [3, 3, 1.2],
  // With ghosts each one pays, however many they are; but nobody stays there who can leave.
  haunted: [-2, -1.8, 0],
};
/** How likely it is that none, one, two, three in a flat are three in the end; a fourth sends all of them away. */
const THREE: Row[] = [
  [0, 0, 0],
  [0, 0.1, 0.35],
  [0, 0.5, 0.35],
  [1, 0.65, 0.35],
  [0, 0.1, 0.35],
];
/** A card in hand: the last turns belong to whoever has kept the strong ones. */
const HELD: Partial<Record<Card | Hidden, Row>> = {
  swap: [0, 1.2, 0.7],
  evict: [0, 0.7, 0.3],
  leave: [0, 0.2, 0.2],
  talk: [0, 0.2, 0.1],
  lease: [0, 0.1, 0.15],
};
const NOTHING: Row = [0, 0, 0];
/** A tenant of the own colour that waits. */
export const WAITING: Row = [0, 0.7, 0.45];
/** Of those who are level, the one with fewer left wins. */
const LEFT = 0.02;

/** What whoever lives in a flat of so many is worth to the owner. */
export function tenantWorth(kind: FlatKind, many: number, turns: number): number {
  const pays = at(PAYS[kind], turns);
  if (kind === 'haunted') return pays;
  return pays * at(THREE[Math.min(many, 4)] as Row, turns);
}

export const heldWorth = (card: Card | Hidden, turns: number): number =>
  at(HELD[card] ?? NOTHING, turns);

/** How many turns whoever is nearest to the end still needs. */
export function turnsLeft(state: State): number {
  if (state.finisher !== null) return 0;
  return Math.min(...state.reserve.map((_, seat) => inReserve(state, seat)));
}

export function evaluate(state: State, seat: Seat): Record<ValuePart, number> {
  const turns = turnsLeft(state);
  const own = state.colours[seat] as Colour;
  const parts = { points: 0, rooms: 0, haunted: 0, reserve: 0, hand: 0 };
  for (const flat of ALL_FLATS) {
    const beds = bedsOf(state, flat);
    if (!beds.includes(own)) continue;
    const kind = state.flats[flat] as FlatKind;
    const [many, mine] = [takenArrows(beds).length, howMany(beds, own)];
    const part = kind === 'haunted' ? 'haunted' : many === 3 ? 'points' : 'rooms';
    parts[part] += mine * tenantWorth(kind, many, turns);
  }
  const waiting = Math.min(state.reserve[seat]?.[own] ?? 0, turns);
  parts.reserve = waiting * at(WAITING, turns) - inReserve(state, seat) * LEFT;
  for (const card of state.hands[seat] ?? []) parts.hand += heldWorth(card, turns);
  return parts;
}
