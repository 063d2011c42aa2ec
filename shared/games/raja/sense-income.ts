// What the visits of the Maharaja promise: which city is due when, and what a seat may hope to be paid there.
import type { Seat } from '../../engine/index.ts';
import { ALONE, CITIES, HOME, PAID } from './board.ts';
import { holderOf, rankOf } from './characters.ts';
import { roundsOf } from './opening.ts';
import { PRIEST, type State } from './state.ts';

/** A round after the last of the others: his own governor has gone to the top of the track. */
const LAST = 7;
/** What a visit so many rounds away counts: others build there too, and houses move on. */
const LATER = [1, 1, 0.75, 0.45, 0.3, 0.2, 0.2, 0.1];
/** What whoever is still to play is likely to add in the city that is visited now. */
const COMING = 1.2;
/** How far off a lead of points may be: when both have played, one of the two, none; and for a round of waiting. */
const SPREAD = [0.12, 0.9, 1.2];
const SPREAD_LATER = 1.5;
const SPREAD_A_ROUND = 0.4;

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
  if (last?.state !== state) {
    last = { state, outlook: { left: leftOf(state), due: dueIn(state), built: builtIn(state) } };
  }
  return last.outlook;
}

/** Whoever has few palaces left may end it before the last round. */
const leftOf = ({ options, round, palaces }: State): number =>
  Math.max(0, Math.min(roundsOf(options) - round, ...palaces));

function dueIn({ track, maharaja }: State): number[] {
  const due = CITIES.map(() => LAST);
  let next = maharaja === null ? 0 : 1;
  // Track may have brought his own governor down again, and leaves no gap in the order of the others.
  for (const city of track) {
    if (city !== null && city !== maharaja) due[CITIES.indexOf(city)] = next++;
  }
  if (maharaja !== null) due[CITIES.indexOf(maharaja)] = 0;
  return due;
}

function builtIn(state: State): number[][] {
  const priest = holderOf(state, PRIEST);
  const built = CITIES.map((city) => {
    const points = state.houses[city].slice();
    const add = (owner: Seat | 'neutral' | null, more: number) => {
      if (typeof owner === 'number') points[owner] = (points[owner] ?? 0) + more;
    };
    const { great, small } = state.sites[city];
    add(great, 3);
    for (const owner of small) add(owner, owner === priest ? 2 : 1);
    return points;
  });
  if (!state.options.homeCities) return built;
  for (const [seat, held] of state.characters.entries()) {
    for (const one of held) {
      const city = HOME[one];
      const home = city && built[CITIES.indexOf(city)];
      if (home) home[seat] = (home[seat] ?? 0) + 1;
    }
  }
  return built;
}

/** The gold of a rank, also between two of them. */
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
  const now = state.maharaja === name;
  const pointsOf = (one: Seat) =>
    (here[one] as number) + (now && state.architects[one] === name ? 1 : 0);
  const own = pointsOf(seat) + more;
  if (now && own <= 0) return 0;
  let rank = 0;
  let alone = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const theirs = pointsOf(other);
    const coming = now && !state.played[other];
    if (theirs > 0) alone = 0;
    else if (now && !coming) continue;
    else alone *= coming ? 0.4 : 0.5;
    // Of equals the lower character is paid first.
    const tie = rankOf(state, seat) < rankOf(state, other) ? 0.4 : -0.4;
    const ahead = own - theirs - (coming ? COMING : 0) + tie;
    const open = (coming ? 1 : 0) + (state.played[seat] ? 0 : 1);
    const spread = now ? (SPREAD[open] as number) : SPREAD_LATER + wait * SPREAD_A_ROUND;
    rank += 1 / (1 + Math.exp(ahead / spread));
  }
  return paid(state.seats, rank) + ALONE * alone;
}

/** How much of what comes in so many rounds is worth today. */
export const worthLater = (wait: number, left: number): number =>
  wait > left ? 0 : (LATER[wait] ?? 0);

/** What is hoped for in a city, as it is worth today. */
export function worthIn(state: State, seat: Seat, city: number, more: number): number {
  const { due, left } = outlookOf(state);
  const share = worthLater(due[city] as number, left);
  return share === 0 ? 0 : share * hoped(state, seat, city, more);
}
