// How readily a sensible landlord does each thing: what it brings in dollars, against what the card is worth.
import type { Seat } from '../../engine/index.ts';
import { isRoof, liesApart } from './cards/deck.ts';
import { isTenant, tenants } from './cards/tenants.ts';
import { editionOf } from './editions/index.ts';
import { holds } from './hands.ts';
import {
  emptyFlats,
  houseOf,
  housesOf,
  isPlain,
  isSquatted,
  rentOfSeat,
  tenantAt,
  tenantOf,
} from './houses.ts';
import {
  P,
  planned,
  rentAdded,
  rentLost,
  rentsIn,
  rentsLeft,
  useOf,
  worth,
} from './sense-worth.ts';
import type { Card, Frame, House, Move, MoveOf, Spot, State, TenantKind } from './state.ts';

/** What only leads back, or gives something away. */
const NEVER = 0;
const HARDLY = 0.02;
const FOUR = 4;

/** A gain in dollars as a weight. */
const likely = (gain: number): number => (gain <= 0 ? NEVER : Math.min(6, gain / FOUR));

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
      return rents <= 0 ? NEVER : buying(state, seat, rents);
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
      return no(state, frame, seat);
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
      return trading(state, frame, seat, rents, move);
  }
}

const rentOf = (state: State, seat: Seat): number =>
  rentOfSeat(state.jailed === seat ? { ...state, jailed: null } : state, seat);
const prisonRent = (state: State, seat: Seat): number =>
  rentOfSeat({ ...state, jailed: seat }, seat);

/** What it brings a seat that a tenant comes to a house. */
function arrival(state: State, seat: Seat, card: TenantKind, id: number, rents: number): number {
  const house = houseOf(state, id);
  const own = house.owner === seat;
  const { squats, noisy } = tenants[card];
  if (squats) {
    if (own || isSquatted(house)) return own ? -9 : HARDLY;
    return rentsIn(state, house) * Math.min(rents, 3) * 0.7;
  }
  const added = rentAdded(state, house, card);
  if (card === 'tavern')
    return own
      ? added > 0 && house.tenants.every((t) => tenants[t.card].rent <= 2)
        ? added * rents * 0.5
        : 0
      : rentsIn(state, house) > 6
        ? (rentsIn(state, house) * rents) / 4
        : 0;
  if (own) {
    if (noisy && house.tenants.length > 0) return added * rents * 0.3;
    return isSquatted(house) ? 0 : Math.max(added, 0.1) * rents;
  }
  if (noisy && house.tenants.length > 0 && !house.tenants.some((t) => t.card === card))
    return 0.4 * rentsIn(state, house);
  return added >= 0 ? -added * rents : -added * rents;
}

/** And that one leaves it. */
function departure(state: State, seat: Seat, spot: Spot, rents: number): number {
  const house = houseOf(state, spot.house);
  const tenant = tenantAt(house, spot.level);
  if (!tenant) return 0;
  const own = house.owner === seat;
  if (tenants[tenant.card].squats)
    return own ? rentsIn(state, house) * Math.min(rents, 4) * 0.8 : -9;
  if (isSquatted(house)) return own ? 0.1 : 0.1;
  const gone = rentLost(state, house, tenant) * rents;
  return own ? -gone : gone;
}

const from = (state: State, seat: Seat, spot: Spot, to: Spot, rents: number): number =>
  spot.house === to.house
    ? 0
    : departure(state, seat, spot, rents) +
      arrival(state, seat, tenantOf(state, spot).card, to.house, rents);

function keep(state: State, seat: Seat, card: Card, rents: number): number {
  if (isTenant(card) && rents > 0) {
    const { floors, flats } = tenants[card];
    for (const house of state.houses)
      if (house.owner === seat && house.floors.length <= floors && emptyFlats(house) >= flats)
        return useOf(card) * rents;
  }
  return useOf(card) * planned(rents - 1);
}

function floor(state: State, seat: Seat, rents: number, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  const hand = state.hands[seat] as Card[];
  if (laid === 0 && hand.length < 3 && rents > 1.5) return HARDLY;
  const gain = (laid >= 3 ? 0.8 : 1.2) * rents - keep(state, seat, card, rents);
  return laid === 0 ? likely(gain) : HARDLY + likely(gain) * 2;
}

const HEIGHT = [0, 0.1, 0.4, 1.5, 2, 6];
function roof(state: State, seat: Seat, card: Card): number {
  const laid = state.site?.floors.length ?? 0;
  const own = holds(state, seat, 'roof') ? 1 : 0.6;
  return (HEIGHT[laid] as number) * (card === 'roof' ? 1 : card === 'dormer' ? 0.9 : own);
}

function improve(
  state: State,
  seat: Seat,
  rents: number,
  { card, house: id }: MoveOf<'improve'>,
): number {
  const house = houseOf(state, id);
  if (house.owner !== seat || card === 'flatRoof') return NEVER;
  return likely(1.2 * rents - (card === 'dormer' && !holds(state, seat, 'roof') ? 2 : 0));
}

function onHouse(
  state: State,
  seat: Seat,
  rents: number,
  card: 'bomb' | 'eviction' | 'demolition',
  id: number,
): number {
  const house = houseOf(state, id);
  const all = rentsIn(state, house);
  const squatted = isSquatted(house);
  if (house.owner === seat)
    return card === 'bomb' || !squatted ? NEVER : card === 'eviction' ? 0.2 : likely(all);
  if (card === 'bomb') return likely((all * (squatted ? 0.4 : 1) - 3) * rents - risk(state, seat));
  if (card === 'eviction') return squatted ? HARDLY : likely(all - house.floors.length - 3);
  return HARDLY;
}

function onTenant(
  state: State,
  seat: Seat,
  rents: number,
  { card, ...spot }: MoveOf<'onTenant'>,
): number {
  const house = houseOf(state, spot.house);
  const own = house.owner === seat;
  const gain = departure(state, seat, spot, rents);
  if (card === 'rentWithheld') {
    const one = tenantOf(state, spot);
    return own || one.withheld > 0 ? NEVER : likely(rentLost(state, house, one) + 1);
  }
  if (card === 'police') return likely(gain);
  if (card === 'murder') return likely(gain - (own ? 0 : risk(state, seat)));
  if (own) return likely(gain + (gain > 0 ? 3 : 0));
  const tenant = tenantOf(state, spot);
  const { floors, flats } = tenants[tenant.card];
  let best = 0;
  for (const mine of state.houses)
    if (
      mine.owner === seat &&
      mine.floors.length <= floors &&
      emptyFlats(mine) >= flats &&
      !isSquatted(mine)
    )
      best = Math.max(best, rentAdded(state, mine, tenant.card));
  return likely(gain + best * rents - worth('move', rents) / 2);
}

/** Of a crime: somebody may call the police, and who cannot pay the bail stays in jail. */
function risk(state: State, seat: Seat): number {
  if (holds(state, seat, 'alibi') || holds(state, seat, 'court') || state.jailed === seat) return 2;
  return (state.dollars[seat] ?? 0) >= 5 ? 4 : 12;
}

function recycle(state: State, frame: Frame, rents: number): number {
  const top = state.discards.at(-1) as Card;
  if (frame.kind === 'play') return worth(top, rents) > worth('recycle', rents) + 2 ? 0.6 : NEVER;
  if (frame.kind === 'investigate') return top === 'alibi' || top === 'court' ? 2 : NEVER;
  if (frame.kind === 'answer') return top === 'lunatic' || top === 'police' ? 1 : NEVER;
  return NEVER;
}

function buying(_state: State, _seat: Seat, rents: number): number {
  return rents > 1.2 ? 2 : 0.4;
}

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

function no(_state: State, frame: Frame, _seat: Seat): number {
  return frame.kind === 'broker' ? 0.1 : frame.kind === 'investigate' ? 0.2 : 0.6;
}

// ---- roofs for dollars, trades

const fairPrice = (rents: number): number => Math.min(4, Math.floor(rents / 2));
const asking = (state: State, seat: Seat, rents: number): number => {
  const roofs = (state.hands[seat] as Card[]).filter(isRoof).length;
  return roofs > 2 ? 2 : 2 + Math.floor(rents / 2);
};
const cheapest = (state: State, seat: Seat): Card =>
  (['flatRoof', 'roof', 'dormer'] as const).find((card) => holds(state, seat, card)) ?? 'roof';

function market(state: State, frame: Frame, seat: Seat, rents: number, to: Seat | null): number {
  const hand = state.hands[seat] as Card[];
  if (frame.kind !== 'play' || hand.length < 3 || hand.some(isRoof)) return NEVER;
  const refused = to === null ? Math.max(...frame.refused) : (frame.refused[to] as number);
  return refused < fairPrice(rents) ? 0.3 : NEVER;
}

function trading(_state: State, frame: Frame, seat: Seat, rents: number, move: Move): number {
  if (frame.kind !== 'trade' && frame.kind !== 'shake') return NEVER;
  const sumOf = ({ cards, dollars }: { cards: readonly (Card | '?')[]; dollars: number }) =>
    cards.reduce((sum, card) => sum + worth(card, rents), dollars);
  const [give, take] = [sumOf(frame.give), sumOf(frame.take)];
  if (move.type === 'shake') return take > give ? 1 : NEVER;
  if (frame.kind === 'shake' || seat === frame.seat) return move.type === 'propose' ? 0.1 : NEVER;
  const left = give * 0.9 - take;
  if (move.type === 'propose') return left >= 0 && left < 2 + 0.3 * give && give > 1 ? 1 : NEVER;
  if (move.type === 'dollars') return move.dollars === Math.floor(left) && left >= 1 ? 1 : NEVER;
  return move.type === 'add' && worth(move.card, rents) <= left ? 0.3 : NEVER;
}

export const unused = [P, liesApart, editionOf, housesOf, isPlain] as const;
export type { House };
