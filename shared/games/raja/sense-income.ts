// What the visits of the Maharaja promise: which city is due when, and what a seat may hope to be paid there.
import type { Seat } from '../../engine/index.ts';
import { ALONE, CITIES, HOME, PAID } from './board.ts';
import { holds, rankOf } from './characters.ts';
import { roundsOf } from './opening.ts';
import { PRIEST, type State } from './state.ts';

const AGAIN = 7;
/** A visit so many rounds away: others build there too, and houses move on. */
const LATER = [1, 0.6, 0.45, 0.35, 0.27, 0.2, 0.15, 0.1, 0.07, 0.05];
/** What whoever is still to play is likely to add in the city that is visited now. */
const STILL_COMING = 1.2;
/** How far off the count may be: nobody left to play, one of the two, both; and for each round of waiting. */
const SPREAD = [0.12, 0.9, 1.2];
const SPREAD_LATER = 0.4;

export interface Outlook {
  /** Rounds after this one. */
  left: number;
  /** By city: in how many rounds it is visited; 0 is this one. */
  due: number[];
  /** By city and seat: points of buildings, and of the home city. */
  built: number[][];
}

let last: { state: State; outlook: Outlook } | null = null;

/** Worked out once for all the seats of a state. */
export function outlookOf(state: State): Outlook {
  if (last?.state !== state) last = { state, outlook: look(state) };
  return last.outlook;
}

function look(state: State): Outlook {
  const { track, maharaja, options, round, palaces, seats } = state;
  let left = roundsOf(options) - round;
  // Whoever has few palaces left may end it sooner.
  for (const own of palaces) left = Math.min(left, own);
  const due = CITIES.map(() => AGAIN);
  // His own governor has gone to the top, so it comes last of all.
  let next = maharaja === null ? 0 : 1;
  for (const city of track) if (city !== null) due[CITIES.indexOf(city)] = next++;
  if (maharaja !== null) due[CITIES.indexOf(maharaja)] = 0;
  const priest = state.characters.findIndex((held) => held.includes(PRIEST));
  const built = CITIES.map((city) => {
    const points = state.houses[city].slice();
    const { great, small } = state.sites[city];
    for (const owner of small) {
      if (owner !== 'neutral') points[owner] = (points[owner] ?? 0) + (owner === priest ? 2 : 1);
    }
    if (great !== null && great !== 'neutral') points[great] = (points[great] ?? 0) + 3;
    return points;
  });
  if (options.homeCities) {
    for (let seat = 0; seat < seats; seat++) {
      for (const one of state.characters[seat] ?? []) {
        const home = built[CITIES.indexOf(HOME[one] ?? 'chittor')] as number[];
        home[seat] = (home[seat] ?? 0) + 1;
      }
    }
  }
  return { left: Math.max(0, left), due, built };
}

/** The rank's gold, also between two ranks. */
function paid(seats: number, rank: number): number {
  const table = PAID[seats] ?? [];
  const whole = Math.floor(rank);
  const more = rank - whole;
  return (table[whole] ?? 0) * (1 - more) + (table[whole + 1] ?? 0) * more;
}

/** What this seat may hope for at the next visit of a city, with so many points more than it has. */
export function hoped(state: State, seat: Seat, city: number, more: number): number {
  const { due, built } = outlookOf(state);
  const wait = due[city] as number;
  const here = built[city] as number[];
  const name = CITIES[city];
  const now = wait === 0 && state.maharaja === name;
  const isAt = (one: Seat) => now && state.architects[one] === name;
  const own = (here[seat] ?? 0) + more + (isAt(seat) ? 1 : 0);
  if (now && own === 0) return 0;
  let rank = 0;
  let alone = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const coming = now && !state.played[other];
    const theirs = (here[other] ?? 0) + (isAt(other) ? 1 : 0);
    if (theirs > 0) alone = 0;
    else if (!now) alone *= 0.5;
    else if (coming) alone *= 0.4;
    // Of equals the lower character is paid first.
    const tie = rankOf(state, seat) < rankOf(state, other) ? 0.4 : -0.4;
    const ahead = own - theirs - (coming ? STILL_COMING : 0) + tie;
    const spread = now
      ? (SPREAD[(coming ? 1 : 0) + (state.played[seat] ? 0 : 1)] as number)
      : 1.5 + wait * SPREAD_LATER;
    if (now && theirs === 0 && !coming) continue;
    rank += 1 / (1 + Math.exp(ahead / spread));
  }
  return paid(state.seats, rank) + ALONE * alone;
}

/** What that is worth today. */
export const worthLater = (wait: number, left: number): number =>
  wait > left ? 0 : (LATER[wait] ?? 0);

export const atHand = (state: State, seat: Seat, city: number, more: number): number => {
  const { due, left } = outlookOf(state);
  const share = worthLater(due[city] as number, left);
  return share === 0 ? 0 : share * hoped(state, seat, city, more);
};

export const isPriest = (state: State, seat: Seat): boolean => holds(state, seat, PRIEST);
