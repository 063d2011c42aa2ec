// What deeds bring in dollars: a tenant who comes or goes, a house built or hit, a risk taken.
import type { Seat } from '../../engine/index.ts';
import { isTenant, tenants } from './cards/tenants.ts';
import { holds } from './hands.ts';
import { emptyFlats, houseOf, isSquatted, rentOfSeat, tenantAt, tenantOf } from './houses.ts';
import { planned, rentAdded, rentLost, rentsIn, useOf, worth } from './sense-worth.ts';
import type { Card, MoveOf, Spot, State, TenantKind } from './state.ts';

/** What only leads back, or gives something away. */
export const NEVER = 0;
export const HARDLY = 0.02;
export const FOUR = 4;

/** A gain in dollars as a weight. */
export const likely = (gain: number): number => (gain <= 0 ? NEVER : Math.min(6, gain / FOUR));

export const rentOf = (state: State, seat: Seat): number =>
  rentOfSeat(state.jailed === seat ? { ...state, jailed: null } : state, seat);
export const prisonRent = (state: State, seat: Seat): number =>
  rentOfSeat({ ...state, jailed: seat }, seat);

/** What it brings a seat that a tenant comes to a house. */
export function arrival(
  state: State,
  seat: Seat,
  card: TenantKind,
  id: number,
  rents: number,
): number {
  const house = houseOf(state, id);
  const own = house.owner === seat;
  const { squats, noisy } = tenants[card];
  if (squats) {
    if (own || isSquatted(house)) return own ? -9 : HARDLY;
    return rentsIn(state, house) * Math.min(rents, 3) * 0.7;
  }
  const added = rentAdded(state, house, card);
  if (card === 'tavern')
    return own
      ? added > 0 && house.tenants.every((t) => tenants[t.card].rent <= 2)
        ? added * rents * 0.5
        : 0
      : rentsIn(state, house) > 6
        ? (rentsIn(state, house) * rents) / 4
        : 0;
  if (own) {
    if (noisy && house.tenants.length > 0) return added * rents * 0.3;
    return isSquatted(house) ? 0 : Math.max(added, 0.1) * rents;
  }
  if (noisy && house.tenants.length > 0 && !house.tenants.some((t) => t.card === card))
    return 0.4 * rentsIn(state, house);
  return added >= 0 ? -added * rents : -added * rents;
}

/** And that one leaves it. */
export function departure(state: State, seat: Seat, spot: Spot, rents: number): number {
  const house = houseOf(state, spot.house);
  const tenant = tenantAt(house, spot.level);
  if (!tenant) return 0;
  const own = house.owner === seat;
  if (tenants[tenant.card].squats)
    return own ? rentsIn(state, house) * Math.min(rents, 4) * 0.8 : -9;
  if (isSquatted(house)) return own ? 0.1 : 0.1;
  const gone = rentLost(state, house, tenant) * rents;
  return own ? -gone : gone;
}

export const from = (state: State, seat: Seat, spot: Spot, to: Spot, rents: number): number =>
  spot.house === to.house
    ? 0
    : departure(state, seat, spot, rents) +
      arrival(state, seat, tenantOf(state, spot).card, to.house, rents);

export function keep(state: State, seat: Seat, card: Card, rents: number): number {
  if (isTenant(card) && rents > 0) {
    const { floors, flats } = tenants[card];
    for (const house of state.houses)
      if (house.owner === seat && house.floors.length <= floors && emptyFlats(house) >= flats)
        return useOf(card) * rents;
  }
  return useOf(card) * planned(rents - 1);
}

export function floor(state: State, seat: Seat, rents: number, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  const hand = state.hands[seat] as Card[];
  if (laid === 0 && hand.length < 3 && rents > 1.5) return HARDLY;
  const gain = (laid >= 3 ? 0.8 : 1.2) * rents - keep(state, seat, card, rents);
  return laid === 0 ? likely(gain) : HARDLY + likely(gain) * 2;
}

export const HEIGHT = [0, 0.1, 0.4, 1.5, 2, 6];
export function roof(state: State, seat: Seat, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  const own = holds(state, seat, 'roof') ? 1 : 0.6;
  return (HEIGHT[laid] as number) * (card === 'roof' ? 1 : card === 'dormer' ? 0.9 : own);
}

export function improve(
  state: State,
  seat: Seat,
  rents: number,
  { card, house: id }: MoveOf<'improve'>,
): number {
  const house = houseOf(state, id);
  if (house.owner !== seat || card === 'flatRoof') return NEVER;
  return likely(1.2 * rents - (card === 'dormer' && !holds(state, seat, 'roof') ? 2 : 0));
}

export function onHouse(
  state: State,
  seat: Seat,
  rents: number,
  card: 'bomb' | 'eviction' | 'demolition',
  id: number,
): number {
  const house = houseOf(state, id);
  const all = rentsIn(state, house);
  const squatted = isSquatted(house);
  if (house.owner === seat)
    return card === 'bomb' || !squatted ? NEVER : card === 'eviction' ? 0.2 : likely(all);
  if (card === 'bomb') return likely((all * (squatted ? 0.4 : 1) - 3) * rents - risk(state, seat));
  if (card === 'eviction') return squatted ? HARDLY : likely(all - house.floors.length - 3);
  return HARDLY;
}

export function onTenant(
  state: State,
  seat: Seat,
  rents: number,
  { card, ...spot }: MoveOf<'onTenant'>,
): number {
  const house = houseOf(state, spot.house);
  const own = house.owner === seat;
  const gain = departure(state, seat, spot, rents);
  if (card === 'rentWithheld') {
    const one = tenantOf(state, spot);
    return own || one.withheld > 0 ? NEVER : likely(rentLost(state, house, one) + 1);
  }
  if (card === 'police') return likely(gain);
  if (card === 'murder') return likely(gain - (own ? 0 : risk(state, seat)));
  if (own) return likely(gain + (gain > 0 ? 3 : 0));
  const tenant = tenantOf(state, spot);
  const { floors, flats } = tenants[tenant.card];
  let best = 0;
  for (const mine of state.houses)
    if (
      mine.owner === seat &&
      mine.floors.length <= floors &&
      emptyFlats(mine) >= flats &&
      !isSquatted(mine)
    )
      best = Math.max(best, rentAdded(state, mine, tenant.card));
  return likely(gain + best * rents - worth('move', rents) / 2);
}

/** Of a crime: somebody may call the police, and who cannot pay the bail stays in jail. */
export function risk(state: State, seat: Seat): number {
  if (holds(state, seat, 'alibi') || holds(state, seat, 'court') || state.jailed === seat) return 2;
  return (state.dollars[seat] ?? 0) >= 5 ? 4 : 12;
}
