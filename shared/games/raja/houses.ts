// Houses and palaces: where they may stand.
import type { Reason, Seat } from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, SMALL_SITES, START } from './board.ts';
import { holds } from './characters.ts';
import { goldOf, type Play } from './money.ts';
import { BUILDER, type Place, type State } from './state.ts';

export const HOUSE_PRICE = 1;

export const palacePrice = (state: State, seat: Seat): number =>
  holds(state, seat, BUILDER) ? 9 : 12;

/** Two houses a village; one where two play. */
export const villageLimit = (seats: number): number => (seats === 2 ? 1 : 2);

export function barsVillage(state: State, village: number): Reason | null {
  const most = villageLimit(state.seats);
  const full = (state.villages[village]?.length ?? 0) >= most;
  return full ? { key: 'villageFull', most } : null;
}

/** Why no house may stand there; in a city only where the architect is. */
export function barsPlace(state: State, seat: Seat, at: Place): Reason | null {
  if (typeof at === 'number') return barsVillage(state, at);
  if (at === START) return { key: 'startCity' };
  return state.architects[seat] === at ? null : { key: 'architectElsewhere' };
}

/** Where a house of this seat may be put now; only in a city, or anywhere. */
export function placesFor(state: State, seat: Seat, where: 'city' | 'any' = 'any'): Place[] {
  const villages = where === 'city' ? [] : ALL_VILLAGES;
  const city = state.architects[seat] as City;
  return [...villages, city].filter((at) => !barsPlace(state, seat, at));
}

/** Houses come from the supply before the player (RJ-18). */
export function barsBuilding(state: State, seat: Seat, price: number): Reason | null {
  if (state.supply[seat] === 0) return { key: 'noHouse' };
  return goldOf(state, seat) < price ? { key: 'tooDear', price } : null;
}

export function putHouse(step: Play, seat: Seat, at: Place): void {
  if (typeof at === 'number') step.edit('villages', at).push(seat);
  else addTo(step.edit('houses', at), seat, 1);
}

export function takeHouse(step: Play, seat: Seat, at: Place): void {
  if (typeof at !== 'number') {
    addTo(step.edit('houses', at), seat, -1);
    return;
  }
  const there = step.edit('villages', at);
  there.splice(there.lastIndexOf(seat), 1);
}

export function addTo(list: number[], seat: Seat, count: number): void {
  list[seat] = (list[seat] ?? 0) + count;
}

/** Where this seat has houses. */
export const ownPlaces = (state: State, seat: Seat): Place[] => [
  ...ALL_VILLAGES.filter((village) => state.villages[village]?.includes(seat)),
  ...CITIES.filter((city) => (state.houses[city][seat] ?? 0) > 0),
];

/** From where to where one of the own houses may go. */
export const movesOfHouses = (state: State, seat: Seat): { from: Place; to: Place }[] => {
  const targets = placesFor(state, seat);
  return ownPlaces(state, seat).flatMap((from) =>
    targets.filter((to) => to !== from).map((to) => ({ from, to })),
  );
};

export function barsPalace(state: State, seat: Seat, great: boolean): Reason | null {
  const city = state.architects[seat] as City;
  if (city === START) return { key: 'startCity' };
  if (state.palaces[seat] === 0) return { key: 'noPalace' };
  const price = palacePrice(state, seat);
  if (goldOf(state, seat) < price) return { key: 'tooDear', price };
  const { great: owner, small } = state.sites[city];
  const full = great ? owner !== null : small.length >= SMALL_SITES;
  return full ? { key: great ? 'greatTaken' : 'sitesFull' } : null;
}
