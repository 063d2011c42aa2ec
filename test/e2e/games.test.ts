// Whole games of people in real browsers, from the home page by the invite link to the count.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Server } from '../server/server.ts';
import { openBrowser, PHONE } from './browser.ts';
import { complaintsOf, monkey, tableOf } from './table.ts';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.withClient(), openBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('a monkey that clicks only what is live finishes the game', () => {
  test.each([2, 3, 4])(
    'with %i players',
    async (count) => {
      const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
      const { people } = await tableOf(browser, server.url, count, [undefined, phone]);
      await Promise.all(people.map(({ page }) => monkey(page)));
      for (const { page } of people) {
        expect(await page.locator('.standing li').count()).toBe(count);
        await page.context().close();
      }
      expect(complaintsOf(people)).toEqual([]);
    },
    240_000,
  );
});
