// Every ruling of the game's own page is shown by a scenario that bears its number, and no others are cited.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '../../../shared/games/raja/README.md');
const scenarios = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));

const titlesIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:test|describe)\(\s*(['"`])(.*?)\1,/gms)].map(
    ([, , title = '']) => title,
  );
const cited = (text: string): string[] => text.match(/RJ-\d+/g) ?? [];

const titles = scenarios.flatMap((name) =>
  titlesIn(readFileSync(join(import.meta.dirname, name), 'utf8')),
);
const rulings = [...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*(RJ-\d+)\*\*/gm)].map(
  ([, ruling]) => ruling as string,
);

test('the page has thirty-four rulings', () => {
  expect(rulings).toEqual(Array.from({ length: 34 }, (_, at) => `RJ-${at + 1}`));
});

test.each(rulings)('%s has a scenario', (ruling) => {
  expect(titles.filter((title) => cited(title).includes(ruling))).not.toEqual([]);
});

test('no title cites a ruling that is not there', () => {
  expect(titles.flatMap(cited).filter((ruling) => !rulings.includes(ruling))).toEqual([]);
});

test('titles are found as they are written', () => {
  const text =
    "describe('RJ-1: a', () => {\n  test(\n    'RJ-2',\n  )\n // test('RJ-3')\n it.each('RJ-4')";
  expect(titlesIn(`${text}\n  test('RJ-5: c', () => {`)).toEqual(['RJ-1: a', 'RJ-2', 'RJ-5: c']);
});
