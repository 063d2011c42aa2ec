// What things bring a landlord in dollars until the end: a house, whoever comes and goes, a card in the hand.
import type { Hidden, Seat } from '../../engine/index.ts';
import { areAmongOthers, tenants } from './cards/tenants.ts';
import { editionOf, hasTexts } from './editions/index.ts';
import { emptyFlats, houseOf, isSquatted, rentOf, tenantAt, tenantOf } from './houses.ts';
import type { Card, House, Spot, State, Tenant, TenantKind } from './state.ts';

/** What a turn takes from the pile, and how much nearer it brings a sum that ends the game. */
const CARDS = 4;
const DOLLARS = 6;
/** Discards there will be where they become a pile once. */
const REFILL = 40;

/** How many rents a seat has still to come, as far as one can tell. */
export function rentsLeft(state: State, seat: Seat): number {
  const { seats, first, lastTurns, options } = state;
  const [turn, next] = state.frames;
  if (turn === undefined) return 0;
  const now = 'seat' in turn ? turn.seat : first;
  const pending = now === seat && next?.kind === 'rent' ? 1 : 0;
  const inRound = (first - now + 2 * seats - 1) % seats;
  const turns = lastTurns ?? Math.min(turnsOfPile(state), inRound + seats * roundsLeft(state));
  const rents = (turns + seats - 1 - ((seat - now + seats - 1) % seats)) / seats;
  // Rounds are counted; a pile that lasts a little longer is worth a little more.
  const isCounted = lastTurns !== null || options.end === 'rounds';
  return pending + Math.max(0, isCounted ? Math.floor(rents) : rents);
}

function turnsOfPile(state: State): number {
  const { seats, pile, discards, refilled } = state;
  const refills = !refilled && seats >= editionOf(state).refillsFrom;
  return (pile.length + (refills ? discards.length + REFILL : 0)) / CARDS + seats;
}

function roundsLeft({ options, rounds, reached, dollars }: State): number {
  if (options.end === 'pile') return Number.POSITIVE_INFINITY;
  if (options.end === 'rounds') return options.rounds - rounds - 1;
  return reached ? 0 : Math.ceil((options.sum - Math.max(...dollars)) / DOLLARS);
}

/** Squatters are got rid of, sooner or later. */
const SQUATTED = 0.5;

/** What a house pays a turn in the long run. */
export function brings(state: State, house: House): number {
  let rent = emptyFlats(house) * (hasTexts(state) && areAmongOthers(house) ? 2 : 1);
  for (const tenant of house.tenants) rent += rentOf(state, house, tenant);
  return isSquatted(house) ? rent * SQUATTED : rent;
}

/** Who lives there once somebody new has come: musicians and a Tavern drive others out. */
export function joinedBy(state: State, { tenants: all }: House, card: TenantKind): Tenant[] {
  const { noisy, rowdy } = tenants[card];
  const drivesOut = noisy && hasTexts(state) && all.every((one) => one.card !== card);
  const staying = rowdy ? all.filter((one) => tenants[one.card].rent <= 2) : all;
  return [...(drivesOut ? [] : staying), { card, level: -1, withheld: 0 }];
}

/** The houses without a tenant, or without a house where no flat is named. */
export function without(houses: House[], { house: id, level }: Spot): House[] {
  return houses.flatMap((house) => {
    if (house.id !== id) return [house];
    const gone = tenantAt(house, level);
    return level < 0 ? [] : [{ ...house, tenants: house.tenants.filter((one) => one !== gone) }];
  });
}

/** Who pays more than an empty flat, the best for its flats first; musicians would drive others out. */
const GOOD = (Object.keys(tenants) as TenantKind[])
  .filter((kind) => perFlat(kind) > 1 && !tenants[kind].noisy)
  .toSorted((one, other) => perFlat(other) - perFlat(one));
function perFlat(kind: TenantKind): number {
  return tenants[kind].rent / tenants[kind].flats;
}

/** What the tenants of a hand would pay in a new house of so many floors, beyond its empty flats. */
export function lettings(hand: readonly Card[], floors: number): number {
  let [empty, more] = [floors, 0];
  for (const kind of GOOD) {
    const { rent, flats, floors: highest } = tenants[kind];
    if (highest < floors) continue;
    for (const card of hand) {
      if (card !== kind || flats > empty) continue;
      empty -= flats;
      more += rent - flats;
    }
  }
  return more;
}

/** The eyes of one seat: what is good for others is bad for it, the less the more of them there are. */
export interface Look {
  state: State;
  seat: Seat;
  /** So many it has to come. */
  rents: number;
}

function gain({ state, seat, rents }: Look, house: House, then: House | undefined): number {
  const more = (then ? brings(state, then) : 0) - brings(state, house);
  return rents * (house.owner === seat ? more : -more / (state.seats - 1));
}

export function coming(look: Look, card: TenantKind, id: number): number {
  const house = houseOf(look.state, id);
  return gain(look, house, { ...house, tenants: joinedBy(look.state, house, card) });
}

export function going(look: Look, spot: Spot): number {
  const house = houseOf(look.state, spot.house);
  return gain(look, house, without([house], spot)[0]);
}

export const moving = (look: Look, from: Spot, to: Spot): number =>
  from.house === to.house
    ? 0
    : going(look, from) + coming(look, tenantOf(look.state, from).card, to.house);

/** What a card is good for beside being a floor, for each rent to come. */
const USE: Partial<Record<Card | Hidden, number>> = {
  '?': 0.1,
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
const FLOOR = 1.2;
/** Nobody plans for more rents than these. */
const LONGEST = 8;
export const planned = (rents: number): number => Math.min(rents, LONGEST);
export const useOf = (card: Card | Hidden, rents: number): number =>
  planned(rents) * (USE[card] ?? 0);
export const worthOf = (card: Card | Hidden, rents: number): number =>
  planned(rents) * FLOOR + useOf(card, rents);

/** So many cards are bought for the rent of a turn, at a dollar each. */
const BOUGHT = 5;

/** What is still to be bought in this turn. */
export function purchases({ state, seat, rents }: Look, rent: number): number {
  const { frames, pile, lastTurns } = state;
  const [turn, next] = frames;
  if (lastTurns !== null || !turn || !('seat' in turn) || turn.seat !== seat) return 0;
  const pays = next?.kind === 'rent';
  const left = next?.kind === 'buy' ? Math.min(BOUGHT - next.bought, next.left) : 0;
  const cards = Math.min(pile.length, pays ? Math.min(BOUGHT, rent) : Math.max(0, left));
  return cards * Math.max(0, worthOf('?', pays ? rents - 1 : rents) - 1);
}
