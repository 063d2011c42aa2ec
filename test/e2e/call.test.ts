// Whoever reads in a sheet over the table notices there that they have something to decide.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { openPerson, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { errorsOf, LIVE, waitForBoard } from '../kit/browser/table.ts';

const set = serverAndBrowser();
const GAMES = allGames.map(({ id }) => id);

/** Clicks what is live behind the sheet until the sheet calls the player. */
async function playUntilCalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = () => new Promise((done) => setTimeout(done, 30));
    for (const until = Date.now() + 90_000; Date.now() < until; await wait()) {
      // The answer to the last click may still change whose turn it is.
      if (document.querySelector('[data-busy], [data-telling]')) continue;
      if (document.querySelector('.sheet-call .btn')) return;
      const buttons = document.querySelectorAll('.panel-acts [data-live]');
      const live = buttons.length > 0 ? buttons : document.querySelectorAll('.zones [data-live]');
      const one = live[Math.floor(Math.random() * live.length)];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}

test.each(GAMES)(
  '%s: an open sheet says that the player is called, and leads back',
  async (game) => {
    const ada = await openPerson(set.browser, set.server.url, {
      ...TOUCH_PHONE,
      settings: { quickBots: 'on', recap: 'off' },
    });
    const { page } = ada;
    await page.goto(`/solo/${game}`);
    await waitForBoard(page);
    await page.locator(LIVE).first().waitFor();
    await page.getByRole('button', { name: 'Rules' }).click();
    const call = page.locator('dialog .sheet-call .btn');
    // Whoever opened the sheet in their own turn knows of it.
    expect(await call.count()).toBe(0);
    await playUntilCalled(page);
    expect(await call.textContent()).toMatch(/^(?:Your turn|A question for you)$/);
    expect(await page.title()).toBe(`● ${await call.textContent()}`);
    const box = await call.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await call.click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(errorsOf([ada])).toEqual([]);
    await ada.context.close();
  },
  120_000,
);
