// What a move would do to the next rent of a landlord. Nothing is played: these are positions that might follow.
import type { Seat } from '../../engine/index.ts';
import { usesTenantTexts } from './editions/index.ts';
import {
  rentOfSeat,
  suitableFlatsElsewhere,
  tenantAt,
  tenantCardOf,
  whyTavernForbids,
} from './houses.ts';
import { isFirstNoisy } from './moving.ts';
import type { BuildingKind, House, Spot, State, Tenant, TenantKind } from './state.ts';

const changeHouse = (state: State, id: number, change: (house: House) => House): State => ({
  ...state,
  houses: state.houses.map((house) => (house.id === id ? change(house) : house)),
});

export const withoutTenant = (state: State, { house: id, level }: Spot): State =>
  changeHouse(state, id, (house) => {
    const gone = tenantAt(house, level);
    return { ...house, tenants: house.tenants.filter((one) => one !== gone) };
  });

/** LL-32: at the next rent the tenant pays nothing. */
export const withRentWithheld = (state: State, { house: id, level }: Spot): State =>
  changeHouse(state, id, (house) => {
    const hit = tenantAt(house, level);
    const hold = (one: Tenant) => (one === hit ? { ...one, withheld: one.withheld + 1 } : one);
    return { ...house, tenants: house.tenants.map(hold) };
  });

export const withImprovement = (state: State, card: BuildingKind, id: number): State =>
  changeHouse(state, id, (house) =>
    card === 'cellar' ? { ...house, cellar: true } : { ...house, roof: [...house.roof, card] },
  );

/**
 * Returns the position after a tenant has come from a hand, or from another flat. Whoever then has to leave the
 * building has left, and does not live anywhere yet, because somebody chooses where.
 */
export function withTenant(
  state: State,
  card: TenantKind,
  to: Spot,
  from: Spot | null = null,
): State {
  const origin = from && state.houses.find(({ id }) => id === from.house);
  const order = origin && from ? origin.tenants.findIndex(({ level }) => level === from.level) : -1;
  const left = from ? withoutTenant(state, from) : state;
  const isWithin = from?.house === to.house;
  const come = changeHouse(left, to.house, (house) => {
    const all = house.tenants.slice();
    all.splice(isWithin ? order : all.length, 0, { card, level: to.level, withheld: 0 });
    return { ...house, tenants: all };
  });
  if (isWithin || !usesTenantTexts(state)) return come;
  return afterTavern(afterMusic(come, card, to));
}

/** LL-46: tenants who lived there before the musician leave, if a flat suits them. */
function afterMusic(state: State, card: TenantKind, at: Spot): State {
  const house = state.houses.find(({ id }) => id === at.house);
  if (!house || !isFirstNoisy(house, card)) return state;
  const leaving = house.tenants.filter((one) => {
    if (one.level === at.level) return false;
    return suitableFlatsElsewhere(state, { house: house.id, level: one.level }).length > 0;
  });
  return changeHouse(state, house.id, (one) => ({
    ...one,
    tenants: one.tenants.filter((tenant) => !leaving.includes(tenant)),
  }));
}

/** LS-2: the tenants whom a Tavern forbids leave one by one. */
function afterTavern(state: State): State {
  if (!state.houses.some(({ tenants: all }) => all.some((one) => tenantCardOf(one).rowdy)))
    return state;
  for (const house of state.houses) {
    const forbidden = house.tenants.find((one) => whyTavernForbids(state, house, one));
    if (forbidden)
      return afterTavern(withoutTenant(state, { house: house.id, level: forbidden.level }));
  }
  return state;
}

/** By how much the next rent of this seat changes. */
export const rentGain = (before: State, after: State, seat: Seat): number =>
  rentOfSeat(after, seat) - rentOfSeat(before, seat);
