// Moves cards and dollars: out of hands, onto the table, to the discards, under the pile, between
// players and the bank.
import { assertInvariant, type Seat, type Step } from '../../engine/index.ts';
import { hasOwnStack } from './cards/deck.ts';
import { isTenant } from './cards/tenants.ts';
import { editionOf } from './editions/index.ts';
import { houseOf, tenantAt } from './houses.ts';
import type { Card, Event, Payment, Spot, State, Tenant } from './state.ts';

export type LandlordStep = Step<State, Event>;

export const holdsCard = (state: State, seat: Seat, card: Card): boolean =>
  state.hands[seat]?.includes(card) ?? false;

/** Returns each kind of card in the hand once. */
export const kindsInHand = (state: State, seat: Seat): Card[] =>
  [...new Set(state.hands[seat])] as Card[];

export function takeFromHand(step: LandlordStep, seat: Seat, card: Card): void {
  const hand = step.edit('hands', seat);
  const at = hand.indexOf(card);
  assertInvariant(at >= 0, `seat ${seat} holds ${card}`);
  hand.splice(at, 1);
}

/** Lays a card of the hand face up on the table until it is resolved. */
export function layOnTable(step: LandlordStep, seat: Seat, card: Card): void {
  takeFromHand(step, seat, card);
  step.edit('table').push(card);
}

/**
 * Discards cards. LL-24: while a card is being resolved they wait on the table until it is done.
 */
export function discard(step: LandlordStep, ...cards: Card[]): void {
  const resolving = step.state.frames.some(({ kind }) => kind === 'resolve');
  step.edit(resolving ? 'table' : 'discards').push(...cards);
}

/** Returns the card to its own stack if it has one, and says whether it did. */
export function returnToStack(step: LandlordStep, card: Card): boolean {
  if (!hasOwnStack(editionOf(step.state), card)) return false;
  if (card === 'roof') step.state.roofs++;
  else step.state.monsters++;
  return true;
}

/** True for cards that a played card has hit. All other cards on the table were played. */
const isTargetCard = (card: Card): boolean => isTenant(card) || card === 'rentWithheld';

/**
 * LL-24: discards the table after a card is resolved: first what it hit, then the card and the
 * answers in their order.
 */
export function clearTable(step: LandlordStep): void {
  const { table } = step.state;
  if (table.length === 0) return;
  step
    .edit('discards')
    .push(...table.filter(isTargetCard), ...table.filter((card) => !isTargetCard(card)));
  step.state.table = [];
}

/** LL-35: once the last card of the pile has been drawn, nothing goes back under it. */
export const isExhausted = (state: State): boolean => state.lastTurns !== null;

/**
 * LL-34: puts several cards under the pile in a random, hidden order. Without a pile they are
 * discarded (LL-35).
 */
export function putUnderPile(step: LandlordStep, cards: Card[]): void {
  if (isExhausted(step.state)) {
    step.edit('discards').push(...cards);
    return;
  }
  const mixed = cards.length > 1 ? step.random.shuffle(cards) : cards;
  step.state.pile = [...mixed, ...step.state.pile];
}

/** Removes a tenant from its flat and discards the cards that lie on it. */
export function removeTenant(step: LandlordStep, { house, level }: Spot): Tenant {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const tenant = tenantAt(houseOf(step.state, house), level);
  assertInvariant(tenant, `somebody lives at ${house}/${level}`);
  const all = step.edit('houses', at, 'tenants');
  all.splice(all.indexOf(tenant), 1);
  discardWithheld(step, tenant.withheld);
  return tenant;
}

export function discardWithheld(step: LandlordStep, count: number): void {
  if (count > 0) discard(step, ...Array<Card>(count).fill('rentWithheld'));
}

/** Pays dollars from the bank to a seat. */
export function receiveDollars(
  step: LandlordStep,
  seat: Seat,
  dollars: number,
  reason: Payment,
): void {
  if (dollars === 0) return;
  addDollars(step, seat, dollars);
  step.emit({ type: 'received', seat, dollars, for: reason });
}

/**
 * Pays another seat, or the bank when `to` is null. A seat that has too little pays all it has
 * (LL-5).
 */
export function payDollars(
  step: LandlordStep,
  from: Seat,
  to: Seat | null,
  sum: number,
  reason: Payment,
): void {
  const dollars = Math.min(sum, step.state.dollars[from] ?? 0);
  if (dollars === 0) return;
  addDollars(step, from, -dollars);
  if (to !== null) addDollars(step, to, dollars);
  step.emit({ type: 'paid', seat: from, to, dollars, for: reason });
}

export function addDollars(step: LandlordStep, seat: Seat, dollars: number): void {
  const all = step.edit('dollars');
  const sum = (all[seat] ?? 0) + dollars;
  all[seat] = sum;
  const { options } = step.state;
  if (options.end === 'sum' && sum >= options.sum) step.state.reached = true;
}
