// The numbers that the rules pages of Landlord! speak of, as the rules have them: here they stand as they are printed.
import { expect, test } from 'vitest';
import { generalOf, numbersOf } from '../../client/games/landlord/text/numbers.ts';
import { first, second } from '../../shared/games/landlord/editions/index.ts';

test.each([first, second])('what both editions have in common: $id', (edition) => {
  expect(generalOf(edition)).toMatchObject({ cards: 5, bail: 5, cheap: 5, highest: 5, fare: 2 });
});

test('what one may pay with a Tavern, and near it', () => {
  expect(generalOf(first)).toMatchObject({ here: 2, near: 3 });
});

test('what is in the boxes', () => {
  expect(generalOf(first)).toMatchObject({ deck: 109, box: 110, dollars: 5, least: 1, rounds: 10 });
  expect(generalOf(second)).toMatchObject({ deck: 97, box: 120, roofs: 18, monsters: 4, least: 2 });
});

test('what tenants pay alone, as the second of their kind, and in company', () => {
  expect(numbersOf('student', first)).toMatchObject({ alone: 2, second: 3, among: 2 });
  expect(numbersOf('celebrities', first)).toMatchObject({ alone: 4, second: 4, among: 2 });
  expect(numbersOf('mover', first)).toMatchObject({ rent: 3, alone: 1, charges: 2 });
  expect(numbersOf('mover', second)).toMatchObject({ alone: 3, charges: 2 });
  expect(numbersOf('hacker', second)).toMatchObject({ alone: 2, second: 3 });
});
