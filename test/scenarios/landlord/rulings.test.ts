// Every ruling of the game's own page is shown by a scenario that bears its number, and no others are cited.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '../../../shared/games/landlord/README.md');
const scenarios = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));

const titlesIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:test|describe)\(\s*(['"`])(.*?)\1,/gms)].map(
    ([, , title = '']) => title,
  );
const cited = (text: string): string[] => text.match(/LL-\d+/g) ?? [];

const titles = scenarios.flatMap((name) =>
  titlesIn(readFileSync(join(import.meta.dirname, name), 'utf8')),
);
const rulings = [...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*(LL-\d+)\*\*/gm)].map(
  ([, ruling]) => ruling as string,
);

test('the page has forty-seven rulings', () => {
  expect(rulings).toEqual(Array.from({ length: 47 }, (_, at) => `LL-${at + 1}`));
});

test.each(rulings)('%s has a scenario', (ruling) => {
  expect(titles.filter((title) => cited(title).includes(ruling))).not.toEqual([]);
});

test('no title cites a ruling that is not there', () => {
  expect(titles.flatMap(cited).filter((ruling) => !rulings.includes(ruling))).toEqual([]);
});

test('titles are found as they are written', () => {
  const text =
    "describe('LL-1: a', () => {\n  test(\n    'LL-2',\n  )\n // test('LL-3')\n it.each('LL-4')";
  expect(titlesIn(`${text}\n  test('LL-5: c', () => {`)).toEqual(['LL-1: a', 'LL-2', 'LL-5: c']);
});
