// What a turn may bring: the actions that are pointed at, or still to be carried out, in gold.
import type { Seat } from '../../engine/index.ts';
import { CITIES, type City, SMALL_SITES } from './board.ts';
import { holds } from './characters.ts';
import { palacePrice } from './houses.ts';
import { outlookOf } from './sense-income.ts';
import { gainAt, type Plan, type Stop } from './sense-stops.ts';
import {
  ACTIONS,
  type Action,
  type Character,
  ENTREPRENEUR,
  MERCHANT,
  type Part,
  type State,
  type Task,
} from './state.ts';
import { taskOf } from './tasks.ts';

/** By the rounds that are left: what a palace and a coin are worth. Early on a coin becomes a palace yet. */
const PALACE = [30, 18, 16, 14.5];
const COIN = [1.1, 0.8, 1];
/** How much of what could still be pointed at counts: early on the coins for it are counted already. */
const UNSET = [1, 1, 0.5, 0.2];

/** What is not counted out: half a road, a village on the way that serves later, a governor, a character. */
const ROAD = 1.2;
const GAP = 0.5;
const GOVERNOR = 0.9;
const CHARACTER = 1.6;
const MOVED = -0.5;
const GIVEN_UP = 2.5;
const LATER = 0.01;

const at = (table: readonly number[], left: number): number =>
  table[Math.min(left, table.length - 1)] as number;
export const palaceWorth = (left: number): number => at(PALACE, left);
export const coinWorth = (left: number): number => at(COIN, left);

const FRESH = Object.fromEntries(ACTIONS.map((action) => [action, taskOf(action)])) as Record<
  Action,
  Task
>;

/** What this seat has yet to carry out in this round, and how many pointers are not set. */
export function pending(state: State, seat: Seat): { tasks: readonly Task[]; unset: number } {
  // A robbed player answers in the middle of the thief's turn.
  const turn = state.frames.findLast(({ kind }) => kind === 'turn' || kind === 'sure');
  if ((turn?.kind === 'turn' || turn?.kind === 'sure') && turn.seat === seat) {
    return { tasks: turn.tasks, unset: 0 };
  }
  if (state.played[seat]) return { tasks: [], unset: 0 };
  const actions = state.discs[seat]?.actions ?? [];
  const tasks = actions.flatMap((action) => (action === '?' ? [] : FRESH[action]));
  return { tasks, unset: 2 - tasks.length };
}

/** How often each part is to be done. */
type Parts = Record<Part, number>;
const NOTHING: Parts = {
  gold: 0,
  house: 0,
  cityHouse: 0,
  move: 0,
  quarry: 0,
  palace: 0,
  track: 0,
  character: 0,
};

/** What the tasks are worth together, with one action more, and where the architect goes for it. */
export function bestOf(
  plan: Plan,
  tasks: readonly Task[],
  more: Action | null,
): { worth: number; stop: Stop } {
  const parts = { ...NOTHING };
  for (const { left } of tasks) for (const part of left) parts[part]++;
  if (more) for (const part of FRESH[more].left) parts[part]++;
  let best = { worth: Number.NEGATIVE_INFINITY, stop: plan.stops[0] as Stop };
  for (const stop of plan.stops) {
    const worth = worthAt(plan, stop, parts);
    if (worth > best.worth + 1e-9) best = { worth, stop };
  }
  return best;
}

const worthOf = (plan: Plan, tasks: readonly Task[], more: Action | null): number =>
  bestOf(plan, tasks, more).worth;

/** What pointing at this action too is worth, with the best other one where a pointer is left. */
export function worthWith(plan: Plan, tasks: readonly Task[], action: Action): number {
  if (tasks.length > 0) return worthOf(plan, tasks, action);
  const one = [FRESH[action]];
  let most = Number.NEGATIVE_INFINITY;
  for (const other of ACTIONS) most = Math.max(most, worthOf(plan, one, other));
  return most;
}

function worthAt(plan: Plan, stop: Stop, parts: Parts): number {
  const { state, seat, onward } = plan;
  const { left } = outlookOf(state);
  const coin = coinWorth(left);
  const turn = state.frames.at(-1);
  const used = turn?.kind === 'turn' && turn.seat === seat ? turn.used : [];
  const may = (one: Character) => (holds(state, seat, one) && !used.includes(one) ? 1 : 0);

  // The Entrepreneur's house closes a gap first, then one that is moved, then one that is paid for.
  const free = may(ENTREPRENEUR);
  const unmoved = Math.max(0, stop.gaps.length - free);
  const unpaid = Math.max(0, unmoved - parts.move);
  if (unpaid > parts.house) return Number.NEGATIVE_INFINITY;

  let purse = plan.purse + 2 * parts.gold + may(MERCHANT) - stop.fare;
  let worth = (2 * parts.gold - stop.fare) * coin + (stop.gaps.length - unpaid) * GAP;
  let points = stop.arriving;
  let failed = 0;
  const isCity = stop.city !== 0;
  if (parts.palace > 0) {
    const price = palacePrice(state, seat);
    const { great, small } = state.sites[CITIES[stop.city] as City];
    const sites = isCity ? (great === null ? 1 : 0) + SMALL_SITES - small.length : 0;
    const built = Math.max(
      0,
      Math.min(parts.palace, sites, state.palaces[seat] as number, Math.floor(purse / price)),
    );
    purse -= built * price;
    worth += built * (palaceWorth(left) - price * coin);
    points += built > 0 && great === null ? built + 2 : built;
    failed += parts.palace - built;
  }

  const supply = state.supply[seat] as number;
  const quarried = Math.min(2 * parts.quarry, state.quarry[seat] as number);
  const wanted = parts.house + parts.cityHouse;
  const houses = Math.max(0, Math.min(wanted, supply + quarried, purse));
  if (unpaid > houses) return Number.NEGATIVE_INFINITY;
  failed += wanted - houses;
  worth -= houses * coin;
  purse -= houses;
  if (isCity) {
    const spare = supply > houses ? Math.max(0, free - stop.gaps.length) : 0;
    points += houses - unpaid + Math.max(0, parts.move - unmoved) + spare;
  } else {
    worth += Math.min(houses, parts.house) * ROAD;
    failed += parts.cityHouse;
  }
  if (left > 0) {
    // Houses are for those who will need them.
    worth += quarried * Math.max(0, 0.9 - 0.15 * (supply - houses));
    worth += parts.track * GOVERNOR + parts.character * CHARACTER;
  }
  if (stop.arriving === 0 && onward.fare <= purse) {
    // A little less than going at once, or nobody ever would.
    worth += Math.max(0, onward.worth - onward.fare * coin - LATER);
  }
  return worth + parts.move * MOVED + gainAt(plan, stop, points) - failed * GIVEN_UP;
}

/** What is to be hoped of the rest of the round: pointers that are not set count as the best there are. */
export function promise(plan: Plan): number {
  const { tasks, unset } = pending(plan.state, plan.seat);
  if (tasks.length === 0 && unset === 0) return 0;
  let worth = worthOf(plan, tasks, null);
  let all = tasks;
  for (let pointer = 0; pointer < unset; pointer++) {
    let best: Action = 'gold';
    worth = Number.NEGATIVE_INFINITY;
    for (const action of ACTIONS) {
      const one = worthOf(plan, all, action);
      if (one > worth) [worth, best] = [one, action];
    }
    all = [...all, FRESH[best]];
  }
  return unset === 0 ? worth : worth * at(UNSET, outlookOf(plan.state).left);
}
