// Tenants who are forced out of their building by squatters, musicians or the Tavern.
import type { AutomaticFrame, Decision, Seat } from '../../engine/index.ts';
import { editionOf } from './editions/index.ts';
import type { LandlordStep } from './hands.ts';
import { houseOf, housesOf, suitableFlatsElsewhere, tenantCardOf } from './houses.ts';
import { discardTenant, relocate } from './moving.ts';
import { type Event, type FrameOf, flatRef, type MoveOf, type Spot, type State } from './state.ts';

/**
 * Makes a tenant leave: to a flat of its landlord's own, or else to anybody's flat, or else to the
 * discards (LS-19).
 */
export function forceOut(step: LandlordStep, seat: Seat, from: Spot): void {
  if (flatsWhenForcedOut(step.state, from).length > 0)
    step.pushFrames({ kind: 'rehouse', seat, from });
  else discardTenant(step, seat, from);
}

function flatsWhenForcedOut(state: State, from: Spot): Spot[] {
  const { owner } = houseOf(state, from.house);
  const own = editionOf(state).ownFlatsFirst
    ? suitableFlatsElsewhere(state, from, housesOf(state, owner))
    : [];
  return own.length > 0 ? own : suitableFlatsElsewhere(state, from);
}

export const rehouse: Decision<State, FrameOf<'rehouse'>, MoveOf<'to'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, { from }) =>
    flatsWhenForcedOut(state, from).map((spot) => ({ type: 'to', ...spot })),
  play: (step, { from }, { house, level }, seat) => relocate(step, seat, from, { house, level }),
  path: (_state, _frame, move) => [flatRef(move)],
};

/** LL-29: tenants whom a musician joined must leave if a flat suits them. The others stay. */
export const driveOut: AutomaticFrame<State, FrameOf<'driveOut'>, Event> = {
  run(step, frame) {
    if (oustMoves(step.state, frame.house).length > 0) {
      step.pushFrames({ kind: 'oust', seat: frame.seat, house: frame.house }, frame);
    }
  },
};

function oustMoves(state: State, house: number): MoveOf<'send'>[] {
  const all = houseOf(state, house).tenants;
  // LL-46: only tenants who lived there before the musician are driven out.
  return all
    .slice(
      0,
      all.findIndex((one) => tenantCardOf(one).noisy),
    )
    .flatMap(({ level }) => {
      const from = { house, level };
      return suitableFlatsElsewhere(state, from).map(
        (to): MoveOf<'send'> => ({ type: 'send', from, ...to }),
      );
    });
}

export const oust: Decision<State, FrameOf<'oust'>, MoveOf<'send'>, Event> = {
  autoPlayOnlyMove: true,
  moves: (state, { house }) => oustMoves(state, house),
  play: (step, _frame, { from, house, level }, seat) =>
    relocate(step, seat, from, { house, level }),
  path: (_state, _frame, { from, ...to }) => [flatRef(from), flatRef(to)],
};
