// The rules pages of Landlord! compute their numbers from the rules. Here they are compared with the printed rules.
import { beforeAll, expect, test } from 'vitest';
import { editionNumbers, tenantNumbers } from '../../client/games/landlord/text/numbers.ts';
import type { Numbers } from '../../client/text/compose.ts';
import { first, second } from '../../shared/games/landlord/editions/index.ts';
import { rules } from '../../shared/games/landlord/rules.ts';
import { rules as secondRules } from '../../shared/games/landlord-2/rules.ts';
import { loadPart } from '../kit/load-client.ts';

/** What the texts of each example say in numbers. */
const numbers: Record<'landlord' | 'landlord-2', Record<string, Numbers>> = {
  landlord: {},
  'landlord-2': {},
};
let printedNumbers: Numbers;
beforeAll(async () => {
  const { numbersOf, ...part } = await loadPart('games/landlord/rulebook/examples/numbers.ts');
  ({ printedNumbers } = part);
  for (const game of [rules, secondRules]) {
    const id = game.id as keyof typeof numbers;
    const { examples } = await loadPart(`games/${id}/rulebook/examples/index.ts`);
    for (const [example, shape] of Object.entries(examples))
      numbers[id][example] = numbersOf(game, shape);
  }
});

test.each([first, second])(
  '$id: the rules page has the numbers that are the same in both editions',
  (edition) => {
    expect(editionNumbers(edition)).toMatchObject({
      cards: 5,
      bail: 5,
      cheap: 5,
      highest: 5,
      fare: 2,
    });
  },
);

test('the rules pages have the highest rents of tenants with the Tavern and near it', () => {
  expect(editionNumbers(first)).toMatchObject({ here: 2, near: 3 });
});

test('the rules pages have the numbers of cards and dollars in each box', () => {
  expect(editionNumbers(first)).toMatchObject({
    deck: 109,
    box: 110,
    dollars: 5,
    least: 1,
    rounds: 10,
  });
  expect(editionNumbers(second)).toMatchObject({
    deck: 97,
    box: 120,
    roofs: 18,
    monsters: 4,
    least: 2,
  });
});

test('the rules pages have the rents of tenants alone, as the second of their kind, and among others', () => {
  expect(tenantNumbers('student', first)).toMatchObject({ alone: 2, second: 3, among: 2 });
  expect(tenantNumbers('celebrities', first)).toMatchObject({ alone: 4, second: 4, among: 2 });
  expect(tenantNumbers('mover', first)).toMatchObject({ rent: 3, alone: 1, charges: 2 });
  expect(tenantNumbers('mover', second)).toMatchObject({ alone: 3, charges: 2 });
  expect(tenantNumbers('hacker', second)).toMatchObject({ alone: 2, second: 3 });
});

test.each([
  ['order', { flat0_1: 2, flat0_2: 3, house0: 7, flat0_3After: 4, house0After: 10 }],
  ['buying', { money0: 5, rent0: 4, drawn0: 3, money0After: 6 }],
  ['report', { rent0: 5 }],
] as const)('the example "%s" adds up in both editions', (id, sums) => {
  expect(numbers.landlord[id]).toMatchObject(sums);
  expect(numbers['landlord-2'][id]).toMatchObject(sums);
});

test.each([
  ['celebrities', { flat0_1: 4, house0: 6 }],
  ['celebrities', { flat0_1After: 2, flat0_3After: 4, empty0After: 2, house0After: 8 }],
  ['moveChain', { money0: 5, flat1_1: 6, gain1: 3, gain2: 2, money0After: 0 }],
  ['report', { rent0After: 1 }],
  ['musician', { rent0: 4, rent1: 6, rent0After: 7, rent1After: 4 }],
] as const)('the example "%s" of the first edition adds up', (id, sums) => {
  expect(numbers.landlord[id]).toMatchObject(sums);
});

test.each([
  ['report', { rent0After: 2 }],
  ['broker', { flat1_3: 4, gain1: 4, flat0_2After: 2, rent0After: 2 }],
  ['tavern', { flat1_3: 4, flat0_0After: 2, rent0: 16, rent0After: 13 }],
  ['roofPrice', { buildings0: 2, loss0: 2, buildings0After: 3 }],
  ['nobles', { flat0_0After: 7 }],
] as const)('the example "%s" of the second edition adds up', (id, sums) => {
  expect(numbers['landlord-2'][id]).toMatchObject(sums);
});

test('the examples have the numbers that stand on the cards', () => {
  expect(printedNumbers).toMatchObject({ familyFloors: 2, moverCharges: 2, moverRent: 3 });
  expect(printedNumbers).toMatchObject({ manWithDogRent: 4, motherRent: 2, celebritiesRent: 4 });
});
