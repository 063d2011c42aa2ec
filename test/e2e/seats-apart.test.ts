// Whose seat a page gets: a frame in another site none that was taken elsewhere, and a link none without being asked.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPerson } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { errorsOf, openLobby, sitDown, waitForBoard } from '../kit/browser/table.ts';
import { Client, newKey, openTable } from '../kit/client.ts';

/** These browsers give frames the storage of the page's own site, as some settings and older browsers do. */
const set = serverAndBrowser();
/** And these keep it apart. */
const strict = serverAndBrowser({ strict: true });
let site: HostSite;
let other: HostSite;
beforeAll(async () => {
  [site, other] = await Promise.all([HostSite.open(), HostSite.open()]);
});
afterAll(() => {
  site.close();
  other.close();
});

const visitor = () => openPerson(set.browser, set.server.url);
const YOU = { exact: true } as const;

/** Waits until the page's service worker is there, as it is for everybody who has sat at a table. */
const settle = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

describe('in a browser that does not keep storage apart', () => {
  test('a frame in another site does not have the seat that its visitor took in Foyer', async () => {
    const ada = await visitor();
    const link = await openLobby(ada.page, 2);
    await ada.page.getByText('you · host').waitFor();
    await settle(ada.page);
    const before = await ada.page.evaluate(() => ({ ...localStorage }));
    await ada.page.goto(site.pageWithFrame(link.replace('/t/', '/embed/')));
    const frame = await frameIn(ada.page);
    await frame.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
    expect(await frame.evaluate(() => ({ ...localStorage }))).toMatchObject(before);
    expect(await frame.getByText('you · host').count()).toBe(0);
    await ada.page.goto(link);
    await ada.page.getByText('you · host').waitFor();
    expect(errorsOf([ada])).toEqual([]);
  }, 60_000);

  test('frames in two sites have seats of their own, and find them again', async () => {
    const ben = await visitor();
    const room = await openTable(set.server.url, { game: 'room-share', key: newKey(), seats: 4 });
    const framed = (host: HostSite) => host.pageWithFrame(`${set.server.url}/embed/${room}`);
    const pages = [framed(site), framed(other)];
    for (const page of pages) {
      await ben.page.goto(page);
      const frame = await frameIn(ben.page);
      await frame.getByRole('button', { name: 'Sit down', exact: true }).click();
      await frame.getByText('you', YOU).waitFor();
    }
    for (const [at, page] of pages.entries()) {
      await ben.page.goto(page);
      const frame = await frameIn(ben.page);
      await frame.getByText('you', YOU).waitFor();
      const [, , seat = ''] = await frame.locator('.chairs li').allInnerTexts();
      expect(seat.includes('you')).toBe(at === 1);
    }
    await ben.page.goto(`/t/${room}`);
    await ben.page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
  }, 60_000);
});

test('who sat in a frame before its names had sites in them keeps the seat', async () => {
  const { page } = await openPerson(strict.browser, strict.server.url);
  const key = newKey();
  const room = await openTable(strict.server.url, { game: 'room-share', key, seats: 3 });
  const framed = site.pageWithFrame(`${strict.server.url}/embed/${room}`);
  await page.goto(site.pageWithFrame(`${strict.server.url}/embed/new/raja`));
  const first = await frameIn(page);
  await first.getByRole('button', { name: 'Open a table' }).waitFor();
  await first.evaluate(([name, value]) => localStorage.setItem(name, value), [
    `key ${room}`,
    key,
  ] as const);
  await page.goto(framed);
  await (await frameIn(page)).getByText('you · host').waitFor();
}, 60_000);

describe('a link with the key of another seat', () => {
  /** Ada sits at a table; a link leads to the seat of somebody else. */
  async function temptedAda() {
    const ada = await visitor();
    const link = await openLobby(ada.page, 3);
    await ada.page.getByText('you · host').waitFor();
    const room = link.slice(-22);
    const key = newKey();
    const eve = await Client.connect(set.server.url, room, { key, moves: false });
    await eve.ask({ type: 'sit', name: 'Eve' });
    const stored = () => ada.page.evaluate((name) => localStorage.getItem(name), `key ${room}`);
    const own = await stored();
    await ada.page.goto('/about');
    await ada.page.goto(`${link}#${key}`);
    await ada.page.getByRole('dialog').getByText('You already sit at this table').waitFor();
    return { ada, link, key, own, stored };
  }

  test('asks, and Escape keeps the own seat', async () => {
    const { ada, link, own, stored } = await temptedAda();
    expect(await stored()).toBe(own);
    await ada.page.keyboard.press('Escape');
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ada.page.getByText('you · host').waitFor();
    // The browser closes the dialog first and tells the page then.
    await expect.poll(() => ada.page.url()).toBe(link);
    expect(await stored()).toBe(own);
    await ada.page.reload();
    await ada.page.getByText('you · host').waitFor();
  }, 60_000);

  test('is followed by who wants the other seat', async () => {
    const { ada, link, key, stored } = await temptedAda();
    await ada.page.getByRole('button', { name: 'Take the other seat' }).click();
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ada.page.locator('.chairs li', { hasText: 'Eve' }).getByText('you', YOU).waitFor();
    await expect.poll(() => ada.page.url()).toBe(link);
    expect(await stored()).toBe(key);
  }, 60_000);

  test('is followed without a question by who only looked at the table', async () => {
    const ben = await visitor();
    const key = newKey();
    const room = await openTable(set.server.url, { game: 'room-share', key, seats: 2 });
    await ben.page.goto(`/t/${room}`);
    await ben.page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
    await ben.page.goto('/about');
    await ben.page.goto(`/t/${room}#${key}`);
    await ben.page.getByText('you · host').waitFor();
    expect(await ben.page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => ben.page.url()).toBe(`${set.server.url}/t/${room}`);
  }, 60_000);
});

test('the link for spectators shows the table and offers no seat, in a tab and in a frame', async () => {
  const [ada, ben, cleo] = await Promise.all([visitor(), visitor(), visitor()]);
  const link = await openLobby(ada.page, 2);
  await ada.page.locator('.invite').getByRole('button', { name: 'Show the code' }).click();
  await ada.page.getByRole('button', { name: 'Invite spectators' }).click();
  const watch = ada.page.getByRole('textbox', { name: 'Link for spectators' });
  const address = await watch.inputValue();
  expect(address).toMatch(/\/w\/[\w-]{32}$/);
  const embedded = address.replace('/w/', '/embed/w/');
  await Promise.all([cleo.page.goto(address), ben.page.goto(site.pageWithFrame(embedded))]);
  const frame = await frameIn(ben.page);
  for (const page of [cleo.page, frame]) {
    await page.getByText('You are watching.').waitFor();
    expect(await page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
    expect(await page.content()).not.toContain(link.slice(-22));
  }
  await ada.page.keyboard.press('Escape');
  const dan = await visitor();
  await sitDown(dan.page, link);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([waitForBoard(cleo.page), waitForBoard(frame)]);
  expect(await cleo.page.locator('.zones [data-live]').count()).toBe(0);
  expect(errorsOf([ada, ben, cleo, dan])).toEqual([]);
}, 90_000);
