// Weighs each move for the bots: by the dollars that it is expected to bring until the end of the
// game, minus what its card would be worth later.
import type { Seat } from '../../engine/index.ts';
import { isRoof } from './cards/deck.ts';
import { usesTenantTexts } from './editions/index.ts';
import {
  expectedLettings,
  gainOfArrival,
  gainOfLeaving,
  gainOfMoving,
  rentsLeft,
  type SeatOutlook,
  useValue,
} from './heuristic-worth.ts';
import {
  emptyFlats,
  houseOf,
  housesOf,
  isSquatted,
  rentOfSeat,
  tenantCardOf,
  tenantOf,
} from './houses.ts';
import { NOMAD_FARE } from './inspection.ts';
import type { Card, Frame, FrameOf, Move, MoveOf, State } from './state.ts';
import { BAIL_DOLLARS } from './turn.ts';

const NEVER = 0;
/** The expected cost of a crime: somebody may call the police. */
const CRIME_RISK = 4;

/** Returns the weight of a voluntary move. A bot never makes one without a gain. */
const voluntaryWeight = (gain: number): number => Math.max(NEVER, Math.min(6, gain / 4));
/**
 * Returns the weight of a forced choice. Even a loss keeps some weight, because one of the moves
 * must be made.
 */
const forcedWeight = (gain: number): number => Math.exp(Math.max(-3, Math.min(3, gain / 8)));

/**
 * The moves whose weight does not depend on the state. The functions below weigh all other moves.
 */
const FIXED_WEIGHTS: Partial<Record<Move['type'], number>> = {
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
    isAlike(move, moves[at + 1]) ? NEVER : weighMove(look, frame, move),
  );
  // Collecting ends the turn. It waits while a move remains that surely brings a gain, because the
  // search can overlook so small a gain.
  const isSure = (move: Move, at: number) =>
    SURE_GAINS.includes(move.type) && (list[at] as number) > 0.5;
  if (moves.some(isSure)) list[moves.findIndex(({ type }) => type === 'collect')] = NEVER;
  // If every move is bad, all get the same weight.
  return list.some((weight) => weight > 0) ? list : list.map(() => 1);
}

const SURE_GAINS: readonly Move['type'][] = ['tenant', 'improve'];

/**
 * True if two moves differ only in the flat of a house. Then only the highest flat is considered,
 * because some tenants live at the bottom only.
 */
function isAlike(one: Move, other: Move | undefined): boolean {
  if (one.type === 'to') return other?.type === 'to' && one.house === other.house;
  if (one.type !== 'tenant' || other?.type !== 'tenant') return false;
  return one.house === other.house && one.card === other.card;
}

/** True if a tenant is about to leave its flat. */
const isLeaving = (frame: Frame): frame is FrameOf<'place' | 'rehouse'> =>
  frame.kind === 'place' || frame.kind === 'rehouse';

function weighMove(look: SeatOutlook, frame: Frame, move: Move): number {
  const { state, seat, rents } = look;
  switch (move.type) {
    case 'tenant':
      return voluntaryWeight(
        gainOfArrival(look, move.card, move.house) - useValue(move.card, rents),
      );
    case 'hatch':
      return forcedWeight(gainOfArrival(look, 'monster', move.house));
    case 'roam':
      return voluntaryWeight(gainOfMoving(look, move.from, move) - NOMAD_FARE);
    case 'send':
      return forcedWeight(gainOfMoving(look, move.from, move));
    case 'to':
      return isLeaving(frame) ? forcedWeight(gainOfMoving(look, frame.from, move)) : NEVER;
    case 'under':
      return isLeaving(frame) ? forcedWeight(gainOfLeaving(look, frame.from)) : NEVER;
    case 'hit':
      return forcedWeight(gainOfLeaving(look, move));
    case 'floor':
      return weighFloor(look, move.card);
    case 'roof':
    case 'buyRoof':
      return CLOSING_WEIGHT;
    case 'improve': {
      const own = houseOf(state, move.house).owner === seat && move.card !== 'flatRoof';
      return own ? voluntaryWeight(FLAT_RENT * rents - useValue(move.card, rents)) : NEVER;
    }
    case 'onTenant':
      return weighOnTenant(look, move);
    case 'onHouse':
      return weighOnHouse(look, move.card, move.house);
    case 'politics':
      return weighOnHouse(look, move.as, move.house);
    case 'bail':
    case 'release':
      return voluntaryWeight(rents * gainOfFreedom(state, seat) - BAIL_DOLLARS);
    case 'buy':
      return rents > 0 ? 2 : NEVER;
    case 'stop':
      // A player with rents to come needs cards, and the game ends only when the pile is empty.
      return frame.kind === 'buy' && frame.bought === 0 && rents > 0 ? NEVER : 0.25;
    case 'recycle':
      return voluntaryWeight(useValue(state.discards.at(-1) as Card, rents));
    case 'answer':
      return weighAnswer(look, frame, move.card);
    case 'no':
      // A Broker has few other uses, but it is wasted on a tenant who pays no more than a card
      // costs.
      return frame.kind === 'broker' && tenantCardOf(tenantOf(state, frame.from)).rent > 1
        ? NEVER
        : 0.2;
    default:
      return FIXED_WEIGHTS[move.type] ?? weighBargain(look, frame, move);
  }
}

/** The rent that a new, empty flat brings. Few tenants move as high as the fourth floor. */
const FLAT_RENT = 1.2;
const HIGH_FLAT_RENT = 0.8;
/** Some tenants in the hand never move in as planned. */
const MOVE_IN_SHARE = 0.8;
/** A bot puts the roof on when another floor would bring hardly more than its card is worth. */
const CLOSING_WEIGHT = 0.15;

function weighFloor({ state, seat, rents }: SeatOutlook, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  const hand = state.hands[seat] as Card[];
  // A bot with rents to come waits until its hand allows a house of some size.
  if (laid === 0 && rents > 1.5 && hand.length < 3) return NEVER;
  const left = hand.toSpliced(hand.indexOf(card), 1);
  const more = laid === 0 ? 0 : expectedLettings(left, laid + 1) - expectedLettings(hand, laid);
  return voluntaryWeight(
    ((laid < 3 ? FLAT_RENT : HIGH_FLAT_RENT) + MOVE_IN_SHARE * more) * rents -
      useValue(card, rents),
  );
}

function weighOnTenant(look: SeatOutlook, { card, ...spot }: MoveOf<'onTenant'>): number {
  const { state, seat, rents } = look;
  const tenant = tenantOf(state, spot);
  const { floors, flats, survives } = tenantCardOf(tenant);
  if (card === 'murder')
    return survives && usesTenantTexts(state)
      ? NEVER
      : voluntaryWeight(gainOfLeaving(look, spot) - CRIME_RISK);
  if (card === 'rentWithheld')
    return tenant.withheld > 0
      ? NEVER
      : voluntaryWeight(gainOfLeaving({ ...look, rents: 1 }, spot));
  // A Move can bring another player's good tenant into one of the bot's own houses that has enough
  // room.
  const isOwn = houseOf(state, spot.house).owner === seat;
  const homes = card === 'move' && !isOwn ? housesOf(state, seat) : [];
  const brought = homes
    .filter((house) => house.floors.length <= floors && emptyFlats(house) >= flats)
    .map(({ id }) => gainOfArrival(look, tenant.card, id));
  return voluntaryWeight(
    gainOfLeaving(look, spot) + Math.max(0, ...brought) - useValue(card, rents),
  );
}

function weighOnHouse(
  look: SeatOutlook,
  card: 'bomb' | 'eviction' | 'demolition',
  id: number,
): number {
  const { state, seat, rents } = look;
  const house = houseOf(state, id);
  const gain = gainOfLeaving(look, { house: id, level: -1 });
  if (card === 'bomb') return voluntaryWeight(gain - CRIME_RISK - useValue(card, rents));
  // A demolition returns all cards to the owner. It helps if squatters spoil the house.
  const isSpoilt = card === 'demolition' && house.owner === seat && isSquatted(house);
  return isSpoilt ? voluntaryWeight(-gain) : NEVER;
}

/** Returns the dollars that leaving jail gains each turn. Bail and Court cost about the same. */
const gainOfFreedom = (state: State, seat: Seat): number =>
  rentOfSeat({ ...state, jailed: null }, seat) - rentOfSeat({ ...state, jailed: seat }, seat);

function weighAnswer({ state, seat, rents }: SeatOutlook, frame: Frame, card: Card): number {
  // Jail does no harm when no more rents are to come.
  if (frame.kind === 'investigate') return rents > 0 ? (card === 'alibi' ? 3 : 2) : NEVER;
  // Bots do not answer crimes against other players.
  const hit = frame.kind === 'answer' ? frame.crime : frame.kind === 'guard' ? frame.at : null;
  if (hit && houseOf(state, hit.house).owner !== seat) return NEVER;
  return card === 'police' ? 1 : 3;
}

/**
 * A bot pays up to this many dollars for an offered card, and more for a roof. A card of the pile
 * costs 1.
 */
const OFFERED_CARD_PRICE = 2;

/** Weighs roof sales and trades. Bots begin no trade, but pay for cards that they are offered. */
function weighBargain({ state, seat, rents }: SeatOutlook, frame: Frame, move: Move): number {
  const hand = state.hands[seat] as Card[];
  const price = Math.min(5, Math.floor(rents));
  switch (move.type) {
    case 'market': {
      if (frame.kind !== 'play' || hand.length < 3 || hand.some(isRoof)) return NEVER;
      // A bot asks once a turn: people are not asked again for a dollar more.
      if (frame.least.some((sum) => sum > 0)) return NEVER;
      return Math.min(price, state.dollars[seat] ?? 0) > 0 ? 0.3 : NEVER;
    }
    case 'offer':
      // A bot does not ask for a roof without paying: nobody gives one away.
      return move.dollars > 0 && move.dollars <= price ? 1 : NEVER;
    case 'sell':
      return frame.kind === 'roofAsked' && frame.dollars > price ? 1 : NEVER;
    case 'price':
      // A bot never asks for less than the buyer offers.
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
      return laid > 0 && laid === Math.min(OFFERED_CARD_PRICE, price) * frame.give.cards.length
        ? 1
        : NEVER;
    }
    case 'cancel':
      return frame.kind === 'trade' ? 1 : NEVER;
    default:
      return NEVER;
  }
}
