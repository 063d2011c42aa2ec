// Checks that every ruling in the README of a game has a scenario whose title names it, and that no title names a ruling
// that the README lacks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TITLE = /^\s*(?:test|describe)\(\s*(['"`])(.*?)\1,/gms;
/** Titles of table tests may cite a ruling, too, but do not count as its scenario: one row alone shows no ruling. */
const ANY_TITLE = /^\s*(?:test|describe)(?:\.each\([^;]*?\))?\(\s*(['"`])(.*?)\1,/gms;
const titlesIn = (text: string, pattern = TITLE): string[] =>
  [...text.matchAll(pattern)].map(([, , title = '']) => title);

interface Page {
  /** The folder of the scenarios, and the game that has the page. */
  folder: string;
  game: string;
  /** The letters before the numbers, and how many rulings there are. */
  mark: string;
  count: number;
}

export function testRulings({ folder, game, mark, count }: Page): void {
  const page = join(import.meta.dirname, '../../../shared/games', game, 'README.md');
  const onPage = [...readFileSync(page, 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
    ([, ruling]) => ruling as string,
  );
  const marks = [...new Set(onPage.map((ruling) => ruling.replace(/-\d+$/, '')))];
  const cited = (text: string): string[] =>
    text.match(new RegExp(`(?:${marks.join('|')})-\\d+`, 'g')) ?? [];
  const rulings = onPage.filter((ruling) => ruling.startsWith(`${mark}-`));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const titles = files.flatMap((text) => titlesIn(text));
  const all = files.flatMap((text) => titlesIn(text, ANY_TITLE));

  test(`the page has ${count} rulings`, () => {
    expect(rulings).toEqual(Array.from({ length: count }, (_, at) => `${mark}-${at + 1}`));
  });

  test.each(rulings)('%s has a scenario', (ruling) => {
    expect(titles.filter((title) => cited(title).includes(ruling))).not.toEqual([]);
  });

  test('no title cites a ruling that is not on the page', () => {
    expect(all.flatMap(cited).filter((ruling) => !onPage.includes(ruling))).toEqual([]);
  });

  test('finds titles in every form in which they are written', () => {
    const text =
      "describe('XX-1: a', () => {\n  test(\n    'XX-2',\n  )\n // test('XX-3')\n it.each('XX-4')";
    expect(titlesIn(`${text}\n  test('XX-5: c', () => {`)).toEqual(['XX-1: a', 'XX-2', 'XX-5: c']);
  });
}
