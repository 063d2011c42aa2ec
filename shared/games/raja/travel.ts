// Roads: from city to neighbouring city, through two villages that must both be inhabited.
import type { Reason, Seat } from '../../engine/index.ts';
import { type City, neighboursOf, roadBetween, villagesOf } from './board.ts';
import { holds } from './characters.ts';
import { goldOf, type Play, pay, receive } from './money.ts';
import { cityRef, type MoveOf, type State, TRAVELLER } from './state.ts';

/** What the road costs, by whom it is paid to. Where one has a house oneself one passes free. */
export function tollsOf(state: State, seat: Seat, road: number): Map<Seat, number> {
  const tolls = new Map<Seat, number>();
  for (const village of villagesOf(road)) {
    const owners = state.villages[village] ?? [];
    if (owners.includes(seat)) continue;
    for (const owner of owners) tolls.set(owner, (tolls.get(owner) ?? 0) + 1);
  }
  return tolls;
}

export const tollOf = (state: State, seat: Seat, road: number): number =>
  [...tollsOf(state, seat, road).values()].reduce((sum, toll) => sum + toll, 0);

/** What it costs this seat, for whom the Traveller may pay nothing. */
export const fareOf = (state: State, seat: Seat, road: number): number =>
  holds(state, seat, TRAVELLER) ? 0 : tollOf(state, seat, road);

/** The whole toll is looked at first: a road is taken whole or not at all (RJ-26). */
export function barsRoad(state: State, seat: Seat, to: City): Reason | null {
  const road = roadBetween(state.architects[seat] as City, to);
  if (road < 0) return { key: 'noRoad' };
  if (villagesOf(road).some((village) => state.villages[village]?.length === 0)) {
    return { key: 'noVillage' };
  }
  const toll = fareOf(state, seat, road);
  return goldOf(state, seat) < toll ? { key: 'tooDear', price: toll } : null;
}

export const journeys = (state: State, seat: Seat): MoveOf<'travel'>[] =>
  neighboursOf(state.architects[seat] as City)
    .filter((city) => !barsRoad(state, seat, city))
    .map((city) => ({ type: 'travel', city }));

export function travel(step: Play, seat: Seat, to: City): void {
  const from = step.state.architects[seat] as City;
  const free = holds(step.state, seat, TRAVELLER);
  for (const [owner, toll] of tollsOf(step.state, seat, roadBetween(from, to))) {
    if (free) receive(step, owner, toll, 'toll');
    else pay(step, seat, owner, toll);
  }
  step.edit('architects')[seat] = to;
  step.emit({ type: 'travelled', seat, from, to });
}

export const journeyPath = ({ city }: MoveOf<'travel'>) => [cityRef(city)];
