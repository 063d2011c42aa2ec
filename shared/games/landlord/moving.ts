// Tenants move in and about, and what happens where they arrive.
import type { Seat } from '../../engine/index.ts';
import { tenants } from './cards/tenants.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import { discard, goesApart, isExhausted, type Play, putUnderPile, takeOut } from './hands.ts';
import { bars, houseOf, isTavern, tenantOf } from './houses.ts';
import { question, whoAnswers } from './question.ts';
import {
  type FrameOf,
  flatRef,
  type House,
  type Spot,
  type State,
  spotOf,
  type TenantKind,
} from './state.ts';

/** A tenant of the hand moves in. */
export function moveIn(step: Play, seat: Seat, card: TenantKind, to: Spot): void {
  settle(step, card, to, null);
  step.emit({ type: 'movedIn', seat, card, ...to });
  arrive(step, seat, card, to);
}

/** From one flat to another, with all that follows from it. */
export function relocate(step: Play, seat: Seat, from: Spot, to: Spot): void {
  const { card } = shift(step, seat, from, to);
  if (from.house !== to.house) arrive(step, seat, card, to);
}

/** The same without what follows. */
export function shift(step: Play, seat: Seat, from: Spot, to: Spot) {
  const house = houseOf(step.state, from.house);
  const order = house.tenants.indexOf(tenantOf(step.state, from));
  const tenant = takeOut(step, from);
  // Within a building one keeps the place in the order (LL-28).
  settle(step, tenant.card, to, from.house === to.house ? order : null);
  follow(step, from, to);
  step.emit({ type: 'moved', seat, card: tenant.card, from, to });
  return tenant;
}

/** Who has had its turn in this inspection has had it wherever it is driven then (LS-23). */
function follow(step: Play, from: Spot, to: Spot): void {
  const { frames } = step.state;
  const at = frames.findLastIndex(({ kind }) => kind === 'inspect');
  const frame = frames[at] as FrameOf<'inspect'> | undefined;
  if (!frame?.done.includes(flatRef(from))) return;
  const done = frame.done.map((ref) => (ref === flatRef(from) ? flatRef(to) : ref));
  frames[at] = { ...frame, done };
}

export function settle(
  step: Play,
  card: TenantKind,
  { house, level }: Spot,
  order: number | null,
): void {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const all = step.edit('houses', at, 'tenants');
  all.splice(order ?? all.length, 0, { card, level, withheld: 0 });
}

/** Musicians drive the others out; squatters may be met with the Police. `seat` has moved them. */
export function arrive(step: Play, seat: Seat, card: TenantKind, at: Spot): void {
  const house = houseOf(step.state, at.house);
  if (step.state.houses.some(isTavern)) step.pushFrames({ kind: 'tidy' });
  if (tenants[card].squats) meetSquatters(step, seat, at);
  if (hasTexts(step.state) && isNews(house, card)) {
    const { drivenBy } = editionOf(step.state);
    const chooser = drivenBy === 'mover' ? seat : house.owner;
    step.pushFrames({ kind: 'driveOut', seat: chooser, house: house.id });
  }
}

/** A noisy tenant that is the first of its kind here. */
export const isNews = ({ tenants: all }: House, card: TenantKind): boolean =>
  tenants[card].noisy === true && all.filter((one) => one.card === card).length === 1;

export function meetSquatters(step: Play, seat: Seat, at: Spot): void {
  const asked = whoAnswers(step.state, houseOf(step.state, at.house).owner, seat);
  if (asked.waiting.length > 0) step.pushFrames({ kind: 'guard', at, ...asked });
}

/** Police against squatters that come: both are discarded. */
export const guard = question<FrameOf<'guard'>>({
  cards: () => ['police'],
  answered: (step, { at }, _card, seat) => throwOut(step, seat, at),
  refused() {},
});

/** To the discards, for ever. */
export const throwOut = (step: Play, seat: Seat, from: Spot): void =>
  lose(step, seat, from, (card) => {
    discard(step, card);
    return 'discards';
  });

/** Face down under the pile; where there is none any more, to the discards. */
export const bury = (step: Play, seat: Seat, from: Spot): void =>
  lose(step, seat, from, (card) => {
    putUnderPile(step, [card]);
    return isExhausted(step.state) ? 'discards' : 'pile';
  });

/** Into the landlord's hand, a monster too (LS-16). */
export function takeHome(step: Play, seat: Seat, from: Spot): void {
  const { card } = takeOut(step, from);
  step.edit('hands', seat).push(card);
  step.emit({ type: 'lost', seat, card, from, to: 'hand' });
}

type Put = (card: TenantKind) => 'discards' | 'pile';

/** Out of its flat for good; a monster goes to its deck, wherever others go. */
function lose(step: Play, seat: Seat, from: Spot, put: Put): void {
  const { card } = takeOut(step, from);
  const to = goesApart(step, card) ? 'monsters' : put(card);
  step.emit({ type: 'lost', seat, card, from, to });
}

export function barsRef(
  state: State,
  kind: TenantKind,
  ref: string | undefined,
  from: Spot | null,
) {
  const spot = spotOf(ref);
  const house = spot && state.houses.find(({ id }) => id === spot.house);
  return house && spot.level >= 0 ? bars(state, kind, house, spot.level, from) : null;
}
