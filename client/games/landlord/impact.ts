// Whom an event concerns and where it happens, and which lines of the log are one.
import { HIDDEN, type Hidden, type Ref, type Seat } from '../../../shared/engine/index.ts';
import {
  type Card,
  type Event,
  flatRef,
  houseRef,
  type Spot,
  type State,
} from '../../../shared/games/landlord/state.ts';
import { seatOfTurn } from '../../../shared/games/landlord/turn.ts';
import type { Impact } from '../../table/game-client.ts';
import { streetRef } from './focus.ts';
import { rentChanges } from './rent-effects.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
/** Several purchases in one line. */
export type Bought = EventOf<'bought'> & { cards?: (Card | Hidden)[] };

/** How amounts are written: “+$2” or “−$2”, and “rent −$2” for what changes in the next rent. */
export interface Amounts {
  sign(dollars: number): string;
  rent(dollars: number): string;
}

/** `earlier` are the events of the same change that came before. */
export function impactOfEvent(
  event: Event,
  before: State,
  { sign, rent }: Amounts,
  earlier: readonly Event[] = [],
): Impact {
  const impact = directImpact(event, before, sign);
  const changes = rentChanges(event, before, earlier);
  if (changes.length === 0) return impact;
  const others = changes.map(({ seat }) => seat).filter((seat) => seat !== impact.by);
  const told = changes.map(({ seat, dollars }) => ({ seat, text: rent(dollars) }));
  return {
    ...impact,
    to: [...new Set([...impact.to, ...others])],
    gains: [...(impact.gains ?? []), ...told],
  };
}

function directImpact(event: Event, before: State, sign: Amounts['sign']): Impact {
  const ownerOf = ({ house }: { house: number }) =>
    before.houses.find(({ id }) => id === house)?.owner;
  const others = (by: Seat | null, ...seats: (Seat | null | undefined)[]): Seat[] =>
    [...new Set(seats)].filter((one): one is Seat => one != null && one !== by);
  const at = ({ house, level = -1 }: { house: number; level?: number }): Ref =>
    level < 0 ? houseRef(house) : flatRef({ house, level });
  const gain = (seat: Seat, dollars: number) => ({ seat, text: sign(dollars) });
  const turn = seatOfTurn(before);
  const { seat: by } = event as { seat: Seat };
  const of = (spot: Spot | { house: number }, ...more: (Seat | undefined)[]): Impact => ({
    by,
    to: others(by, ownerOf(spot), ...more),
    at: at(spot),
  });
  // The building is gone by the event, so that only the street is left to look at.
  const where = (house: number, owner: Seat): Pick<Impact, 'at' | 'around'> => ({
    at: houseRef(house),
    around: streetRef(owner),
  });
  switch (event.type) {
    case 'played':
      return event.house === undefined
        ? { by, to: [], at: null }
        : of({ house: event.house, level: event.level ?? -1 });
    case 'movedIn':
    case 'hatched':
    case 'survived':
    case 'improved':
    case 'built':
      return of(event);
    case 'moved':
      return of(event.to, ownerOf(event.from));
    case 'lost':
      return of(event.from);
    case 'exploded':
      return {
        by,
        to: others(by, event.owner),
        ...where(event.house, event.owner),
        isStriking: true,
      };
    case 'demolished':
      return { by: turn, to: others(turn, by), ...where(event.house, by) };
    case 'evicted':
      return { by: turn, to: others(turn, by), at: houseRef(event.house) };
    case 'reported':
      return { by: null, to: [by], at: houseRef(event.house) };
    case 'jailed':
      return { by: null, to: [by], at: 'jail' };
    case 'freed':
      return event.by === 'newcomer'
        ? { by: null, to: [by], at: 'jail' }
        : { by, to: [], at: 'jail' };
    case 'paid': {
      const gains = [gain(by, -event.dollars)];
      if (event.to !== null) gains.push(gain(event.to, event.dollars));
      return { by, to: others(by, event.to), at: null, gains };
    }
    case 'received':
    case 'collected':
      return { by, to: [], at: null, gains: [gain(by, event.dollars)] };
    case 'bought':
      return { by, to: [], at: 'pile', gains: [gain(by, -event.dollars)] };
    case 'offered':
      return { by, to: others(by, ...event.to), at: null };
    case 'proposed':
      return { by, to: others(by, event.to), at: null };
    case 'sold': {
      const gains = [gain(by, event.dollars), gain(event.to, -event.dollars)];
      return { by, to: [event.to], at: null, gains: event.dollars > 0 ? gains : [] };
    }
    case 'traded': {
      const sum = event.got.dollars - event.gave.dollars;
      const gains = [gain(by, sum), gain(event.with, -sum)];
      return { by, to: [event.with], at: null, gains: sum === 0 ? [] : gains };
    }
    case 'recycled':
      return { by, to: [], at: 'discards' };
    case 'shuffled':
      return { by: null, to: [], at: 'pile' };
    default:
      return { by, to: [], at: null };
  }
}

/** Purchases of one player that follow each other are one line. */
export function mergePurchases(first: Event, next: Event): Event | null {
  if (first.type !== 'bought' || next.type !== 'bought' || first.seat !== next.seat) return null;
  const cardsOf = ({ card, cards = [card] }: Bought) => cards;
  const merged: Bought = {
    ...next,
    card: HIDDEN,
    dollars: first.dollars + next.dollars,
    cards: [...cardsOf(first), ...cardsOf(next)],
  };
  return merged;
}
