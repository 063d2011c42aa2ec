// What things bring a landlord until the end: a house, whoever comes and goes, a card in the hand.
import type { Hidden, Seat } from '../../engine/index.ts';
import { areAmongOthers, tenants } from './cards/tenants.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import { emptyFlats, houseOf, isSquatted, rentOf, tenantAt, tenantOf } from './houses.ts';
import type { Card, House, Spot, State, Tenant, TenantKind } from './state.ts';

/** What a player uses up of the pile in a turn, and how nearer to a sum that ends the game one gets. */
const CARDS_A_TURN = 4;
const DOLLARS_A_TURN = 6;
/** Discards there will be in the end, where they become a pile once. */
const REFILL = 40;

/** How many rents a seat has still to come, as far as one can tell. */
export function rentsLeft(state: State, seat: Seat): number {
  const [turn, next] = state.frames;
  if (turn === undefined) return 0;
  const { seats, lastTurns, options } = state;
  const now = 'seat' in turn ? turn.seat : state.first;
  const pending = now === seat && next?.kind === 'rent' ? 1 : 0;
  const wait = (seat - now + seats - 1) % seats;
  const rents = (turnsLeft(state, now) - wait + seats - 1) / seats;
  // Of last turns and rounds one knows how many; a pile that lasts a little longer is worth a little more.
  const isKnown = lastTurns !== null || options.end === 'rounds';
  return pending + Math.max(0, isKnown ? Math.floor(rents) : rents);
}

/** Of all together, after this one. */
function turnsLeft(state: State, now: Seat): number {
  const { seats, lastTurns, options, pile, discards, dollars, first } = state;
  if (lastTurns !== null) return lastTurns;
  const refills = seats >= editionOf(state).refillsFrom && !state.refilled;
  const cards = pile.length + (refills ? discards.length + REFILL : 0);
  const turns = cards / CARDS_A_TURN + seats;
  if (options.end === 'pile') return turns;
  const missing = state.reached ? 0 : Math.max(0, options.sum - Math.max(...dollars));
  const rounds =
    options.end === 'rounds'
      ? options.rounds - state.rounds - 1
      : Math.ceil(missing / DOLLARS_A_TURN);
  const inRound = seats - 1 - ((now - first + seats) % seats);
  return Math.min(turns, inRound + rounds * seats);
}

/** Squatters are got rid of, sooner or later. */
const SQUATTED = 0.5;

/** What a house pays its landlord a turn in the long run. */
export function brings(state: State, house: House): number {
  let rent = emptyFlats(house) * (hasTexts(state) && areAmongOthers(house) ? 2 : 1);
  for (const tenant of house.tenants) rent += rentOf(state, house, tenant);
  return isSquatted(house) ? rent * SQUATTED : rent;
}

/** Who lives in a house once somebody new has come: musicians and a Tavern drive others out. */
export function joinedBy(state: State, { tenants: all }: House, card: TenantKind): Tenant[] {
  const { noisy, rowdy } = tenants[card];
  const drivesOut = hasTexts(state) && noisy && all.every((one) => one.card !== card);
  const staying = rowdy ? all.filter((one) => tenants[one.card].rent <= 2) : all;
  return [...(drivesOut ? [] : staying), { card, level: -1, withheld: 0 }];
}

/** Who lives in a house besides whoever has this flat. */
export function othersThan(house: House, level: number): Tenant[] {
  const gone = tenantAt(house, level);
  return house.tenants.filter((one) => one !== gone);
}

/** The eyes of one seat, and how many rents it has to come. */
export interface Look {
  state: State;
  seat: Seat;
  rents: number;
}

/** What a seat gains if these live in a house from now on: what is good for others is bad for it. */
function change({ state, seat, rents }: Look, house: House, living: Tenant[]): number {
  const gain = brings(state, { ...house, tenants: living }) - brings(state, house);
  return rents * (house.owner === seat ? gain : -gain);
}

export function coming(look: Look, card: TenantKind, id: number): number {
  const house = houseOf(look.state, id);
  return change(look, house, joinedBy(look.state, house, card));
}

/** A tenant goes, or all of the house where no flat is named. */
export function going(look: Look, { house: id, level }: Spot): number {
  const { state, seat, rents } = look;
  const house = houseOf(state, id);
  if (level < 0) return rents * brings(state, house) * (house.owner === seat ? -1 : 1);
  return change(look, house, othersThan(house, level));
}

export function moving(look: Look, from: Spot, to: Spot): number {
  if (from.house === to.house) return 0;
  const { card } = tenantOf(look.state, from);
  return going(look, from) + coming(look, card, to.house);
}

/** What a card is good for beside being a floor, in dollars for each rent to come. */
const USE: Partial<Record<Card, number>> = {
  dormer: 0.7,
  roofRenovation: 0.2,
  cellar: 0.2,
  pensioners: 0.7,
  squatters: 0.4,
  court: 0.7,
  lunatic: 0.6,
  bomb: 1.2,
  move: 0.3,
};
/** Any card can be a floor; the first ones are needed most, for a house. */
const FLOOR = 1;
const FIRST = 0.4;
/** Nobody plans for more rents than these. */
const LONGEST = 8;
export const planned = (rents: number): number => Math.min(rents, LONGEST);

export const useOf = (card: Card | Hidden, rents: number): number =>
  planned(rents) * (card === '?' ? 0.1 : (USE[card] ?? 0));

export const worthOf = (card: Card | Hidden, rents: number): number =>
  planned(rents) * FLOOR + useOf(card, rents);

export function handWorth(state: State, seat: Seat, rents: number): number {
  const hand = state.hands[seat] as (Card | Hidden)[];
  const worth = hand.reduce((sum, card) => sum + worthOf(card, rents), 0);
  return worth + planned(rents) * FIRST * Math.min(5, hand.length);
}

/** What the cards are worth, beyond their price, that a seat will still buy in this turn. */
const BOUGHT = 5;
const DRAWN = 1.1;
export function purchases(state: State, seat: Seat, rent: number, rents: number): number {
  const [turn, next] = state.frames;
  if (!turn || !('seat' in turn) || turn.seat !== seat || !next || state.lastTurns !== null)
    return 0;
  let cards = 0;
  if (next.kind === 'rent') cards = Math.min(BOUGHT, rent);
  else if (next.kind === 'buy') cards = Math.max(0, Math.min(BOUGHT - next.bought, next.left));
  const left = next.kind === 'rent' ? rents - 1 : rents;
  return Math.min(cards, state.pile.length) * Math.max(0, planned(left) * DRAWN - 1);
}
