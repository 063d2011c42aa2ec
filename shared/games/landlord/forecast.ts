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
  return house && isFirstNoisy(house, card) ? afterDrivingOut(state, house) : state;
}

function afterDrivingOut(state: State, { id, tenants: all }: House): State {
  const before = all.slice(
    0,
    all.findIndex((one) => tenantCardOf(one).noisy),
  );
  const leaving = before
    .map(({ level }): Spot => ({ house: id, level }))
    .filter((spot) => suitableFlatsElsewhere(state, spot).length > 0);
  const [only, ...others] = leaving;
  const moved = only && others.length === 0 && afterOnlyWay(state, only);
  return moved || leaving.reduce((left, spot) => withoutTenant(left, spot), state);
}

/** LS-2: the tenants whom a Tavern forbids leave one by one. `moves`: so many may still find another flat. */
function afterTavern(state: State, moves = MOST_MOVES): State {
  if (!state.houses.some(({ tenants: all }) => all.some((one) => tenantCardOf(one).rowdy)))
    return state;
  const forbidden = state.houses.flatMap((house) =>
    house.tenants
      .filter((one) => whyTavernForbids(state, house, one))
      .map(({ level }) => ({ owner: house.owner, spot: { house: house.id, level } })),
  );
  const [first, ...others] = forbidden;
  if (!first) return state;
  const mayMove = moves > 0 && !others.some(({ owner }) => owner === first.owner);
  const moved = mayMove && afterOnlyWay(state, first.spot);
  return afterTavern(moved || withoutTenant(state, first.spot), moves - 1);
}

/** A tenant might be sent to and fro, and a forecast has to end. */
const MOST_MOVES = 20;

/** A tenant for whom there is only one flat goes there by itself. Null if there is none, or a choice. */
function afterOnlyWay(state: State, from: Spot): State | null {
  const [to, ...others] = suitableFlatsElsewhere(state, from);
  const house = state.houses.find(({ id }) => id === from.house);
  const card = house && tenantAt(house, from.level)?.card;
  if (!to || !card || others.length > 0) return null;
  return changeHouse(withoutTenant(state, from), to.house, (one) => ({
    ...one,
    tenants: [...one.tenants, { card, level: to.level, withheld: 0 }],
  }));
}

/** Returns the position after everybody has left who has to, where somebody still chooses who goes first and where. */
export function afterLeaving(state: State): State {
  let after = state;
  for (const frame of state.frames.toReversed()) {
    const house = frame.kind === 'oust' && after.houses.find(({ id }) => id === frame.house);
    if (house) after = afterDrivingOut(after, house);
    else if (frame.kind === 'turnOut' || frame.kind === 'tidy') after = afterTavern(after);
  }
  return after;
}

/** By how much the next rent of this seat changes. */
export const rentGain = (before: State, after: State, seat: Seat): number =>
  rentOfSeat(after, seat) - rentOfSeat(before, seat);
