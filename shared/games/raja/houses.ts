// Houses and palaces: where they may stand, and what they cost.
import type { Reason, Seat } from '../../engine/index.ts';
import { ALL_VILLAGES, CITIES, type City, SMALL_SITES, START } from './board.ts';
import { holdsCharacter } from './characters.ts';
import { goldOf, type RajaStep } from './money.ts';
import { BUILDER, type Place, type State } from './state.ts';

export const HOUSE_PRICE = 1;

export const palacePrice = (state: State, seat: Seat): number =>
  holdsCharacter(state, seat, BUILDER) ? 9 : 12;

/** A village holds two houses, or one in a game of two players. */
export const villageLimit = (seats: number): number => (seats === 2 ? 1 : 2);

export function whyNotVillage(state: State, village: number): Reason | null {
  const most = villageLimit(state.seats);
  const full = (state.villages[village]?.length ?? 0) >= most;
  return full ? { key: 'villageFull', most } : null;
}

/**
 * Returns the reason why no house may stand there. A city allows it only while the player's
 * architect is in it.
 */
export function whyNotPlace(state: State, seat: Seat, at: Place): Reason | null {
  if (typeof at === 'number') return whyNotVillage(state, at);
  if (at === START) return { key: 'startCity' };
  return state.architects[seat] === at ? null : { key: 'architectElsewhere' };
}

/** Returns the places where this seat may put a house now, villages included or not. */
export function placesForHouse(state: State, seat: Seat, where: 'city' | 'any' = 'any'): Place[] {
  const villages = where === 'city' ? [] : ALL_VILLAGES;
  const city = state.architects[seat] as City;
  return [...villages, city].filter((at) => !whyNotPlace(state, seat, at));
}

/** RJ-18: every house comes from the supply before the player. */
export function whyNotBuild(state: State, seat: Seat, price: number): Reason | null {
  if (state.supply[seat] === 0) return { key: 'noHouse' };
  const gold = goldOf(state, seat);
  return gold < price ? { key: 'tooDear', price, gold } : null;
}

export function putHouse(step: RajaStep, seat: Seat, at: Place): void {
  if (typeof at === 'number') step.edit('villages', at).push(seat);
  else addTo(step.edit('houses', at), seat, 1);
}

export function takeHouse(step: RajaStep, seat: Seat, at: Place): void {
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

/** Returns the places where this seat has houses. */
export const placesOfHouses = (state: State, seat: Seat): Place[] => [
  ...ALL_VILLAGES.filter((village) => state.villages[village]?.includes(seat)),
  ...CITIES.filter((city) => (state.houses[city][seat] ?? 0) > 0),
];

/** Returns every move of one of the seat's own houses to another place. */
export const houseMoves = (state: State, seat: Seat): { from: Place; to: Place }[] => {
  const targets = placesForHouse(state, seat);
  return placesOfHouses(state, seat).flatMap((from) =>
    targets.filter((to) => to !== from).map((to) => ({ from, to })),
  );
};

export function whyNotPalace(state: State, seat: Seat, great: boolean): Reason | null {
  const city = state.architects[seat] as City;
  if (city === START) return { key: 'startCity' };
  if (state.palaces[seat] === 0) return { key: 'noPalace' };
  const price = palacePrice(state, seat);
  const gold = goldOf(state, seat);
  if (gold < price) return { key: 'tooDear', price, gold };
  const { great: owner, small } = state.sites[city];
  const full = great ? owner !== null : small.length >= SMALL_SITES;
  return full ? { key: great ? 'greatTaken' : 'sitesFull' } : null;
}
