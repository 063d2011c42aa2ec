// How events are told: whose turn it was, whom they concern and where, and which of them are told in one line.
import type { GameEvent, Ref, Seat } from '../../../shared/engine/index.ts';
import {
  characterRef,
  cityRef,
  type Event,
  governorRef,
  placeRef,
  type State,
} from '../../../shared/games/raja/state.ts';
import { turnOf } from '../../../shared/games/raja/turn.ts';
import type { Impact } from '../../table/game-client.ts';
import { signed } from './prices.ts';
import { costOfGivingUp } from './text/numbers.ts';

/** An event together with the payments that belong to it. */
export type ToldEvent = Event & {
  /** What was paid to the bank for it. */
  price?: number;
  tolls?: { to: Seat; gold: number }[];
};

export function impactOf(given: GameEvent, before: State | null): Impact {
  const event = given as ToldEvent;
  // Whoever travels free makes the bank pay the tolls.
  const isCaused = event.type === 'received' && event.for === 'toll' && before !== null;
  const by = isCaused ? turnOf(before) : 'seat' in event ? event.seat : null;
  const gains = gainsOf(event, before?.seats ?? 0);
  const winners = gains.map(({ seat }) => seat).filter((seat) => seat !== by);
  const to = [...new Set([...winners, ...robbedBy(event)])];
  const told = gains.map(({ seat, gold }) => ({ seat, text: signed(gold) }));
  return { by, to, at: placeIn(event), ...(told.length > 0 ? { gains: told } : {}) };
}

function placeIn(event: ToldEvent): Ref | null {
  switch (event.type) {
    case 'round':
    case 'palace':
    case 'scored':
      return cityRef(event.city);
    case 'travelled':
      return cityRef(event.to);
    case 'built':
      return placeRef(event.at);
    case 'moved':
      return placeRef(event.to);
    case 'tracked':
      return governorRef(event.governor);
    case 'picked':
    case 'took':
    case 'gave':
      return characterRef(event.character);
    case 'swapped':
      return characterRef(event.got);
    default:
      return null;
  }
}

/** The players who lose something that is not gold. */
function robbedBy(event: ToldEvent): Seat[] {
  if (event.type === 'took') return event.from === null ? [] : [event.from];
  if (event.type === 'swapped') return [event.with];
  return event.type === 'gave' ? [event.to] : [];
}

function gainsOf(event: ToldEvent, seats: number): { seat: Seat; gold: number }[] {
  const gains = new Map<Seat, number>();
  const add = (seat: Seat | null, gold: number) => {
    if (seat !== null && gold !== 0) gains.set(seat, (gains.get(seat) ?? 0) + gold);
  };
  if ('seat' in event) {
    add(event.seat, -(event.price ?? 0));
    for (const { to, gold } of event.tolls ?? []) {
      add(to, gold);
      add(event.seat, -gold);
    }
  }
  if (event.type === 'received') add(event.seat, event.gold);
  else if (event.type === 'paid' && !event.tolls) {
    add(event.seat, -event.gold);
    add(event.to, event.gold);
  } else if (event.type === 'scored') {
    for (const [seat, gold] of event.gold.entries()) add(seat, gold);
  } else if (event.type === 'gaveUp') {
    const gold = costOfGivingUp(event.actions.length);
    for (let seat = 0; seat < seats; seat++) if (seat !== event.seat) add(seat, gold);
  }
  return [...gains].map(([seat, gold]) => ({ seat, gold }));
}

/** Puts a payment into what it was for, and adds up equal incomes. */
export function mergeEvents(one: GameEvent, other: GameEvent): ToldEvent | null {
  const [first, next] = [one as ToldEvent, other as ToldEvent];
  if (!('seat' in first && 'seat' in next) || first.seat !== next.seat) return null;
  if (first.type === 'paid') {
    if (first.to === null) {
      const isBought = next.type === 'built' || next.type === 'palace';
      return isBought && next.price === undefined ? { ...next, price: first.gold } : null;
    }
    const tolls = [...tollsIn(first), ...(next.type === 'paid' ? tollsIn(next) : [])];
    if (next.type === 'travelled' && !next.tolls) return { ...next, tolls };
    return next.type === 'paid' && next.to !== null ? { ...first, tolls } : null;
  }
  if (first.type === 'won' && next.type === 'paid' && next.to === null) {
    return { ...first, price: next.gold };
  }
  if (first.type === 'received' && next.type === 'received' && first.for === next.for) {
    return { ...first, gold: first.gold + next.gold };
  }
  return null;
}

function tollsIn({ tolls, ...event }: ToldEvent): { to: Seat; gold: number }[] {
  if (tolls) return tolls;
  return event.type === 'paid' && event.to !== null ? [{ to: event.to, gold: event.gold }] : [];
}
