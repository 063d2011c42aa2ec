// Why a tenant cannot go to this flat, or to any flat of this house.
import type { Reason } from '../../../engine/index.ts';
import { editionOf } from '../editions/index.ts';
import {
  emptyFlats,
  highestLevel,
  housesOf,
  lowestLevel,
  suitableFlatsElsewhere,
  tenantOf,
  whyNotMoveIn,
} from '../houses.ts';
import type { House, Spot, State, TenantKind } from '../state.ts';

/**
 * Returns the reason against a flat, or for a whole house the one that keeps the tenant out of it. If a flat there
 * suits, the reason says to choose the flat.
 */
export function whyNotHome(
  state: State,
  kind: TenantKind,
  { house, level }: { house: House; level: number },
  from: Spot | null,
): Reason {
  if (level >= 0) return whyNotMoveIn(state, kind, house, level, from) ?? { key: 'tapFlat' };
  const all: (Reason | null)[] = [];
  for (let one = lowestLevel(house); one <= highestLevel(house); one++)
    all.push(whyNotMoveIn(state, kind, house, one, from));
  if (all.includes(null)) return { key: 'tapFlat' };
  if (emptyFlats(house) === 0 && from?.house !== house.id) return { key: 'full' };
  return all.find((reason) => reason?.key !== 'taken') ?? { key: 'full' };
}

/** The same for a tenant who was forced out, and therefore never stays in the house. */
export function whyNotNewHome(
  state: State,
  from: Spot,
  place: { house: House; level: number },
): Reason {
  if (place.house.id === from.house) return { key: 'mustLeave' };
  return whyNotHome(state, tenantOf(state, from).card, place, null);
}

/** Squatters drive a tenant to a flat of its own landlord first. */
export function whyNotRefuge(
  state: State,
  from: Spot,
  place: { house: House; level: number },
): Reason {
  const reason = whyNotNewHome(state, from, place);
  if (reason.key !== 'tapFlat' || !editionOf(state).ownFlatsFirst) return reason;
  const owner = state.houses.find(({ id }) => id === from.house)?.owner ?? -1;
  const own = suitableFlatsElsewhere(state, from, housesOf(state, owner));
  return own.length > 0 && place.house.owner !== owner ? { key: 'ownFirst' } : reason;
}
