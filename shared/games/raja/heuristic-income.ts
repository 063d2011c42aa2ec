// The bots' forecast of the Maharaja's visits: when each city is due, and what a seat can expect to
// be paid there.
import type { Seat } from '../../engine/index.ts';
import { CITIES, type City, GOLD_BY_RANK, GOLD_FOR_BEING_ALONE } from './board.ts';
import { rankOf } from './characters.ts';
import { maxRounds } from './opening.ts';
import { pointsOf } from './score.ts';
import type { State } from './state.ts';

/**
 * A visit keeps only this share of its value with every further round until it comes, because
 * others build there and houses move.
 */
const DISCOUNT_PER_ROUND = 0.7;
/** The points that a rival who is still to play is expected to add in the city visited now. */
const EXPECTED_RIVAL_POINTS = 1.2;
/** The chance that a rival without anything in a city stays away from it. */
const RIVAL_ABSENCE_CHANCE = 0.5;
/**
 * The lower character wins a tie. The forecast treats this as a lead of this fraction of a point.
 */
const TIE_BREAK_POINTS = 0.4;
/**
 * The uncertainty of a lead in points: once both seats have played, during this round, and for
 * every round until the visit.
 */
const DOUBT_WHEN_SETTLED = 0.12;
const DOUBT_THIS_ROUND = 1;
const DOUBT_PER_ROUND = 0.5;

export interface Forecast {
  /** The number of rounds that follow this one. */
  left: number;
  /** The number of rounds until each city is visited. 0 means this round. */
  due: Record<City, number>;
  /** The points that count at the visit if nobody moves until then, by city and seat. */
  points: Record<City, number[]>;
}

let cached: { state: State; outlook: Forecast } | null = null;

/** Computes the forecast once for all seats of a state. */
export function forecastOf(state: State): Forecast {
  if (cached?.state !== state) {
    const byCity = <T>(value: (city: City) => T) =>
      Object.fromEntries(CITIES.map((city) => [city, value(city)])) as Record<City, T>;
    const { options, round, palaces, maharaja } = state;
    // A player with few palaces left may end the game before its last round.
    const left = Math.max(0, Math.min(maxRounds(options) - round, ...palaces));
    const visits = [...new Set([maharaja, ...state.track])].filter((city) => city !== null);
    const due = (city: City) =>
      visits.includes(city) ? visits.indexOf(city) : Number.POSITIVE_INFINITY;
    // An architect travels to wherever the Maharaja is, so it is not counted in other cities.
    const comes = (city: City, seat: Seat) => city !== maharaja && state.architects[seat] === city;
    const points = (city: City) =>
      palaces.map((_, seat) => pointsOf(state, seat, city) - (comes(city, seat) ? 1 : 0));
    cached = { state, outlook: { left, due: byCity(due), points: byCity(points) } };
  }
  return cached.outlook;
}

/** Returns the share of a future visit's value that counts today. */
export function discountOf({ due, left }: Forecast, city: City): number {
  return due[city] > left ? 0 : DISCOUNT_PER_ROUND ** Math.max(0, due[city] - 1);
}

/**
 * Returns the gold that this seat can expect at the next visit of a city, discounted to today, if
 * it adds this many points.
 */
export function expectedGold(state: State, seat: Seat, city: City, more: number): number {
  const outlook = forecastOf(state);
  const share = discountOf(outlook, city);
  const points = outlook.points[city];
  const own = (points[seat] as number) + more;
  const now = city === state.maharaja;
  if (share === 0 || (now && own <= 0)) return 0;
  let rank = 0;
  let alone = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = points[other] as number;
    const comes = !state.played[other];
    if (theirs > 0) alone = 0;
    else if (now && !comes) continue;
    else alone *= RIVAL_ABSENCE_CHANCE;
    const tie = rankOf(state, seat) < rankOf(state, other) ? TIE_BREAK_POINTS : -TIE_BREAK_POINTS;
    const ahead = own - theirs + tie - (now && comes ? EXPECTED_RIVAL_POINTS : 0);
    const settled = now && state.played[seat] && !comes;
    const doubt = settled
      ? DOUBT_WHEN_SETTLED
      : DOUBT_THIS_ROUND + DOUBT_PER_ROUND * outlook.due[city];
    rank += 1 / (1 + Math.exp(ahead / doubt));
  }
  return share * (goldOfRank(state.seats, rank) + GOLD_FOR_BEING_ALONE * alone);
}

/** Returns the gold of a rank, interpolated between two whole ranks. */
function goldOfRank(seats: number, rank: number): number {
  const table = GOLD_BY_RANK[seats] ?? [];
  const whole = Math.floor(rank);
  const between = rank - whole;
  return (table[whole] ?? 0) * (1 - between) + (table[whole + 1] ?? 0) * between;
}
