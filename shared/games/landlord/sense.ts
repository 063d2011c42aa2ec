// How a bot looks at this game: money, and what rents, hand and houses will bring until the end.
import type { Sense } from '../../bots/sense.ts';
import type { Seat } from '../../engine/index.ts';
import { reporter } from './crimes.ts';
import { editionOf } from './editions/index.ts';
import { holds } from './hands.ts';
import { emptyFlats, isSquatted, rentOf, tenantOf } from './houses.ts';
import { weights } from './sense-weights.ts';
import {
  brings,
  handWorth,
  joinedBy,
  othersThan,
  planned,
  purchases,
  rentsLeft,
} from './sense-worth.ts';
import type { House, Move, Spot, State } from './state.ts';

/** The parts of a standing: what a hint names. */
export type Part = 'money' | 'rent' | 'hand' | 'room' | 'freedom';

/** Of the rents that a house would pay until the end: others will not let it stand as it is. */
const LASTING = 0.6;
/** For each rent to come: a house, and a flat in it where somebody may yet move in. */
const HOUSE = 1.3;
const ROOM = 0.35;
const MOST_ROOM = 6;
/** What a prisoner loses who can get out, and who cannot. */
const BAIL = 6;
const STUCK = 40;

export const sense: Sense<State, Move, Part> = {
  standing(state, seat) {
    const parts = { money: state.dollars[seat] ?? 0, rent: 0, hand: 0, room: 0, freedom: 0 };
    const rents = rentsLeft(state, seat);
    if (rents <= 0) return parts;
    const own = housesToBe(state).filter(({ owner }) => owner === seat);
    const { leastRent, prisonRent } = editionOf(state);
    const all = own.reduce((sum, house) => sum + brings(state, house), 0);
    const free = Math.max(leastRent, all);
    parts.rent = free * rents * LASTING;
    let room = 0;
    for (const house of own) {
      if (!isSquatted(house)) room += emptyFlats(house);
      for (const one of house.tenants)
        if (one.withheld > 0 || one.paid) parts.rent -= rentOf(state, house, one);
    }
    parts.room = planned(rents) * (HOUSE * own.length + ROOM * Math.min(MOST_ROOM, room));
    parts.hand = handWorth(state, seat, rents) + purchases(state, seat, free, rents);
    if (isCaught(state, seat)) {
      const inJail = prisonRent === 'houses' ? own.length : prisonRent;
      const lost = Math.max(0, free - inJail);
      const getsOut = (state.dollars[seat] ?? 0) >= 5 || holds(state, seat, 'court');
      parts.freedom = -Math.min(rents * (lost + 1), lost + (getsOut ? BAIL : STUCK));
    }
    return parts;
  },
  weights,
  lead: 15,
  ahead: 12,
  budget: 1000,
};

/** The houses as they will stand when what is being answered now has been done. */
function housesToBe(state: State): House[] {
  const { houses, frames } = state;
  const [carry, top] = frames.slice(-2);
  if (top?.kind === 'answer') return without(houses, top.crime);
  if (top?.kind !== 'broker' || carry?.kind !== 'carry') return houses;
  const { from, to } = carry;
  if (to?.house === from.house) return houses;
  const { card } = tenantOf(state, from);
  return without(houses, from).map((house) =>
    house.id === to?.house ? { ...house, tenants: joinedBy(state, house, card) } : house,
  );
}

function without(houses: House[], { house: id, level }: Spot): House[] {
  if (level < 0) return houses.filter((house) => house.id !== id);
  return houses.map((house) =>
    house.id === id ? { ...house, tenants: othersThan(house, level) } : house,
  );
}

/** In jail, or soon there: the police ask, or will be called, and one has no alibi. */
function isCaught(state: State, seat: Seat): boolean {
  if (state.jailed === seat) return true;
  if (holds(state, seat, 'alibi') || holds(state, seat, 'court')) return false;
  const top = state.frames.at(-1);
  if (top?.kind === 'investigate') return top.seat === seat;
  if (top?.kind !== 'answer' || top.crime.by !== seat) return false;
  return (
    reporter(state, top.crime) !== null || top.waiting.some((one) => holds(state, one, 'police'))
  );
}
