// The rules page of Landlord! speaks of numbers that the rules keep to themselves: they are the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEPT, numbersOf } from '../../client/games/landlord/text/numbers.ts';

const folder = join(import.meta.dirname, '../../shared/games/landlord');
const rules = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test.each(Object.entries(KEPT))('%s is %d', (name, number) => {
  expect(rules).toContain(`const ${name} = ${number};`);
});

test('what tenants pay alone, as the second of their kind, and in company', () => {
  expect(numbersOf('student')).toMatchObject({ alone: 2, second: 3, among: 2 });
  expect(numbersOf('celebrities')).toMatchObject({ alone: 4, second: 4, among: 2 });
  expect(numbersOf('mover')).toMatchObject({ rent: 3, alone: 1, charges: 2 });
});
