// The rules pages of Landlord! speak of numbers that the rules keep to themselves: they are the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generalOf, KEPT, MOST, numbersOf } from '../../client/games/landlord/text/numbers.ts';
import { first, second } from '../../shared/games/landlord/editions/index.ts';

const folder = join(import.meta.dirname, '../../shared/games/landlord');
const rules = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test.each(Object.entries(KEPT))('%s is %d', (name, number) => {
  expect(rules).toContain(`const ${name} = ${number};`);
});

test('what one may pay with a Tavern, and near it', () => {
  expect(rules).toContain(`const MOST = { here: ${MOST.here}, near: ${MOST.near} };`);
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
