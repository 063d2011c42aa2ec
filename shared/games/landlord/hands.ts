// Cards and dollars on their way: out of hands, onto the table, to the discards and under the pile.
import { assertInvariant, type Seat, type Step } from '../../engine/index.ts';
import { liesApart } from './cards/deck.ts';
import { isTenant } from './cards/tenants.ts';
import { editionOf } from './editions/index.ts';
import { houseOf, tenantAt } from './houses.ts';
import type { Card, Event, Payment, Spot, State, Tenant } from './state.ts';

export type Play = Step<State, Event>;

export const holds = (state: State, seat: Seat, card: Card): boolean =>
  state.hands[seat]?.includes(card) ?? false;

/** Each kind in the hand once. */
export const kindsIn = (state: State, seat: Seat): Card[] =>
  [...new Set(state.hands[seat])] as Card[];

export function takeFromHand(step: Play, seat: Seat, card: Card): void {
  const hand = step.edit('hands', seat);
  const at = hand.indexOf(card);
  assertInvariant(at >= 0, `seat ${seat} holds ${card}`);
  hand.splice(at, 1);
}

/** Out of the hand, face up, until it is resolved. */
export function layOnTable(step: Play, seat: Seat, card: Card): void {
  takeFromHand(step, seat, card);
  step.edit('table').push(card);
}

/** To the discards; while a card is being resolved by way of the table (LL-24). */
export function discard(step: Play, ...cards: Card[]): void {
  const resolving = step.state.frames.some(({ kind }) => kind === 'resolve');
  step.edit(resolving ? 'table' : 'discards').push(...cards);
}

/** Back to a stack of its own, if it has one. */
export function goesApart(step: Play, card: Card): boolean {
  if (!liesApart(editionOf(step.state), card)) return false;
  if (card === 'roof') step.state.roofs++;
  else step.state.monsters++;
  return true;
}

/** What a card has hit, not the cards that were played. */
const isHit = (card: Card): boolean => isTenant(card) || card === 'rentWithheld';

/** What has been played is done with: first goes what it hit, then it and its answers, as they came. */
export function clearTable(step: Play): void {
  const { table } = step.state;
  if (table.length === 0) return;
  step.edit('discards').push(...table.filter(isHit), ...table.filter((card) => !isHit(card)));
  step.state.table = [];
}

/** Once the last card of the pile has been drawn nothing goes back under it. */
export const isExhausted = (state: State): boolean => state.lastTurns !== null;

/** In random, hidden order (LL-34); to the discards when there is no pile any more. */
export function putUnderPile(step: Play, cards: Card[]): void {
  if (isExhausted(step.state)) {
    step.edit('discards').push(...cards);
    return;
  }
  const mixed = cards.length > 1 ? step.random.shuffle(cards) : cards;
  step.state.pile = [...mixed, ...step.state.pile];
}

/** A tenant leaves its flat; what lies on it is discarded. */
export function takeOut(step: Play, { house, level }: Spot): Tenant {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const tenant = tenantAt(houseOf(step.state, house), level);
  assertInvariant(tenant, `somebody lives at ${house}/${level}`);
  const all = step.edit('houses', at, 'tenants');
  all.splice(all.indexOf(tenant), 1);
  discardWithheld(step, tenant.withheld);
  return tenant;
}

export function discardWithheld(step: Play, count: number): void {
  if (count > 0) discard(step, ...Array<Card>(count).fill('rentWithheld'));
}

/** From the bank. */
export function receive(step: Play, seat: Seat, dollars: number, why: Payment): void {
  if (dollars === 0) return;
  give(step, seat, dollars);
  step.emit({ type: 'received', seat, dollars, for: why });
}

/** Dollars change hands; `to` null is the bank. Who has too little pays what there is. */
export function pay(step: Play, from: Seat, to: Seat | null, sum: number, why: Payment): void {
  const dollars = Math.min(sum, step.state.dollars[from] ?? 0);
  if (dollars === 0) return;
  give(step, from, -dollars);
  if (to !== null) give(step, to, dollars);
  step.emit({ type: 'paid', seat: from, to, dollars, for: why });
}

export function give(step: Play, seat: Seat, dollars: number): void {
  const all = step.edit('dollars');
  const sum = (all[seat] ?? 0) + dollars;
  all[seat] = sum;
  const { options } = step.state;
  if (options.end === 'sum' && sum >= options.sum) step.state.reached = true;
}
