// The inspection, the first phase of a turn: what must and may happen in the landlord's own
// buildings, in any order (LL-30, LS-16).
import type { AutomaticFrame, Decision, Ref, Seat } from '../../engine/index.ts';
import { forceOut } from './forced-moves.ts';
import { type LandlordStep, payDollars } from './hands.ts';
import { housesOf, isSquatted, rentOf, suitableFlats, tenantCardOf } from './houses.ts';
import { placeTenant, relocate, resolveArrival } from './moving.ts';
import {
  type Event,
  type FrameOf,
  flatRef,
  type House,
  houseRef,
  type MoveOf,
  type Spot,
  type State,
  type Tenant,
} from './state.ts';

/** The dollars that a Nomad's move costs. */
export const NOMAD_FARE = 2;
const MONSTERS_REF: Ref = 'monsters';

type InspectionMove = MoveOf<'leave' | 'roam' | 'hatch'>;

export const inspect: AutomaticFrame<State, FrameOf<'inspect'>, Event> = {
  run(step, { seat, done }) {
    if (inspectionMoves(step.state, seat, done).length > 0)
      step.pushFrames({ kind: 'leaver', seat, done });
  },
};

const inspectionMoves = (state: State, seat: Seat, done: Ref[]): InspectionMove[] => [
  ...leaveMoves(state, seat, done),
  ...hatchMoves(state, seat, done),
  ...roamMoves(state, seat, done),
];

export const leaver: Decision<State, FrameOf<'leaver'>, InspectionMove | MoveOf<'goOn'>, Event> = {
  autoPlayOnlyMove: true,
  moves(state, { done }, seat) {
    const list = inspectionMoves(state, seat, done);
    // The landlord may skip what is optional.
    return list.every(({ type }) => type === 'roam') ? [...list, { type: 'goOn' }] : list;
  },
  play(step, { done }, move, seat) {
    if (move.type === 'goOn') return;
    const spot: Spot = { house: move.house, level: move.level };
    if (move.type === 'leave') {
      step.pushFrames({ kind: 'inspect', seat, done: [...done, houseRef(move.house)] });
      forceOut(step, seat, spot);
    } else if (move.type === 'roam') {
      step.pushFrames({ kind: 'inspect', seat, done: [...done, flatRef(spot)] });
      payDollars(step, seat, null, NOMAD_FARE, 'nomad');
      relocate(step, seat, move.from, spot);
    } else {
      step.pushFrames({ kind: 'inspect', seat, done: [...done, MONSTERS_REF] });
      placeMonster(step, seat, spot);
    }
  },
  path(_state, _frame, move) {
    if (move.type === 'leave') return [flatRef(move)];
    if (move.type === 'hatch') return [MONSTERS_REF, flatRef(move)];
    return move.type === 'roam'
      ? ['button:roam', flatRef(move.from), flatRef(move)]
      : ['button:goOn'];
  },
};

/**
 * LL-6, LL-19: one tenant leaves each squatted building: one of those who pay most, never
 * squatters. LL-30: the rents are those of this moment.
 */
function leaveMoves(state: State, seat: Seat, done: Ref[]): MoveOf<'leave'>[] {
  return housesOf(state, seat)
    .filter((house) => isSquatted(house) && !done.includes(houseRef(house.id)))
    .flatMap((house) => {
      const paying = house.tenants.filter((one) => !tenantCardOf(one).squats);
      const most = Math.max(...paying.map((one) => rentOf(state, house, one)));
      return paying
        .filter((one) => rentOf(state, house, one) === most)
        .map(({ level }): MoveOf<'leave'> => ({ type: 'leave', house: house.id, level }));
    });
}

const tenantsWho = (state: State, seat: Seat, which: 'roams' | 'hatches'): [House, Tenant][] =>
  housesOf(state, seat).flatMap((house) =>
    house.tenants
      .filter((one) => tenantCardOf(one)[which])
      .map((one): [House, Tenant] => [house, one]),
  );

/** LS-18: each Nomad may move on once a phase. */
function roamMoves(state: State, seat: Seat, done: Ref[]): MoveOf<'roam'>[] {
  if ((state.dollars[seat] ?? 0) < NOMAD_FARE) return [];
  return tenantsWho(state, seat, 'roams').flatMap(([house, { card, level }]) => {
    const from = { house: house.id, level };
    if (done.includes(flatRef(from))) return [];
    return suitableFlats(state, card, from).map(
      (to): MoveOf<'roam'> => ({ type: 'roam', from, ...to }),
    );
  });
}

/** LS-16: a monster comes whether the landlord wants it or not, while the stack has any. */
function hatchMoves(state: State, seat: Seat, done: Ref[]): MoveOf<'hatch'>[] {
  if (state.monsters === 0 || done.includes(MONSTERS_REF)) return [];
  if (tenantsWho(state, seat, 'hatches').length === 0) return [];
  return suitableFlats(state, 'monster').map((to): MoveOf<'hatch'> => ({ type: 'hatch', ...to }));
}

function placeMonster(step: LandlordStep, seat: Seat, to: Spot): void {
  step.state.monsters--;
  placeTenant(step, 'monster', to, null);
  step.emit({ type: 'hatched', seat, house: to.house, level: to.level });
  resolveArrival(step, seat, 'monster', to);
}
