// How readily a sensible landlord does each thing: by the dollars that it brings until the end, less what the card
// would be good for later.
import type { Seat } from '../../engine/index.ts';
import { isRoof } from './cards/deck.ts';
import { hasTexts } from './editions/index.ts';
import { coming, going, type Look, lettings, moving, rentsLeft, useOf } from './heuristic-worth.ts';
import {
  cardOf,
  emptyFlats,
  houseOf,
  housesOf,
  isSquatted,
  rentOfSeat,
  tenantOf,
} from './houses.ts';
import { FARE } from './inspection.ts';
import type { Card, Frame, FrameOf, Move, MoveOf, State } from './state.ts';
import { BAIL } from './turn.ts';

const NEVER = 0;
/** What a crime may cost: somebody calls the police. */
const RISK = 4;

/** What is done of one's own will is done for a gain. */
const likely = (gain: number): number => Math.max(NEVER, Math.min(6, gain / 4));
/** What has to be done somehow: rather this than that. */
const rather = (gain: number): number => Math.exp(Math.max(-3, Math.min(3, gain / 8)));

/** What needs no thought; all else is weighed below, or never done. */
const USUAL: Partial<Record<Move['type'], number>> = {
  stay: 0.3,
  goOn: 0.3,
  leave: 1,
  drop: 1,
  collect: 0.2,
  withdraw: 0.3,
};

export function weights(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const look = { state, seat, rents: rentsLeft(state, seat) };
  const frame = state.frames.at(-1) as Frame;
  const list = moves.map((move, at) =>
    areAlike(move, moves[at + 1]) ? NEVER : weigh(look, frame, move),
  );
  // Rent waits for whoever can still move in: so small a gain is easily lost sight of among all that may happen.
  const isSure = (move: Move, at: number) => SURE.includes(move.type) && (list[at] as number) > 0.5;
  if (moves.some(isSure)) list[moves.findIndex(({ type }) => type === 'collect')] = NEVER;
  // Where all is foolish, all is the same.
  return list.some((weight) => weight > 0) ? list : list.map(() => 1);
}

const SURE: readonly Move['type'][] = ['tenant', 'improve'];

/** Of the flats of a house the highest will do: some tenants live at the bottom only. */
function areAlike(one: Move, other: Move | undefined): boolean {
  if (one.type === 'to') return other?.type === 'to' && one.house === other.house;
  if (one.type !== 'tenant' || other?.type !== 'tenant') return false;
  return one.house === other.house && one.card === other.card;
}

/** Somebody is about to leave a flat. */
const isLeaving = (frame: Frame): frame is FrameOf<'place' | 'rehouse'> =>
  frame.kind === 'place' || frame.kind === 'rehouse';

function weigh(look: Look, frame: Frame, move: Move): number {
  const { state, seat, rents } = look;
  switch (move.type) {
    case 'tenant':
      return likely(coming(look, move.card, move.house) - useOf(move.card, rents));
    case 'hatch':
      return rather(coming(look, 'monster', move.house));
    case 'roam':
      return likely(moving(look, move.from, move) - FARE);
    case 'send':
      return rather(moving(look, move.from, move));
    case 'to':
      return isLeaving(frame) ? rather(moving(look, frame.from, move)) : NEVER;
    case 'under':
      return isLeaving(frame) ? rather(going(look, frame.from)) : NEVER;
    case 'hit':
      return rather(going(look, move));
    case 'floor':
      return laying(look, move.card);
    case 'roof':
    case 'buyRoof':
      return READY;
    case 'improve': {
      const own = houseOf(state, move.house).owner === seat && move.card !== 'flatRoof';
      return own ? likely(FLAT * rents - useOf(move.card, rents)) : NEVER;
    }
    case 'onTenant':
      return onTenant(look, move);
    case 'onHouse':
      return onHouse(look, move.card, move.house);
    case 'politics':
      return onHouse(look, move.as, move.house);
    case 'bail':
    case 'release':
      return likely(rents * freed(state, seat) - BAIL);
    case 'buy':
      return rents > 0 ? 2 : NEVER;
    case 'stop':
      // Whoever has rents to come needs cards, and the pile must come to its end.
      return frame.kind === 'buy' && frame.bought === 0 && rents > 0 ? NEVER : 0.25;
    case 'recycle':
      return likely(useOf(state.discards.at(-1) as Card, rents));
    case 'answer':
      return answer(look, frame, move.card);
    case 'no':
      // A Broker is good for little else, but not for a tenant who pays no more than a card costs.
      return frame.kind === 'broker' && cardOf(tenantOf(state, frame.from)).rent > 1 ? NEVER : 0.2;
    default:
      return USUAL[move.type] ?? bargain(look, frame, move);
  }
}

/** What a flat brings that is empty at first; few tenants climb to the fourth floor. */
const FLAT = 1.2;
const HIGH = 0.8;
/** Of the tenants in the hand not all will move in as hoped. */
const HOPED = 0.8;
/** A house is closed where another floor would bring hardly more than its card. */
const READY = 0.15;

function laying({ state, seat, rents }: Look, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  const hand = state.hands[seat] as Card[];
  // Whoever has time waits for a house of some size.
  if (laid === 0 && rents > 1.5 && hand.length < 3) return NEVER;
  const left = hand.toSpliced(hand.indexOf(card), 1);
  const more = laid === 0 ? 0 : lettings(left, laid + 1) - lettings(hand, laid);
  return likely(((laid < 3 ? FLAT : HIGH) + HOPED * more) * rents - useOf(card, rents));
}

function onTenant(look: Look, { card, ...spot }: MoveOf<'onTenant'>): number {
  const { state, seat, rents } = look;
  const tenant = tenantOf(state, spot);
  const { floors, flats, survives } = cardOf(tenant);
  if (card === 'murder')
    return survives && hasTexts(state) ? NEVER : likely(going(look, spot) - RISK);
  if (card === 'rentWithheld')
    return tenant.withheld > 0 ? NEVER : likely(going({ ...look, rents: 1 }, spot));
  // With a Move a good tenant of somebody else comes to an own house, if there is room.
  const isOwn = houseOf(state, spot.house).owner === seat;
  const homes = card === 'move' && !isOwn ? housesOf(state, seat) : [];
  const brought = homes
    .filter((house) => house.floors.length <= floors && emptyFlats(house) >= flats)
    .map(({ id }) => coming(look, tenant.card, id));
  return likely(going(look, spot) + Math.max(0, ...brought) - useOf(card, rents));
}

function onHouse(look: Look, card: 'bomb' | 'eviction' | 'demolition', id: number): number {
  const { state, seat, rents } = look;
  const house = houseOf(state, id);
  const gain = going(look, { house: id, level: -1 });
  if (card === 'bomb') return likely(gain - RISK - useOf(card, rents));
  // The owner has all of it back: good where squatters have spoilt it.
  const isSpoilt = card === 'demolition' && house.owner === seat && isSquatted(house);
  return isSpoilt ? likely(-gain) : NEVER;
}

/** What freedom brings a turn; bail and Court cost as much. */
const freed = (state: State, seat: Seat): number =>
  rentOfSeat({ ...state, jailed: null }, seat) - rentOfSeat({ ...state, jailed: seat }, seat);

function answer({ state, seat, rents }: Look, frame: Frame, card: Card): number {
  // Without rents to come jail is no harm.
  if (frame.kind === 'investigate') return rents > 0 ? (card === 'alibi' ? 3 : 2) : NEVER;
  // What is done to others is their affair.
  const hit = frame.kind === 'answer' ? frame.crime : frame.kind === 'guard' ? frame.at : null;
  if (hit && houseOf(state, hit.house).owner !== seat) return NEVER;
  return card === 'police' ? 1 : 3;
}

/** A card of the pile costs 1; one that is offered may cost more, a roof the most. */
const CHOSEN = 2;

/** Roofs for dollars, and trades: no trade is begun, but cards that are offered are paid for. */
function bargain({ state, seat, rents }: Look, frame: Frame, move: Move): number {
  const hand = state.hands[seat] as Card[];
  const price = Math.min(5, Math.floor(rents));
  switch (move.type) {
    case 'market': {
      if (frame.kind !== 'play' || hand.length < 3 || hand.some(isRoof)) return NEVER;
      const least = frame.least.filter((_, one) => one === (move.to ?? one));
      const most = Math.min(price, state.dollars[seat] ?? 0);
      return most > 0 && Math.max(...least) <= most ? 0.3 : NEVER;
    }
    case 'offer':
      // Nobody gives a roof away.
      return move.dollars > 0 && move.dollars <= price ? 1 : NEVER;
    case 'sell':
      return frame.kind === 'roofAsked' && frame.dollars > price ? 1 : NEVER;
    case 'price':
      // Less than what is offered is asked by nobody.
      if (frame.kind !== 'roofAsked' || frame.dollars > price) return NEVER;
      return move.dollars === price + 1 ? 0.1 : NEVER;
    case 'accept': {
      const named = frame.kind === 'roofChosen' ? frame.prices : [];
      return named.some((one) => one.seat === move.seat && one.dollars <= price + 1) ? 1 : NEVER;
    }
    case 'dollars':
    case 'propose': {
      if (frame.kind !== 'trade' || seat === frame.seat) return NEVER;
      const laid = move.type === 'dollars' ? move.dollars : frame.take.dollars;
      return laid > 0 && laid === Math.min(CHOSEN, price) * frame.give.cards.length ? 1 : NEVER;
    }
    case 'cancel':
      return frame.kind === 'trade' ? 1 : NEVER;
    default:
      return NEVER;
  }
}
