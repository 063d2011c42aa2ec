// The parts of the bots' evaluation: what a seat's tenants pay now, and what they may still pay
// before the game ends.
import type { Hidden, Seat } from '../../engine/index.ts';
import { countReserve } from './end.ts';
import { ALL_FLATS, bedsOf, countTenants, takenArrows } from './grid.ts';
import type { Card, Colour, FlatKind, State } from './state.ts';

export type ValuePart = 'points' | 'rooms' | 'haunted' | 'reserve' | 'hand';

/**
 * The value of a thing at the end of the game, one turn before the end, and early in the game.
 * `valueAt` blends the early value into the late one as the remaining turns shrink.
 */
type ValueByTime = readonly [end: number, late: number, early: number];
export const valueAt = (row: ValueByTime, turns: number): number =>
  turns === 0 ? row[0] : row[2] + (row[1] - row[2]) / turns;

/**
 * What each of three tenants in a flat pays. Early in the game the kind of flat matters little,
 * because most tenants move again.
 */
const TENANT_VALUE: Record<FlatKind, ValueByTime> = {
  classic: [1, 1, 1],
  suite: [2, 2, 1.1],
  royal: [3, 3, 1.2],
  // Each tenant of a haunted flat loses points whatever their number, but a tenant who can leave
  // rarely stays until the end.
  haunted: [-2, -1.8, 0],
};
/**
 * The chance that a flat with 0, 1, 2, 3 or 4 tenants has exactly three at the end. A fourth tenant
 * evicts all of them.
 */
const CHANCE_OF_THREE: ValueByTime[] = [
  [0, 0, 0],
  [0, 0.1, 0.35],
  [0, 0.5, 0.35],
  [1, 0.65, 0.35],
  [0, 0.1, 0.35],
];
/** The value of a card kept in hand. Strong cards are worth most in the last turns. */
const CARD_VALUE: Partial<Record<Card | Hidden, ValueByTime>> = {
  swap: [0, 1.2, 0.7],
  evict: [0, 0.7, 0.3],
  leave: [0, 0.2, 0.2],
  talk: [0, 0.2, 0.1],
  lease: [0, 0.1, 0.15],
};
const WORTHLESS: ValueByTime = [0, 0, 0];
/** The value of a tenant of the player's own colour that is still in the reserve. */
export const RESERVE_VALUE: ValueByTime = [0, 0.7, 0.45];
/** RS-15: a smaller reserve wins a tie. */
const TIE_BREAK_VALUE = 0.02;

/**
 * Returns what one tenant is worth to the player of its colour in a flat of this kind with this
 * number of tenants.
 */
export function tenantValue(kind: FlatKind, many: number, turns: number): number {
  const pays = valueAt(TENANT_VALUE[kind], turns);
  if (kind === 'haunted') return pays;
  return pays * valueAt(CHANCE_OF_THREE[Math.min(many, 4)] as ValueByTime, turns);
}

export const cardValue = (card: Card | Hidden, turns: number): number =>
  valueAt(CARD_VALUE[card] ?? WORTHLESS, turns);

/** Returns how many turns the player with the smallest reserve still needs to empty it. */
export function turnsLeft(state: State): number {
  if (state.finisher !== null) return 0;
  return Math.min(...state.reserve.map((_, seat) => countReserve(state, seat)));
}

export function evaluate(state: State, seat: Seat): Record<ValuePart, number> {
  const turns = turnsLeft(state);
  const own = state.colours[seat] as Colour;
  const parts = { points: 0, rooms: 0, haunted: 0, reserve: 0, hand: 0 };
  for (const flat of ALL_FLATS) {
    const beds = bedsOf(state, flat);
    if (!beds.includes(own)) continue;
    const kind = state.flats[flat] as FlatKind;
    const [many, mine] = [takenArrows(beds).length, countTenants(beds, own)];
    const part = kind === 'haunted' ? 'haunted' : many === 3 ? 'points' : 'rooms';
    parts[part] += mine * tenantValue(kind, many, turns);
  }
  const waiting = Math.min(state.reserve[seat]?.[own] ?? 0, turns);
  parts.reserve =
    waiting * valueAt(RESERVE_VALUE, turns) - countReserve(state, seat) * TIE_BREAK_VALUE;
  for (const card of state.hands[seat] ?? []) parts.hand += cardValue(card, turns);
  return parts;
}
