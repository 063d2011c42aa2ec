// Every ruling of the second edition on the game's own page is shown by a scenario that bears its number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '../../../shared/games/landlord/README.md');
const TITLE = /^\s*(?:test|describe)(?:\.each\([^;]*?\))?\(\s*(['"`])(.*?)\1,/gms;

const titles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return [...text.matchAll(TITLE)].map(([, , title = '']) => title);
  });
const cited = (text: string): string[] => text.match(/L[LS]-\d+/g) ?? [];
const onPage = [...readFileSync(PAGE, 'utf8').matchAll(/^- \*\*(L[LS]-\d+)\*\*/gm)].map(
  ([, ruling]) => ruling as string,
);
const rulings = onPage.filter((ruling) => ruling.startsWith('LS-'));

test('the page has twenty-five rulings of the second edition', () => {
  expect(rulings).toEqual(Array.from({ length: 25 }, (_, at) => `LS-${at + 1}`));
});

test.each(rulings)('%s has a scenario', (ruling) => {
  expect(titles.filter((title) => cited(title).includes(ruling))).not.toEqual([]);
});

test('no title cites a ruling that is not there', () => {
  expect(titles.flatMap(cited).filter((ruling) => !onPage.includes(ruling))).toEqual([]);
});
