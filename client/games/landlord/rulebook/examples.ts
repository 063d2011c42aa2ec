// The results of the rules page's worked examples, computed by the rules.
import { tenants } from '../../../../shared/games/landlord/cards/tenants.ts';
import type { Edition } from '../../../../shared/games/landlord/editions/index.ts';
import { rentOf, rentOfHouse } from '../../../../shared/games/landlord/houses.ts';
import type { House, State, Tenant, TenantKind } from '../../../../shared/games/landlord/state.ts';

type Lodger = [level: number, kind: TenantKind];

/** Returns the rent of a building with three floors, and what each of its tenants pays. */
export function exampleRents(edition: Edition, extra: 'cellar' | 'roof' | null, lodgers: Lodger[]) {
  const living = lodgers.map(([level, card]): Tenant => ({ card, level, withheld: 0 }));
  const house: House = {
    id: 0,
    owner: 0,
    floors: ['?', '?', '?'],
    roof: extra === 'roof' ? ['dormer'] : ['roof'],
    cellar: extra === 'cellar',
    tenants: living,
  };
  // Rents depend only on the edition and the options of a state.
  const state = { edition: edition.id, options: {} } as State;
  return { all: rentOfHouse(state, house), each: living.map((one) => rentOf(state, house, one)) };
}

/** The dollars of the player in the rules page's example of a Move. They are not enough to pay for it. */
const SHORT_DOLLARS = 5;

/**
 * The cards bought in the example of a whole turn: all cheap, and fewer than the rent would buy.
 */
const CARDS_BOUGHT = 3;

export function exampleNumbers(edition: Edition) {
  const kind = edition.deck.student ? 'student' : 'hacker';
  const three = exampleRents(edition, 'roof', [
    [1, kind],
    [2, kind],
    [3, kind],
  ]);
  const two = exampleRents(edition, 'roof', [
    [2, kind],
    [3, kind],
  ]);
  const stars = exampleRents(edition, 'cellar', [[1, 'celebrities']]);
  const company = exampleRents(edition, 'cellar', [
    [1, 'celebrities'],
    [3, 'student'],
  ]);
  const { all: income } = exampleRents(edition, null, [[1, kind]]);
  const [one = 0, next = 0, last = 0] = three.each;
  const [among = 0, doubled = 0] = company.each;
  const { charges = 0, rent: mover } = tenants.mover;
  return {
    one,
    next,
    last,
    three: three.all,
    two: two.all,
    celebrities: stars.each[0] ?? 0,
    stars: stars.all,
    among,
    doubled,
    lit: company.all - among - doubled,
    company: company.all,
    mover,
    charges,
    manager: tenants.manager.rent,
    purse: SHORT_DOLLARS,
    rest: SHORT_DOLLARS - charges,
    low: tenants.family.floors,
    mother: tenants.mother.rent,
    dog: tenants.manWithDog.rent,
    income,
    bought: CARDS_BOUGHT,
    after: edition.start.dollars + income - CARDS_BOUGHT,
  };
}
