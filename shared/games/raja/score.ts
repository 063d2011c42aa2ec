// The count of a city: points give a rank, and the rank gives gold.
import type { Seat } from '../../engine/index.ts';
import { ALONE, type City, HOME, PAID } from './board.ts';
import { holds, rankOf } from './characters.ts';
import { type Play, receive } from './money.ts';
import { PRIEST, type State } from './state.ts';

export const GREAT = 3;
export const SMALL = 1;
export const PRIEST_SMALL = 2;

/** Architect or building: whoever is there spoils the gold for being alone. */
export function isPresent({ architects, houses, sites }: State, seat: Seat, city: City): boolean {
  const { great, small } = sites[city];
  return (
    architects[seat] === city ||
    (houses[city][seat] ?? 0) > 0 ||
    great === seat ||
    small.includes(seat)
  );
}

export function pointsOf(state: State, seat: Seat, city: City): number {
  const { great, small } = state.sites[city];
  const each = holds(state, seat, PRIEST) ? PRIEST_SMALL : SMALL;
  const atHome =
    state.options.homeCities && state.characters[seat]?.some((one) => HOME[one] === city);
  return (
    (state.architects[seat] === city ? 1 : 0) +
    (state.houses[city][seat] ?? 0) +
    each * small.filter((owner) => owner === seat).length +
    (great === seat ? GREAT : 0) +
    (atHome ? 1 : 0)
  );
}

export function score(step: Play, city: City): void {
  const { state } = step;
  const seats = state.supply.map((_, seat) => seat);
  const points = seats.map((seat) => pointsOf(state, seat, city));
  // Ties go to the lower character (RJ-24).
  const ranked = seats
    .filter((seat) => (points[seat] ?? 0) > 0)
    .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || rankOf(state, a) - rankOf(state, b));
  const gold = seats.map((seat) => PAID[state.seats]?.[ranked.indexOf(seat)] ?? 0);
  const present = seats.filter((seat) => isPresent(state, seat, city));
  const alone = loner(present, ranked);
  if (alone !== null) gold[alone] = (gold[alone] ?? 0) + ALONE;
  step.emit({ type: 'scored', city, points, gold, alone });
  for (const seat of seats) receive(step, seat, gold[seat] ?? 0);
}

/** The only one present; or, where nobody is, who scores by home city alone (RJ-20). */
function loner(present: Seat[], ranked: Seat[]): Seat | null {
  const [only, ...more] = present.length > 0 ? present : ranked;
  return only !== undefined && more.length === 0 ? only : null;
}
