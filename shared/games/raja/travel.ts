// Roads and tolls. A road leads from city to city through two villages, and both must be inhabited.
import type { Reason, Seat } from '../../engine/index.ts';
import { type City, neighboursOf, roadBetween, villagesOf } from './board.ts';
import { holdsCharacter } from './characters.ts';
import { goldOf, payGold, type RajaStep, receiveGold } from './money.ts';
import { cityRef, type MoveOf, type State, TRAVELLER } from './state.ts';

/**
 * RJ-10: returns the toll of a road by the owner it goes to. A village where the traveller has a
 * house is free.
 */
export function tollsByOwner(state: State, seat: Seat, road: number): Map<Seat, number> {
  const tolls = new Map<Seat, number>();
  for (const village of villagesOf(road)) {
    const owners = state.villages[village] ?? [];
    if (owners.includes(seat)) continue;
    for (const owner of owners) tolls.set(owner, (tolls.get(owner) ?? 0) + 1);
  }
  return tolls;
}

export const tollOf = (state: State, seat: Seat, road: number): number =>
  [...tollsByOwner(state, seat, road).values()].reduce((sum, toll) => sum + toll, 0);

/** Returns what the road costs this seat. The Traveller pays nothing. */
export const fareOf = (state: State, seat: Seat, road: number): number =>
  holdsCharacter(state, seat, TRAVELLER) ? 0 : tollOf(state, seat, road);

/** RJ-11, RJ-26: a road is taken whole or not at all, so the whole toll must be payable. */
export function whyNotTravel(state: State, seat: Seat, to: City): Reason | null {
  const from = state.architects[seat] as City;
  if (from === to) return { key: 'hereAlready', city: to };
  const road = roadBetween(from, to);
  if (road < 0) return { key: 'noRoad', from, city: to };
  const empty = emptyVillages(state, road);
  if (empty.length > 0) return { key: empty.length > 1 ? 'noVillages' : 'noVillage', city: to };
  const toll = fareOf(state, seat, road);
  const gold = goldOf(state, seat);
  return gold < toll ? { key: 'tollTooDear', price: toll, gold } : null;
}

/** A road is open as soon as none of its villages is empty. */
export const emptyVillages = (state: State, road: number): number[] =>
  villagesOf(road).filter((village) => state.villages[village]?.length === 0);

export const travelMoves = (state: State, seat: Seat): MoveOf<'travel'>[] =>
  neighboursOf(state.architects[seat] as City)
    .filter((city) => !whyNotTravel(state, seat, city))
    .map((city) => ({ type: 'travel', city }));

export function travel(step: RajaStep, seat: Seat, to: City): void {
  const from = step.state.architects[seat] as City;
  const free = holdsCharacter(step.state, seat, TRAVELLER);
  for (const [owner, toll] of tollsByOwner(step.state, seat, roadBetween(from, to))) {
    if (free) receiveGold(step, owner, toll, 'toll');
    else payGold(step, seat, owner, toll);
  }
  step.edit('architects')[seat] = to;
  step.emit({ type: 'travelled', seat, from, to });
}

export const pathOfTravel = ({ city }: MoveOf<'travel'>) => [cityRef(city)];
