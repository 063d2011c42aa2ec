// The numbers in the rules page and the card texts, taken from the rules.
import { MAX_FLOORS } from '../../../../shared/games/landlord/building.ts';
import { buildDeck, cardsInBox } from '../../../../shared/games/landlord/cards/deck.ts';
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import type { Edition, EditionId } from '../../../../shared/games/landlord/editions/index.ts';
import { TAVERN_MAX_RENT } from '../../../../shared/games/landlord/houses.ts';
import { NOMAD_FARE } from '../../../../shared/games/landlord/inspection.ts';
import { STARTING_CARDS } from '../../../../shared/games/landlord/setup.ts';
import type {
  Card,
  House,
  State,
  Tenant,
  TenantKind,
} from '../../../../shared/games/landlord/state.ts';
import { BAIL_DOLLARS, CHEAP_CARDS } from '../../../../shared/games/landlord/turn.ts';

/** The numbers of the second edition that its source confirms. All others are ours (LS-1). */
const CONFIRMED: Partial<Record<Card, readonly string[]>> = {
  hacker: ['rent'],
  nomad: ['rent'],
  nobles: ['floors'],
};
export const isOurs = ({ id }: Edition, card: Card, number: 'rent' | 'flats' | 'floors'): boolean =>
  id === 'landlord-2' && !CONFIRMED[card]?.includes(number);

const PRINTED: Record<EditionId, { title: string; year: number }> = {
  landlord: { title: 'Landlord!', year: 1997 },
  'landlord-2': { title: 'Friese’s Landlord', year: 2013 },
};

/** The numbers that stand in braces in the texts of an edition. */
export function editionNumbers(edition: Edition) {
  const of = (id: string) => Number(edition.options.find((spec) => spec.id === id)?.default);
  const box = cardsInBox(edition).length;
  return {
    cards: STARTING_CARDS,
    dollars: edition.start.dollars,
    bail: BAIL_DOLLARS,
    cheap: CHEAP_CARDS,
    highest: MAX_FLOORS,
    fare: NOMAD_FARE,
    ...TAVERN_MAX_RENT,
    deck: buildDeck(edition).length,
    box: box + 1,
    ...edition.apart,
    least: edition.minRent,
    rounds: of('rounds'),
    sum: of('sum'),
    ...PRINTED[edition.id],
  };
}

export const copiesOf = (edition: Edition, card: Card): number =>
  cardsInBox(edition).filter((one) => one === card).length;

/**
 * What a tenant pays by its text: alone, as the second of its kind, and with another tenant in the
 * house.
 */
export function tenantNumbers(kind: TenantKind, edition: Edition) {
  const { rent, flats, floors, charges = 0 } = tenants[kind];
  const pays = (...company: TenantKind[]) => {
    const all = [...company, kind].map((card): Tenant => ({ card, level: 1, withheld: 0 }));
    const house: House = { id: 0, owner: 0, floors: [], roof: [], cellar: false, tenants: all };
    // Rents depend only on the edition of a state.
    const state = { edition: edition.id } as State;
    return tenants[kind].pays?.(house, all.at(-1) as Tenant, state) ?? rent;
  };
  const other = kind === 'single' ? 'student' : 'single';
  const [alone, second, among] = [pays(), pays(kind), pays(other)];
  return { rent, flats, floors, charges, alone, second, among };
}
