// The tenants of both editions: the numbers of each card and what its text does. The editions say
// how many of each there are.
import type { Reason } from '../../../engine/index.ts';
import { editionOf } from '../editions/index.ts';
import type { House, State, Tenant, TenantKind } from '../state.ts';

export interface TenantCard {
  rent: number;
  flats: 1 | 2;
  /** The number of floors of the highest house that the tenant moves into. */
  floors: number;
  /** The rent by the card's text, before Celebrities double it. */
  pays?(house: House, tenant: Tenant, state: State): number;
  /** Returns the reason why the tenant does not live on this level of a house. */
  whyNotPlace?(house: House, level: number): Reason | null;
  /** Lives only with its own kind. */
  apart?: true;
  /** Nobody in its building pays, and the tenants who pay most leave. */
  squats?: true;
  /** Drives all others out when it moves in. */
  noisy?: true;
  /** Reports crimes. */
  reports?: true;
  /** Survives every murder (LL-25). */
  survives?: true;
  /** Nobody may aim a murder at it (LS-15). */
  untouchable?: true;
  /** Its landlord may take it back out of its flat (LL-45). */
  liftable?: true;
  /** The dollars that its landlord gets for each Move of another player (LL-5). */
  charges?: number;
  /** May move on for money in its landlord's inspection (LS-18). */
  roams?: true;
  /** Brings a monster in its landlord's inspection (LS-16). */
  hatches?: true;
  /**
   * Keeps expensive tenants away: strictly from its own building, less strictly from its landlord's
   * others (LS-2).
   */
  rowdy?: true;
}

/** The first tenant of its kind in the house pays this much, and each later one pays 1 more. */
const payByOrder =
  (first: number): NonNullable<TenantCard['pays']> =>
  (house, tenant) =>
    first + house.tenants.filter(({ card }) => card === tenant.card).indexOf(tenant);

const groundOnly = (_house: House, level: number): Reason | null =>
  level > 1 ? { key: 'groundOnly' } : null;
const atticOnly = ({ floors }: House, level: number): Reason | null =>
  level > floors.length ? null : { key: 'atticOnly' };
const extraFlat = (house: House): Reason | null =>
  house.cellar || hasRoofFlat(house) ? null : { key: 'extraFlat' };

/** True if the house has an attic: a dormer, or a renovated roof. */
export const hasRoofFlat = ({ roof }: House): boolean =>
  roof.at(-1) === 'dormer' || roof.at(-1) === 'roofRenovation';

/**
 * LL-4: next to other tenants Celebrities pay less, and everything else in the house brings twice
 * as much. Squatters do not count as others.
 */
export const areCelebritiesAmongOthers = (house: House): boolean =>
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

    pays: (house) => (areCelebritiesAmongOthers(house) ? 2 : 4),
  },
  pensioners: {
    rent: 5,
    flats: 1,
    floors: 1,

    whyNotPlace: groundOnly,
  },
  single: { rent: 3, flats: 1, floors: 3, survives: true },
  student: {
    rent: 2,
    flats: 1,
    floors: 5,

    pays: payByOrder(2),
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
  // The tenants of the second edition. LS-1: most of these numbers are ours, because no source
  // lists them all.
  groupHouse: { rent: 4, flats: 2, floors: 3, untouchable: true },
  hacker: { rent: 2, flats: 1, floors: 5, pays: payByOrder(2) },
  manWithDog: { rent: 4, flats: 1, floors: 2, whyNotPlace: groundOnly },
  monster: { rent: 1, flats: 1, floors: 5 },
  nobles: { rent: 7, flats: 2, floors: 1, whyNotPlace: extraFlat },
  oddOnes: { rent: 3, flats: 1, floors: 4, apart: true },
  nomad: { rent: 0, flats: 1, floors: 5, roams: true },
  scientist: { rent: 4, flats: 1, floors: 4, whyNotPlace: atticOnly, hatches: true },
  tavern: { rent: 3, flats: 1, floors: 3, whyNotPlace: groundOnly, rowdy: true },
};

export const isTenant = (card: string): card is TenantKind => Object.hasOwn(tenants, card);
