// Turns a change into scenes: which houses stand, what happens to them, and what flies from where to where. The
// result is pure data, which zones.tsx draws scene by scene.
import type { Ref } from '../../../shared/engine/index.ts';
import { tenantAt } from '../../../shared/games/landlord/houses.ts';
import {
  type Event,
  flatRef,
  type House,
  houseRef,
  playerRef,
  type Spot,
  type State,
  spotOf,
  type TenantKind,
} from '../../../shared/games/landlord/state.ts';
import type { Focus } from './focus.ts';

/** A tenant, a card face down, or dollars that fly over the board. */
export interface Flight {
  what: { tenant: TenantKind } | { card: string } | { dollars: number };
  from: Ref;
  to: Ref;
}

export interface Scene {
  houses: House[];
  fates: Record<number, string>;
  flights: Flight[];
  focus: Focus | null;
  ms: number;
}

/** Returns the house where a scene takes place: the one that is hit, or the last one on the way of what flies. */
export function placeOf({ focus, fates, flights }: Scene): number | undefined {
  const [fated] = Object.keys(fates);
  const flown = flights.flatMap(({ from, to }) => [spotOf(to), spotOf(from)]);
  return fated ? Number(fated) : (flown.find(Boolean) ?? focus?.at)?.house;
}

const MAX_TOTAL_MS = 6000;

export function scenesOf(before: State, after: State, events: readonly Event[]): Scene[] {
  let houses = before.houses;
  const scenes: Scene[] = [];
  const show = (ms: number, scene: Partial<Scene>) =>
    scenes.push({ houses, fates: {}, flights: [], focus: null, ms, ...scene });
  const without = ({ house, level }: Spot) => {
    houses = houses.map((one) =>
      one.id === house
        ? { ...one, tenants: one.tenants.filter((who) => who.level !== level) }
        : one,
    );
  };
  const into = ({ house, level }: Spot, card: TenantKind) => {
    houses = houses.map((one) => {
      if (one.id !== house || tenantAt(one, level)) return one;
      return { ...one, tenants: [...one.tenants, { card, level, withheld: 0 }] };
    });
  };
  const newly = (id: number) => after.houses.filter((one) => one.id === id);

  for (const event of events) {
    switch (event.type) {
      case 'played':
      case 'answered': {
        const { seat: by, card } = event;
        const { house, level = -1 } = event as { house?: number; level?: number };
        const at = house === undefined ? {} : { at: { house, level } };
        show(800, { focus: { by, card, ...at } });
        break;
      }
      case 'movedIn':
        show(500, {
          flights: [
            { what: { tenant: event.card }, from: playerRef(event.seat), to: flatRef(event) },
          ],
        });
        into(event, event.card);
        break;
      case 'moved':
        without(event.from);
        show(750, {
          flights: [
            { what: { tenant: event.card }, from: flatRef(event.from), to: flatRef(event.to) },
          ],
        });
        into(event.to, event.card);
        break;
      case 'lost': {
        without(event.from);
        const to = event.to === 'hand' ? playerRef(event.seat) : event.to;
        show(650, { flights: [{ what: { tenant: event.card }, from: flatRef(event.from), to }] });
        break;
      }
      case 'built':
        houses = [...houses, ...newly(event.house)];
        show(700, { fates: { [event.house]: 'rises' } });
        break;
      case 'improved':
        houses = houses.map((one) => {
          if (one.id !== event.house) return one;
          return event.card === 'cellar'
            ? { ...one, cellar: true }
            : { ...one, roof: [...one.roof, event.card] };
        });
        show(500, { fates: { [event.house]: 'grows' } });
        break;
      case 'exploded':
      case 'demolished':
        show(1000, { fates: { [event.house]: event.type } });
        houses = houses.filter(({ id }) => id !== event.house);
        break;
      case 'survived':
        show(700, { fates: { [event.house]: 'shakes' } });
        break;
      case 'jailed':
        show(700, {
          flights: [{ what: { card: 'jail' }, from: playerRef(event.seat), to: 'jail' }],
        });
        break;
      case 'paid':
        if (event.to !== null || event.for === 'roof') {
          const what = { dollars: event.dollars };
          const to = event.to === null ? 'roofs' : playerRef(event.to);
          show(600, { flights: [{ what, from: playerRef(event.seat), to }] });
        }
        break;
      case 'received': {
        const what = { dollars: event.dollars };
        show(600, { flights: [{ what, from: 'pile', to: playerRef(event.seat) }] });
        break;
      }
      case 'hatched':
        show(900, {
          flights: [{ what: { tenant: 'monster' }, from: 'monsters', to: flatRef(event) }],
        });
        into(event, 'monster');
        break;
      case 'collected': {
        const what = { dollars: event.dollars };
        const own = houses.filter(
          ({ owner, tenants }) => owner === event.seat && tenants.length > 0,
        );
        const from = own.slice(0, 8).map(({ id }) => houseRef(id));
        show(650, { flights: from.map((one) => ({ what, from: one, to: playerRef(event.seat) })) });
        break;
      }
      case 'bought':
        show(350, {
          flights: [{ what: { card: 'back' }, from: 'pile', to: playerRef(event.seat) }],
        });
        break;
      case 'sold':
        show(500, {
          flights: [
            { what: { card: 'back' }, from: playerRef(event.seat), to: playerRef(event.to) },
          ],
        });
        break;
    }
  }
  const long = scenes.reduce((sum, { ms }) => sum + ms, 0);
  return long > MAX_TOTAL_MS
    ? scenes.map((one) => ({ ...one, ms: (one.ms * MAX_TOTAL_MS) / long }))
    : scenes;
}

/** Returns the refs of the places that a change touched. They flash for viewers who prefer reduced motion. */
export const changedRefs = (events: readonly Event[]): Ref[] =>
  events.flatMap((event): Ref[] => {
    if (event.type === 'movedIn' || event.type === 'hatched') return [flatRef(event)];
    if (event.type === 'moved') return [flatRef(event.to)];
    return event.type === 'built' || event.type === 'improved' ? [houseRef(event.house)] : [];
  });
