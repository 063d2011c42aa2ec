// The scoring of a city: points give a rank, and the rank pays gold.
import type { Seat } from '../../engine/index.ts';
import { type City, GOLD_BY_RANK, GOLD_FOR_BEING_ALONE, HOME_CITIES } from './board.ts';
import { holdsCharacter, rankOf } from './characters.ts';
import { type RajaStep, receiveGold } from './money.ts';
import { PRIEST, type State } from './state.ts';

export const GREAT_PALACE_POINTS = 3;
export const SMALL_PALACE_POINTS = 1;
export const PRIEST_SMALL_PALACE_POINTS = 2;

/**
 * An architect or a building makes a player present, so that nobody else is paid for being alone.
 */
export function isPresent({ architects, houses, sites }: State, seat: Seat, city: City): boolean {
  const { great, small } = sites[city];
  return (
    architects[seat] === city ||
    (houses[city][seat] ?? 0) > 0 ||
    great === seat ||
    small.includes(seat)
  );
}

/** The points of a seat in a city by what they are for. */
export function pointPartsOf(state: State, seat: Seat, city: City) {
  const { great, small } = state.sites[city];
  const each = holdsCharacter(state, seat, PRIEST)
    ? PRIEST_SMALL_PALACE_POINTS
    : SMALL_PALACE_POINTS;
  const atHome =
    state.options.homeCities && state.characters[seat]?.some((one) => HOME_CITIES[one] === city);
  return {
    architect: state.architects[seat] === city ? 1 : 0,
    houses: state.houses[city][seat] ?? 0,
    small: each * small.filter((owner) => owner === seat).length,
    great: great === seat ? GREAT_PALACE_POINTS : 0,
    home: atHome ? 1 : 0,
  };
}

export function pointsOf(state: State, seat: Seat, city: City): number {
  const { architect, houses, small, great, home } = pointPartsOf(state, seat, city);
  return architect + houses + small + great + home;
}

export interface Scoring {
  points: number[];
  gold: number[];
  alone: Seat | null;
}

/** Returns what a scoring of this city gives to each seat. */
export function scoringOf(state: State, city: City): Scoring {
  const seats = state.supply.map((_, seat) => seat);
  const points = seats.map((seat) => pointsOf(state, seat, city));
  // RJ-24: ties go to the lower character.
  const ranked = seats
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || rankOf(state, a) - rankOf(state, b));
  const gold = seats.map((seat) => GOLD_BY_RANK[state.seats]?.[ranked.indexOf(seat)] ?? 0);
  const present = seats.filter((seat) => isPresent(state, seat, city));
  const alone = seatAlone(present, ranked);
  if (alone !== null) gold[alone] = (gold[alone] ?? 0) + GOLD_FOR_BEING_ALONE;
  return { points, gold, alone };
}

export function scoreCity(step: RajaStep, city: City): void {
  const scoring = scoringOf(step.state, city);
  step.emit({ type: 'scored', city, ...scoring });
  for (const [seat, gold] of scoring.gold.entries()) receiveGold(step, seat, gold);
}

/**
 * RJ-20: returns the only seat that is present. If nobody is, returns the seat that scores alone by
 * its home city.
 */
function seatAlone(present: Seat[], ranked: Seat[]): Seat | null {
  const [only, ...more] = present.length > 0 ? present : ranked;
  return only !== undefined && more.length === 0 ? only : null;
}
