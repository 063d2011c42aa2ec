// What the visits of the Maharaja promise: which city is due when, and what a seat may hope to be paid there.
import type { Seat } from '../../engine/index.ts';
import { ALONE, CITIES, type City, PAID } from './board.ts';
import { rankOf } from './characters.ts';
import { roundsOf } from './opening.ts';
import { pointsOf } from './score.ts';
import type { State } from './state.ts';

/** A visit counts so much less with every round that it is away: others build there too, and houses move on. */
const LATER = 0.7;
/** What whoever is still to play is likely to add in the city that is visited now. */
const COMING = 1.2;
/** How likely a rival with nothing there stays away. */
const AWAY = 0.5;
/** Of equals the lower character is paid first, as if there were so much of a point between them. */
const TIE = 0.4;
/** How far off a lead may be, in points: when both have played, in this round, and for every round of waiting. */
const SETTLED = 0.12;
const THIS_ROUND = 1;
const EACH_ROUND = 0.5;

export interface Outlook {
  /** Rounds after this one. */
  left: number;
  /** In how many rounds each city is visited; 0 is this one. */
  due: Record<City, number>;
  /** By city and seat: the points that will count there if nobody does anything. */
  points: Record<City, number[]>;
}

let last: { state: State; outlook: Outlook } | null = null;

/** Worked out once for all the seats of a state. */
export function outlookOf(state: State): Outlook {
  if (last?.state !== state) {
    const byCity = <T>(value: (city: City) => T) =>
      Object.fromEntries(CITIES.map((city) => [city, value(city)])) as Record<City, T>;
    const { options, round, palaces, maharaja } = state;
    // Whoever has few palaces left may end it before the last round.
    const left = Math.max(0, Math.min(roundsOf(options) - round, ...palaces));
    const visits = [...new Set([maharaja, ...state.track])].filter((city) => city !== null);
    const due = (city: City) =>
      visits.includes(city) ? visits.indexOf(city) : Number.POSITIVE_INFINITY;
    // An architect goes wherever the Maharaja goes, and is counted only where he is.
    const comes = (city: City, seat: Seat) => city !== maharaja && state.architects[seat] === city;
    const points = (city: City) =>
      palaces.map((_, seat) => pointsOf(state, seat, city) - (comes(city, seat) ? 1 : 0));
    last = { state, outlook: { left, due: byCity(due), points: byCity(points) } };
  }
  return last.outlook;
}

/** How much of what a visit brings is worth today. */
export function shareOf({ due, left }: Outlook, city: City): number {
  return due[city] > left ? 0 : LATER ** Math.max(0, due[city] - 1);
}

/** What this seat may hope for at the next visit of a city, with so many points more than it has, as of today. */
export function hopedIn(state: State, seat: Seat, city: City, more: number): number {
  const outlook = outlookOf(state);
  const share = shareOf(outlook, city);
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
    else alone *= AWAY;
    const tie = rankOf(state, seat) < rankOf(state, other) ? TIE : -TIE;
    const ahead = own - theirs + tie - (now && comes ? COMING : 0);
    const settled = now && state.played[seat] && !comes;
    const doubt = settled ? SETTLED : THIS_ROUND + EACH_ROUND * outlook.due[city];
    rank += 1 / (1 + Math.exp(ahead / doubt));
  }
  return share * (paid(state.seats, rank) + ALONE * alone);
}

/** The gold of a rank, also between two of them. */
function paid(seats: number, rank: number): number {
  const table = PAID[seats] ?? [];
  const whole = Math.floor(rank);
  const between = rank - whole;
  return (table[whole] ?? 0) * (1 - between) + (table[whole + 1] ?? 0) * between;
}
