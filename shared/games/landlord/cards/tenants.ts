// The tenants of both editions: a card's numbers and what its text does, in one place. How many of each there
// are, each edition says.
import type { Reason } from '../../../engine/index.ts';
import { editionOf } from '../editions/index.ts';
import type { House, State, Tenant, TenantKind } from '../state.ts';

export interface TenantCard {
  rent: number;
  flats: 1 | 2;
  /** The highest house it moves into. */
  floors: number;
  /** What it pays by its text, before neighbours double it. */
  pays?(house: House, tenant: Tenant, state: State): number;
  /** Where in a house it does not live. */
  barsPlace?(house: House, level: number): Reason | null;
  /** Lives with its own kind alone. */
  apart?: true;
  /** Where it lives nobody pays, and the best leave. */
  squats?: true;
  /** Drives everybody else out on moving in. */
  noisy?: true;
  /** Lives to report crimes. */
  reports?: true;
  /** A murder of it fails. */
  survives?: true;
  /** No murder is aimed at it. */
  untouchable?: true;
  /** Is taken up by its landlord again. */
  liftable?: true;
  /** Its landlord is paid for each Move of the others. */
  charges?: number;
  /** Moves on for money, in its landlord's inspection. */
  roams?: true;
  /** Brings monsters, in its landlord's inspection. */
  hatches?: true;
  /** Spoils its building, and a little the others of its landlord, for those who pay more. */
  rowdy?: true;
}

/** The first of its kind in the house pays so much, each later one 1 more. */
const inOrder =
  (first: number): NonNullable<TenantCard['pays']> =>
  (house, tenant) =>
    first + house.tenants.filter(({ card }) => card === tenant.card).indexOf(tenant);

const groundOnly = (_house: House, level: number): Reason | null =>
  level > 1 ? { key: 'groundOnly' } : null;
const atticOnly = ({ floors }: House, level: number): Reason | null =>
  level > floors.length ? null : { key: 'atticOnly' };
const extraFlat = (house: House): Reason | null =>
  house.cellar || hasRoofFlat(house) ? null : { key: 'extraFlat' };

/** The attic: a dormer, or a roof that has been renovated. */
export const hasRoofFlat = ({ roof }: House): boolean =>
  roof.at(-1) === 'dormer' || roof.at(-1) === 'roofRenovation';

/** Celebrities among others: then they pay less and everything else in the house twice. */
export const areAmongOthers = (house: House): boolean =>
  house.tenants.some(({ card }) => card === 'celebrities') &&
  house.tenants.some(({ card }) => card !== 'celebrities' && !tenants[card].squats);

export const tenants: Record<TenantKind, TenantCard> = {
  family: { rent: 5, flats: 2, floors: 2, reports: true },
  freaks: { rent: 3, flats: 1, floors: 4, apart: true },
  musician: { rent: 2, flats: 1, floors: 3, noisy: true },
  mother: { rent: 2, flats: 1, floors: 4, liftable: true },
  celebrities: {
    rent: 4,
    flats: 2,
    floors: 3,

    pays: (house) => (areAmongOthers(house) ? 2 : 4),
  },
  pensioners: {
    rent: 5,
    flats: 1,
    floors: 1,

    barsPlace: groundOnly,
  },
  single: { rent: 3, flats: 1, floors: 3, survives: true },
  student: {
    rent: 2,
    flats: 1,
    floors: 5,

    pays: inOrder(2),
  },
  mover: {
    rent: 3,
    flats: 1,
    floors: 1,
    pays: (_house, _tenant, state) => editionOf(state).moverPays,
    charges: 2,
  },
  researcher: { rent: 5, flats: 2, floors: 3 },
  manager: { rent: 6, flats: 2, floors: 1 },
  squatters: { rent: 0, flats: 1, floors: 5, squats: true },
  // The second edition's. Most of these numbers are ours (LS-1): none of the sources has them all.
  groupHouse: { rent: 4, flats: 2, floors: 3, untouchable: true },
  hacker: { rent: 2, flats: 1, floors: 5, pays: inOrder(2) },
  manWithDog: { rent: 4, flats: 1, floors: 2, barsPlace: groundOnly },
  monster: { rent: 1, flats: 1, floors: 5 },
  nobles: { rent: 7, flats: 2, floors: 1, barsPlace: extraFlat },
  oddOnes: { rent: 3, flats: 1, floors: 4, apart: true },
  nomad: { rent: 0, flats: 1, floors: 5, roams: true },
  scientist: { rent: 4, flats: 1, floors: 4, barsPlace: atticOnly, hatches: true },
  tavern: { rent: 3, flats: 1, floors: 3, barsPlace: groundOnly, rowdy: true },
};

export const isTenant = (card: string): card is TenantKind => Object.hasOwn(tenants, card);
