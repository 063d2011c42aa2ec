// The search for flats at a demolition tries only some assignments. This compares it with one that
// tries all.
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { buildDeck } from '../../../shared/games/landlord/cards/deck.ts';
import { isTenant } from '../../../shared/games/landlord/cards/tenants.ts';
import { first } from '../../../shared/games/landlord/editions/index.ts';
import { suitableFlats } from '../../../shared/games/landlord/houses.ts';
import { parse } from '../../../shared/games/landlord/notation.ts';
import { canAllMoveOut } from '../../../shared/games/landlord/rehousing.ts';
import type { House, State, Tenant } from '../../../shared/games/landlord/state.ts';

const moveIn = (state: State, at: number, tenant: Tenant): State => ({
  ...state,
  houses: state.houses.map((house) =>
    house.id === at ? { ...house, tenants: [...house.tenants, tenant] } : house,
  ),
});

/** Tries every order and every flat. */
const findsFlats = (state: State, waiting: readonly Tenant[]): boolean =>
  waiting.length === 0 ||
  waiting.some((tenant) =>
    suitableFlats(state, tenant.card).some(({ house, level }) =>
      findsFlats(
        moveIn(state, house, { ...tenant, level }),
        waiting.filter((one) => one !== tenant),
      ),
    ),
  );

/** Builds three small houses with random tenants wherever they suit. House #0 is to be emptied. */
function city(random: Random): State {
  const house = (id: number) => {
    const roof = random.pick(['roof', 'dormer']);
    return `#${id} ada ${random.below(3) + 1} ${roof}${random.pick(['', ' cellar'])}:`;
  };
  const basic = random.below(5) === 0;
  let state = parse(`
    > ada $5:
    ben $5:
    ${[0, 1, 2].map(house).join('\n')}
    options: {"tenantTexts":${!basic}}`);
  for (const card of random.shuffle(buildDeck(first).filter(isTenant)).slice(0, 12)) {
    const spots = suitableFlats(state, card).filter(({ house }) => {
      const here = (state.houses[house] as House).tenants.length;
      return house === 0 ? here < 4 : here < 2;
    });
    if (spots.length === 0) continue;
    const { house, level } = random.pick(spots);
    state = moveIn(state, house, { card, level, withheld: 0 });
  }
  return state;
}

test('LL-14: a demolition is offered if and only if some order rehouses all tenants', () => {
  const random = Random.from(seedFrom(14));
  const found = { yes: 0, no: 0 };
  for (let time = 0; time < 600; time++) {
    const state = city(random);
    const [first, ...others] = state.houses as [House, ...House[]];
    const all = findsFlats({ ...state, houses: others }, first.tenants);
    expect(canAllMoveOut(state, first, first.tenants), JSON.stringify(state.houses)).toBe(all);
    if (first.tenants.length > 1) found[all ? 'yes' : 'no']++;
  }
  expect(Math.min(found.yes, found.no)).toBeGreaterThan(50);
});
