// Estimates what a bot gains by a thing until the end of the game, in dollars: by a house, an
// arriving or leaving tenant, or a card in the hand.
import type { Hidden, Seat } from '../../engine/index.ts';
import { areCelebritiesAmongOthers, tenants } from './cards/tenants.ts';
import { editionOf, usesTenantTexts } from './editions/index.ts';
import { emptyFlats, houseOf, isSquatted, rentOf, tenantAt, tenantOf } from './houses.ts';
import type { Card, House, Spot, State, Tenant, TenantKind } from './state.ts';

/**
 * A turn takes about this many cards from the pile, and brings a player about this many dollars
 * closer to the sum that ends the game.
 */
const CARDS_PER_TURN = 4;
const DOLLARS_PER_TURN = 6;
/** The expected number of discards when they become a new pile. */
const EXPECTED_REFILL_CARDS = 40;

/** Estimates how many rents a seat still has to come. */
export function rentsLeft(state: State, seat: Seat): number {
  const { seats, first, lastTurns, options } = state;
  const [turn, next] = state.frames;
  if (turn === undefined) return 0;
  const now = 'seat' in turn ? turn.seat : first;
  const pending = now === seat && next?.kind === 'rent' ? 1 : 0;
  const inRound = (first - now + 2 * seats - 1) % seats;
  const turns = lastTurns ?? Math.min(turnsOfPile(state), inRound + seats * roundsLeft(state));
  const rents = (turns + seats - 1 - ((seat - now + seats - 1) % seats)) / seats;
  // If the number of remaining turns is known, only whole rents count. Otherwise it is an estimate,
  // and a fraction stands for a rent that may still come.
  const isCounted = lastTurns !== null || options.end === 'rounds';
  return pending + Math.max(0, isCounted ? Math.floor(rents) : rents);
}

function turnsOfPile(state: State): number {
  const { seats, pile, discards, refilled } = state;
  const refills = !refilled && seats >= editionOf(state).refillsFrom;
  return (
    (pile.length + (refills ? discards.length + EXPECTED_REFILL_CARDS : 0)) / CARDS_PER_TURN + seats
  );
}

function roundsLeft({ options, rounds, reached, dollars }: State): number {
  if (options.end === 'pile') return Number.POSITIVE_INFINITY;
  if (options.end === 'rounds') return options.rounds - rounds - 1;
  return reached ? 0 : Math.ceil((options.sum - Math.max(...dollars)) / DOLLARS_PER_TURN);
}

/**
 * The share of a squatted house's rents that it still earns, because squatters are removed sooner
 * or later.
 */
const SQUATTED_SHARE = 0.5;

/** Returns what a house pays each turn in the long run. */
export function rentPerTurn(state: State, house: House): number {
  let rent =
    emptyFlats(house) * (usesTenantTexts(state) && areCelebritiesAmongOthers(house) ? 2 : 1);
  for (const tenant of house.tenants) rent += rentOf(state, house, tenant);
  return isSquatted(house) ? rent * SQUATTED_SHARE : rent;
}

/**
 * Returns the tenants of a house after a newcomer arrives: musicians and the Tavern drive others
 * out.
 */
export function tenantsAfterArrival(
  state: State,
  { tenants: all }: House,
  card: TenantKind,
): Tenant[] {
  const { noisy, rowdy } = tenants[card];
  const drivesOut = noisy && usesTenantTexts(state) && all.every((one) => one.card !== card);
  const staying = rowdy ? all.filter((one) => tenants[one.card].rent <= 2) : all;
  return [...(drivesOut ? [] : staying), { card, level: -1, withheld: 0 }];
}

/** Returns the houses without a tenant, or without a whole house when the level is -1. */
export function withoutTenant(houses: House[], { house: id, level }: Spot): House[] {
  return houses.flatMap((house) => {
    if (house.id !== id) return [house];
    const gone = tenantAt(house, level);
    return level < 0 ? [] : [{ ...house, tenants: house.tenants.filter((one) => one !== gone) }];
  });
}

/**
 * The tenants who pay more than empty flats, sorted by their rent for each flat. Noisy tenants are
 * left out because they would drive the others out.
 */
const GOOD_TENANTS = (Object.keys(tenants) as TenantKind[])
  .filter((kind) => rentPerFlat(kind) > 1 && !tenants[kind].noisy)
  .toSorted((one, other) => rentPerFlat(other) - rentPerFlat(one));
function rentPerFlat(kind: TenantKind): number {
  return tenants[kind].rent / tenants[kind].flats;
}

/**
 * Estimates what the tenants in a hand would pay in a new house of this many floors, beyond its
 * empty flats.
 */
export function expectedLettings(hand: readonly Card[], floors: number): number {
  let [empty, more] = [floors, 0];
  for (const kind of GOOD_TENANTS) {
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

/**
 * The state as one seat sees its value. A gain of a rival counts as a loss, divided by the number
 * of rivals.
 */
export interface SeatOutlook {
  state: State;
  seat: Seat;
  /** The number of rents that the seat will still receive. */
  rents: number;
}

function gainOfHouseChange(
  { state, seat, rents }: SeatOutlook,
  house: House,
  then: House | undefined,
): number {
  const more = (then ? rentPerTurn(state, then) : 0) - rentPerTurn(state, house);
  return rents * (house.owner === seat ? more : -more / (state.seats - 1));
}

export function gainOfArrival(look: SeatOutlook, card: TenantKind, id: number): number {
  const house = houseOf(look.state, id);
  return gainOfHouseChange(look, house, {
    ...house,
    tenants: tenantsAfterArrival(look.state, house, card),
  });
}

export function gainOfLeaving(look: SeatOutlook, spot: Spot): number {
  const house = houseOf(look.state, spot.house);
  return gainOfHouseChange(look, house, withoutTenant([house], spot)[0]);
}

export const gainOfMoving = (look: SeatOutlook, from: Spot, to: Spot): number =>
  from.house === to.house
    ? 0
    : gainOfLeaving(look, from) + gainOfArrival(look, tenantOf(look.state, from).card, to.house);

/** What a card is worth for each rent that is still to come, besides serving as a floor. */
const CARD_USE: Partial<Record<Card | Hidden, number>> = {
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
const FLOOR_VALUE = 1.2;
/** The value of a card counts at most this many future rents. */
const MAX_PLANNED_RENTS = 8;
export const plannedRents = (rents: number): number => Math.min(rents, MAX_PLANNED_RENTS);
export const useValue = (card: Card | Hidden, rents: number): number =>
  plannedRents(rents) * (CARD_USE[card] ?? 0);
export const cardValue = (card: Card | Hidden, rents: number): number =>
  plannedRents(rents) * FLOOR_VALUE + useValue(card, rents);

/** The number of cards bought from one rent, at a dollar each. */
const CARDS_BOUGHT_PER_RENT = 5;

/** Returns the value of the cards still to be bought in this turn. */
export function purchasesValue({ state, seat, rents }: SeatOutlook, rent: number): number {
  const { frames, pile, lastTurns } = state;
  const [turn, next] = frames;
  if (lastTurns !== null || !turn || !('seat' in turn) || turn.seat !== seat) return 0;
  const pays = next?.kind === 'rent';
  const left = next?.kind === 'buy' ? Math.min(CARDS_BOUGHT_PER_RENT - next.bought, next.left) : 0;
  const cards = Math.min(
    pile.length,
    pays ? Math.min(CARDS_BOUGHT_PER_RENT, rent) : Math.max(0, left),
  );
  return cards * Math.max(0, cardValue('?', pays ? rents - 1 : rents) - 1);
}
