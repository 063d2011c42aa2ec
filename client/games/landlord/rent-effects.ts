// What each event does to the rents, so that the log can say what it brings or costs.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { tenants } from '../../../shared/games/landlord/cards/tenants.ts';
import { rentGain, withImprovement } from '../../../shared/games/landlord/forecast.ts';
import type {
  Event,
  House,
  Spot,
  State,
  Tenant,
  TenantKind,
} from '../../../shared/games/landlord/state.ts';

/** Returns the position after an event, as far as rents depend on it. `earlier` came before in the same change. */
function afterEvent(state: State, event: Event, earlier: readonly Event[]): State {
  switch (event.type) {
    case 'built': {
      const { house: id, seat: owner, floors, card } = event;
      const laid = Array<typeof HIDDEN>(floors).fill(HIDDEN);
      const house: House = { id, owner, floors: laid, roof: [card], cellar: false, tenants: [] };
      return { ...state, houses: [...state.houses, house] };
    }
    case 'improved':
      return withImprovement(state, event.card, event.house);
    case 'movedIn':
      return inhabited(state, event, { card: event.card });
    case 'hatched':
      return inhabited(state, event, { card: 'monster' });
    case 'moved': {
      const { from, to, card } = event;
      const house = state.houses.find(({ id }) => id === from.house);
      const order = house?.tenants.findIndex(({ level }) => level === from.level) ?? -1;
      // LS-21: the Broker has had the rent of the tenant that moves next.
      const broker = earlier.at(-1);
      const isPaid = broker?.type === 'received' && broker.for === 'broker';
      const tenant = isPaid ? { card, paid: true as const } : { card };
      const left = vacated(state, from);
      return inhabited(left, to, tenant, from.house === to.house ? order : undefined);
    }
    case 'lost':
      return vacated(state, event.from);
    case 'exploded':
    case 'demolished':
      return { ...state, houses: state.houses.filter(({ id }) => id !== event.house) };
    case 'played': {
      const { card, house, level = -1 } = event;
      if (card !== 'rentWithheld' || house === undefined) return state;
      return changeTenants(state, house, (all) =>
        all.map((one) => (one.level === level ? { ...one, withheld: one.withheld + 1 } : one)),
      );
    }
    case 'jailed':
      return { ...state, jailed: event.seat };
    case 'freed':
      return event.by === 'newcomer' ? state : { ...state, jailed: null };
    default:
      return state;
  }
}

const changeTenants = (state: State, id: number, change: (all: Tenant[]) => Tenant[]): State => ({
  ...state,
  houses: state.houses.map((house) =>
    house.id === id ? { ...house, tenants: change(house.tenants) } : house,
  ),
});

const vacated = (state: State, { house, level }: Spot): State =>
  changeTenants(state, house, (all) =>
    all.filter((one) => level < one.level || level >= one.level + tenants[one.card].flats),
  );

const inhabited = (
  state: State,
  { house, level }: Spot,
  tenant: { card: TenantKind; paid?: true },
  order?: number,
): State =>
  changeTenants(state, house, (all) => {
    const one: Tenant = { ...tenant, level, withheld: 0 };
    return all.toSpliced(order ?? all.length, 0, one);
  });

/** Returns by how much the next rent of each player changes by an event, leaving out those for whom it stays. */
export function rentChanges(
  event: Event,
  before: State,
  earlier: readonly Event[],
): { seat: Seat; dollars: number }[] {
  const start = earlier.reduce(
    (state, one, at) => afterEvent(state, one, earlier.slice(0, at)),
    before,
  );
  const after = afterEvent(start, event, earlier);
  if (after === start) return [];
  return before.dollars
    .map((_, seat) => ({ seat, dollars: rentGain(start, after, seat) }))
    .filter(({ dollars }) => dollars !== 0);
}
