// The rules page of Raja speaks of numbers that the rules keep to themselves: they are the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERAL, KEPT } from '../../client/games/raja/text/numbers.ts';

const sourceOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../shared/games/raja', `${file}.ts`), 'utf8');

const kept = Object.entries(KEPT).flatMap(([file, numbers]) =>
  Object.entries(numbers).map(([name, number]): [string, string, number] => [file, name, number]),
);

test.each(kept)('%s: %s is %d', (file, name, number) => {
  expect(sourceOf(file)).toContain(`const ${name} = ${number};`);
});

test('those that are worked out', () => {
  expect(GENERAL).toMatchObject({ palace: 12, cheap: 9, both: 13, room: 2, roomOfTwo: 1 });
  expect(GENERAL).toMatchObject({ palaces: 7, palacesShort: 6, fetch: 2 });
  expect(GENERAL).toMatchObject({ rounds: 10, roundsShort: 8, quarry: 10, villages: 30 });
});
