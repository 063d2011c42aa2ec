// How readily a sensible landlord does each thing: what it brings in dollars, against what the card is worth.
import type { Seat } from '../../engine/index.ts';
import { houseOf, isSquatted } from './houses.ts';
import {
  arrival,
  departure,
  FOUR,
  floor,
  from,
  HARDLY,
  improve,
  likely,
  NEVER,
  onHouse,
  onTenant,
  prisonRent,
  rentOf,
  roof,
} from './sense-deeds.ts';
import { asking, cheapest, fairPrice, market, trading } from './sense-trade.ts';
import { rentsIn, rentsLeft, worth } from './sense-worth.ts';
import type { Card, Frame, Move, State } from './state.ts';
export function weights(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const rents = rentsLeft(state, seat);
  const frame = state.frames.at(-1) as Frame;
  const list = moves.map((move) => weigh(state, frame, seat, rents, move));
  // Where all is foolish, all is the same.
  return list.some((weight) => weight > 0) ? list : list.map(() => 1);
}

function weigh(state: State, frame: Frame, seat: Seat, rents: number, move: Move): number {
  switch (move.type) {
    case 'bail':
      return likely((rentOf(state, seat) - prisonRent(state, seat) + 1) * rents - 5);
    case 'stay':
    case 'goOn':
      return 0.3;
    case 'leave':
    case 'drop':
      return 1;
    case 'roam':
      return from(state, seat, move.from, move, rents) > 2
        ? likely(from(state, seat, move.from, move, rents) - 2)
        : NEVER;
    case 'hatch':
      return 0.1 + Math.max(0, arrival(state, seat, 'monster', move.house, rents));
    case 'floor':
      return floor(state, seat, rents, move.card);
    case 'roof':
    case 'buyRoof':
      return roof(state, seat, move.type === 'roof' ? move.card : 'roof');
    case 'cancel':
      return frame.kind === 'trade' ? 0.1 : NEVER;
    case 'improve':
      return improve(state, seat, rents, move);
    case 'tenant':
      return likely(arrival(state, seat, move.card, move.house, rents));
    case 'lift':
      return isSquatted(houseOf(state, move.house)) ? 0.3 : NEVER;
    case 'onHouse':
      return onHouse(state, seat, rents, move.card, move.house);
    case 'politics':
      return onHouse(state, seat, rents, move.as, move.house);
    case 'onTenant':
      return onTenant(state, seat, rents, move);
    case 'release':
      return likely(1 + 2 * (rentOf(state, seat) - prisonRent(state, seat)));
    case 'recycle':
      return recycle(state, frame, rents);
    case 'collect':
      return 0.2;
    case 'buy':
      return rents <= 0 ? NEVER : buying(rents);
    case 'stop':
      return frame.kind === 'buy' && frame.bought === 0 && rents > 0 && state.options.end === 'pile'
        ? NEVER
        : 0.25;
    case 'to':
      // A Mother who only changes her flat could do so for ever.
      if (frame.kind === 'place' && frame.card === 'mother' && frame.from.house === move.house)
        return NEVER;
      return frame.kind === 'place' || frame.kind === 'rehouse'
        ? HARDLY + Math.max(0, from(state, seat, frame.from, move, rents)) / FOUR
        : 1;
    case 'send':
      return HARDLY + Math.max(0, from(state, seat, move.from, move, rents)) / FOUR;
    case 'under':
      return frame.kind === 'place'
        ? HARDLY + Math.max(0, departure(state, seat, frame.from, rents)) / FOUR
        : 1;
    case 'home':
      return 0.3;
    case 'answer':
      return answer(state, frame, seat, rents, move.card);
    case 'no':
      return no(frame);
    case 'hit':
      return (
        HARDLY +
        (move.level < 0
          ? rentsIn(state, houseOf(state, move.house))
          : departure(state, seat, move, rents))
      );
    case 'market':
      return market(state, frame, seat, rents, move.to);
    case 'offer':
      return move.dollars <= fairPrice(rents) ? 1 : NEVER;
    case 'sell':
      return frame.kind === 'roofAsked' && frame.dollars > asking(state, seat, rents) ? 1 : NEVER;
    case 'price':
      return frame.kind === 'roofAsked' &&
        move.dollars === Math.max(frame.dollars + 1, asking(state, seat, rents) + 1) &&
        move.card === cheapest(state, seat)
        ? 0.5
        : NEVER;
    case 'withdraw':
      return 0.3;
    case 'accept':
      return frame.kind === 'roofChosen' &&
        (frame.prices.find((one) => one.seat === move.seat)?.dollars ?? 99) <= fairPrice(rents) + 2
        ? 1
        : NEVER;
    case 'trade':
      return NEVER;
    case 'add':
    case 'dollars':
    case 'propose':
    case 'shake':
      return trading(frame, seat, rents, move);
  }
}

function recycle(state: State, frame: Frame, rents: number): number {
  const top = state.discards.at(-1) as Card;
  if (frame.kind === 'play') return worth(top, rents) > worth('recycle', rents) + 2 ? 0.6 : NEVER;
  if (frame.kind === 'investigate') return top === 'alibi' || top === 'court' ? 2 : NEVER;
  if (frame.kind === 'answer') return top === 'lunatic' || top === 'police' ? 1 : NEVER;
  return NEVER;
}

const buying = (rents: number): number => (rents > 1.2 ? 2 : 0.4);

function answer(state: State, frame: Frame, seat: Seat, rents: number, card: Card): number {
  switch (frame.kind) {
    case 'broker':
      return 3;
    case 'guard':
      return houseOf(state, frame.at.house).owner === seat
        ? likely(departure(state, seat, frame.at, rents) - 3)
        : NEVER;
    case 'answer': {
      const own = houseOf(state, frame.crime.house).owner === seat;
      return card === 'lunatic' ? (own ? 3 : 0.2) : own ? 1 : 0.1;
    }
    case 'investigate':
      return rents <= 0 ? HARDLY : card === 'alibi' ? 3 : 2;
    default:
      return 1;
  }
}

function no(frame: Frame): number {
  return frame.kind === 'broker' ? 0.1 : frame.kind === 'investigate' ? 0.2 : 0.6;
}
