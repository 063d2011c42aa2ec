// A table inside another site: playing in the frame, coming back to it, moving the seat to a tab.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPerson, type Person } from '../kit/browser/browser.ts';
import { frameIn, HostSite, messagesOf } from '../kit/browser/host-site.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, openLobby, sitDown } from '../kit/browser/table.ts';
import { Client, newKey, openTable } from '../kit/client.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const OWN_TAB = { name: 'Open in its own tab' };
const visitor = () => openPerson(set.browser, set.server.url);

/** Ben sits down in a frame at a table that Ada has opened. */
async function guestInFrame(query = '') {
  const [ada, ben] = await Promise.all([visitor(), visitor()]);
  const link = await openLobby(ada.page, 2);
  const address = site.pageWithFrame(link.replace('/t/', '/embed/') + query);
  await ben.page.goto(address);
  const frame = await frameIn(ben.page);
  await frame.getByRole('button', { name: 'Sit down', exact: true }).click();
  await frame.getByText('you', { exact: true }).waitFor();
  return { ada, ben, frame, link, room: link.slice(-22) };
}

const begins = (host: Person) => host.page.getByRole('button', { name: 'Start the game' }).click();

test('a player in a frame and a player in a tab play a whole game, and the host page learns the result', async () => {
  const [ada, ben] = await Promise.all([visitor(), visitor()]);
  const query = `?seats=2&options=noCards=false&host=${site.url}`;
  await ada.page.goto(site.pageWithFrame(`${set.server.url}/embed/new/room-share${query}`));
  const frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Open a table' }).click();
  const link = await frame.locator('.invite input').inputValue();
  await sitDown(ben.page, link);
  await frame.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([clickAtRandom(frame), clickAtRandom(ben.page)]);
  expect(await frame.locator('.standing li').count()).toBe(2);

  const told = (await messagesOf(ada.page)).map(({ data }) => data);
  expect(told[0]).toEqual({ foyer: 1, type: 'ready' });
  const states = told.filter(({ type }) => type === 'state').map(({ state }) => state);
  expect(states.slice(0, 2)).toEqual(['start', 'lobby']);
  expect(new Set(states)).toEqual(new Set(['start', 'lobby', 'playing', 'yourTurn', 'over']));
  const last = told.findLast(({ type }) => type === 'state')?.result;
  expect(last).toEqual({ places: expect.any(Array), points: expect.any(Array), you: 0 });
  // The host page learns nothing else: no name, no table, no key.
  const keys = await frame.evaluate(() => Object.values(localStorage));
  const secrets = [link.slice(-22), 'Player', ...keys.filter((value) => value.length > 5)];
  expect(keys.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(JSON.stringify(told)).not.toContain(secret);
  expect(errorsOf([ada, ben])).toEqual([]);
}, 120_000);

test('a seat moves from a frame to a tab, and the frame only watches from then on', async () => {
  const { ada, ben, frame, link, room } = await guestInFrame();
  await begins(ada);
  await frame.locator('.zones [data-ref^="card:"]').first().waitFor();
  const name = `key ${site.url} ${room}`;
  const stored = () => frame.evaluate((is) => localStorage.getItem(is), name);
  const key = await stored();
  // The browser stores everything here, so there is no notice.
  expect(await frame.locator('.note').count()).toBe(0);
  // There is no link to the home page: it would open Foyer inside the other site.
  expect(await frame.locator('a[href]:visible').count()).toBe(0);
  const [tab] = await Promise.all([
    ben.context.waitForEvent('page'),
    frame.getByRole('button', OWN_TAB).click(),
  ]);
  await tab.locator('.zones [data-ref^="card:"]').first().waitFor();
  expect(tab.url()).toBe(link);

  await frame.getByText('Your seat has moved').waitFor();
  await frame.getByText('You are watching.').waitFor();
  expect(await frame.locator('.zones [data-ref^="card:"], .zones [data-live]').count()).toBe(0);
  expect(await stored()).toBeNull();
  const old = await Client.connect(set.server.url, room, { key: key ?? '', moves: false });
  expect(old.seat).toBeNull();
  expect(await ada.page.getByText('offline', { exact: true }).count()).toBe(0);
  await Promise.all([clickAtRandom(tab, 5, 2), clickAtRandom(ada.page, 5, 2)]);
  await expect.poll(() => tab.locator('.line').count()).toBeGreaterThan(0);
  // The second time the tab is found again, and no seat is handed over because the frame has none.
  const [again] = await Promise.all([
    ben.context.waitForEvent('page'),
    frame.getByRole('button', OWN_TAB).click(),
  ]);
  await again.locator('.zones [data-ref^="card:"]').first().waitFor();
  expect(errorsOf([ada, ben])).toEqual([]);
}, 60_000);

test('a host page that is loaded again finds its table and its seat', async () => {
  const ada = await visitor();
  const frameAt = `${set.server.url}/embed/new/room-share`;
  await ada.page.goto(site.pageWithFrame(`${frameAt}?seats=3&theme=dark`));
  let frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Open a table' }).click();
  const link = await frame.locator('.invite input').inputValue();
  expect(await frame.locator('.chairs li').count()).toBe(3);
  await ada.page.reload();
  frame = await frameIn(ada.page);
  await frame.getByText('you · host').waitFor();
  expect(await frame.locator('.invite input').inputValue()).toBe(link);
  // Another theme keeps the table; another number of seats makes a new one.
  await ada.page.goto(site.pageWithFrame(`${frameAt}?seats=3&theme=light`));
  await (await frameIn(ada.page)).getByText('you · host').waitFor();
  await ada.page.goto(site.pageWithFrame(`${frameAt}?seats=2`));
  await (await frameIn(ada.page)).getByRole('button', { name: 'Open a table' }).waitFor();
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('all visitors who open the same named table meet there', async () => {
  const [ada, ben, cleo] = await Promise.all([visitor(), visitor(), visitor()]);
  const named = `${set.server.url}/embed/named/room-share/club-${Date.now()}?seats=2`;
  await cleo.page.goto(site.pageWithFrame(`${named}&watch`));
  const watching = await frameIn(cleo.page);
  await watching.getByText('Nobody has opened this table yet.').waitFor();
  expect(await watching.getByRole('button', { name: 'Open a table' }).count()).toBe(0);
  for (const { page } of [ada, ben]) await page.goto(site.pageWithFrame(named));
  const [first, second] = await Promise.all([frameIn(ada.page), frameIn(ben.page)]);
  // Both see that there is no table yet; the second to press the button finds the table of the first.
  const opens = [first, second].map((frame) => frame.getByRole('button', { name: 'Open a table' }));
  for (const button of opens) await button.waitFor();
  for (const [at, frame] of [first, second].entries()) {
    await opens[at]?.click();
    await frame.locator('.chairs').waitFor();
  }
  await second.getByRole('button', { name: 'Sit down', exact: true }).click();
  await first.getByRole('button', { name: 'Start the game' }).click();
  await second.locator('.zones [data-ref^="card:"]').first().waitFor();
  await ben.page.reload();
  const back = await frameIn(ben.page);
  await back.locator('.zones [data-ref^="card:"]').first().waitFor();
  await cleo.page.reload();
  await (await frameIn(cleo.page)).getByText('You are watching.').waitFor();
  // Others may free up the table that they have left, but only after a while.
  await Promise.all([ada.context.close(), ben.context.close()]);
  expect(
    await cleo.page.frames()[1]?.getByRole('button', { name: 'Free up the table' }).count(),
  ).toBe(0);
  const dora = await visitor();
  await dora.page.goto(site.pageWithFrame(named));
  const left = await frameIn(dora.page);
  await left.getByText('Everybody has left this table.').waitFor();
  await left.getByRole('button', { name: 'Free up the table' }).click();
  await left.getByText('Too early: they may still come back.').waitFor();
  expect(await left.locator('.toast').count()).toBe(0);
  // The frame asks for the table before it exists, which the browser logs as a 404.
  const errors = errorsOf([ada, ben, cleo, dora]).filter((line) => !line.includes('404'));
  expect(errors).toEqual([]);
}, 60_000);

test('a frame for watching takes no seat, even in the browser of a player', async () => {
  const key = newKey();
  const wanted = { game: 'room-share', key, name: 'Ada', seats: 2 };
  const room = await openTable(set.server.url, wanted);
  const ben = await visitor();
  const embed = `${set.server.url}/embed/${room}`;
  await ben.page.goto(site.pageWithFrame(embed));
  const frame = await frameIn(ben.page);
  await frame.getByRole('button', { name: 'Sit down', exact: true }).click();
  await frame.getByText('you', { exact: true }).waitFor();
  await ben.page.goto(site.pageWithFrame(`${embed}?watch`));
  const watching = await frameIn(ben.page);
  await watching.getByText('You are watching.').waitFor();
  await watching.locator('.chairs').waitFor();
  expect(await watching.getByRole('button', { name: /^Sit/ }).count()).toBe(0);
  expect(await watching.getByText('you', { exact: true }).count()).toBe(0);
  expect(await watching.locator('.invite').count()).toBe(0);
  expect(errorsOf([ben])).toEqual([]);
}, 60_000);
