// What may be framed and what may not, how it looks in a frame, and addresses that do not exist.
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../kit/browser/axe.ts';
import { openPerson } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { overflowOf } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForBoard } from '../kit/browser/table.ts';
import { Client, newKey, openTable } from '../kit/client.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const opens = (more: object = {}) =>
  openTable(set.server.url, { game: 'room-share', key: newKey(), name: 'Ada', seats: 2, ...more });

test('only the pages for frames can be framed', async () => {
  const url = set.server.url;
  const [room, ours] = [await opens(), await opens({ sites: ['https://blog.example', site.url] })];
  const theirs = await opens({ sites: ['https://blog.example'] });
  const shown = [
    `/embed/${room}`,
    `/embed/${ours}`,
    `/embed/${theirs}?watch`,
    '/embed/new/room-share',
    `/embed/new/room-share?sites=${site.url}`,
    '/embed/named/room-share/club',
    '/embed/named/room-share/club?sites=https://blog.example&watch',
  ];
  const refused = [
    ...[
      '/',
      '/about',
      '/rules/room-share',
      '/here/room-share',
      '/insert',
      `/t/${room}`,
      '/t/nothing',
    ],
    ...['/nowhere', '/debug', '/api/games', `/api/rooms/${room}`, `/oembed?url=${url}/t/${room}`],
    `/embed/${theirs}`,
    '/embed/new/room-share?sites=https://blog.example',
    '/embed/named/room-share/club?sites=https://blog.example',
  ];
  const { page } = await openPerson(set.browser, url);
  const frames = [...shown, ...refused].map((path) => `<iframe src="${url}${path}"></iframe>`);
  await page.goto(site.page(frames.join('')));
  const urls = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  await expect.poll(() => urls().every((one) => one !== '')).toBe(true);
  await expect
    .poll(() => urls().filter((one) => one.startsWith('chrome-error:')).length)
    .toBe(refused.length);
  expect(urls().slice(0, shown.length)).toEqual(shown.map((path) => url + path));
}, 60_000);

const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 960, height: 720 },
};

describe.each([
  ['phone', 'light', 'en', 'ffee00'],
  ['phone', 'dark', 'fr', '000044'],
  ['desktop', 'light', 'it', '33cc66'],
  ['desktop', 'dark', 'en', ''],
] as const)('in a frame for a %s, %s, %s, with the colour %s', (size, theme, lang, accent) => {
  const { width, height } = SIZES[size];
  const frameAt = async (path: string, sandbox = '') => {
    const options = { viewport: { width, height } };
    const { page, errors } = await openPerson(set.browser, set.server.url, options);
    const query = `lang=${lang}&theme=${theme}&accent=${accent}`;
    const src = `${set.server.url}${path}${path.includes('?') ? '&' : '?'}${query}`;
    await page.goto(
      site.page(
        `<iframe src="${src}" width="${width}" height="${height}" title="Table" ${sandbox}></iframe>`,
      ),
    );
    return { page, errors, frame: await frameIn(page) };
  };

  test('axe finds nothing, and nothing is wider than the frame', async () => {
    const found: string[] = [];
    const look = async (frame: Frame, screen: string) => {
      found.push(...(await findAccessibilityFaults(frame)).map((fault) => `${screen}: ${fault}`));
      if ((await overflowOf(frame)) > 0) found.push(`${screen}: wider than the frame`);
      // The status is a single line and must not wrap.
      const strip = await frame.locator('.strip').evaluate((one) => one.clientHeight);
      if (strip > 42) found.push(`${screen}: the strip is ${strip} high`);
    };
    const { frame, errors } = await frameAt(
      '/embed/new/room-share?seats=2',
      'sandbox="allow-scripts"',
    );
    await frame.locator('.start-acts .primary').waitFor();
    expect(await frame.evaluate(() => document.documentElement.lang)).toBe(lang);
    await look(frame, 'start');
    await frame.locator('.start-acts .primary').click();
    await frame.locator('.note').waitFor();
    await look(frame, 'lobby');
    const room = (await frame.locator('.invite input').inputValue()).slice(-22);
    await frame.locator('.strip .btn').last().click();
    await frame.locator('dialog.sheet input').waitFor();
    await look(frame, 'link');
    await frame.locator('.sheet-head .btn').click();
    const other = await Client.connect(set.server.url, room, { moves: false });
    await other.ask({ type: 'sit', name: 'Ben' });
    await frame.locator('.lobby-act .btn:enabled').click();
    await waitForBoard(frame);
    await look(frame, 'table');
    const watcher = await frameAt(`/embed/${room}?watch`);
    await waitForBoard(watcher.frame);
    await look(watcher.frame, 'watch');
    expect(found).toEqual([]);
    expect([...errors, ...watcher.errors].filter((line) => !line.startsWith('Blocked'))).toEqual(
      [],
    );
  }, 60_000);
});

test.each(['/nowhere', '/rules/nothing', '/here/nothing', '/debug'])(
  '%s shows that there is no such page, and links to the home page',
  async (path) => {
    const { page, errors } = await openPerson(set.browser, set.server.url);
    await page.goto(path);
    await page.getByText('There is nothing at this address.').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.locator('.shelf').waitFor();
    expect(errors.filter((line) => !line.includes('404'))).toEqual([]);
  },
);

test.each(['/embed/new/nothing', '/embed/named/room-share/a.b', '/embed/AAAAAAAAAAAAAAAAAAAAAA'])(
  '%s shows that there is no such page, without a link out of the frame',
  async (path) => {
    const { page } = await openPerson(set.browser, set.server.url);
    await page.goto(site.pageWithFrame(set.server.url + path));
    const frame = await frameIn(page);
    await frame.getByText(/^There is no/).waitFor();
    expect(await frame.locator('a[href]:visible').count()).toBe(0);
  },
);
