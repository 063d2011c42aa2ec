// Roads as a bot weighs them: how far an architect is from each city, in gold, and what is missing on the way.
import type { Seat } from '../../engine/index.ts';
import { CITIES, ROADS, villagesOf } from './board.ts';
import { holds } from './characters.ts';
import { type State, TRAVELLER } from './state.ts';

export const FAR = 99;
/** A village without a house costs a house, its gold, and half an action. */
export const SETTLING = 2.5;

const ENDS = ROADS.map(([from, to]) => [CITIES.indexOf(from), CITIES.indexOf(to)] as const);

export interface Ways {
  /** By city: tolls on the cheapest way that is open now, FAR without one. */
  open: number[];
  /** By city: tolls and what it takes to settle the empty villages of the cheapest way. */
  wished: number[];
  /** By city: the road by which each of the two comes in. */
  openBy: number[];
  wishedBy: number[];
}

export function waysOf(state: State, seat: Seat): Ways {
  const free = holds(state, seat, TRAVELLER);
  const tolls: number[] = [];
  const wishes: number[] = [];
  for (let road = 0; road < ENDS.length; road++) {
    let toll = 0;
    let empty = 0;
    for (const village of villagesOf(road)) {
      const owners = state.villages[village] as Seat[];
      if (owners.length === 0) empty++;
      else if (!owners.includes(seat)) toll += free ? 0 : owners.length;
    }
    tolls.push(empty > 0 ? FAR : toll);
    wishes.push(toll + empty * SETTLING);
  }
  const from = CITIES.indexOf(state.architects[seat] as State['architects'][number]);
  const openBy = CITIES.map(() => -1);
  const wishedBy = CITIES.map(() => -1);
  const open = cheapest(from, tolls, openBy);
  return { open, wished: cheapest(from, wishes, wishedBy), openBy, wishedBy };
}

/** Goes over the roads until no way gets cheaper. */
function cheapest(from: number, prices: number[], by: number[]): number[] {
  const all = CITIES.map(() => FAR);
  all[from] = 0;
  for (let better = true; better; ) {
    better = false;
    for (let road = 0; road < prices.length; road++) {
      const [one, other] = ENDS[road] as readonly [number, number];
      const price = prices[road] as number;
      for (let turn = 0; turn < 2; turn++) {
        const start = turn === 0 ? one : other;
        const end = turn === 0 ? other : one;
        const sum = (all[start] as number) + price;
        if (sum > FAR - 1 || sum >= (all[end] as number) - 1e-9) continue;
        all[end] = sum;
        by[end] = road;
        better = true;
      }
    }
  }
  return all;
}

/** The roads of the way to this city, the last one first; none where one is there. */
export function roadsTo(by: readonly number[], city: number): number[] {
  const roads: number[] = [];
  for (let at = city, road = by[at] as number; road >= 0; road = by[at] as number) {
    roads.push(road);
    at = across(road, at);
  }
  return roads;
}

/** The first city on the way from here to that one. */
export function stepTo(by: readonly number[], here: number, city: number): number {
  const road = roadsTo(by, city).at(-1);
  return road === undefined ? here : across(road, here);
}

function across(road: number, city: number): number {
  const [one, other] = ENDS[road] as readonly [number, number];
  return city === one ? other : one;
}
