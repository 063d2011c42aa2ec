// Foyer works without a network and without a mouse.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { waitForServiceWorker } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, startGame, waitForTurn } from '../kit/browser/table.ts';

const set = serverAndBrowser();

test('several people play a whole game at one device while it is offline', async () => {
  const ada = await openPerson(set.browser, set.server.url, { viewport: PHONE });
  const { page } = ada;
  await page.goto('/here/room-share');
  await page.getByRole('button', { name: 'Start on this device' }).waitFor();
  await waitForServiceWorker(page);
  await ada.context.setOffline(true);
  await page.getByRole('button', { name: 'Start on this device' }).click();
  const clicks = await clickAtRandom(page);
  expect(clicks).toBeGreaterThan(20);
  expect(await page.locator('.standing li').count()).toBe(2);
  expect(ada.errors).toEqual([]);
}, 240_000);

test('every page opens offline, also in a language that was not used before', async () => {
  const { page, context, errors } = await openPerson(set.browser, set.server.url);
  await page.goto('/');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (const path of ['/about', '/rules/room-share', '/here/room-share', '/']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
  }
  await page.getByRole('combobox').selectOption('fr');
  await page.getByText('Jeux de société\u00a0: il suffit d’un lien').waitFor();
  await page.goto('/rules/room-share');
  await page.locator('.rulebook section').first().waitFor();
  expect(await page.locator('.rulebook').textContent()).toContain('locataires');
  expect(errors).toEqual([]);
}, 60_000);

/** Presses Tab until something live has the focus, then Enter; false when nothing live can be reached. */
async function presses(page: Page): Promise<boolean> {
  for (let tabs = 0; tabs < 150; tabs++) {
    await page.keyboard.press('Tab');
    const live = await page.evaluate(() => document.activeElement?.hasAttribute('data-live'));
    if (live) await page.keyboard.press('Enter');
    if (live) return true;
  }
  return false;
}

test('moves can be played with the keyboard alone', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  for (let moves = 0; moves < 6; moves++) {
    const mover = await waitForTurn(people);
    const before = await mover.page.locator('.line').count();
    const told = () => mover.page.locator('.line').count();
    for (let clicks = 0; clicks < 8 && (await told()) === before; clicks++) {
      if (!(await presses(mover.page))) break;
    }
    await expect.poll(told, { timeout: 10_000 }).toBeGreaterThan(before);
  }
}, 120_000);
