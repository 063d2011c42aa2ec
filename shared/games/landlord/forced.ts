// Forced out of their building: by squatters, musicians, a demolition.
import type { AutomaticFrame, Decision, Seat } from '../../engine/index.ts';
import { editionOf } from './editions/index.ts';
import type { Play } from './hands.ts';
import { cardOf, elsewhere, houseOf, housesOf, tenantOf } from './houses.ts';
import { barsRef, relocate, throwOut } from './moving.ts';
import {
  type Event,
  type FrameOf,
  flatRef,
  type MoveOf,
  type Spot,
  type State,
  spotOf,
} from './state.ts';

/** One who has to leave: to a flat of the landlord's own, else of anybody's, else to the discards. */
export function forceOut(step: Play, seat: Seat, from: Spot): void {
  if (waysOut(step.state, from).length > 0) step.pushFrames({ kind: 'rehouse', seat, from });
  else throwOut(step, seat, from);
}

function waysOut(state: State, from: Spot): Spot[] {
  const { owner } = houseOf(state, from.house);
  const own = editionOf(state).ownFlatsFirst ? elsewhere(state, from, housesOf(state, owner)) : [];
  return own.length > 0 ? own : elsewhere(state, from);
}

export const rehouse: Decision<State, FrameOf<'rehouse'>, MoveOf<'to'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, { from }) => waysOut(state, from).map((spot) => ({ type: 'to', ...spot })),
  play: (step, { from }, { house, level }, seat) => relocate(step, seat, from, { house, level }),
  path: (_state, _frame, move) => [flatRef(move)],
  explainIllegal(state, { from }, _seat, [ref]) {
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
export const driveOut: AutomaticFrame<State, FrameOf<'driveOut'>, Event> = {
  run(step, frame) {
    if (ousts(step.state, frame.house).length > 0) {
      step.pushFrames({ kind: 'oust', seat: frame.seat, house: frame.house }, frame);
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
  autoPlayOnlyMove: true,
  moves: (state, { house }) => ousts(state, house),
  play: (step, _frame, { from, house, level }, seat) =>
    relocate(step, seat, from, { house, level }),
  path: (_state, _frame, { from, ...to }) => [flatRef(from), flatRef(to)],
  explainIllegal(state, { house }, _seat, [one, other]) {
    const from = spotOf(one);
    if (!from || from.level < 0 || from.house !== house) return null;
    const tenant = houseOf(state, house).tenants.find(({ level }) => level === from.level);
    return tenant && other ? barsElsewhere(state, from, other) : null;
  },
};
