// The first phase: what has to happen in the own buildings, and what may, in the order the landlord likes.
import type { AutomaticFrame, Decision, Reason, Ref, Seat } from '../../engine/index.ts';
import { forceOut } from './forced.ts';
import { type Play, pay } from './hands.ts';
import { cardOf, housesOf, isSquatted, rentOf, suitable, tenantAt } from './houses.ts';
import { arrive, barsRef, relocate, settle } from './moving.ts';
import {
  type Event,
  type FrameOf,
  flatRef,
  type House,
  houseRef,
  type MoveOf,
  type Spot,
  type State,
  spotOf,
  type Tenant,
} from './state.ts';

/** What a Nomad's move costs. */
export const FARE = 2;
const HATCHED: Ref = 'monsters';

type Task = MoveOf<'leave' | 'roam' | 'hatch'>;

export const inspect: AutomaticFrame<State, FrameOf<'inspect'>, Event> = {
  run(step, { seat, done }) {
    if (tasks(step.state, seat, done).length > 0) step.pushFrames({ kind: 'leaver', seat, done });
  },
};

const tasks = (state: State, seat: Seat, done: Ref[]): Task[] => [
  ...leavers(state, seat, done),
  ...hatchlings(state, seat, done),
  ...roamers(state, seat, done),
];

export const leaver: Decision<State, FrameOf<'leaver'>, Task | MoveOf<'goOn'>, Event> = {
  autoPlayOnlyMove: true,
  moves(state, { done }, seat) {
    const list = tasks(state, seat, done);
    // What need not be may be left.
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
      pay(step, seat, null, FARE, 'nomad');
      relocate(step, seat, move.from, spot);
    } else {
      step.pushFrames({ kind: 'inspect', seat, done: [...done, HATCHED] });
      hatch(step, seat, spot);
    }
  },
  path(_state, _frame, move) {
    if (move.type === 'leave') return [flatRef(move)];
    if (move.type === 'hatch') return [HATCHED, flatRef(move)];
    return move.type === 'roam'
      ? ['button:roam', flatRef(move.from), flatRef(move)]
      : ['button:goOn'];
  },
  explainIllegal(state, { done }, seat, path) {
    const [ref, other, goal] = path;
    if (ref === HATCHED) return barsRef(state, 'monster', other, null);
    if (ref === 'button:roam') return barsRoaming(state, seat, other, goal);
    const spot = spotOf(ref);
    const house = state.houses.find(({ id }) => id === spot?.house);
    if (path.length > 1 || !spot || spot.level < 0 || !house) return null;
    if (leavers(state, seat, done).some((move) => flatRef(move) === ref)) return null;
    if (house.owner !== seat || !isSquatted(house)) return { key: 'notSquatted' };
    if (done.includes(houseRef(house.id))) return { key: 'inspected' };
    const tenant = tenantAt(house, spot.level);
    return tenant && !cardOf(tenant).squats ? { key: 'paysLess' } : { key: 'aim.tenant' };
  },
};

/** One tenant leaves each squatted building: one of those who pay most, squatters never (LL-30). */
function leavers(state: State, seat: Seat, done: Ref[]): MoveOf<'leave'>[] {
  return housesOf(state, seat)
    .filter((house) => isSquatted(house) && !done.includes(houseRef(house.id)))
    .flatMap((house) => {
      const paying = house.tenants.filter((one) => !cardOf(one).squats);
      const most = Math.max(...paying.map((one) => rentOf(state, house, one)));
      return paying
        .filter((one) => rentOf(state, house, one) === most)
        .map(({ level }): MoveOf<'leave'> => ({ type: 'leave', house: house.id, level }));
    });
}

const living = (state: State, seat: Seat, which: 'roams' | 'hatches'): [House, Tenant][] =>
  housesOf(state, seat).flatMap((house) =>
    house.tenants.filter((one) => cardOf(one)[which]).map((one): [House, Tenant] => [house, one]),
  );

/** Each Nomad may move on once, for money. */
function roamers(state: State, seat: Seat, done: Ref[]): MoveOf<'roam'>[] {
  if ((state.dollars[seat] ?? 0) < FARE) return [];
  return living(state, seat, 'roams').flatMap(([house, { card, level }]) => {
    const from = { house: house.id, level };
    if (done.includes(flatRef(from))) return [];
    return suitable(state, card, from).map((to): MoveOf<'roam'> => ({ type: 'roam', from, ...to }));
  });
}

function barsRoaming(state: State, seat: Seat, one?: Ref, other?: Ref): Reason | null {
  for (const [house, { card, level }] of living(state, seat, 'roams')) {
    const from = { house: house.id, level };
    if (flatRef(from) === one) return barsRef(state, card, other, from);
  }
  return null;
}

/** A monster comes whether the Scientist's landlord likes it or not, as long as there are any (LS-16). */
function hatchlings(state: State, seat: Seat, done: Ref[]): MoveOf<'hatch'>[] {
  if (state.monsters === 0 || done.includes(HATCHED)) return [];
  if (living(state, seat, 'hatches').length === 0) return [];
  return suitable(state, 'monster').map((to): MoveOf<'hatch'> => ({ type: 'hatch', ...to }));
}

function hatch(step: Play, seat: Seat, to: Spot): void {
  step.state.monsters--;
  settle(step, 'monster', to, null);
  step.emit({ type: 'hatched', seat, house: to.house, level: to.level });
  arrive(step, seat, 'monster', to);
}
