// What the guide knows of a position, without words: everything that can be asked about, and the parts of each rent.
import { HIDDEN, type Ref, type Seat, type Viewer } from '../../../../shared/engine/index.ts';
import { CARD_KINDS, cardsInBox } from '../../../../shared/games/landlord/cards/deck.ts';
import { areCelebritiesAmongOthers } from '../../../../shared/games/landlord/cards/tenants.ts';
import { editionOf, usesTenantTexts } from '../../../../shared/games/landlord/editions/index.ts';
import {
  emptyFlats,
  highestLevel,
  housesOf,
  isSquatted,
  lowestLevel,
  rentOf,
  rentOfHouse,
  rentOfSeat,
  tenantCardOf,
} from '../../../../shared/games/landlord/houses.ts';
import {
  type Card,
  cardRef,
  flatRef,
  type House,
  houseRef,
  type State,
  type Tenant,
} from '../../../../shared/games/landlord/state.ts';

export const PHASES = ['inspect', 'play', 'rent', 'buy'] as const;
/** The numbers of a player that can be asked about, as in `rent:1`. */
export const FIGURES = ['money', 'rent', 'hand', 'houses'] as const;

export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, at) => at);

export const levelsOf = (house: House): number[] => {
  const [low, high] = [lowestLevel(house), highestLevel(house)];
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
};

/** The cards that the viewer sees somewhere else than in a flat. */
export function cardsSeen(state: State, viewer: Viewer): Card[] {
  const { hands, discards, table, site, houses, frames } = state;
  const deals = frames.flatMap((frame) =>
    frame.kind === 'trade' || frame.kind === 'shake'
      ? [...frame.give.cards, ...frame.take.cards]
      : [],
  );
  const all = [
    ...(viewer === null ? [] : (hands[viewer] ?? [])),
    ...discards.slice(-1),
    ...table,
    ...(site?.floors ?? []),
    ...houses.flatMap(({ floors }) => floors),
    ...deals,
  ];
  return [...new Set(all)].filter((card) => card !== HIDDEN);
}

/** The cards of the edition, its places and the parts of a turn. */
export function kinds(state: State): Ref[] {
  const edition = editionOf(state);
  const box = new Set(cardsInBox(edition));
  return [
    ...CARD_KINDS.filter((card) => box.has(card)).map(cardRef),
    ...placesOf(state),
    'site:floor',
    'site:roof',
  ];
}

function placesOf(state: State): Ref[] {
  const { apart } = editionOf(state);
  return [
    'pile',
    'discards',
    'jail',
    ...(apart.roofs > 0 ? ['roofs'] : []),
    ...(apart.monsters > 0 ? ['monsters'] : []),
    ...PHASES.map((phase) => `phase:${phase}`),
  ];
}

/** Every ref that the viewer can ask about. */
export function things(state: State, viewer: Viewer): Ref[] {
  return [
    ...seatsOf(state).flatMap((seat) => [
      `seat:${seat}`,
      ...FIGURES.map((figure) => `${figure}:${seat}`),
    ]),
    ...state.houses.flatMap((house) => [
      houseRef(house.id),
      `roof:${house.id}`,
      ...levelsOf(house).map((level) => flatRef({ house: house.id, level })),
    ]),
    ...cardsSeen(state, viewer).map(cardRef),
    ...(viewer === null ? [] : ['hand', 'site:floor', 'site:roof']),
    ...placesOf(state),
    'round',
    'goal',
  ];
}

// ---- rents

/** A part of a tenant's rent: what is on the card, and what changes it. */
export interface RentPart {
  cause: 'printed' | 'text' | 'celebrities' | 'withheld' | 'paid' | 'squatted';
  dollars: number;
}

/** The parts of a tenant's rent. Their sum is what the tenant pays now. */
export function tenantParts(state: State, house: House, tenant: Tenant): RentPart[] {
  const card = tenantCardOf(tenant);
  const full = rentOf(state, house, tenant);
  const own = usesTenantTexts(state) ? (card.pays?.(house, tenant, state) ?? card.rent) : card.rent;
  const parts: RentPart[] = [
    { cause: 'printed', dollars: card.rent },
    { cause: 'text', dollars: own - card.rent },
    { cause: 'celebrities', dollars: full - own },
  ];
  const lost = isSquatted(house)
    ? 'squatted'
    : tenant.withheld > 0
      ? 'withheld'
      : tenant.paid
        ? 'paid'
        : null;
  if (lost) parts.push({ cause: lost, dollars: -full });
  return parts.filter(({ cause, dollars }) => cause === 'printed' || dollars !== 0);
}

export const sumOf = (parts: readonly { dollars: number }[]): number =>
  parts.reduce((sum, { dollars }) => sum + dollars, 0);

/** What one empty flat of the house brings, without squatters. */
export const rentOfEmptyFlat = (state: State, house: House): number =>
  usesTenantTexts(state) && areCelebritiesAmongOthers(house) ? 2 : 1;

export type HousePart =
  | { kind: 'tenant'; tenant: Tenant; dollars: number }
  | { kind: 'withheld' | 'paid'; tenant: Tenant; dollars: number }
  | { kind: 'empty'; count: number; dollars: number }
  | { kind: 'squatted'; dollars: number };

/** The parts of a building's rent. Their sum is the number below it. */
export function houseParts(state: State, house: House): HousePart[] {
  const parts: HousePart[] = house.tenants.flatMap((tenant): HousePart[] => {
    const dollars = rentOf(state, house, tenant);
    const lost = tenant.withheld > 0 ? 'withheld' : tenant.paid ? 'paid' : null;
    return [
      { kind: 'tenant', tenant, dollars },
      ...(lost ? [{ kind: lost, tenant, dollars: -dollars } as const] : []),
    ];
  });
  const count = emptyFlats(house);
  if (count > 0)
    parts.push({ kind: 'empty', count, dollars: count * rentOfEmptyFlat(state, house) });
  if (isSquatted(house)) parts.push({ kind: 'squatted', dollars: -sumOf(parts) });
  return parts;
}

export type SeatPart =
  | { kind: 'house'; house: House; dollars: number }
  /** A prisoner collects this for a building, or as a fixed sum. */
  | { kind: 'prisoner'; house: House | null; dollars: number }
  | { kind: 'least'; dollars: number };

/** The parts of a player's next rent. Their sum is the forecast. */
export function seatParts(state: State, seat: Seat): SeatPart[] {
  const own = housesOf(state, seat);
  const { prisonRent } = editionOf(state);
  let parts: SeatPart[];
  if (state.jailed !== seat)
    parts = own.map((house) => ({ kind: 'house', house, dollars: rentOfHouse(state, house) }));
  else if (prisonRent === 'houses')
    parts = own.map((house) => ({
      kind: 'prisoner',
      house,
      dollars: isSquatted(house) ? 0 : 1,
    }));
  else parts = [{ kind: 'prisoner', house: null, dollars: prisonRent }];
  const least = rentOfSeat(state, seat) - sumOf(parts);
  return least > 0 ? [...parts, { kind: 'least', dollars: least }] : parts;
}

/** What a prisoner would collect in freedom. */
export const rentInFreedom = (state: State, seat: Seat): number =>
  rentOfSeat({ ...state, jailed: null }, seat);
