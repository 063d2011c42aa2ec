// What an action costs or brings in gold.
import { HIDDEN, type Seat } from '../../../shared/engine/index.ts';
import { ACTION_GOLD } from '../../../shared/games/raja/actions.ts';
import { neighboursOf, roadBetween, SMALL_SITES, START } from '../../../shared/games/raja/board.ts';
import { HOUSE_PRICE, palacePrice } from '../../../shared/games/raja/houses.ts';
import {
  type Action,
  type Part,
  QUARRY_HOUSES,
  type State,
} from '../../../shared/games/raja/state.ts';
import { PARTS } from '../../../shared/games/raja/tasks.ts';
import { emptyVillages, fareOf } from '../../../shared/games/raja/travel.ts';

/** The gold that these parts of an action bring. What has to be paid is negative. */
export const goldFor = (parts: readonly Part[], state: State, seat: Seat): number =>
  parts.reduce((sum, part) => sum + goldForPart(part, state, seat), 0);

function goldForPart(part: Part, state: State, seat: Seat): number {
  if (part === 'gold') return ACTION_GOLD;
  if (part === 'palace') return -palacePrice(state, seat);
  return part === 'house' || part === 'cityHouse' ? -HOUSE_PRICE : 0;
}

/** What the viewer has for one more action: while the pointers are set, what the first one leaves. */
export function meansOf(state: State, seat: Seat) {
  const isChoosing = state.frames.at(-1)?.kind === 'choose';
  const pointed = isChoosing ? (state.discs[seat]?.actions ?? []) : [];
  const before = pointed.flatMap((one) => (one === HIDDEN ? [] : PARTS[one]));
  const times = (...parts: Part[]) => before.filter((part) => parts.includes(part)).length;
  const own = state.purse.gold[seat];
  const quarry = state.quarry[seat] ?? 0;
  const fetched = Math.min(quarry, QUARRY_HOUSES * times('quarry'));
  const houses = (state.supply[seat] ?? 0) + fetched - times('house', 'cityHouse');
  return {
    /** Null if it is secret. */
    gold:
      own === undefined || own === HIDDEN ? null : Math.max(0, own + goldFor(before, state, seat)),
    houses: Math.max(0, houses),
    palaces: Math.max(0, (state.palaces[seat] ?? 0) - times('palace')),
    quarry: quarry - fetched,
    /** Whether an action that is pointed at already takes its share. */
    isRest: before.length > 0,
  };
}

/** What is built only in a city. */
const IN_CITY: readonly Part[] = ['palace', 'cityHouse'];

/** Whether nothing of the kind can be built where the architect stands. */
export function mustTravel(parts: readonly Part[], state: State, seat: Seat): boolean {
  const here = state.architects[seat] ?? START;
  const { great, small } = state.sites[here];
  const isFull = great !== null && small.length >= SMALL_SITES;
  const isNeeded = (part: Part) => here === START || (part === 'palace' && isFull);
  return parts.some((part) => IN_CITY.includes(part) && isNeeded(part));
}

/** The lowest toll to another city, or null if all roads there are closed. */
export function lowestToll(state: State, seat: Seat): number | null {
  const here = state.architects[seat] ?? START;
  const roads = neighboursOf(here)
    .filter((to) => to !== START)
    .map((to) => roadBetween(here, to))
    .filter((road) => emptyVillages(state, road).length === 0);
  return roads.length > 0 ? Math.min(...roads.map((road) => fareOf(state, seat, road))) : null;
}

/** What an action that is pointed at brings or costs, with the toll that has to be paid for it first. */
export function goldWithToll(parts: readonly Part[], state: State, seat: Seat): number {
  const isTolled = state.frames.at(-1)?.kind === 'choose' && mustTravel(parts, state, seat);
  return goldFor(parts, state, seat) - (isTolled ? (lowestToll(state, seat) ?? 0) : 0);
}

/** What these parts of an action lack now, or null if all of them could be carried out as far as the viewer knows. */
export function lackOf(
  parts: readonly Part[],
  state: State,
  seat: Seat,
): 'palace' | 'house' | 'quarry' | 'gold' | null {
  const { gold, houses, palaces, quarry } = meansOf(state, seat);
  // RJ-5: with fewer houses in the quarry the action is not carried out in full.
  if (parts.includes('quarry') && quarry < QUARRY_HOUSES) return 'quarry';
  if (parts.includes('palace') && palaces === 0) return 'palace';
  if (houses < parts.filter((part) => part === 'house' || part === 'cityHouse').length) {
    return 'house';
  }
  return gold !== null && gold < -goldWithToll(parts, state, seat) ? 'gold' : null;
}

/** What these actions cost together and what the viewer has, if that is too little for them. */
export function shortfall(
  actions: readonly Action[],
  state: State,
  seat: Seat,
): { own: number; price: number } | null {
  const own = state.purse.gold[seat];
  const each = actions.map((action) => goldFor(PARTS[action], state, seat));
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  if (own === undefined || own === HIDDEN || own + sum(each) >= 0) return null;
  return { own, price: -sum(each.filter((gold) => gold < 0)) };
}

export const signed = (gold: number): string => (gold > 0 ? `+${gold}` : `−${-gold}`);
