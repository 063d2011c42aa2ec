// The rules pages of Landlord! compute their numbers from the rules. Here they are compared with the printed rules.
import { expect, test } from 'vitest';
import { exampleNumbers } from '../../client/games/landlord/rulebook/examples.ts';
import { editionNumbers, tenantNumbers } from '../../client/games/landlord/text/numbers.ts';
import { first, second } from '../../shared/games/landlord/editions/index.ts';

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

test('the examples of the rules pages have the right sums', () => {
  const students = { one: 2, next: 3, last: 4, three: 10, two: 7 };
  const celebrities = { celebrities: 4, stars: 6, among: 2, doubled: 4, lit: 2, company: 8 };
  expect(exampleNumbers(first)).toMatchObject({ ...students, ...celebrities });
  expect(exampleNumbers(first)).toMatchObject({
    charges: 2,
    manager: 6,
    purse: 5,
    rest: 3,
    low: 2,
  });
  expect(exampleNumbers(second)).toMatchObject({ ...students, mother: 2, dog: 4 });
  expect(exampleNumbers(first)).toMatchObject({ income: 4, bought: 3, after: 6 });
  expect(exampleNumbers(second)).toMatchObject({ income: 4, bought: 3, after: 4 });
});
