// Where a turn may lead: the cities that an architect could end up in, and what it takes to get there.
import type { Seat } from '../../engine/index.ts';
import { CITIES, type City, villagesOf } from './board.ts';
import { outlookOf, worthIn } from './sense-income.ts';
import { roadsTo, SETTLING, type Ways, waysOf } from './sense-roads.ts';
import type { State } from './state.ts';

/** A gap is worth closing where there is no way without, or none that is nearly as cheap. */
const DETOUR = 2;
const GAPS = 3;
/** Points beyond these are not told apart. */
const MOST = 11;
/** A purse that nobody may look into. */
const SOME_GOLD = 6;

export interface Stop {
  city: number;
  fare: number;
  /** Villages to be settled on the way. */
  gaps: number[];
  /** The point of an architect who arrives where the Maharaja is. */
  arriving: number;
  /** What is lost by leaving him. */
  loss: number;
  /** What so many points more bring in there, as far as it has been asked. */
  gain: number[];
}

export interface Plan {
  state: State;
  seat: Seat;
  ways: Ways;
  here: number;
  purse: number;
  /** Where the architect is, the city that is visited, and the next one. */
  stops: Stop[];
  /** What it brings to go on to the city that is visited when all is done, and what that costs. */
  onward: { worth: number; fare: number };
}

export function goldOf(state: State, seat: Seat): number {
  const gold = state.purse.gold[seat];
  return typeof gold === 'number' ? gold : SOME_GOLD;
}

export function planOf(state: State, seat: Seat): Plan {
  const ways = waysOf(state, seat);
  const { due } = outlookOf(state);
  const here = CITIES.indexOf(state.architects[seat] as City);
  const visited = due.indexOf(0);
  const purse = goldOf(state, seat);
  const plan: Plan = { state, seat, ways, here, purse, stops: [], onward: { worth: 0, fare: 0 } };
  for (const city of new Set([here, visited, due.indexOf(1)])) stopAt(plan, city);
  if (state.maharaja === null) return plan;
  const worth = (more: number) => worthIn(state, seat, visited, more);
  if (here === visited) {
    const loss = worth(0) - worth(-1);
    for (const stop of plan.stops) if (stop.city !== here) stop.loss = loss;
    return plan;
  }
  for (const stop of plan.stops) if (stop.city === visited) stop.arriving = 1;
  const fare = ways.open[visited] as number;
  if (fare <= purse) plan.onward = { worth: worth(1) - worth(0), fare };
  return plan;
}

function stopAt({ state, ways, purse, stops }: Plan, city: number): void {
  const open = ways.open[city] as number;
  const wished = ways.wished[city] as number;
  const gaps = open > wished + DETOUR ? gapsTo(state, ways, city) : [];
  const fare = gaps.length > 0 ? wished - gaps.length * SETTLING : open;
  if (fare > purse || gaps.length > GAPS) return;
  stops.push({ city, fare, gaps, arriving: 0, loss: 0, gain: [] });
}

const gapsTo = (state: State, { wishedBy }: Ways, city: number): number[] =>
  roadsTo(wishedBy, city).flatMap((road) =>
    villagesOf(road).filter((village) => state.villages[village]?.length === 0),
  );

/** What so many points more bring in there. */
export function gainAt({ state, seat }: Plan, stop: Stop, points: number): number {
  const { gain, city, loss } = stop;
  const more = Math.min(points, MOST);
  gain[0] ??= worthIn(state, seat, city, 0);
  gain[more] ??= worthIn(state, seat, city, more);
  return (gain[more] as number) - gain[0] - loss;
}
