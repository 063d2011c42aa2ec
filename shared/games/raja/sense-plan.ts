// What a turn may bring: the actions that are pointed at, or still to be carried out, in points.
import type { Seat } from '../../engine/index.ts';
import { CITIES } from './board.ts';
import { holds } from './characters.ts';
import { palacePrice } from './houses.ts';
import { atHand, outlookOf } from './sense-income.ts';
import { FAR, type Ways, waysOf } from './sense-roads.ts';
import { ACTIONS, type Action, MERCHANT, type Part, type State, type Task } from './state.ts';
import { taskOf } from './tasks.ts';

/** A palace, in gold: more than its price, or nobody would ever build one. */
export const PALACE = 16;
/** Gold that is too late for a palace breaks a tie. */
const TOO_LATE = 0.1;
/** What an action is worth that is not counted out: half a road, a governor, another character. */
const ROAD = 1.2;
const GOVERNOR = 0.9;
const CHARACTER = 1.6;
const GIVEN_UP = 2.5;
const MOST = 12;

export const goldWorth = (left: number): number => (left === 0 ? TOO_LATE : left === 1 ? 0.9 : 1);

/** What is looked up again and again for the same seat in the same state. */
export interface Plan {
  state: State;
  seat: Seat;
  ways: Ways;
  /** Where it builds this round. */
  goal: number;
  fare: number;
  /** More income with so many points more at the goal. */
  gain: number[];
  /** A point more for whoever is still to arrive. */
  arriving: number;
}

export function planOf(state: State, seat: Seat): Plan {
  const ways = waysOf(state, seat);
  const goal = goalOf(state, seat, ways);
  const gain = Array.from({ length: MOST }, (_, more) => atHand(state, seat, goal, more));
  const none = gain[0] as number;
  const arriving =
    CITIES[goal] === state.maharaja && state.architects[seat] !== state.maharaja ? 1 : 0;
  return {
    state,
    seat,
    ways,
    goal,
    fare: ways.open[goal] as number,
    gain: gain.map((income) => income - none),
    arriving,
  };
}

/** The city that is visited, or if there is no way the one of those at hand that is visited first. */
function goalOf(state: State, seat: Seat, { open }: Ways): number {
  const { due } = outlookOf(state);
  const gold = state.purse.gold[seat];
  const purse = typeof gold === 'number' ? gold : 6;
  let goal = 0;
  for (let city = 1; city < CITIES.length; city++) {
    if ((open[city] as number) > Math.min(purse, FAR - 1)) continue;
    if (goal === 0 || (due[city] as number) < (due[goal] as number)) goal = city;
  }
  return goal;
}

const NONE: readonly Task[] = [];

/** What this seat has yet to carry out in this round, and how many pointers are not set. */
export function pending(state: State, seat: Seat): { tasks: readonly Task[]; unset: number } {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'turn' || frame?.kind === 'sure') {
    if (frame.seat === seat) return { tasks: frame.tasks, unset: 0 };
  } else if (frame?.kind !== 'choose') {
    // A robbed player answers in the middle of the thief's turn.
    const turn = state.frames.findLast((one) => one.kind === 'turn');
    if (turn?.kind === 'turn' && turn.seat === seat) return { tasks: turn.tasks, unset: 0 };
  }
  if (state.played[seat]) return { tasks: NONE, unset: 0 };
  const actions = state.discs[seat]?.actions ?? [];
  const tasks = actions.flatMap((action) => (action === '?' ? [] : [FRESH[action]]));
  return { tasks, unset: 2 - tasks.length };
}

export const FRESH = Object.fromEntries(
  ACTIONS.map((action) => [action, taskOf(action)]),
) as Record<Action, Task>;

/** What the tasks are worth together, with one action more. */
export function worthOf(plan: Plan, tasks: readonly Task[], more: Action | null): number {
  const { state, seat, fare, goal } = plan;
  const count: Record<Part, number> = {
    gold: 0,
    house: 0,
    cityHouse: 0,
    move: 0,
    quarry: 0,
    palace: 0,
    track: 0,
    character: 0,
  };
  for (const { left } of tasks) for (const part of left) count[part]++;
  if (more) for (const part of FRESH[more].left) count[part]++;
  const { left } = outlookOf(state);
  const coin = goldWorth(left);
  const turn = state.frames.at(-1);
  const used = turn?.kind === 'turn' && turn.seat === seat ? turn.used : [];
  const interest = holds(state, seat, MERCHANT) && !used.includes(MERCHANT) ? 1 : 0;
  const known = state.purse.gold[seat];
  let purse = (typeof known === 'number' ? known : 6) + 2 * count.gold + interest;
  let worth = 2 * count.gold * coin;

  const reached = goal !== 0 && fare < FAR;
  if (reached) {
    purse -= fare;
    worth -= fare * coin;
  }
  let points = reached ? plan.arriving : 0;
  let failed = 0;
  const price = palacePrice(state, seat);
  const { great, small } = state.sites[CITIES[goal] as (typeof CITIES)[number]];
  let sites = reached ? (great === null ? 1 : 0) + 6 - small.length : 0;
  let centre = reached && great === null;
  for (let palace = 0; palace < count.palace; palace++) {
    if (purse < price || sites === 0 || (state.palaces[seat] as number) <= palace) {
      failed++;
      continue;
    }
    purse -= price;
    sites--;
    worth += PALACE - price * coin;
    points += centre ? 3 : 1;
    centre = false;
  }
  const quarried = Math.min(2 * count.quarry, state.quarry[seat] as number);
  const supply = (state.supply[seat] as number) + quarried;
  const wanted = count.house + count.cityHouse;
  const houses = Math.max(0, Math.min(wanted, supply, purse));
  failed += wanted - houses;
  worth -= houses * coin;
  if (reached) points += houses;
  else {
    worth += Math.min(houses, count.house) * ROAD;
    failed += count.cityHouse;
  }
  if (left > 0) {
    // Houses are for those who will need them.
    worth += quarried * Math.max(0, 0.9 - 0.15 * ((state.supply[seat] as number) - houses));
    worth += count.track * GOVERNOR + count.character * CHARACTER;
  }
  if (count.move > 0) {
    if (reached) points += count.move;
    worth -= 0.5 * count.move;
  }
  return worth + (plan.gain[Math.min(points, MOST - 1)] as number) - failed * GIVEN_UP;
}

/** What is to be hoped of the rest of the round: pointers that are not set count as the best there are. */
export function promise(plan: Plan): number {
  const { tasks, unset } = pending(plan.state, plan.seat);
  if (tasks.length === 0 && unset === 0) return 0;
  let all = tasks;
  for (let pointer = 0; pointer < unset; pointer++) {
    let most = Number.NEGATIVE_INFINITY;
    let best: Action = 'gold';
    for (const action of ACTIONS) {
      const worth = worthOf(plan, all, action);
      if (worth > most) [most, best] = [worth, action];
    }
    all = [...all, FRESH[best]];
  }
  return worthOf(plan, all, null);
}
