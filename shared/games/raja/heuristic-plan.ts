// The bots' value, in gold, of the actions that a seat has chosen and not yet carried out.
import { HIDDEN, type Seat } from '../../engine/index.ts';
import { CITIES, type City, SMALL_SITES, START } from './board.ts';
import { characterMoves } from './characters.ts';
import { gainOfChange } from './heuristic-characters.ts';
import { expectedGold, forecastOf } from './heuristic-income.ts';
import { type Way, waysOf } from './heuristic-roads.ts';
import { palacePrice } from './houses.ts';
import { goldOf } from './money.ts';
import { ACTIONS, type Action, type Part, QUARRY_HOUSES, type State } from './state.ts';
import { PARTS } from './tasks.ts';

/** The value of a palace by the number of remaining rounds. At the end nothing else counts. */
const PALACE_VALUES = [30, 18, 16, 14.5];
/** The value of each house in the supply, up to the number that the player may still use. */
const SUPPLY_HOUSE_VALUE = 0.5;
const USEFUL_SUPPLY = 4;
/**
 * A house in a village also serves later turns. Lowering a governor may make a visit come in time.
 */
const VILLAGE_HOUSE_VALUE = 0.8;
const TRACK_VALUE = 0.9;
/**
 * A moved house is missing from its old place. An action given up pays gold to all other players.
 */
const MOVED_HOUSE_COST = 0.5;
const GIVEN_UP_COST = 2.5;
/**
 * Makes a bot go to the Maharaja now rather than plan to go later. Without it a bot would postpone
 * the journey in every round.
 */
const DELAY_COST = 0.01;
/** The gold that a bot assumes in a purse that it may not see. */
const ASSUMED_PURSE = 6;

export const palaceValue = (left: number): number =>
  PALACE_VALUES[Math.min(left, PALACE_VALUES.length - 1)] ?? 0;
export const supplyValue = (left: number, houses: number): number =>
  left === 0 ? 0 : SUPPLY_HOUSE_VALUE * Math.min(houses, USEFUL_SUPPLY);
export const purseOf = (state: State, seat: Seat): number =>
  state.purse.gold[seat] === HIDDEN ? ASSUMED_PURSE : goldOf(state, seat);

export interface Plan {
  state: State;
  seat: Seat;
  ways: Record<City, Way>;
  /** The cities where the architect could carry out the remaining actions. */
  stops: City[];
  /** A cache of the gain that additional points bring, by city and number of points. */
  gains: Partial<Record<City, number[]>>;
  purse: number;
  /** The gold that the best change of characters is worth. */
  change: number;
  /**
   * The value of the Maharaja's city while the architect works elsewhere, because the architect may
   * still travel there.
   */
  elsewhere: number;
}

export function makePlan(state: State, seat: Seat): Plan {
  const ways = waysOf(state, seat);
  const { due } = forecastOf(state);
  const here = state.architects[seat] as City;
  const purse = purseOf(state, seat);
  const near = CITIES.filter((city) => city === here || due[city] <= 1);
  const stops = near.filter((city) => ways[city].fare <= purse);
  const elsewhere = gainOfVisitingMaharaja(state, seat, ways);
  const change = Math.max(
    0,
    ...characterMoves(state, seat).map((move) => gainOfChange(state, seat, move)),
  );
  return { state, seat, ways, stops, gains: {}, purse, change, elsewhere };
}

function gainOfVisitingMaharaja(state: State, seat: Seat, ways: Plan['ways']): number {
  const { maharaja } = state;
  if (maharaja === null) return 0;
  const points = (more: number) => expectedGold(state, seat, maharaja, more);
  if (maharaja === state.architects[seat]) return points(-1) - points(0);
  const { fare, gaps } = ways[maharaja];
  if (gaps.length > 0 || fare > purseOf(state, seat)) return 0;
  return Math.max(0, points(1) - points(0) - fare - DELAY_COST);
}

/** Looks below the top frame too: a robbed player answers in the middle of the thief's turn. */
function turnOf({ frames }: State, seat: Seat) {
  const turn = frames.find(({ kind }) => kind === 'turn' || kind === 'sure');
  return (turn?.kind === 'turn' || turn?.kind === 'sure') && turn.seat === seat ? turn : null;
}

/**
 * Returns the parts that this seat still has to do in this round and the number of unset pointers,
 * as far as the viewer knows them.
 */
export function remainingWork(state: State, seat: Seat): { parts: readonly Part[]; unset: number } {
  const turn = turnOf(state, seat);
  if (turn) return { parts: turn.tasks.flatMap(({ left }) => left), unset: 0 };
  if (state.played[seat]) return { parts: [], unset: 0 };
  const known = (state.discs[seat]?.actions ?? []).filter((action) => action !== HIDDEN);
  return { parts: known.flatMap((action) => PARTS[action]), unset: 2 - known.length };
}

/** Returns the city where doing these parts is worth most, and what it is worth there. */
export function bestStop(plan: Plan, parts: readonly Part[]): { city: City; worth: number } {
  let best = { city: plan.stops[0] as City, worth: Number.NEGATIVE_INFINITY };
  for (const city of plan.stops) {
    const worth = valueInCity(plan, city, parts);
    if (worth > best.worth) best = { city, worth };
  }
  return best;
}

/**
 * Returns the highest value of these parts together with any actions that the unset pointers may
 * still choose.
 */
export function bestPlanValue(
  plan: Plan,
  parts: readonly Part[],
  unset: number,
  first = 0,
): number {
  if (unset === 0) return bestStop(plan, parts).worth;
  const more = (action: Action, at: number) =>
    bestPlanValue(plan, [...parts, ...PARTS[action]], unset - 1, first + at);
  return Math.max(...ACTIONS.slice(first).map(more));
}

function gainOfPoints({ state, seat, gains }: Plan, city: City, points: number): number {
  gains[city] ??= [];
  gains[city][points] ??=
    expectedGold(state, seat, city, points) - expectedGold(state, seat, city, 0);
  return gains[city][points];
}

function valueInCity(plan: Plan, city: City, parts: readonly Part[]): number {
  const { state, seat } = plan;
  const { fare, gaps } = plan.ways[city];
  const { left } = forecastOf(state);
  const count = (part: Part) => parts.reduce((sum, one) => (one === part ? sum + 1 : sum), 0);
  const { great, small } = state.sites[city];
  const start = city === START;

  const price = palacePrice(state, seat);
  const gold = plan.purse + 2 * count('gold') - fare;
  const sites = start ? 0 : SMALL_SITES - small.length + (great === null ? 1 : 0);
  const most = Math.min(count('palace'), sites, state.palaces[seat] as number);
  const palaces = Math.max(0, Math.min(most, Math.floor(gold / price)));

  // Houses that cost nothing fill the empty villages on the way first. The remaining ones are built
  // at the destination.
  const supply = state.supply[seat] as number;
  const quarried = Math.min(QUARRY_HOUSES * count('quarry'), state.quarry[seat] as number);
  const wanted = count('house') + count('cityHouse');
  const houses = Math.max(0, Math.min(wanted, supply + quarried, gold - palaces * price));
  const spare = count('move') - gaps.length;
  if (spare + Math.min(houses, count('house')) < 0) return Number.NEGATIVE_INFINITY;
  const inVillages = start ? houses : gaps.length;

  const arriving = city === state.maharaja && city !== state.architects[seat] ? 1 : 0;
  const inPalaces = palaces > 0 && great === null ? palaces + 2 : palaces;
  const points = arriving + inPalaces + houses + spare;

  const later = left === 0 ? 0 : count('track') * TRACK_VALUE + count('character') * plan.change;
  const stock = supply + quarried - houses;
  return (
    2 * count('gold') -
    fare -
    houses +
    palaces * (palaceValue(left) - price) +
    inVillages * VILLAGE_HOUSE_VALUE +
    gainOfPoints(plan, city, points) +
    (city === state.maharaja ? 0 : plan.elsewhere) +
    supplyValue(left, stock) -
    supplyValue(left, supply) +
    later -
    count('move') * MOVED_HOUSE_COST -
    (count('palace') - palaces + wanted - houses) * GIVEN_UP_COST
  );
}
