// Houses: their flats, who lives in them, and who may.
import { assertInvariant, type Reason, type Seat } from '../../engine/index.ts';
import { areAmongOthers, hasRoofFlat, type TenantCard, tenants } from './cards/tenants.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import type { House, Spot, State, Tenant, TenantKind } from './state.ts';

export const houseOf = (state: State, id: number): House => {
  const house = state.houses.find((one) => one.id === id);
  assertInvariant(house, `house ${id} stands`);
  return house;
};

export const housesOf = (state: State, seat: Seat): House[] =>
  state.houses.filter(({ owner }) => owner === seat);

export const cardOf = ({ card }: Tenant): TenantCard => tenants[card];

/** A Roof that nothing has been put on. */
export const isPlain = ({ roof }: House): boolean => roof.length === 1 && roof[0] === 'roof';

/** From the lowest flat to the highest. */
export const bottom = ({ cellar }: House): number => (cellar ? 0 : 1);
export const top = (house: House): number => house.floors.length + (hasRoofFlat(house) ? 1 : 0);

export const tenantAt = (house: House, level: number): Tenant | undefined =>
  house.tenants.find((one) => one.level <= level && level < one.level + cardOf(one).flats);

export function tenantOf(state: State, { house, level }: Spot): Tenant {
  const tenant = tenantAt(houseOf(state, house), level);
  assertInvariant(tenant, `somebody lives at ${house}/${level}`);
  return tenant;
}

export const emptyFlats = (house: House): number => {
  const taken = house.tenants.reduce((sum, one) => sum + cardOf(one).flats, 0);
  return top(house) - bottom(house) + 1 - taken;
};

export const isTavern = ({ tenants: all }: House): boolean => all.some((one) => cardOf(one).rowdy);

export const isSquatted = ({ tenants: all }: House): boolean =>
  all.some((one) => cardOf(one).squats);

// ---- who may live where

/**
 * Why this tenant may not take the flat; null when it suits. `from` is where it lives now: in its own
 * building only the place on the card is asked (LL-28).
 */
export function bars(
  state: State,
  kind: TenantKind,
  house: House,
  level: number,
  from: Spot | null = null,
): Reason | null {
  const own = tenantFrom(house, from);
  const reason = barsFlat(state, kind, house, level, own);
  return reason || own ? reason : barsHouse(state, kind, house);
}

/** Who moves within this house. */
const tenantFrom = (house: House, from: Spot | null): Tenant | undefined =>
  from?.house === house.id ? tenantAt(house, from.level) : undefined;

function barsFlat(
  state: State,
  kind: TenantKind,
  house: House,
  level: number,
  own: Tenant | undefined,
): Reason | null {
  const card = tenants[kind];
  const free = (flat: number) => {
    if (flat < bottom(house) || flat > top(house)) return false;
    const there = tenantAt(house, flat);
    return there === undefined || there === own;
  };
  if (own && own.level === level) return { key: 'sameFlat' };
  if (!free(level)) return { key: tenantAt(house, level) ? 'taken' : 'noFlat' };
  if (card.flats === 2 && !free(level + 1)) return { key: 'twoFlats' };
  return hasTexts(state) ? (card.barsPlace?.(house, level) ?? null) : null;
}

/** The same of every flat of a house: it is too high, or the neighbours are wrong. */
function barsHouse(state: State, kind: TenantKind, house: House): Reason | null {
  const card = tenants[kind];
  if (house.floors.length > card.floors) {
    return { key: 'tooHigh', floors: house.floors.length, most: card.floors };
  }
  if (!hasTexts(state)) return null;
  return barsCompany(card, kind, house.tenants) ?? barsTavern(state, kind, house);
}

function barsCompany(card: TenantCard, kind: TenantKind, neighbours: Tenant[]): Reason | null {
  for (const one of neighbours) {
    const { apart, squats } = cardOf(one);
    if (apart && one.card !== kind) return { key: 'apart' };
    if (card.apart && one.card !== kind) return { key: 'wantsApart' };
    if (squats && !card.squats) return { key: 'squatted' };
  }
  return null;
}

const hasTavern = (state: State): boolean =>
  editionOf(state).deck.tavern !== undefined && state.houses.some(isTavern);

/** By the rent on the card, with the Tavern; by what is paid, wherever its landlord has houses (LS-2). */
export const MOST = { here: 2, near: 3 };

function barsTavern(state: State, kind: TenantKind, house: House): Reason | null {
  if (tenants[kind].rowdy || !hasTavern(state)) return null;
  const newcomer: Tenant = { card: kind, level: -1, withheld: 0 };
  return offends(state, { ...house, tenants: [...house.tenants, newcomer] }, newcomer);
}

export function offends(state: State, house: House, tenant: Tenant): Reason | null {
  const { rent, rowdy } = cardOf(tenant);
  if (rowdy) return null;
  if (isTavern(house) && rent > MOST.here) return { key: 'tavernHere', most: MOST.here };
  const near = housesOf(state, house.owner).some(isTavern);
  return near && rentOf(state, house, tenant) > MOST.near
    ? { key: 'tavernNear', most: MOST.near }
    : null;
}

/** Every flat that suits, of all houses or of those that are meant. */
export function suitable(
  state: State,
  kind: TenantKind,
  from: Spot | null = null,
  among: House[] = state.houses,
): Spot[] {
  const spots: Spot[] = [];
  for (const house of among) {
    const own = tenantFrom(house, from);
    // Asked of every house for every card of a hand: what bars all of its flats is asked once.
    if (!own && (emptyFlats(house) <= 0 || barsHouse(state, kind, house))) continue;
    for (let level = bottom(house); level <= top(house); level++) {
      if (!barsFlat(state, kind, house, level, own)) spots.push({ house: house.id, level });
    }
  }
  return spots;
}

/** The flats outside its own building that suit one who has to leave. */
export const elsewhere = (state: State, from: Spot, among = state.houses): Spot[] => {
  const houses = among.filter(({ id }) => id !== from.house);
  return suitable(state, tenantOf(state, from).card, null, houses);
};

// ---- what they pay

/** The rent of this moment: as if no squatters, no jail and no Rent withheld were there (LL-3). */
export function rentOf(state: State, house: House, tenant: Tenant): number {
  const card = cardOf(tenant);
  if (!hasTexts(state)) return card.rent;
  const rent = card.pays?.(house, tenant, state) ?? card.rent;
  return tenant.card !== 'celebrities' && areAmongOthers(house) ? 2 * rent : rent;
}

/** What the house brings its landlord, Rent withheld and squatters considered, the jail not. */
export function rentOfHouse(state: State, house: House): number {
  if (isSquatted(house)) return 0;
  const each = hasTexts(state) && areAmongOthers(house) ? 2 : 1;
  return house.tenants.reduce(
    (sum, tenant) => sum + (tenant.withheld > 0 || tenant.paid ? 0 : rentOf(state, house, tenant)),
    each * emptyFlats(house),
  );
}

/** The rent of a turn, of free people and prisoners. */
export function rentOfSeat(state: State, seat: Seat): number {
  const own = housesOf(state, seat);
  const { prisonRent, leastRent } = editionOf(state);
  if (state.jailed !== seat) {
    return Math.max(
      leastRent,
      own.reduce((sum, house) => sum + rentOfHouse(state, house), 0),
    );
  }
  const open = own.filter((house) => !isSquatted(house)).length;
  return Math.max(leastRent, prisonRent === 'houses' ? open : prisonRent);
}
