// Every screen passes axe and fits, in three languages, on small and large screens, in light and dark colours.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../kit/browser/axe.ts';
import { DESKTOP, openPerson, PHONE } from '../kit/browser/browser.ts';
import { overflowOf } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, openLobby, startGame, waitForBoard } from '../kit/browser/table.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

/** An entry that TypeScript does not know. */
type LayoutShift = PerformanceEntry & { value: number };
declare global {
  interface Window {
    /** The sum of all shifts since the page began to load. */
    layoutShift: number;
  }
}

async function screens(page: Page, look: (name: string) => Promise<void>, other: Page) {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('about');
  await page.goto('/rules/room-share');
  await page.locator('.rulebook section').first().waitFor();
  await look('rules');
  await page.goto('/here/room-share');
  await page.locator('.here-names').waitFor();
  await look('here');
  await page.goto('/');
  await page.locator('.shelf').waitFor();
  await look('home');
  await page.locator('.game-acts .btn.primary').first().click();
  await page.locator('.chairs').waitFor();
  await look('lobby');
  await other.goto(page.url());
  await other.locator('.lobby-act .btn').click();
  await page.locator('.lobby-act .btn:enabled').click();
  await waitForBoard(page);
  await look('table');
}

describe.each([
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  test.each(sampleOf(['en-GB', 'it-IT', 'fr-FR'], 1, ORDER.seed + viewport.width))(
    '%s: axe finds nothing, and nothing is wider than the screen',
    async (locale) => {
      const options = { viewport, colorScheme, locale };
      const [ada, ben] = await Promise.all([
        openPerson(set.browser, set.server.url, options),
        openPerson(set.browser, set.server.url, options),
      ]);
      const found: string[] = [];
      const look = async (screen: string) => {
        found.push(
          ...(await findAccessibilityFaults(ada.page)).map((fault) => `${screen}: ${fault}`),
        );
        if ((await overflowOf(ada.page)) > 0) found.push(`${screen}: wider than the screen`);
        const words = (await ada.page.textContent('body')) ?? '';
        if (/undefined|\[object|NaN/.test(words)) found.push(`${screen}: ${words.slice(0, 200)}`);
      };
      await screens(ada.page, look, ben.page);
      expect(found).toEqual([]);
      expect(await ada.page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
      expect(ada.errors).toEqual([]);
    },
    120_000,
  );
});

test.each(['en-GB', 'it-IT', 'fr-FR'])(
  '%s: an invite link loads with at most six requests, and the layout does not shift',
  async (locale) => {
    const host = await openPerson(set.browser, set.server.url);
    const link = await openLobby(host.page);
    const guest = await openPerson(set.browser, set.server.url, { locale });
    const asked: string[] = [];
    guest.page.on('request', (request) => asked.push(request.url()));
    await guest.page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) window.layoutShift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await guest.page.goto(link);
    await guest.page.locator('.lobby-act .btn:enabled').waitFor();
    const first = asked.filter((one) => !/sw\.js|icon|manifest/.test(one));
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(6);
    // The page names all files that it needs, so that no file is discovered only after another one has loaded.
    const html = await (await fetch(link, { headers: { 'Accept-Language': locale } })).text();
    const preloaded = [...html.matchAll(/(?:modulepreload" href|src)="([^"]+)"/g)];
    const named = preloaded.map(([, path]) => `${set.server.url}${path}`);
    expect(first.slice(1).sort()).toEqual(named.sort());
    const shift = await guest.page.evaluate(() => window.layoutShift);
    expect(shift).toBeLessThan(0.02);
  },
  60_000,
);

test('axe finds nothing in open dialogs either', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  const page = people[0]?.page as Page;
  for (const name of ['Rules', 'Settings']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('dialog.sheet').waitFor();
    expect(await findAccessibilityFaults(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await Promise.all(people.map((one) => clickAtRandom(one.page)));
  expect(await findAccessibilityFaults(page)).toEqual([]);
}, 120_000);
