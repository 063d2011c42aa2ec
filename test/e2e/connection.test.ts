// Games go on when connections break, devices change or pages sleep.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson } from '../kit/browser/browser.ts';
import { ownServerAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, startGame, waitForTurn } from '../kit/browser/table.ts';

const set = ownServerAndBrowser();
const lost = (page: Page) => page.getByText(/Reconnecting/);

test('after the server was killed and restarted, everybody plays on to the end', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  await Promise.all(people.map(({ page }) => clickAtRandom(page, 8, 4)));
  await set.server.kill();
  await Promise.all(people.map(({ page }) => lost(page).waitFor()));
  await set.server.restart();
  await Promise.all(people.map(({ page }) => lost(page).waitFor({ state: 'detached' })));
  await Promise.all(people.map(({ page }) => clickAtRandom(page)));
  for (const { page } of people) expect(await page.locator('.standing li').count()).toBe(2);
}, 240_000);

test('a move that is made while the network is down is sent when the network is back', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  const acting = await waitForTurn(people);
  const other = people.find((one) => one !== acting);
  await acting.context.setOffline(true);
  await acting.page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await clickAtRandom(acting.page, 2, 5);
  expect(await other?.page.locator('.line').count()).toBe(0);
  await acting.context.setOffline(false);
  await other?.page.locator('.line').first().waitFor({ timeout: 40_000 });
  expect(
    errorsOf(people).filter((line) => !/ERR_INTERNET|WebSocket|fetching the script/.test(line)),
  ).toEqual([]);
}, 120_000);

test('two tabs with one seat show the same, and closing one of them leaves the seat connected', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  const [ada, ben] = people;
  if (!ada || !ben) throw new Error('two people');
  const tab = await ada.context.newPage();
  await tab.goto(link);
  await tab.locator('.zones [data-ref^="card:"]').first().waitFor();
  await clickAtRandom(ada.page, 2, 3);
  await tab.close();
  expect(await ben.page.getByText('offline').count()).toBe(0);
}, 60_000);

test('a seat moves to another device, and the old device only watches', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  const [ada] = people;
  if (!ada) throw new Error('somebody');
  await ada.page.getByRole('button', { name: 'Settings' }).click();
  await ada.page.getByRole('button', { name: 'Move to another device' }).click();
  const own = { name: 'Move to another device' };
  const link = await ada.page.getByRole('textbox', own).inputValue();
  expect(link).toMatch(/#[\w-]{22}$/);
  const phone = await openPerson(set.browser, set.server.url);
  await phone.page.goto(link);
  await phone.page.locator('.zones [data-ref^="card:"]').first().waitFor();
  expect(phone.page.url()).not.toContain('#');
  await ada.page
    .getByText('Your seat is in another window or on another device now.')
    .first()
    .waitFor();
  expect(await ada.page.locator('.zones [data-live]').count()).toBe(0);
}, 60_000);

test('a link with the key of no seat does not replace the seat of the browser', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  const [, ben] = people;
  if (!ben) throw new Error('two people');
  await ben.page.goto('/about');
  const answers = ['Keep my seat', 'Take the other seat'];
  for (const [at, page] of [ben.page, await ben.context.newPage()].entries()) {
    await page.goto(`${link}#${'A'.repeat(22)}`);
    await page.getByRole('button', { name: answers[at] as string }).click();
    await expect.poll(() => page.url()).toBe(link);
    await page.locator('.zones [data-ref^="card:"]').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
}, 60_000);

test('a link with an invalid id says that there is no such table', async () => {
  const { page } = await openPerson(set.browser, set.server.url);
  await page.goto('/t/AAAAAAAAAAAAAAAAAAAAAA');
  await page.getByText('There is no such table.').waitFor();
}, 60_000);

test('somebody who closed the page gets the seat back by the same link', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  const [, ben] = people;
  if (!ben) throw new Error('two people');
  await ben.page.close();
  const again = await ben.context.newPage();
  await again.goto(link);
  await again.locator('.zones [data-ref^="card:"]').first().waitFor();
  const late = await openPerson(set.browser, set.server.url);
  await late.page.goto(link);
  await late.page.getByText('You are watching.').first().waitFor();
}, 60_000);

// A page that was asleep pings again, but the server counts it as gone until it says hello.
test('a page that was asleep connects again, and neither page shows anybody as away', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2);
  const [ada, ben] = people;
  if (!ada || !ben) throw new Error('two people');
  const again = ada.page.waitForEvent('websocket');
  const fallAsleep = (ms: number) =>
    ada.page.evaluate((slept) => {
      const clock = Date.now.bind(Date);
      Date.now = () => clock() + slept;
      window.dispatchEvent(new Event('focus'));
    }, ms);
  await fallAsleep(120_000);
  await again;
  await lost(ada.page).waitFor({ state: 'detached' });
  await clickAtRandom(ada.page, 2, 3);
  for (const { page } of people) expect(await page.locator('[data-away]').count()).toBe(0);
  expect(errorsOf(people)).toEqual([]);
}, 60_000);
