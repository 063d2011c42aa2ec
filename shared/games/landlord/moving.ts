// Moves tenants in and between flats, and applies what follows their arrival.
import type { Seat } from '../../engine/index.ts';
import { tenants } from './cards/tenants.ts';
import { editionOf, usesTenantTexts } from './editions/index.ts';
import {
  discard,
  isExhausted,
  type LandlordStep,
  putUnderPile,
  removeTenant,
  returnToStack,
} from './hands.ts';
import { houseOf, isTavernHouse, tenantOf, whyNotMoveIn } from './houses.ts';
import { askAbout, cardQuestion } from './question.ts';
import {
  type FrameOf,
  flatRef,
  type House,
  type Spot,
  type State,
  spotOf,
  type TenantKind,
} from './state.ts';

/** Moves a tenant from the hand into a flat. */
export function moveIn(step: LandlordStep, seat: Seat, card: TenantKind, to: Spot): void {
  placeTenant(step, card, to, null);
  step.emit({ type: 'movedIn', seat, card, ...to });
  resolveArrival(step, seat, card, to);
}

/** Moves a tenant to another flat and applies what follows its arrival. */
export function relocate(step: LandlordStep, seat: Seat, from: Spot, to: Spot): void {
  const { card } = changeFlat(step, seat, from, to);
  if (from.house !== to.house) resolveArrival(step, seat, card, to);
}

/** Moves a tenant to another flat, without what follows its arrival. */
export function changeFlat(step: LandlordStep, seat: Seat, from: Spot, to: Spot) {
  const house = houseOf(step.state, from.house);
  const order = house.tenants.indexOf(tenantOf(step.state, from));
  const tenant = removeTenant(step, from);
  // LL-28: a tenant keeps its place in the order within its building.
  placeTenant(step, tenant.card, to, from.house === to.house ? order : null);
  carryDoneMark(step, from, to);
  step.emit({ type: 'moved', seat, card: tenant.card, from, to });
  return tenant;
}

/**
 * LS-23: a tenant that had its turn in this inspection has had it, even if it is driven elsewhere.
 */
function carryDoneMark(step: LandlordStep, from: Spot, to: Spot): void {
  const { frames } = step.state;
  const at = frames.findLastIndex(({ kind }) => kind === 'inspect');
  const frame = frames[at] as FrameOf<'inspect'> | undefined;
  if (!frame?.done.includes(flatRef(from))) return;
  const done = frame.done.map((ref) => (ref === flatRef(from) ? flatRef(to) : ref));
  frames[at] = { ...frame, done };
}

export function placeTenant(
  step: LandlordStep,
  card: TenantKind,
  { house, level }: Spot,
  order: number | null,
): void {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const all = step.edit('houses', at, 'tenants');
  all.splice(order ?? all.length, 0, { card, level, withheld: 0 });
}

/**
 * LL-14, LL-23, LL-8: musicians drive the others out, then the Police may answer squatters. `seat`
 * is the player who moved the tenant.
 */
export function resolveArrival(step: LandlordStep, seat: Seat, card: TenantKind, at: Spot): void {
  const house = houseOf(step.state, at.house);
  if (step.state.houses.some(isTavernHouse)) step.pushFrames({ kind: 'tidy' });
  if (tenants[card].squats) askForPolice(step, seat, at);
  if (usesTenantTexts(step.state) && isFirstNoisy(house, card)) {
    const { drivenBy } = editionOf(step.state);
    const chooser = drivenBy === 'mover' ? seat : house.owner;
    step.pushFrames({ kind: 'driveOut', seat: chooser, house: house.id });
  }
}

/** True for a noisy tenant that is the first of its kind in the house. */
export const isFirstNoisy = ({ tenants: all }: House, card: TenantKind): boolean =>
  tenants[card].noisy === true && all.filter((one) => one.card === card).length === 1;

export function askForPolice(step: LandlordStep, seat: Seat, at: Spot): void {
  const asked = askAbout(step.state, houseOf(step.state, at.house).owner, seat);
  if (asked.waiting.length > 0) step.pushFrames({ kind: 'guard', at, ...asked });
}

/** LL-8: the Police may answer arriving squatters. Then both cards are discarded. */
export const guard = cardQuestion<FrameOf<'guard'>>({
  cards: () => ['police'],
  applyAnswer: (step, { at }, _card, seat) => discardTenant(step, seat, at),
  continueUnanswered() {},
});

/** Discards a tenant. */
export const discardTenant = (step: LandlordStep, seat: Seat, from: Spot): void =>
  loseTenant(step, seat, from, (card) => {
    discard(step, card);
    return 'discards';
  });

/** Puts a tenant face down under the pile, or on the discards when the pile is exhausted. */
export const putTenantUnderPile = (step: LandlordStep, seat: Seat, from: Spot): void =>
  loseTenant(step, seat, from, (card) => {
    putUnderPile(step, [card]);
    return isExhausted(step.state) ? 'discards' : 'pile';
  });

/** Takes a tenant into the landlord's hand. LS-16: also a monster. */
export function takeTenantToHand(step: LandlordStep, seat: Seat, from: Spot): void {
  const { card } = removeTenant(step, from);
  step.edit('hands', seat).push(card);
  step.emit({ type: 'lost', seat, card, from, to: 'hand' });
}

type Put = (card: TenantKind) => 'discards' | 'pile';

/** Removes a tenant from play. LS-16: a monster always returns to its own stack. */
function loseTenant(step: LandlordStep, seat: Seat, from: Spot, put: Put): void {
  const { card } = removeTenant(step, from);
  const to = returnToStack(step, card) ? 'monsters' : put(card);
  step.emit({ type: 'lost', seat, card, from, to });
}

export function whyNotRef(
  state: State,
  kind: TenantKind,
  ref: string | undefined,
  from: Spot | null,
) {
  const spot = spotOf(ref);
  const house = spot && state.houses.find(({ id }) => id === spot.house);
  return house && spot.level >= 0 ? whyNotMoveIn(state, kind, house, spot.level, from) : null;
}
