// Finds an architect's cheapest way to each city for the bots, and the villages that are still
// empty on it.
import type { Seat } from '../../engine/index.ts';
import { CITIES, type City, ROADS, villagesOf } from './board.ts';
import { holdsCharacter } from './characters.ts';
import { type State, TRAVELLER } from './state.ts';
import { fareOf } from './travel.ts';

/**
 * The cost of an empty village (a house, its gold and part of an action) and of a toll-free road.
 * Tolls are whole numbers, so these fractions keep ways of different kinds from costing the same.
 * With equal costs one way could look best from one end and the other from the other end, and a bot
 * would walk back and forth endlessly.
 */
const EMPTY_VILLAGE_COST = 3.1;
const ROAD_COST = 0.01;

export interface Way {
  /** The tolls alone, and the cost of the tolls together with settling the empty villages. */
  fare: number;
  cost: number;
  villages: number[];
  gaps: number[];
  /** The next city on the way. */
  step: City;
}

type Ways = Record<City, Way>;

const cache = new WeakMap<State['villages'], Map<string, Ways>>();

/** Computes the ways once and keeps them until a house enters or leaves a village. */
export function waysOf(state: State, seat: Seat): Ways {
  const here = state.architects[seat] as City;
  const asked = `${seat} ${here} ${holdsCharacter(state, seat, TRAVELLER)}`;
  const there = cache.get(state.villages) ?? new Map<string, Ways>();
  cache.set(state.villages, there);
  const ways = there.get(asked) ?? findCheapestWays(state, seat, here);
  there.set(asked, ways);
  return ways;
}

/**
 * Relaxes all roads until no way gets cheaper. Empty villages only cost more, so every city has a
 * way.
 */
function findCheapestWays(state: State, seat: Seat, here: City): Ways {
  const nowhere: Way = { fare: 0, cost: Infinity, villages: [], gaps: [], step: here };
  const ways = Object.fromEntries(CITIES.map((city) => [city, nowhere])) as Ways;
  ways[here] = { ...nowhere, cost: 0 };
  const roads = ROADS.flatMap(([one, other], road) => {
    const villages = villagesOf(road);
    const gaps = villages.filter((village) => state.villages[village]?.length === 0);
    const all = { fare: fareOf(state, seat, road), villages, gaps };
    return [
      { from: one, to: other, ...all },
      { from: other, to: one, ...all },
    ];
  });
  for (let better = true; better; ) {
    better = false;
    for (const { from, to, fare, villages, gaps } of roads) {
      const way = ways[from];
      const cost = way.cost + ROAD_COST + fare + EMPTY_VILLAGE_COST * gaps.length;
      if (cost >= ways[to].cost) continue;
      ways[to] = {
        fare: way.fare + fare,
        cost,
        villages: [...way.villages, ...villages],
        gaps: [...way.gaps, ...gaps],
        step: from === here ? to : way.step,
      };
      better = true;
    }
  }
  return ways;
}
