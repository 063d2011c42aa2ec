// By how much the next rent of a landlord changes if a live flat or building is clicked.
import type { Ref, Seat } from '../../../../../shared/engine/index.ts';
import { isImprovement } from '../../../../../shared/games/landlord/building.ts';
import { isTenant, tenants } from '../../../../../shared/games/landlord/cards/tenants.ts';
import { isCrimeInVain } from '../../../../../shared/games/landlord/crimes.ts';
import {
  rentGain,
  withImprovement,
  withoutTenant,
  withRentWithheld,
  withTenant,
} from '../../../../../shared/games/landlord/forecast.ts';
import { tenantAt } from '../../../../../shared/games/landlord/houses.ts';
import {
  type Card,
  type Spot,
  type State,
  spotOf,
  type TenantKind,
} from '../../../../../shared/games/landlord/state.ts';

interface RentChange {
  owner: Seat;
  dollars: number;
}

/** Returns null if the click does not settle what happens to the rent. */
export function rentChange(state: State, picked: readonly Ref[], ref: Ref): RentChange | null {
  const answered = afterAnswer(state, ref);
  const spot = answered?.at ?? spotOf(ref);
  const owner = state.houses.find(({ id }) => id === spot?.house)?.owner;
  if (!spot || owner === undefined) return null;
  const after = answered?.after ?? positionAfter(state, picked, spot);
  return after && { owner, dollars: rentGain(state, after, owner) };
}

/** What happens if a question is not answered, or only with the Police, who prevent no crime. */
function afterAnswer(state: State, ref: Ref): { at: Spot; after: State } | null {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'broker' && ref === 'button:no') {
    const carry = state.frames.at(-2);
    const to = carry?.kind === 'carry' ? carry.to : null;
    const after = to ? afterMoving(state, frame.from, to) : withoutTenant(state, frame.from);
    return after && { at: frame.from, after };
  }
  if (frame?.kind !== 'answer' || (ref !== 'button:no' && ref !== 'card:police')) return null;
  const { crime } = frame;
  if (isCrimeInVain(state, crime)) return null;
  const after = crime.level < 0 ? withoutHouse(state, crime) : withoutTenant(state, crime);
  return { at: crime, after };
}

function positionAfter(state: State, picked: readonly Ref[], spot: Spot): State | null {
  const frame = state.frames.at(-1);
  const [first, second] = picked;
  const card = first?.startsWith('card:') ? (first.slice(5) as Card) : null;
  switch (frame?.kind) {
    case 'play':
      return card && afterCard(state, card, spot, frame.seat);
    case 'place':
    case 'rehouse':
      return afterMoving(state, frame.from, spot);
    case 'oust':
    case 'rehome':
    case 'turnOut':
      return afterMoving(state, spotOf(first), spot);
    case 'leaver':
      if (first === 'monsters') return withTenant(state, 'monster', spot);
      return first ? afterMoving(state, spotOf(second), spot) : withoutTenant(state, spot);
    case 'revenge':
      return spot.level < 0 ? withoutHouse(state, spot) : withoutTenant(state, spot);
    default:
      return null;
  }
}

function afterMoving(state: State, from: Spot | null, to: Spot): State | null {
  const kind = from && kindAt(state, from);
  return from && kind && to.level >= 0 ? withTenant(state, kind, to, from) : null;
}

function afterCard(state: State, card: Card, at: Spot, by: Seat): State | null {
  if (isTenant(card)) return at.level < 0 ? null : withTenant(state, card, at);
  if (isImprovement(card)) return withImprovement(state, card, at.house);
  switch (card) {
    case 'murder':
      return isCrimeInVain(state, { card, by, ...at }) ? null : withoutTenant(state, at);
    case 'police':
    case 'move':
      return withoutTenant(state, at);
    case 'rentWithheld':
      return withRentWithheld(state, at);
    case 'bomb':
      return withoutHouse(state, at);
    case 'eviction':
      return emptied(state, at);
    default:
      return null;
  }
}

const withoutHouse = (state: State, at: Spot): State => ({
  ...state,
  houses: state.houses.filter(({ id }) => id !== at.house),
});

/** Squatters stay. */
const emptied = (state: State, at: Spot): State => ({
  ...state,
  houses: state.houses.map((house) =>
    house.id === at.house
      ? { ...house, tenants: house.tenants.filter(({ card }) => tenants[card].squats) }
      : house,
  ),
});

function kindAt(state: State, { house: id, level }: Spot): TenantKind | undefined {
  const house = state.houses.find((one) => one.id === id);
  return house && level >= 0 ? tenantAt(house, level)?.card : undefined;
}
