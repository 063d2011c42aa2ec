// How a bot looks at this game: money, and what rents, hand and houses will bring until the end.
import type { Heuristic } from '../../bots/heuristic.ts';
import type { Seat } from '../../engine/index.ts';
import { isInVain, mayCallPolice, reporter } from './crimes.ts';
import { editionOf } from './editions/index.ts';
import { holds } from './hands.ts';
import { weights } from './heuristic-weights.ts';
import {
  brings,
  joinedBy,
  planned,
  purchases,
  rentsLeft,
  without,
  worthOf,
} from './heuristic-worth.ts';
import { emptyFlats, isSquatted, rentOf, tenantOf } from './houses.ts';
import type { House, Move, State } from './state.ts';

/** The parts of a standing: what a hint names. */
export type Part = 'money' | 'rent' | 'hand' | 'room' | 'freedom';

/** Of the rents that a house would pay until the end: others will not let it stand as it is. */
const LASTING = 0.6;
/** For each rent to come: a house, and a flat in it where somebody may yet move in. */
const HOUSE = 1.3;
const ROOM = 0.3;
/** What it costs to get out of jail, card or dollars. */
const BAIL = 6;

export const heuristic: Heuristic<State, Move, Part> = {
  evaluate(state, seat) {
    const parts = { money: state.dollars[seat] ?? 0, rent: 0, hand: 0, room: 0, freedom: 0 };
    const rents = rentsLeft(state, seat);
    if (rents <= 0) return parts;
    let aTurn = 0;
    let houses = 0;
    for (const house of housesToBe(state)) {
      if (house.owner !== seat) continue;
      houses++;
      aTurn += brings(state, house);
      parts.room += planned(rents) * (HOUSE + (isSquatted(house) ? 0 : ROOM * emptyFlats(house)));
      for (const one of house.tenants)
        if (one.withheld > 0 || one.paid) parts.rent -= rentOf(state, house, one);
    }
    const { leastRent, prisonRent } = editionOf(state);
    const free = Math.max(leastRent, aTurn);
    parts.rent += free * rents * LASTING;
    for (const card of state.hands[seat] ?? []) parts.hand += worthOf(card, rents);
    parts.hand += purchases({ state, seat, rents }, free);
    if (isCaught(state, seat)) {
      const lost = Math.max(0, free - (prisonRent === 'houses' ? houses : prisonRent));
      parts.freedom = -Math.min(rents * lost, lost + BAIL);
    }
    return parts;
  },
  weights,
  // What is sure now is little of what may come: early in the game a long lead is soon lost.
  decisiveLead: (state) => 6 + 9 * rentsLeft(state, state.first),
  // With many landlords a round is longer.
  rolloutDepth: ({ seats }) => (seats < 4 ? 30 : 15 * seats),
  budget: 5500,
};

/** The houses as they will stand when what is being answered now has been done. */
function housesToBe(state: State): House[] {
  const { houses, frames } = state;
  const [carry, top] = frames.slice(-2);
  if (top?.kind === 'answer') {
    return isInVain(state, top.crime) ? houses : without(houses, top.crime);
  }
  if (top?.kind !== 'broker' || carry?.kind !== 'carry') return houses;
  const { from, to } = carry;
  if (to?.house === from.house) return houses;
  const { card } = tenantOf(state, from);
  return without(houses, from).map((house) =>
    house.id === to?.house ? { ...house, tenants: joinedBy(state, house, card) } : house,
  );
}

/** In jail, or soon there: the police ask, or will be called, and one has no alibi. */
function isCaught(state: State, seat: Seat): boolean {
  if (state.jailed === seat) return true;
  if (holds(state, seat, 'alibi') || holds(state, seat, 'court')) return false;
  const top = state.frames.at(-1);
  if (top?.kind === 'investigate') return top.seat === seat;
  if (top?.kind !== 'answer' || top.crime.by !== seat) return false;
  const isCalled = () => top.waiting.some((one) => holds(state, one, 'police'));
  return reporter(state, top.crime) !== null || (mayCallPolice(state, top.crime) && isCalled());
}
