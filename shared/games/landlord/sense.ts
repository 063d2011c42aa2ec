// How a bot looks at this game: money, and what rents, hand and houses will bring until the end.
import type { Sense } from '../../bots/sense.ts';
import type { Seat } from '../../engine/index.ts';
import { tenants } from './cards/tenants.ts';
import { editionOf } from './editions/index.ts';
import { holds } from './hands.ts';
import { houseOf, isSquatted, rentOf, rentOfSeat, tenantAt } from './houses.ts';
import { weights } from './sense-weights.ts';
import { handWorth, P, planned, purchases, rentLost, rentsIn, rentsLeft } from './sense-worth.ts';
import type { Crime, Move, State } from './state.ts';

/** The parts of a standing: what a hint names. */
export type Part = 'money' | 'rent' | 'hand' | 'room' | 'freedom';

export const sense: Sense<State, Move, Part> = {
  standing(state, seat) {
    const rents = rentsLeft(state, seat);
    const { leastRent, prisonRent } = editionOf(state);
    const parts = { money: state.dollars[seat] ?? 0, rent: 0, hand: 0, room: 0, freedom: 0 };
    if (rents <= 0) return parts;
    let aTurn = 0;
    let once = 0;
    let empty = 0;
    let houses = 0;
    for (const house of state.houses) {
      if (house.owner !== seat) continue;
      const all = rentsIn(state, house);
      houses++;
      if (isSquatted(house))
        aTurn += all * (holds(state, seat, 'police') ? P.squattedPolice : P.squatted);
      else {
        aTurn += all;
        empty += house.floors.length - house.tenants.length;
      }
      for (const one of house.tenants)
        if (one.withheld > 0 || one.paid) once += rentOf(state, house, one);
    }
    const free = Math.max(leastRent, aTurn - lost(state, seat));
    const now = isPending(state, seat);
    const caught = isCaught(state, seat);
    parts.money += P.cash * Math.min(5, parts.money);
    parts.rent = free * rents * P.rent - once + P.house * houses * planned(rents);
    parts.hand =
      handWorth(state, seat, rents) + purchases(state, seat, caught ? leastRent : free, rents);
    parts.room = P.room * Math.min(6, Math.max(0, empty)) * planned(rents);
    if (caught) {
      const gone = Math.max(0, free - (prisonRent === 'houses' ? houses : prisonRent));
      const later = rents - (now ? 1 : 0);
      // Who cannot pay collects little, buys little, and stays.
      const out = (state.dollars[seat] ?? 0) >= 5 || holds(state, seat, 'court') ? P.bail : P.stuck;
      parts.freedom = -(now ? gone : 0) - Math.min(out, later * (gone + 1));
    }
    return parts;
  },
  weights,
  lead: 15,
  ahead: 12,
  budget: 1000,
};

/** The rent of this turn is still to come. */
const isPending = ({ frames: [turn, next] }: State, seat: Seat): boolean =>
  next?.kind === 'rent' && turn !== undefined && 'seat' in turn && turn.seat === seat;

/** In jail, or soon there: the police ask, or will be called, and one has no alibi. */
function isCaught(state: State, seat: Seat): boolean {
  const from = suspected(state);
  if (from === null) return state.jailed === seat;
  for (let n = 0, one = from; n < state.seats; n++, one = (one + 1) % state.seats) {
    if (one === state.jailed || holds(state, one, 'alibi') || holds(state, one, 'court')) continue;
    // Whoever comes in lets the other out.
    return one === seat;
  }
  return state.jailed === seat;
}

function suspected(state: State): Seat | null {
  const top = state.frames.at(-1);
  if (top?.kind === 'investigate') return top.seat;
  if (top?.kind !== 'answer') return null;
  return top.waiting.some((one) => holds(state, one, 'police')) || reports(state, top.crime)
    ? top.crime.by
    : null;
}

const reports = (state: State, { by }: Crime): boolean =>
  state.houses.some(
    ({ owner, tenants: all }) => owner === by && all.some(({ card }) => tenants[card].reports),
  );

/** Rents a turn that go, or come, with what is still being answered. */
function lost(state: State, seat: Seat): number {
  let sum = 0;
  for (const frame of state.frames) {
    if (frame.kind === 'answer' || frame.kind === 'commit')
      sum += atStake(state, seat, frame.crime) * P.crime;
    else if (frame.kind === 'carry') {
      const house = houseOf(state, frame.from.house);
      const tenant = tenantAt(house, frame.from.level);
      if (!tenant) continue;
      const rent = rentLost(state, house, tenant);
      if (house.owner === seat && !isSquatted(house)) sum += rent;
      const to = frame.to && houseOf(state, frame.to.house);
      if (to?.owner === seat && !isSquatted(to)) sum -= rent;
    }
  }
  return sum;
}

function atStake(state: State, seat: Seat, crime: Crime): number {
  const house = state.houses.find(({ id }) => id === crime.house);
  if (house?.owner !== seat || isSquatted(house)) return 0;
  if (crime.card === 'bomb') return rentsIn(state, house);
  const tenant = tenantAt(house, crime.level);
  return tenant ? rentLost(state, house, tenant) : 0;
}

export { rentOfSeat };
