// Every ruling of a game's own page is shown by a scenario that bears its number, and no others are cited.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TITLE = /^\s*(?:test|describe)\(\s*(['"`])(.*?)\1,/gms;
/** Those of rows of a table, too: they may cite, but one row alone shows no ruling. */
const ANY_TITLE = /^\s*(?:test|describe)(?:\.each\([^;]*?\))?\(\s*(['"`])(.*?)\1,/gms;
const titlesIn = (text: string, pattern = TITLE): string[] =>
  [...text.matchAll(pattern)].map(([, , title = '']) => title);

interface Page {
  /** The folder of the scenarios, and the game whose page it is. */
  folder: string;
  game: string;
  /** What the numbers begin with, and how many there are. */
  mark: string;
  count: number;
}

export function everyRulingHasAScenario({ folder, game, mark, count }: Page): void {
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

  test('no title cites a ruling that is not there', () => {
    expect(all.flatMap(cited).filter((ruling) => !onPage.includes(ruling))).toEqual([]);
  });

  test('titles are found as they are written', () => {
    const text =
      "describe('XX-1: a', () => {\n  test(\n    'XX-2',\n  )\n // test('XX-3')\n it.each('XX-4')";
    expect(titlesIn(`${text}\n  test('XX-5: c', () => {`)).toEqual(['XX-1: a', 'XX-2', 'XX-5: c']);
  });
}
