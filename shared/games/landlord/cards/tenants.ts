// The tenants of the first edition: a card's numbers and what its text does, in one place.
import type { Reason } from '../../../engine/index.ts';
import type { House, Tenant, TenantKind } from '../state.ts';

export interface TenantCard {
  rent: number;
  flats: 1 | 2;
  /** The highest house it moves into. */
  floors: number;
  copies: number;
  /** What it pays by its text, before neighbours double it. */
  pays?(house: House, tenant: Tenant): number;
  /** Where in a house it does not live. */
  barsLevel?(level: number): Reason | null;
  /** Lives with its own kind alone. */
  apart?: true;
  /** Where it lives nobody pays, and the best leave. */
  squats?: true;
  /** Drives everybody else out on moving in. */
  noisy?: true;
  /** Lives to report crimes. */
  reports?: true;
  /** Cannot be murdered. */
  survives?: true;
  /** Is taken up by its landlord again. */
  liftable?: true;
  /** Its landlord is paid for each Move of the others. */
  charges?: number;
}

const ofKind = (house: House, kind: TenantKind) =>
  house.tenants.filter(({ card }) => card === kind);

/** Celebrities among others: then they pay less and everything else in the house twice. */
export const areAmongOthers = (house: House): boolean =>
  house.tenants.some(({ card }) => card === 'celebrities') &&
  house.tenants.some(({ card }) => card !== 'celebrities' && !tenants[card].squats);

export const tenants: Record<TenantKind, TenantCard> = {
  family: { rent: 5, flats: 2, floors: 2, copies: 2, reports: true },
  freaks: { rent: 3, flats: 1, floors: 4, copies: 2, apart: true },
  musician: { rent: 2, flats: 1, floors: 3, copies: 4, noisy: true },
  mother: { rent: 2, flats: 1, floors: 4, copies: 4, liftable: true },
  celebrities: {
    rent: 4,
    flats: 2,
    floors: 3,
    copies: 3,
    pays: (house) => (areAmongOthers(house) ? 2 : 4),
  },
  pensioners: {
    rent: 5,
    flats: 1,
    floors: 1,
    copies: 3,
    barsLevel: (level) => (level > 1 ? { key: 'groundOnly' } : null),
  },
  single: { rent: 3, flats: 1, floors: 3, copies: 2, survives: true },
  student: {
    rent: 2,
    flats: 1,
    floors: 5,
    copies: 5,
    pays: (house, tenant) => 2 + ofKind(house, 'student').indexOf(tenant),
  },
  mover: { rent: 3, flats: 1, floors: 1, copies: 1, pays: () => 1, charges: 2 },
  researcher: { rent: 5, flats: 2, floors: 3, copies: 2 },
  manager: { rent: 6, flats: 2, floors: 1, copies: 2 },
  squatters: { rent: 0, flats: 1, floors: 5, copies: 4, squats: true },
};

export const isTenant = (card: string): card is TenantKind => Object.hasOwn(tenants, card);
