// Every ruling of the game's own page is shown by a scenario that bears its number, and no others are cited.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '../../../shared/games/room-share/README.md');
const scenarios = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));

const titlesIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:test|describe)\(\s*(['"`])(.*?)\1,/gms)].map(
    ([, , title = '']) => title,
  );
const cited = (text: string): string[] => text.match(/RS-\d+/g) ?? [];

const titles = scenarios.flatMap((name) =>
  titlesIn(readFileSync(join(import.meta.dirname, name), 'utf8')),
);
const rulings = [...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*(RS-\d+)\*\*/gm)].map(
  ([, ruling]) => ruling as string,
);

test('the page has seventeen rulings', () => {
  expect(rulings).toEqual(Array.from({ length: 17 }, (_, at) => `RS-${at + 1}`));
});

test.each(rulings)('%s has a scenario', (ruling) => {
  expect(titles.filter((title) => cited(title).includes(ruling))).not.toEqual([]);
});

test('no title cites a ruling that is not there', () => {
  expect(titles.flatMap(cited).filter((ruling) => !rulings.includes(ruling))).toEqual([]);
});

test('titles are found as they are written', () => {
  const text =
    "describe('RS-1: a', () => {\n  test(\n    'RS-2',\n  )\n // test('RS-3')\n it.each('RS-4')";
  expect(titlesIn(`${text}\n  test('RS-5: c', () => {`)).toEqual(['RS-1: a', 'RS-2', 'RS-5: c']);
});
