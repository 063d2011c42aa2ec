// Tenants on the move: by a Move card or the Mother's own wish, forced out of their building, and what
// happens where they arrive.
import type { Decision, Errand, Seat } from '../../engine/index.ts';
import { tenants } from './cards/tenants.ts';
import { discard, isExhausted, type Play, pay, putUnderPile, takeOut } from './hands.ts';
import {
  bars,
  cardOf,
  elsewhere,
  houseOf,
  housesOf,
  rentOf,
  suitable,
  tenantOf,
} from './houses.ts';
import { question, whoAnswers } from './question.ts';
import {
  type Event,
  type FrameOf,
  flatRef,
  type House,
  type MoveOf,
  type Spot,
  type State,
  spotOf,
  type TenantKind,
} from './state.ts';

type To = MoveOf<'to'>;

// ---- a Move card, and the Mother

/** Where to? Until that is said it may be given up. */
export const place: Decision<
  State,
  FrameOf<'place'>,
  MoveOf<'to' | 'under' | 'home' | 'cancel'>,
  Event
> = {
  moves: (state, { from, card }) => [
    ...suitable(state, tenantOf(state, from).card, from).map(
      (spot): To => ({ type: 'to', ...spot }),
    ),
    { type: card === 'move' ? 'under' : 'home' },
    { type: 'cancel' },
  ],
  play(step, { from, card }, move, seat) {
    if (move.type === 'cancel') {
      if (card === 'move') step.edit('hands', seat).push(...step.edit('table').splice(-1));
      return;
    }
    if (move.type === 'home') {
      const tenant = takeOut(step, from);
      step.edit('hands', seat).push(tenant.card);
      step.say({ type: 'lost', seat, card: tenant.card, from, to: 'hand' });
      return;
    }
    const to = move.type === 'to' ? { house: move.house, level: move.level } : null;
    const carry = { kind: 'carry' as const, seat, from, to };
    if (card === 'mother') {
      step.next(carry);
      return;
    }
    step.say({ type: 'played', seat, card: 'move', ...from });
    payMovers(step, seat);
    const asked = whoAnswers(step.state, houseOf(step.state, from.house).owner, seat);
    if (asked.waiting.length > 0) step.next({ kind: 'broker', seat, from, ...asked }, carry);
    else step.next(carry);
  },
  path: (_state, _frame, move) => [
    move.type === 'to'
      ? flatRef(move)
      : { under: 'pile', home: 'hand', cancel: 'button:cancel' }[move.type],
  ],
  why: (state, { from }, _seat, [ref]) => barsRef(state, tenantOf(state, from).card, ref, from),
};

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

/** Their landlords are paid for each Move of anybody else (LL-5). */
function payMovers(step: Play, by: Seat): void {
  if (!step.state.options.tenantTexts) return;
  for (const house of step.state.houses) {
    for (const tenant of house.tenants) {
      const { charges } = cardOf(tenant);
      if (charges && house.owner !== by) pay(step, by, house.owner, charges, 'mover');
    }
  }
}

export const broker = question<FrameOf<'broker'>>({
  cards: () => ['broker'],
  answered(step, { seat, from }) {
    const house = houseOf(step.state, from.house);
    pay(step, seat, house.owner, rentOf(step.state, house, tenantOf(step.state, from)), 'broker');
  },
  refused() {},
});

export const carry: Errand<State, FrameOf<'carry'>, Event> = {
  run(step, { seat, from, to }) {
    if (to) {
      relocate(step, seat, from, to);
      return;
    }
    const { card } = takeOut(step, from);
    putUnderPile(step, [card]);
    step.say({ type: 'lost', seat, card, from, to: isExhausted(step.state) ? 'discards' : 'pile' });
  },
};

/** A tenant of the hand moves in. */
export function moveIn(step: Play, seat: Seat, card: TenantKind, to: Spot): void {
  settle(step, card, to, null);
  step.say({ type: 'movedIn', seat, card, ...to });
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
  step.say({ type: 'moved', seat, card: tenant.card, from, to });
  return tenant;
}

function settle(step: Play, card: TenantKind, { house, level }: Spot, order: number | null): void {
  const at = step.state.houses.findIndex(({ id }) => id === house);
  const all = step.edit('houses', at, 'tenants');
  all.splice(order ?? all.length, 0, { card, level, withheld: 0 });
}

/** Musicians drive the others out; squatters may be met with the Police. `seat` has moved them. */
function arrive(step: Play, seat: Seat, card: TenantKind, at: Spot): void {
  const house = houseOf(step.state, at.house);
  if (tenants[card].squats) meetSquatters(step, seat, at);
  if (step.state.options.tenantTexts && isNews(house, card)) {
    step.next({ kind: 'driveOut', seat, house: house.id });
  }
}

/** A noisy tenant that is the first of its kind here. */
export const isNews = ({ tenants: all }: House, card: TenantKind): boolean =>
  tenants[card].noisy === true && all.filter((one) => one.card === card).length === 1;

export function meetSquatters(step: Play, seat: Seat, at: Spot): void {
  const asked = whoAnswers(step.state, houseOf(step.state, at.house).owner, seat);
  if (asked.waiting.length > 0) step.next({ kind: 'guard', at, ...asked });
}

/** Police against squatters that come: both are discarded. */
export const guard = question<FrameOf<'guard'>>({
  cards: () => ['police'],
  answered: (step, { at }, _card, seat) => throwOut(step, seat, at),
  refused() {},
});

/** To the discards, for ever. */
export function throwOut(step: Play, seat: Seat, from: Spot): void {
  const { card } = takeOut(step, from);
  discard(step, card);
  step.say({ type: 'lost', seat, card, from, to: 'discards' });
}

// ---- forced out

/** One who has to leave: to a flat of the landlord's own, else of anybody's, else to the discards. */
export function forceOut(step: Play, seat: Seat, from: Spot): void {
  if (waysOut(step.state, from).length > 0) step.next({ kind: 'rehouse', seat, from });
  else throwOut(step, seat, from);
}

function waysOut(state: State, from: Spot): Spot[] {
  const { owner } = houseOf(state, from.house);
  const own = elsewhere(state, from, housesOf(state, owner));
  return own.length > 0 ? own : elsewhere(state, from);
}

export const rehouse: Decision<State, FrameOf<'rehouse'>, To, Event> = {
  unasked: true,
  moves: (state, { from }) => waysOut(state, from).map((spot) => ({ type: 'to', ...spot })),
  play: (step, { from }, { house, level }, seat) => relocate(step, seat, from, { house, level }),
  path: (_state, _frame, move) => [flatRef(move)],
  why(state, { from }, _seat, [ref]) {
    const own = waysOut(state, from).some((spot) => flatRef(spot) === ref);
    return own ? null : (barsElsewhere(state, from, ref) ?? barsAbroad(ref));
  },
};

/** It would suit, and there is a flat of the landlord's own that does. */
const barsAbroad = (ref: string | undefined) => {
  const spot = spotOf(ref);
  return spot && spot.level >= 0 ? { key: 'ownFirst' } : null;
};

export function barsElsewhere(state: State, from: Spot, ref: string | undefined) {
  if (spotOf(ref)?.house === from.house) return { key: 'mustLeave' };
  return barsRef(state, tenantOf(state, from).card, ref, null);
}

/** Whom the musician has joined leaves, if there is a flat to go to; whoever has none stays (LL-29). */
export const driveOut: Errand<State, FrameOf<'driveOut'>, Event> = {
  run(step, frame) {
    if (ousts(step.state, frame.house).length > 0) {
      step.next({ kind: 'oust', seat: frame.seat, house: frame.house }, frame);
    }
  },
};

function ousts(state: State, house: number): MoveOf<'send'>[] {
  const all = houseOf(state, house).tenants;
  // Those who have come after it, at a demolition, did so knowing it (LL-46).
  return all
    .slice(
      0,
      all.findIndex((one) => cardOf(one).noisy),
    )
    .flatMap(({ level }) => {
      const from = { house, level };
      return elsewhere(state, from).map((to): MoveOf<'send'> => ({ type: 'send', from, ...to }));
    });
}

export const oust: Decision<State, FrameOf<'oust'>, MoveOf<'send'>, Event> = {
  unasked: true,
  moves: (state, { house }) => ousts(state, house),
  play: (step, _frame, { from, house, level }, seat) =>
    relocate(step, seat, from, { house, level }),
  path: (_state, _frame, { from, ...to }) => [flatRef(from), flatRef(to)],
  why: (state, { house }, _seat, [one, other]) => barsSend(state, house, one, other),
};

export function barsSend(state: State, house: number, one?: string, other?: string) {
  const from = spotOf(one);
  if (!from || from.level < 0 || from.house !== house) return null;
  const tenant = houseOf(state, house).tenants.find(({ level }) => level === from.level);
  return tenant && other ? barsElsewhere(state, from, other) : null;
}
