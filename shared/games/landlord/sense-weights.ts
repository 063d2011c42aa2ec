// How readily a sensible landlord does each thing: by the dollars that it brings until the end, less what the card
// would be good for later.
import type { Seat } from '../../engine/index.ts';
import { isRoof } from './cards/deck.ts';
import { tenants } from './cards/tenants.ts';
import { hasTexts } from './editions/index.ts';
import { holds } from './hands.ts';
import { emptyFlats, houseOf, housesOf, isSquatted, rentOfSeat, tenantOf } from './houses.ts';
import { coming, going, type Look, moving, rentsLeft, useOf } from './sense-worth.ts';
import type { Card, Frame, Move, MoveOf, Spot, State } from './state.ts';

const NEVER = 0;
const BAIL = 5;
const FARE = 2;

/** What is done of one's own will: only for a gain. */
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
  no: 0.2,
  withdraw: 0.3,
};

const TO_A_FLAT: readonly Move['type'][] = ['tenant', 'to', 'send', 'roam', 'hatch'];

export function weights(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const look = { state, seat, rents: rentsLeft(state, seat) };
  const frame = state.frames.at(-1) as Frame;
  const list = moves.map((move, at) =>
    areAlike(move, moves[at + 1]) ? NEVER : weigh(look, frame, move),
  );
  // Where all is foolish, all is the same.
  return list.some((weight) => weight > 0) ? list : list.map(() => 1);
}

/** Of the flats of a house the highest will do: some can live at the bottom only. */
function areAlike(one: Move, other: Move | undefined): boolean {
  if (!other || !('level' in one && 'level' in other) || one.house !== other.house) return false;
  if (!TO_A_FLAT.includes(one.type)) return false;
  return JSON.stringify({ ...one, level: 0 }) === JSON.stringify({ ...other, level: 0 });
}

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
      return 'from' in frame ? rather(moving(look, frame.from, move)) : NEVER;
    case 'under':
      return 'from' in frame ? rather(going(look, frame.from)) : NEVER;
    case 'hit':
      return rather(going(look, move));
    case 'floor':
      return laying(look, move.card);
    case 'roof':
      return closing(look, move.card);
    case 'buyRoof':
      return closing(look, 'roof');
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
      return likely(rents * freed(state, seat) - BAIL);
    case 'release':
      return likely(rents * freed(state, seat));
    case 'buy':
      return rents > 0 ? 2 : NEVER;
    case 'stop':
      // Who has rents to come needs cards, and the pile must come to its end.
      return frame.kind === 'buy' && frame.bought === 0 && rents > 0 ? NEVER : 0.25;
    case 'recycle':
      return likely(useOf(state.discards.at(-1) as Card, rents));
    case 'answer':
      return answer(look, frame, move.card);
    default:
      return USUAL[move.type] ?? bargain(look, frame, move);
  }
}

// ---- building

/** What a flat brings that is empty at first. */
const FLAT = 1.2;
/** Few tenants climb to the fourth floor. */
const HIGH = 0.8;
/** How readily a house of so many floors is closed. */
const CLOSE = [0, 0.05, 0.2, 0.75, 1, 3];

function laying({ state, seat, rents }: Look, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  // Whoever has time waits for a house of some size.
  if (laid === 0 && rents > 1.5 && (state.hands[seat] as Card[]).length < 3) return NEVER;
  return likely((laid < 3 ? FLAT : HIGH) * rents - useOf(card, rents));
}

/** With what one has most of; a dormer is a flat besides. */
function closing({ state }: Look, card: Card): number {
  const weight = CLOSE[state.site?.floors.length ?? 0] as number;
  return card === 'flatRoof' ? 0.9 * weight : weight;
}

// ---- what is done to others

/** Somebody may call the police, and whoever cannot pay the bail stays in jail. */
function risk({ state, seat }: Look): number {
  if (holds(state, seat, 'alibi') || holds(state, seat, 'court') || state.jailed === seat) return 2;
  return (state.dollars[seat] ?? 0) >= BAIL ? 4 : 12;
}

function onTenant(look: Look, { card, ...spot }: MoveOf<'onTenant'>): number {
  const { state, seat, rents } = look;
  const tenant = tenantOf(state, spot);
  const { floors, flats, survives } = tenants[tenant.card];
  const own = houseOf(state, spot.house).owner === seat;
  const gain = going(look, spot);
  if (card === 'police') return likely(gain);
  if (card === 'rentWithheld')
    return own || tenant.withheld > 0 ? NEVER : likely(going({ ...look, rents: 1 }, spot));
  if (card === 'murder')
    return survives && hasTexts(state) ? NEVER : likely(gain - (own ? 0 : risk(look)));
  // A good tenant of somebody else comes to live in a house of one's own, if there is room.
  const homes = own ? [] : housesOf(state, seat);
  const brought = homes
    .filter((house) => house.floors.length <= floors && emptyFlats(house) >= flats)
    .map(({ id }) => coming(look, tenant.card, id));
  return likely(gain + Math.max(0, ...brought) - useOf('move', rents));
}

function onHouse(look: Look, card: 'bomb' | 'eviction' | 'demolition', id: number): number {
  const { state, seat, rents } = look;
  const house = houseOf(state, id);
  const gain = going(look, { house: id, level: -1 });
  if (house.owner === seat)
    // What squatters have spoilt can be built anew.
    return card === 'demolition' && isSquatted(house) ? likely(-gain) : NEVER;
  if (card === 'bomb') return likely(gain - risk(look) - useOf('bomb', rents));
  // The tenants come back, but a turn later.
  return card === 'eviction' && !isSquatted(house)
    ? likely(gain / Math.max(1, rents) - house.floors.length - 3)
    : NEVER;
}

/** What freedom brings a turn. */
const freed = (state: State, seat: Seat): number =>
  1 + rentOfSeat({ ...state, jailed: null }, seat) - rentOfSeat({ ...state, jailed: seat }, seat);

// ---- answers

function answer(look: Look, frame: Frame, card: Card): number {
  // Without rents to come jail is no harm.
  if (frame.kind === 'investigate') return look.rents > 0 ? (card === 'alibi' ? 3 : 2) : NEVER;
  const at = hitBy(frame);
  // What is done to others is their affair.
  if (!at || houseOf(look.state, at.house).owner !== look.seat) return NEVER;
  return card === 'police' ? 1 : 3;
}

function hitBy(frame: Frame): Spot | null {
  if (frame.kind === 'answer') return frame.crime;
  if (frame.kind === 'guard') return frame.at;
  return frame.kind === 'broker' ? frame.from : null;
}

// ---- roofs for dollars, and trades

/** A card of the pile costs 1; one that is wanted may cost a little more. */
const WANTED = 2;

function bargain({ state, seat, rents }: Look, frame: Frame, move: Move): number {
  const hand = state.hands[seat] as Card[];
  const price = WANTED + Math.min(3, Math.floor(rents / 3));
  if (frame.kind === 'play') {
    // Floors without a roof are no house.
    if (move.type !== 'market' || hand.length < 3 || hand.some(isRoof)) return NEVER;
    const refused = frame.refused.filter((_, one) => one === (move.to ?? one));
    return Math.max(...refused) < price ? 0.3 : NEVER;
  }
  if (frame.kind === 'bid') return move.type === 'offer' && move.dollars <= price ? 1 : NEVER;
  if (frame.kind === 'roofAsked') {
    if (move.type === 'sell') return frame.dollars > price ? 1 : NEVER;
    return move.type === 'price' && move.dollars === price + 1 ? 0.1 : NEVER;
  }
  if (frame.kind === 'roofChosen') {
    const asked = frame.prices.find((one) => move.type === 'accept' && one.seat === move.seat);
    return asked && asked.dollars <= price + 1 ? 1 : NEVER;
  }
  if (frame.kind !== 'trade' || rents < 2) return NEVER;
  // It begins no trade itself, and gives dollars for cards where they are offered.
  const fair = WANTED * frame.give.cards.length;
  if (move.type === 'propose') return fair > 0 && frame.take.dollars === fair ? 1 : NEVER;
  return move.type === 'dollars' && move.dollars === fair ? 1 : NEVER;
}
