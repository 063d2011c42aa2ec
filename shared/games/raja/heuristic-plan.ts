// What a turn may bring: the actions that are pointed at, or still to be carried out, in gold.
import { HIDDEN, type Seat } from '../../engine/index.ts';
import { CITIES, type City, SMALL_SITES, START } from './board.ts';
import { changes } from './characters.ts';
import { gainOf } from './heuristic-characters.ts';
import { hopedIn, outlookOf } from './heuristic-income.ts';
import { type Way, waysOf } from './heuristic-roads.ts';
import { palacePrice } from './houses.ts';
import { goldOf } from './money.ts';
import { ACTIONS, type Action, type Part, QUARRIED, type State } from './state.ts';
import { PARTS } from './tasks.ts';

/** What a palace is worth, by the rounds that are left: in the end nothing else counts. */
const PALACE = [30, 18, 16, 14.5];
/** A house before the player, as long as it may be needed. */
const HOUSE = 0.5;
const ENOUGH = 4;
/** A house in a village serves later turns, too; a governor brought down may come in time. */
const VILLAGE = 0.8;
const GOVERNOR = 0.9;
/** A house that is moved is missing elsewhere; an action given up is gold for all others. */
const MOVED = 0.5;
const GIVEN_UP = 2.5;
/** A little less than going at once, or nobody ever would. */
const AT_ONCE = 0.01;
/** A purse that nobody may look into. */
const SOME_GOLD = 6;

export const palaceWorth = (left: number): number => PALACE[Math.min(left, PALACE.length - 1)] ?? 0;
export const housesWorth = (left: number, houses: number): number =>
  left === 0 ? 0 : HOUSE * Math.min(houses, ENOUGH);
export const purseOf = (state: State, seat: Seat): number =>
  state.purse.gold[seat] === HIDDEN ? SOME_GOLD : goldOf(state, seat);

export interface Plan {
  state: State;
  seat: Seat;
  ways: Record<City, Way>;
  /** Where the architect could do what is to be done. */
  stops: City[];
  /** What so many points more bring there, as far as it has been asked. */
  gains: Partial<Record<City, number[]>>;
  purse: number;
  /** The best that a change of characters could bring. */
  change: number;
  /** What the Maharaja's city is worth to an architect at work elsewhere: who is not there may yet go on to it. */
  elsewhere: number;
}

export function planOf(state: State, seat: Seat): Plan {
  const ways = waysOf(state, seat);
  const { due } = outlookOf(state);
  const here = state.architects[seat] as City;
  const purse = purseOf(state, seat);
  const near = CITIES.filter((city) => city === here || due[city] <= 1);
  const stops = near.filter((city) => ways[city].fare <= purse);
  const elsewhere = toMaharaja(state, seat, ways);
  const change = Math.max(0, ...changes(state, seat).map((move) => gainOf(state, seat, move)));
  return { state, seat, ways, stops, gains: {}, purse, change, elsewhere };
}

function toMaharaja(state: State, seat: Seat, ways: Plan['ways']): number {
  const { maharaja } = state;
  if (maharaja === null) return 0;
  const points = (more: number) => hopedIn(state, seat, maharaja, more);
  if (maharaja === state.architects[seat]) return points(-1) - points(0);
  const { fare, gaps } = ways[maharaja];
  if (gaps.length > 0 || fare > purseOf(state, seat)) return 0;
  return Math.max(0, points(1) - points(0) - fare - AT_ONCE);
}

/** A robbed player answers in the middle of the thief's turn. */
function turnOf({ frames }: State, seat: Seat) {
  const turn = frames.find(({ kind }) => kind === 'turn' || kind === 'sure');
  return (turn?.kind === 'turn' || turn?.kind === 'sure') && turn.seat === seat ? turn : null;
}

/** What this seat has still to do in this round, and how many pointers are not set, as far as is known. */
export function toDo(state: State, seat: Seat): { parts: readonly Part[]; unset: number } {
  const turn = turnOf(state, seat);
  if (turn) return { parts: turn.tasks.flatMap(({ left }) => left), unset: 0 };
  if (state.played[seat]) return { parts: [], unset: 0 };
  const known = (state.discs[seat]?.actions ?? []).filter((action) => action !== HIDDEN);
  return { parts: known.flatMap((action) => PARTS[action]), unset: 2 - known.length };
}

/** Where these things are done best, and what they bring there. */
export function bestStop(plan: Plan, parts: readonly Part[]): { city: City; worth: number } {
  let best = { city: plan.stops[0] as City, worth: Number.NEGATIVE_INFINITY };
  for (const city of plan.stops) {
    const worth = worthAt(plan, city, parts);
    if (worth > best.worth) best = { city, worth };
  }
  return best;
}

/** The most that can come of them together with so many actions that may yet be chosen, in whatever order. */
export function promise(plan: Plan, parts: readonly Part[], unset: number, first = 0): number {
  if (unset === 0) return bestStop(plan, parts).worth;
  const more = (action: Action, at: number) =>
    promise(plan, [...parts, ...PARTS[action]], unset - 1, first + at);
  return Math.max(...ACTIONS.slice(first).map(more));
}

function gainAt({ state, seat, gains }: Plan, city: City, points: number): number {
  gains[city] ??= [];
  gains[city][points] ??= hopedIn(state, seat, city, points) - hopedIn(state, seat, city, 0);
  return gains[city][points];
}

function worthAt(plan: Plan, city: City, parts: readonly Part[]): number {
  const { state, seat } = plan;
  const { fare, gaps } = plan.ways[city];
  const { left } = outlookOf(state);
  const count = (part: Part) => parts.reduce((sum, one) => (one === part ? sum + 1 : sum), 0);
  const { great, small } = state.sites[city];
  const start = city === START;

  const price = palacePrice(state, seat);
  const gold = plan.purse + 2 * count('gold') - fare;
  const sites = start ? 0 : SMALL_SITES - small.length + (great === null ? 1 : 0);
  const most = Math.min(count('palace'), sites, state.palaces[seat] as number);
  const palaces = Math.max(0, Math.min(most, Math.floor(gold / price)));

  // Gaps on the way are closed with what costs nothing first; what is left over is built where the way ends.
  const supply = state.supply[seat] as number;
  const quarried = Math.min(QUARRIED * count('quarry'), state.quarry[seat] as number);
  const wanted = count('house') + count('cityHouse');
  const houses = Math.max(0, Math.min(wanted, supply + quarried, gold - palaces * price));
  const spare = count('move') - gaps.length;
  if (spare + Math.min(houses, count('house')) < 0) return Number.NEGATIVE_INFINITY;
  const inVillages = start ? houses : gaps.length;

  const arriving = city === state.maharaja && city !== state.architects[seat] ? 1 : 0;
  const inPalaces = palaces > 0 && great === null ? palaces + 2 : palaces;
  const points = arriving + inPalaces + houses + spare;

  const later = left === 0 ? 0 : count('track') * GOVERNOR + count('character') * plan.change;
  const stock = supply + quarried - houses;
  return (
    2 * count('gold') -
    fare -
    houses +
    palaces * (palaceWorth(left) - price) +
    inVillages * VILLAGE +
    gainAt(plan, city, points) +
    (city === state.maharaja ? 0 : plan.elsewhere) +
    housesWorth(left, stock) -
    housesWorth(left, supply) +
    later -
    count('move') * MOVED -
    (count('palace') - palaces + wanted - houses) * GIVEN_UP
  );
}
