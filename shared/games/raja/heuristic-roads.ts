// Roads as a bot weighs them: the cheapest way of an architect to each city, and what is missing on it.
import type { Seat } from '../../engine/index.ts';
import { CITIES, type City, ROADS, villagesOf } from './board.ts';
import { holds } from './characters.ts';
import { type State, TRAVELLER } from './state.ts';
import { fareOf } from './travel.ts';

/**
 * An empty village on the way costs a house, its gold, and some of an action; a free road costs something, too. No
 * two ways of different kinds cost the same, for tolls are whole: else one could seem best from here, the other from
 * there, and a bot would walk to and fro for ever.
 */
const SETTLING = 3.1;
const WALKING = 0.01;

export interface Way {
  /** In tolls, and in all: tolls and what it takes to settle the empty villages. */
  fare: number;
  cost: number;
  villages: number[];
  gaps: number[];
  /** The first city on it. */
  step: City;
}

type Ways = Record<City, Way>;

const known = new WeakMap<State['villages'], Map<string, Ways>>();

/** Worked out once for as long as no house comes or goes in a village. */
export function waysOf(state: State, seat: Seat): Ways {
  const here = state.architects[seat] as City;
  const asked = `${seat} ${here} ${holds(state, seat, TRAVELLER)}`;
  const there = known.get(state.villages) ?? new Map<string, Ways>();
  known.set(state.villages, there);
  const ways = there.get(asked) ?? cheapest(state, seat, here);
  there.set(asked, ways);
  return ways;
}

/** Goes over the roads until no way gets cheaper; with houses enough there is one to everywhere. */
function cheapest(state: State, seat: Seat, here: City): Ways {
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
      const cost = way.cost + WALKING + fare + SETTLING * gaps.length;
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
