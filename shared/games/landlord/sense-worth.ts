// What things are worth to a bot, in dollars: the turns to come, the rent of a house, a card in the hand.
import type { Hidden, Seat } from '../../engine/index.ts';
import { areAmongOthers, tenants } from './cards/tenants.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import { bottom, rentOf, top } from './houses.ts';
import type { Card, House, State, Tenant, TenantKind } from './state.ts';

export const P = {
  perTurn: 4,
  aTurn: 6,
  floor: 1,
  first: 0.4,
  most: 8,
  room: 0.35,
  house: 1.3,
  rent: 0.6,
  squatted: 0.5,
  squattedPolice: 0.8,
  crime: 0.85,
  unknown: 0.1,
  tenant: 0.02,
  draw: 1.1,
  drawMost: 5,
  use: 1,
  bail: 6,
  stuck: 40,
  cash: 0,
};

/** How many rents a seat has still to come, as far as one can tell. */
export function rentsLeft(state: State, seat: Seat): number {
  const { frames, seats, lastTurns, options } = state;
  const [turn, next] = frames;
  if (turn === undefined) return 0;
  const now = 'seat' in turn ? turn.seat : state.first;
  const pending = now === seat && next?.kind === 'rent' ? 1 : 0;
  const wait = (seat - now + seats - 1) % seats;
  if (lastTurns !== null) return pending + (wait < lastTurns ? 1 : 0);
  const refill =
    seats >= editionOf(state).refillsFrom && !state.refilled ? state.discards.length + 40 : 0;
  let turns = (state.pile.length + refill) / P.perTurn + seats;
  if (options.end !== 'pile') {
    const inRound = seats - 1 - ((now - state.first + seats) % seats);
    turns = Math.min(turns, inRound + roundsLeft(state) * seats);
  }
  // Of rounds one knows how many; a pile that lasts a little longer is worth a little more.
  const more = (turns - wait - 1) / seats;
  return pending + (turns > wait ? 1 + (options.end === 'rounds' ? Math.floor(more) : more) : 0);
}

/** After this one. */
function roundsLeft({ options, rounds, reached, dollars }: State): number {
  if (options.end === 'rounds') return options.rounds - rounds - 1;
  return reached ? 0 : Math.ceil(Math.max(0, options.sum - Math.max(...dollars)) / P.aTurn);
}

/** As much as the tenants and empty flats of a house pay, squatters or not. */
export function rentsIn(state: State, house: House): number {
  const each = hasTexts(state) && areAmongOthers(house) ? 2 : 1;
  let sum = 0;
  let empty = top(house) - bottom(house) + 1;
  for (const tenant of house.tenants) {
    sum += rentOf(state, house, tenant);
    empty -= tenants[tenant.card].flats;
  }
  return sum + each * empty;
}

/** What a newcomer adds to the rents of a house. */
export function rentAdded(state: State, house: House, card: TenantKind): number {
  if (!hasTexts(state)) return tenants[card].rent - tenants[card].flats;
  const newcomer: Tenant = { card, level: -1, withheld: 0 };
  const joined = { ...house, tenants: [...house.tenants, newcomer] };
  return rentsIn(state, joined) - rentsIn(state, house);
}

/** What a house loses with one of its tenants. */
export function rentLost(state: State, house: House, gone: Tenant): number {
  if (!hasTexts(state)) return tenants[gone.card].rent - tenants[gone.card].flats;
  const left = { ...house, tenants: house.tenants.filter((one) => one !== gone) };
  return rentsIn(state, house) - rentsIn(state, left);
}

/** What a card is good for, for each rent to come; a tenant also pays. */
const USE: Partial<Record<Card, number>> = {
  roof: 0,
  dormer: 0.7,
  flatRoof: 0,
  roofRenovation: 0.2,
  cellar: 0.2,
  pensioners: 0.7,
  squatters: 0.4,
  police: 0,
  alibi: 0,
  court: 0.7,
  broker: -0.2,
  lunatic: 0.6,
  murder: -0.2,
  bomb: 1.2,
  move: 0.3,
  rentWithheld: -0.2,
  demolition: 0,
  eviction: -0.4,
  politics: 0.2,
  recycle: 0,
  mover: 0.1,
  nomad: -0.2,
  tavern: 0,
  mother: -0.4,
};

/** Of a card in the hand beside its being a floor. */
export const useOf = (card: Card | Hidden): number =>
  card === '?'
    ? P.unknown
    : P.use *
      (USE[card] ??
        P.tenant * (tenants[card as TenantKind].rent - tenants[card as TenantKind].flats));

/** Longer than this one does not plan. */
export const planned = (rents: number): number => Math.min(rents, P.most);

/** What a card is worth to a seat that has so many rents to come. */
export const worth = (card: Card | Hidden, rents: number): number =>
  planned(rents) * (useOf(card) + P.floor);

export function handWorth(state: State, seat: Seat, rents: number): number {
  const hand = state.hands[seat] as (Card | Hidden)[];
  let use = 0;
  for (const card of hand) use += useOf(card);
  return planned(rents) * (use + P.floor * hand.length + P.first * Math.min(5, hand.length));
}

/** What the cards are worth, beyond their price, that a seat will still buy in this turn. */
export function purchases(state: State, seat: Seat, rent: number, rents: number): number {
  const [turn, next] = state.frames;
  if (!turn || !('seat' in turn) || turn.seat !== seat || !next || state.lastTurns !== null)
    return 0;
  let cards = 0;
  if (next.kind === 'rent') cards = Math.min(P.drawMost, rent);
  else if (next.kind === 'buy') cards = Math.max(0, Math.min(P.drawMost - next.bought, next.left));
  const left = next.kind === 'rent' ? rents - 1 : rents;
  return Math.min(cards, state.pile.length) * Math.max(0, planned(left) * P.draw - 1);
}
