// Whoever reads the rules asks by name what a thing is, at a table and without one.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults } from '../kit/browser/axe.ts';
import { openPerson } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForAnimations } from '../kit/browser/still.ts';
import { errorsOf, LIVE, waitForBoard } from '../kit/browser/table.ts';

const set = serverAndBrowser();

const SMALL_PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

const search = (page: Page) => page.getByRole('searchbox');
const found = (page: Page) => page.locator('.found-thing');
const card = (page: Page) => page.locator('dialog:has(> .sheet-body .explained)');

/** The sizes of things that a finger or an eye could not do with, and whatever is wider than the page. */
const faultsOfLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const one of document.querySelectorAll('.found-thing')) {
      const { left, right, height } = one.getBoundingClientRect();
      if (height < 44) faults.push(`too low: ${one.textContent}`);
      if (left < 0 || right > innerWidth) faults.push(`off the screen: ${one.textContent}`);
      if (Number.parseFloat(getComputedStyle(one).fontSize) < 12) faults.push('too small');
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...faults, 'the page is too wide'] : faults;
  });

test('at a table on a phone the rules open the card of a thing, with what it means now', async () => {
  const ada = await openPerson(set.browser, set.server.url, SMALL_PHONE);
  const { page } = ada;
  await page.goto('/solo/room-share');
  await waitForBoard(page);
  await page.locator(LIVE).first().waitFor();
  await waitForAnimations(page);
  // A card in the hand, asked for by name, says what choosing it will do.
  const own = page.locator('.hand [data-ref^="card:"]').first();
  const ref = (await own.getAttribute('data-ref')) ?? '';
  await page.locator('.bar [aria-label="Rules"], .bar-rules .btn').first().click();
  await search(page).waitFor();
  await search(page).fill('key');
  await expect.poll(() => found(page).count()).toBe(4);
  expect(await faultsOfLayout(page)).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await search(page).fill(ref === 'card:red' ? 'blue key' : 'red key');
  await expect.poll(() => found(page).count()).toBe(1);
  await found(page).tap();
  await card(page).waitFor();
  expect(await card(page).locator('h2').textContent()).toMatch(/^(Red|Blue) key$/);
  // The viewer decides, so the card says what a press would do, or why it would do nothing.
  expect(await card(page).locator('.explained-now').count()).toBe(1);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  // The search is still there, and the focus where it was.
  expect(await search(page).inputValue()).toMatch(/key$/);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('found-thing');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('[data-picked]').count()).toBe(0);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('on the rules page the keyboard finds a thing, opens its card, asks on and comes back', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await page.goto('/rules/landlord');
  await search(page).waitFor();
  await search(page).focus();
  await page.keyboard.type('murd');
  await expect.poll(() => found(page).count()).toBe(1);
  // Readers are told how much was found.
  expect(await page.locator('.rulebook [role="status"]').textContent()).toContain('1');
  await page.keyboard.press('Enter');
  await card(page).waitFor();
  expect(await card(page).locator('h2').textContent()).toBe('Murder');
  // Nothing is said of a moment that is not there.
  expect(await card(page).locator('.explained-now').count()).toBe(0);
  expect(await card(page).textContent()).not.toContain('In your hand');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'Police' }).press('Enter');
  await expect.poll(() => card(page).locator('h2').textContent()).toBe('Police');
  await card(page).getByRole('button', { name: 'Back to Murder' }).press('Enter');
  await expect.poll(() => card(page).locator('h2').textContent()).toBe('Murder');
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await search(page).fill('nothing like this');
  await page.getByText('No match in the rules.').waitFor();
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('the rules page says which option brings a thing into the game', async () => {
  const ada = await openPerson(set.browser, set.server.url, SMALL_PHONE);
  const { page } = ada;
  await page.goto('/rules/raja');
  await search(page).waitFor();
  await search(page).fill('priest');
  await found(page).first().tap();
  await card(page).waitFor();
  expect(await card(page).locator('.explained-now').count()).toBe(0);
  await page.keyboard.press('Escape');
  await search(page).fill('yogi');
  await found(page).first().tap();
  await card(page).locator('.explained-now').waitFor();
  expect(await card(page).locator('.explained-now').textContent()).toContain('Only with');
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);
