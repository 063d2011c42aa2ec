// The bots' evaluation of Landlord!: dollars, and what rents, hand and houses will bring until the
// end.
import type { Heuristic } from '../../bots/heuristic.ts';
import type { Seat } from '../../engine/index.ts';
import { isCrimeInVain, mayCallPolice, reportingHouse } from './crimes.ts';
import { editionOf } from './editions/index.ts';
import { holdsCard } from './hands.ts';
import { weights } from './heuristic-weights.ts';
import {
  cardValue,
  plannedRents,
  purchasesValue,
  rentPerTurn,
  rentsLeft,
  tenantsAfterArrival,
  withoutTenant,
} from './heuristic-worth.ts';
import { emptyFlats, isSquatted, rentOf, tenantOf } from './houses.ts';
import type { House, Move, State } from './state.ts';

/** The parts of an evaluation. A hint names the part that a move improves most. */
export type ValuePart = 'money' | 'rent' | 'hand' | 'room' | 'freedom';

/**
 * The share of a house's future rents that it is expected to earn, because other players will
 * damage it.
 */
const RENT_SHARE = 0.6;
/** The value, for each rent to come, of a house and of an empty flat in it. */
const HOUSE_VALUE = 1.3;
const EMPTY_FLAT_VALUE = 0.3;
/** The cost of leaving jail, by a card or by bail. */
const BAIL_COST = 6;

export const heuristic: Heuristic<State, Move, ValuePart> = {
  evaluate(state, seat) {
    const parts = { money: state.dollars[seat] ?? 0, rent: 0, hand: 0, room: 0, freedom: 0 };
    const rents = rentsLeft(state, seat);
    if (rents <= 0) return parts;
    let aTurn = 0;
    let houses = 0;
    for (const house of pendingHouses(state)) {
      if (house.owner !== seat) continue;
      houses++;
      aTurn += rentPerTurn(state, house);
      parts.room +=
        plannedRents(rents) *
        (HOUSE_VALUE + (isSquatted(house) ? 0 : EMPTY_FLAT_VALUE * emptyFlats(house)));
      for (const one of house.tenants)
        if (one.withheld > 0 || one.paid) parts.rent -= rentOf(state, house, one);
    }
    const { minRent, prisonRent } = editionOf(state);
    const free = Math.max(minRent, aTurn);
    parts.rent += free * rents * RENT_SHARE;
    for (const card of state.hands[seat] ?? []) parts.hand += cardValue(card, rents);
    parts.hand += purchasesValue({ state, seat, rents }, free);
    if (isJailLikely(state, seat)) {
      const lost = Math.max(0, free - (prisonRent === 'houses' ? houses : prisonRent));
      parts.freedom = -Math.min(rents * lost, lost + BAIL_COST);
    }
    return parts;
  },
  weights,
  // Early in the game the position says little, because a large lead is soon lost.
  decisiveLead: (state) => 6 + 9 * rentsLeft(state, state.first),
  // A round takes more moves with more landlords.
  rolloutDepth: ({ seats }) => (seats < 4 ? 30 : 15 * seats),
  budget: 5500,
};

/** Returns the houses as they will be when the pending crime or Move has been carried out. */
function pendingHouses(state: State): House[] {
  const { houses, frames } = state;
  const [carry, top] = frames.slice(-2);
  if (top?.kind === 'answer') {
    return isCrimeInVain(state, top.crime) ? houses : withoutTenant(houses, top.crime);
  }
  if (top?.kind !== 'broker' || carry?.kind !== 'carry') return houses;
  const { from, to } = carry;
  if (to?.house === from.house) return houses;
  const { card } = tenantOf(state, from);
  return withoutTenant(houses, from).map((house) =>
    house.id === to?.house ? { ...house, tenants: tenantsAfterArrival(state, house, card) } : house,
  );
}

/** True in jail, or when the police ask or will be called and the seat has no alibi. */
function isJailLikely(state: State, seat: Seat): boolean {
  if (state.jailed === seat) return true;
  if (holdsCard(state, seat, 'alibi') || holdsCard(state, seat, 'court')) return false;
  const top = state.frames.at(-1);
  if (top?.kind === 'investigate') return top.seat === seat;
  if (top?.kind !== 'answer' || top.crime.by !== seat) return false;
  const isCalled = () => top.waiting.some((one) => holdsCard(state, one, 'police'));
  return (
    reportingHouse(state, top.crime) !== null || (mayCallPolice(state, top.crime) && isCalled())
  );
}
