// Houses: their flats, who lives in them, who may move in, and what they pay.
import { assertInvariant, type Reason, type Seat } from '../../engine/index.ts';
import {
  areCelebritiesAmongOthers,
  hasRoofFlat,
  type TenantCard,
  tenants,
} from './cards/tenants.ts';
import { editionOf, usesTenantTexts } from './editions/index.ts';
import type { House, Spot, State, Tenant, TenantKind } from './state.ts';

export const houseOf = (state: State, id: number): House => {
  const house = state.houses.find((one) => one.id === id);
  assertInvariant(house, `house ${id} stands`);
  return house;
};

export const housesOf = (state: State, seat: Seat): House[] =>
  state.houses.filter(({ owner }) => owner === seat);

export const tenantCardOf = ({ card }: Tenant): TenantCard => tenants[card];

/** A Roof without any improvement on it. */
export const hasPlainRoof = ({ roof }: House): boolean => roof.length === 1 && roof[0] === 'roof';

/**
 * LL-31: the cellar is level 0 and the roof flat lies above the last floor. A plain Roof is no
 * flat.
 */
export const lowestLevel = ({ cellar }: House): number => (cellar ? 0 : 1);
export const highestLevel = (house: House): number =>
  house.floors.length + (hasRoofFlat(house) ? 1 : 0);

export const tenantAt = (house: House, level: number): Tenant | undefined =>
  house.tenants.find((one) => one.level <= level && level < one.level + tenantCardOf(one).flats);

export function tenantOf(state: State, { house, level }: Spot): Tenant {
  const tenant = tenantAt(houseOf(state, house), level);
  assertInvariant(tenant, `somebody lives at ${house}/${level}`);
  return tenant;
}

export const emptyFlats = (house: House): number => {
  const taken = house.tenants.reduce((sum, one) => sum + tenantCardOf(one).flats, 0);
  return highestLevel(house) - lowestLevel(house) + 1 - taken;
};

export const isTavernHouse = ({ tenants: all }: House): boolean =>
  all.some((one) => tenantCardOf(one).rowdy);

export const isSquatted = ({ tenants: all }: House): boolean =>
  all.some((one) => tenantCardOf(one).squats);

// ---- who may live where

/**
 * LL-7: returns the reason why a flat does not suit a tenant, or null if it does. `from` is where
 * it lives now. LL-28: within its own building only the place on the card counts.
 */
export function whyNotMoveIn(
  state: State,
  kind: TenantKind,
  house: House,
  level: number,
  from: Spot | null = null,
): Reason | null {
  const own = tenantMovingWithin(house, from);
  const reason = whyNotFlat(state, kind, house, level, own);
  return reason || own ? reason : whyNotHouse(state, kind, house);
}

/** Returns the tenant if it moves within this house. */
const tenantMovingWithin = (house: House, from: Spot | null): Tenant | undefined =>
  from?.house === house.id ? tenantAt(house, from.level) : undefined;

function whyNotFlat(
  state: State,
  kind: TenantKind,
  house: House,
  level: number,
  own: Tenant | undefined,
): Reason | null {
  const card = tenants[kind];
  const free = (flat: number) => {
    if (flat < lowestLevel(house) || flat > highestLevel(house)) return false;
    const there = tenantAt(house, flat);
    return there === undefined || there === own;
  };
  if (own && own.level === level) return { key: 'sameFlat' };
  if (!free(level)) return { key: tenantAt(house, level) ? 'taken' : 'noFlat' };
  if (card.flats === 2 && !free(level + 1)) return { key: 'twoFlats' };
  return usesTenantTexts(state) ? (card.whyNotPlace?.(house, level) ?? null) : null;
}

/**
 * Returns the reason that holds for every flat of a house: it is too high, or the neighbours are
 * wrong.
 */
function whyNotHouse(state: State, kind: TenantKind, house: House): Reason | null {
  const card = tenants[kind];
  if (house.floors.length > card.floors) {
    return { key: 'tooHigh', floors: house.floors.length, most: card.floors };
  }
  if (!usesTenantTexts(state)) return null;
  return whyNotNeighbours(card, kind, house.tenants) ?? whyTavernBars(state, kind, house);
}

function whyNotNeighbours(card: TenantCard, kind: TenantKind, neighbours: Tenant[]): Reason | null {
  for (const one of neighbours) {
    const { apart, squats } = tenantCardOf(one);
    if (apart && one.card !== kind) return { key: 'apart' };
    if (card.apart && one.card !== kind) return { key: 'wantsApart' };
    if (squats && !card.squats) return { key: 'squatted' };
  }
  return null;
}

const isTavernInPlay = (state: State): boolean =>
  editionOf(state).deck.tavern !== undefined && state.houses.some(isTavernHouse);

/**
 * LS-2: the highest rents that the Tavern allows: by the card in its own building, and as really
 * paid in all buildings of its landlord.
 */
export const TAVERN_MAX_RENT = { here: 2, near: 3 };

function whyTavernBars(state: State, kind: TenantKind, house: House): Reason | null {
  if (tenants[kind].rowdy || !isTavernInPlay(state)) return null;
  const newcomer: Tenant = { card: kind, level: -1, withheld: 0 };
  return whyTavernForbids(state, { ...house, tenants: [...house.tenants, newcomer] }, newcomer);
}

export function whyTavernForbids(state: State, house: House, tenant: Tenant): Reason | null {
  const { rent, rowdy } = tenantCardOf(tenant);
  if (rowdy) return null;
  if (isTavernHouse(house) && rent > TAVERN_MAX_RENT.here)
    return { key: 'tavernHere', most: TAVERN_MAX_RENT.here };
  const near = housesOf(state, house.owner).some(isTavernHouse);
  return near && rentOf(state, house, tenant) > TAVERN_MAX_RENT.near
    ? { key: 'tavernNear', most: TAVERN_MAX_RENT.near }
    : null;
}

/** LL-7: returns every flat that suits a tenant, in all houses or only in the given ones. */
export function suitableFlats(
  state: State,
  kind: TenantKind,
  from: Spot | null = null,
  among: House[] = state.houses,
): Spot[] {
  const spots: Spot[] = [];
  for (const house of among) {
    const own = tenantMovingWithin(house, from);
    // This runs for every house and every card of a hand, so reasons that rule out a whole house
    // are checked once.
    if (!own && (emptyFlats(house) <= 0 || whyNotHouse(state, kind, house))) continue;
    for (let level = lowestLevel(house); level <= highestLevel(house); level++) {
      if (!whyNotFlat(state, kind, house, level, own)) spots.push({ house: house.id, level });
    }
  }
  return spots;
}

/** LL-28: returns the suitable flats outside the building that a tenant has to leave. */
export const suitableFlatsElsewhere = (state: State, from: Spot, among = state.houses): Spot[] => {
  const houses = among.filter(({ id }) => id !== from.house);
  return suitableFlats(state, tenantOf(state, from).card, null, houses);
};

// ---- what they pay

/**
 * LL-3: returns the rent of this moment, as if there were no squatters, no jail and no Rent
 * withheld.
 */
export function rentOf(state: State, house: House, tenant: Tenant): number {
  const card = tenantCardOf(tenant);
  if (!usesTenantTexts(state)) return card.rent;
  const rent = card.pays?.(house, tenant, state) ?? card.rent;
  return tenant.card !== 'celebrities' && areCelebritiesAmongOthers(house) ? 2 * rent : rent;
}

/**
 * Returns what the house pays its landlord, with Rent withheld and squatters, but without the jail.
 * LL-49: empty flats bring 2 on the condition of LL-4.
 */
export function rentOfHouse(state: State, house: House): number {
  if (isSquatted(house)) return 0;
  const each = usesTenantTexts(state) && areCelebritiesAmongOthers(house) ? 2 : 1;
  return house.tenants.reduce(
    (sum, tenant) => sum + (tenant.withheld > 0 || tenant.paid ? 0 : rentOf(state, house, tenant)),
    each * emptyFlats(house),
  );
}

/** LL-26, LS-26: returns the rent of a seat's turn, in freedom or in jail. */
export function rentOfSeat(state: State, seat: Seat): number {
  const own = housesOf(state, seat);
  const { prisonRent, minRent } = editionOf(state);
  if (state.jailed !== seat) {
    return Math.max(
      minRent,
      own.reduce((sum, house) => sum + rentOfHouse(state, house), 0),
    );
  }
  const open = own.filter((house) => !isSquatted(house)).length;
  return Math.max(minRent, prisonRent === 'houses' ? open : prisonRent);
}
