// Roads as a bot weighs them: the cheapest way of an architect to each city, and what is missing on it.
import type { Seat } from '../../engine/index.ts';
import { CITIES, type City, ROADS, villagesOf } from './board.ts';
import type { State } from './state.ts';
import { fareOf } from './travel.ts';

/** An empty village on the way costs a house, its gold, and some of an action. */
const SETTLING = 3;

export interface Way {
  /** In tolls, and in all: tolls and what it takes to settle the empty villages. */
  fare: number;
  cost: number;
  villages: number[];
  gaps: number[];
  /** The first city on it. */
  step: City;
}

/** Goes over the roads until no way gets cheaper; with houses enough there is one to everywhere. */
export function waysOf(state: State, seat: Seat): Record<City, Way> {
  const here = state.architects[seat] as City;
  const nowhere: Way = {
    fare: 0,
    cost: Number.POSITIVE_INFINITY,
    villages: [],
    gaps: [],
    step: here,
  };
  const ways = Object.fromEntries(CITIES.map((city) => [city, nowhere])) as Record<City, Way>;
  ways[here] = { ...nowhere, cost: 0 };
  const roads = ROADS.map((ends, road) => {
    const villages = villagesOf(road);
    const gaps = villages.filter((village) => state.villages[village]?.length === 0);
    return { ends, fare: fareOf(state, seat, road), villages, gaps };
  });
  for (let better = true; better; ) {
    better = false;
    for (const { ends, fare, villages, gaps } of roads) {
      for (const [from, to] of [ends, [ends[1], ends[0]] as const]) {
        const way = ways[from];
        const cost = way.cost + fare + SETTLING * gaps.length;
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
  }
  return ways;
}
