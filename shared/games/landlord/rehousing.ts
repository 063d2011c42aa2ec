// Can all these tenants of a building find flats elsewhere? Asked without musicians' effects (LL-29).
import { cardOf, suitable } from './houses.ts';
import type { House, Spot, State, Tenant } from './state.ts';

interface Seeker {
  tenant: Tenant;
  spots: Spot[];
}

/** `first` has been given a flat already. */
export function canAllMoveOut(
  state: State,
  from: House,
  all: readonly Tenant[],
  first?: { tenant: Tenant; to: Spot },
): boolean {
  const others = state.houses.filter(({ id }) => id !== from.id);
  const city = first ? moveInto(others, first.tenant, first.to) : others;
  return place({ ...state, houses: city }, all);
}

/**
 * The one with the fewest flats first; squatters last, for nobody moves in with them, and a Tavern just before
 * them, for it bars nobody until it is rehoused (LS-22). Tenants of one kind try the same flats in the same
 * order, so that no two orders of them are tried.
 */
function place(
  state: State,
  waiting: readonly Tenant[],
  after?: { tenant: Tenant; to: Spot },
): boolean {
  if (waiting.length === 0) return true;
  const seekers = waiting.map((tenant): Seeker => {
    return { tenant, spots: suitable(state, tenant.card) };
  });
  if (seekers.some(({ spots }) => spots.length === 0)) return false;
  const { tenant, spots } = seekers.toSorted(byNeed)[0] as Seeker;
  const rest = waiting.filter((one) => one !== tenant);
  return spots.some((to) => {
    if (after && after.tenant.card === tenant.card && !isAfter(to, after.to)) return false;
    const houses = moveInto(state.houses, tenant, to);
    return place({ ...state, houses }, rest, { tenant, to });
  });
}

const rank = ({ tenant, spots }: Seeker): number =>
  (cardOf(tenant).squats ? 2000 : cardOf(tenant).rowdy ? 1000 : 0) + spots.length;
const byNeed = (one: Seeker, other: Seeker): number => rank(one) - rank(other);
const isAfter = (one: Spot, other: Spot): boolean =>
  one.house > other.house || (one.house === other.house && one.level > other.level);

const moveInto = (houses: readonly House[], tenant: Tenant, { house, level }: Spot): House[] =>
  houses.map((one) =>
    one.id === house ? { ...one, tenants: [...one.tenants, { ...tenant, level }] } : one,
  );
