// Named tables: everybody who opens the same page meets at the same table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPerson } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { Client, newKey, openTable } from '../kit/client.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const visitor = () => openPerson(set.browser, set.server.url);
const wanted = (more: object) => ({
  ...{ game: 'room-share', seats: 2, key: newKey(), name: 'Ada' },
  ...more,
});

test('the visitor who opens the table sits at it, even if the page finds the table before the answer arrives', async () => {
  const { page } = await visitor();
  await page.clock.install();
  let answers = () => {};
  const wait = new Promise<void>((go) => {
    answers = go;
  });
  let opened = false;
  await page.route('**/api/rooms', async (route) => {
    const response = await route.fetch();
    opened = true;
    await wait;
    await route.fulfill({ response });
  });
  await page.goto(site.pageWithFrame(`${set.server.url}/embed/named/room-share/slow?seats=2`));
  const frame = await frameIn(page);
  await frame.getByRole('button', { name: 'Open a table' }).click();
  await expect.poll(() => opened).toBe(true);
  // The page asks now and then whether somebody else has opened the table.
  await page.clock.fastForward(60_000);
  // If the page had asked, its request would have been answered before these.
  await frame.evaluate(async () => {
    const room = document.querySelector<HTMLMetaElement>('meta[name="foyer-room"]')?.content;
    for (let times = 0; times < 3; times++) await fetch(`/api/rooms/${room}`);
  });
  answers();
  await frame.getByText('you · host').waitFor();
}, 60_000);

test('without a connection no table is opened, and the frame does not offer one on this device', async () => {
  const { page } = await visitor();
  await page.route('**/api/rooms', (route) => route.abort());
  await page.goto(site.pageWithFrame(`${set.server.url}/embed/named/room-share/cut?seats=2`));
  const frame = await frameIn(page);
  const open = frame.getByRole('button', { name: 'Open a table' });
  await open.click();
  const said = frame.getByRole('alert');
  expect(await said.textContent()).toBe('There is no connection. Try again.');
  await page.unroute('**/api/rooms');
  await open.click();
  await frame.getByText('you · host').waitFor();
}, 60_000);

test('a visitor can clear a lobby that everybody has left', async () => {
  const { url } = set.server;
  const opening = wanted({ named: 'full' });
  const room = await openTable(url, opening);
  const ada = await Client.connect(url, room, { key: opening.key, moves: false });
  const ben = await Client.connect(url, room, { moves: false });
  const { page } = await visitor();
  await page.goto(site.pageWithFrame(`${url}/embed/named/room-share/full?seats=2`));
  const frame = await frameIn(page);
  const clear = frame.getByRole('button', { name: 'Free up the table' });
  await frame.getByText('Ada', { exact: false }).first().waitFor();
  ada.leave();
  await frame.getByText('host · offline').waitFor();
  // There is a free chair, and the table can be taken over from there.
  expect(await clear.count()).toBe(0);
  await ben.ask({ type: 'sit', name: 'Ben' });
  ben.leave();
  await clear.click();
  await frame.getByText('Too early: they may still come back.').waitFor();
}, 60_000);

test('a table that another site asked for is not shown in a frame that found none', async () => {
  const { url } = set.server;
  const sites = ['https://blog.example'];
  const address = `${url}/embed/named/room-share/guarded?seats=2&sites=${sites}`;
  const [, room = ''] =
    (await (await fetch(address)).text()).match(/foyer-room" content="(.*?)"/) ?? [];
  const { page } = await visitor();
  // Otherwise the frame would ask, learn that there is no table, and stay with that answer.
  await page.route(`**/api/rooms/${room}`, (route) => route.abort());
  await page.goto(site.pageWithFrame(`${url}/embed/${room}`));
  const frame = await frameIn(page);
  await frame.locator('.waiting').waitFor();
  expect(await openTable(url, wanted({ named: 'guarded', sites }))).toBe(room);
  // The chairs must not show now, nor for a moment before.
  const chairs = frame.locator('.chairs');
  const shown = chairs.waitFor().then(
    () => true,
    () => false,
  );
  const nothing = frame.getByText('There is nothing at this address.').waitFor();
  expect(await Promise.race([shown, nothing])).toBe(undefined);
  expect(await chairs.count()).toBe(0);
}, 60_000);
