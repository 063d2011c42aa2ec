// LL-14, LL-29: checks whether all tenants of a building can find flats elsewhere, without the
// tenants whom musicians then drive out.
import { suitableFlats, tenantCardOf } from './houses.ts';
import type { House, Spot, State, Tenant } from './state.ts';

interface Seeker {
  tenant: Tenant;
  spots: Spot[];
}

/** `first` is a tenant who already has a new flat. */
export function canAllMoveOut(
  state: State,
  from: House,
  all: readonly Tenant[],
  first?: { tenant: Tenant; to: Spot },
): boolean {
  const others = state.houses.filter(({ id }) => id !== from.id);
  const city = first ? moveInto(others, first.tenant, first.to) : others;
  return canPlaceAll({ ...state, houses: city }, all);
}

/**
 * Tries all assignments of tenants to flats. The tenant with the fewest flats goes first. Squatters
 * go last, because nobody moves in with them, and a Tavern just before them, because it forbids
 * nothing until it is rehoused (LS-22). Tenants of one kind try their flats in one order, which
 * avoids equivalent assignments.
 */
function canPlaceAll(
  state: State,
  waiting: readonly Tenant[],
  after?: { tenant: Tenant; to: Spot },
): boolean {
  if (waiting.length === 0) return true;
  const seekers = waiting.map((tenant): Seeker => {
    return { tenant, spots: suitableFlats(state, tenant.card) };
  });
  if (seekers.some(({ spots }) => spots.length === 0)) return false;
  const { tenant, spots } = seekers.toSorted(byNeed)[0] as Seeker;
  const rest = waiting.filter((one) => one !== tenant);
  return spots.some((to) => {
    if (after && after.tenant.card === tenant.card && !isAfter(to, after.to)) return false;
    const houses = moveInto(state.houses, tenant, to);
    return canPlaceAll({ ...state, houses }, rest, { tenant, to });
  });
}

const rankSeeker = ({ tenant, spots }: Seeker): number =>
  (tenantCardOf(tenant).squats ? 2000 : tenantCardOf(tenant).rowdy ? 1000 : 0) + spots.length;
const byNeed = (one: Seeker, other: Seeker): number => rankSeeker(one) - rankSeeker(other);
const isAfter = (one: Spot, other: Spot): boolean =>
  one.house > other.house || (one.house === other.house && one.level > other.level);

const moveInto = (houses: readonly House[], tenant: Tenant, { house, level }: Spot): House[] =>
  houses.map((one) =>
    one.id === house ? { ...one, tenants: [...one.tenants, { ...tenant, level }] } : one,
  );
