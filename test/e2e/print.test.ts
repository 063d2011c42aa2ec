// The rules page of a game on paper: all of it on two sheets of A4, black on white, with every picture.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { DESKTOP, openPerson, type Person, PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();
const GAMES = allGames.map(({ id }) => id);

/** Both sides of two sheets. */
const MOST_PAGES = 4;
/** In pixels, of which an inch has 96. A point is the 72nd part of it. */
const LEAST_TYPE = (8 * 96) / 72;

interface Drawn {
  /** The pictures that the page has room for, and those that are drawn in it. */
  wanted: number;
  drawn: number;
}
declare global {
  interface Window {
    /** What had been drawn when the page was printed. */
    printed: Drawn | undefined;
  }
}

/** Opens the rules in dark colours and notes what they show whenever they are printed. */
async function openRules(
  game: string,
  locale: string,
  viewport: { width: number; height: number },
): Promise<Person> {
  const settings = { theme: 'dark' };
  const person = await openPerson(set.browser, set.server.url, { locale, viewport, settings });
  await person.page.addInitScript(() => {
    const countPictures = () => {
      const all = [...document.querySelectorAll('.example .picture')];
      const isDrawn = (one: Element) =>
        one.getBoundingClientRect().height > 0 && one.querySelector('svg, [data-ref]') !== null;
      const missing = document.querySelectorAll('.example .picture-to-come').length;
      window.printed = { wanted: all.length + missing, drawn: all.filter(isDrawn).length };
    };
    addEventListener('afterprint', countPictures);
    window.print = countPictures;
  });
  await person.page.goto(`/rules/${game}`);
  await person.page.locator('.rulebook section').first().waitFor();
  return person;
}

/** How many examples the page has, whether what draws them is there or not. */
const examplesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.rulebook').getAttribute('data-examples'));

/** Pictures far from the screen are drawn while the browser is idle. */
async function waitForPictures(page: Page): Promise<void> {
  const all = await examplesOf(page);
  await expect.poll(() => page.locator('.example').count(), { timeout: 30_000 }).toBe(all);
  const missing = page.locator('.example .picture-to-come');
  await expect.poll(() => missing.count(), { timeout: 30_000 }).toBe(0);
}

const printed = (page: Page) => page.evaluate(() => window.printed);
const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.each(
  sampleOf(GAMES, 2).flatMap((game, at) => {
    const readers = [
      { game, locale: 'en-GB', viewport: DESKTOP },
      { game, locale: 'it-IT', viewport: PHONE },
      { game, locale: 'fr-FR', viewport: PHONE },
    ];
    return sampleOf(readers, 1, ORDER.seed + at);
  }),
)(
  '$game, $locale: the rules fit on two sheets of A4, with every picture',
  async ({ game, locale, viewport }) => {
    const { page, context, errors } = await openRules(game, locale, viewport);
    await waitForPictures(page);
    const pages = countPages(await page.pdf({ format: 'A4' }));
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(MOST_PAGES);
    const { wanted, drawn } = (await printed(page)) as Drawn;
    expect(wanted).toBeGreaterThanOrEqual(await examplesOf(page));
    expect(drawn).toBe(wanted);
    expect(errors).toEqual([]);
    await context.close();
  },
  60_000,
);

test.each(sampleOf(GAMES, 2, ORDER.seed + 1))(
  '%s: on paper the rules are black on white, readable, and nothing but rules',
  async (game) => {
    const { page, context } = await openRules(game, 'en-GB', DESKTOP);
    await waitForPictures(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const found = await page.evaluate((least) => {
      const colours = getComputedStyle(document.documentElement);
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
      const hasText = (one: Element) =>
        [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const inText = [...document.querySelectorAll('.rulebook *')].filter(
        (one) => !one.closest('.picture, svg') && hasText(one),
      );
      const small = inText.filter(
        (one) => Number.parseFloat(getComputedStyle(one).fontSize) < least,
      );
      return {
        background: colours.backgroundColor,
        ink: colours.color,
        useless: shown('header, button, .btn, input, select').map((one) => one.outerHTML),
        small: small.map((one) => one.outerHTML),
      };
    }, LEAST_TYPE - 0.1);
    expect(found).toEqual({
      background: 'rgb(255, 255, 255)',
      ink: 'rgb(0, 0, 0)',
      useless: [],
      small: [],
    });
    await context.close();
  },
);

test('the button to print waits until every picture is drawn', async () => {
  const { page, context } = await openRules('room-share', 'en-GB', PHONE);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printed(page), { timeout: 30_000 }).toBeDefined();
  const { wanted, drawn } = (await printed(page)) as Drawn;
  expect(wanted).toBeGreaterThan(0);
  expect(wanted).toBeGreaterThanOrEqual(await examplesOf(page));
  expect(drawn).toBe(wanted);
  await context.close();
});
