// The messages between a host page and the table in its frame, in a real browser.
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPerson, type Person } from '../kit/browser/browser.ts';
import { elementEventsOf, frameIn, HostSite, messagesOf } from '../kit/browser/host-site.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames, waitForMessages } from '../kit/browser/still.ts';
import { errorsOf } from '../kit/browser/table.ts';
import { Client, newKey, openTable } from '../kit/client.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const visitor = (options?: Parameters<typeof openPerson>[2]) =>
  openPerson(set.browser, set.server.url, options);
const script = () => `<script type="module" src="${set.server.url}/foyer-embed.js"></script>`;
const says = (page: Page, message: unknown) =>
  page.evaluate(
    (data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'),
    message,
  );

/** A table for two; `begun` says whether its game has begun. */
async function tableOfTwo(begun: boolean): Promise<string> {
  const url = set.server.url;
  const key = newKey();
  const room = await openTable(url, { game: 'room-share', key, name: 'Ada Secret', seats: 2 });
  const host = await Client.connect(url, room, { key, moves: false });
  if (!begun) return room;
  const guest = await Client.connect(url, room, { moves: false });
  await guest.ask({ type: 'sit', name: 'Ben Secret' });
  await host.ask({ type: 'start' });
  return room;
}

const look = (page: Page) =>
  frameIn(page).then((frame) =>
    frame.evaluate(() => {
      const { theme } = document.documentElement.dataset;
      return `${document.documentElement.lang} ${theme} ${document.body.textContent}`;
    }),
  );

test('the host page sets theme and language of its frame, and neither is stored', async () => {
  const { page, errors } = await visitor();
  const query = `?lang=fr&theme=dark&accent=2288cc&host=${site.url}`;
  await page.goto(site.pageWithFrame(`${set.server.url}/embed/new/raja${query}`));
  const frame = await frameIn(page);
  await frame.getByRole('button', { name: 'Ouvrir une table' }).waitFor();
  const ground = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [dark, button] = [await ground(), frame.locator('.btn.primary')];
  const colour = await button.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(colour).not.toBe('rgb(240, 163, 94)');
  await says(page, { foyer: 1, type: 'theme', theme: 'light' });
  await expect.poll(ground).not.toBe(dark);
  await says(page, { foyer: 1, type: 'language', language: 'it' });
  await frame.getByRole('button', { name: 'Apri un tavolo' }).waitFor();
  const kept = await frame.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => ['theme', 'language'].includes(key))).toEqual([]);
  // What somebody has chosen in the frame takes precedence over the wish of the host page.
  await frame.getByRole('combobox').selectOption('en');
  await frame.getByRole('button', { name: 'Open a table' }).waitFor();
  await says(page, { foyer: 1, type: 'language', language: 'fr' });
  await says(page, { foyer: 1, type: 'theme', theme: 'dark' });
  await expect.poll(ground).toBe(dark);
  expect(await frame.getByRole('button', { name: 'Open a table' }).count()).toBe(1);
  expect(errors).toEqual([]);
}, 60_000);

test('the language that the host page sets last wins, even when its texts arrive first', async () => {
  const { page } = await visitor();
  let words = '';
  let give = () => {};
  const given = new Promise<void>((done) => {
    give = done;
  });
  await page.route(/\/assets\/it-/, async (route) => {
    words = route.request().url();
    await given;
    await route.continue();
  });
  const query = `?lang=en&host=${site.url}`;
  await page.goto(site.pageWithFrame(`${set.server.url}/embed/new/raja${query}`));
  const frame = await frameIn(page);
  await frame.getByRole('button', { name: 'Open a table' }).waitFor();
  await says(page, { foyer: 1, type: 'language', language: 'it' });
  await expect.poll(() => words).not.toBe('');
  await says(page, { foyer: 1, type: 'language', language: 'fr' });
  await frame.getByRole('button', { name: 'Ouvrir une table' }).waitFor();
  give();
  // The page requested these texts before; when the other ones are here, these have arrived.
  await frame.evaluate(`import(${JSON.stringify(words)}).then(() => {})`);
  await waitForFrames(frame);
  expect(await frame.getByRole('button', { name: 'Ouvrir une table' }).count()).toBe(1);
}, 60_000);

test('malformed messages change nothing and get no answer', async () => {
  const { page, errors } = await visitor();
  const room = await tableOfTwo(false);
  await page.goto(
    site.pageWithFrame(`${set.server.url}/embed/${room}?theme=light&host=${site.url}`),
  );
  const frame = await frameIn(page);
  await frame.locator('.chairs').waitFor();
  await expect.poll(async () => (await messagesOf(page)).length).toBeGreaterThanOrEqual(3);
  await waitForFrames(page);
  const [before, told] = [await look(page), await messagesOf(page)];
  const junk: unknown[] = [
    ...[null, 0, '', 'foyer', [], {}, [{ foyer: 1 }], '{"foyer":1,"type":"theme","theme":"dark"}'],
    { type: 'theme', theme: 'dark' },
    { foyer: 2, type: 'theme', theme: 'dark' },
    { foyer: '1', type: 'theme', theme: 'dark' },
    ...['evil', '', 5, null, ['dark'], { dark: 1 }].map((theme) => ({
      foyer: 1,
      type: 'theme',
      theme,
    })),
    ...['de', 'toString', '__proto__', 1, null].map((language) => ({
      foyer: 1,
      type: 'language',
      language,
    })),
    ...['yes', 1, null].map((mute) => ({ foyer: 1, type: 'mute', mute })),
    // Messages of the frame itself, and messages to its table.
    ...['ready', 'height', 'state', 'sit', 'hello', 'link', 'move', 'say', '__proto__'].map(
      (type) => {
        return {
          foyer: 1,
          type,
          id: 'x',
          seat: 0,
          name: 'Eve',
          text: 'Eve',
          key: 'A'.repeat(22),
          height: 1,
        };
      },
    ),
    'x'.repeat(1_000_000),
  ];
  for (const one of junk) await says(page, one);
  await page.evaluate(() => {
    const channel = new MessageChannel();
    const target = document.querySelector('iframe')?.contentWindow;
    target?.postMessage({ foyer: 1, type: 'key', port: channel.port1 }, '*', [channel.port1]);
  });
  await waitForMessages(frame, (marker) => says(page, marker));
  expect(await look(page)).toBe(before);
  expect(await messagesOf(page)).toEqual(told);
  expect(errors).toEqual([]);
}, 60_000);

test('a frame talks only to the host page that its address names', async () => {
  const { page } = await visitor();
  const embed = `${set.server.url}/embed/new/room-share?lang=en`;
  for (const host of [
    '',
    '&host=https://blog.example',
    '&host=null',
    '&host=*',
    `&host=${site.url}/`,
  ]) {
    await page.goto(site.pageWithFrame(embed + host));
    const frame = await frameIn(page);
    await frame.getByRole('button', { name: 'Open a table' }).waitFor();
    await says(page, { foyer: 1, type: 'language', language: 'fr' });
    await waitForMessages(frame, (marker) => says(page, marker));
    expect(await frame.getByRole('button', { name: 'Open a table' }).count()).toBe(1);
    expect(await messagesOf(page)).toEqual([]);
  }
}, 60_000);

test('another frame of the host page cannot pretend to be the host page, even from the same site', async () => {
  const { page } = await visitor();
  const shouts = site.page(`<script>
    addEventListener('message', ({ data: marker }) => {
      for (const other of Array.from(parent.frames)) {
        other.postMessage({ foyer: 1, type: 'language', language: 'fr' }, '*');
        other.postMessage(marker, '*');
      }
      parent.postMessage({ foyer: 1, type: 'state', state: 'over' }, '*');
      parent.postMessage({ foyer: 1, type: 'height', height: 777 }, '*');
    }, { once: true });
  </script>`);
  const table = `<foyer-table id="own" game="room-share" language="en"></foyer-table>`;
  const other = `<iframe src="${set.server.url}/embed/new/raja?host=${site.url}"></iframe>`;
  await page.goto(
    site.page(`${table}<iframe id="shouts" src="${shouts}"></iframe>${other}${script()}`),
  );
  const frames = () => page.frames().filter((frame) => frame.url().includes('/embed/'));
  await expect.poll(() => frames().length).toBe(2);
  const [own] = frames().filter((frame) => frame.url().includes('room-share'));
  const [raja] = frames().filter((frame) => frame.url().includes('raja'));
  for (const frame of [own, raja]) {
    await frame?.getByRole('button', { name: 'Open a table' }).waitFor();
  }
  await expect.poll(() => page.getAttribute('#own', 'state')).toBe('start');
  // The frame reports its height once it has been drawn.
  await expect
    .poll(async () => (await elementEventsOf(page)).some(({ type }) => type === 'foyer-height'))
    .toBe(true);
  await waitForFrames(page);
  const before = await elementEventsOf(page);
  const shout = (marker: string) =>
    page.evaluate((one) => {
      const frame = document.querySelector<HTMLIFrameElement>('#shouts');
      frame?.contentWindow?.postMessage(one, '*');
    }, marker);
  await waitForMessages(raja as Frame, shout);
  // This message comes from the origin of the table, but from another frame.
  await raja?.evaluate(() => parent.postMessage({ foyer: 1, type: 'state', state: 'over' }, '*'));
  // This one comes from the host page itself.
  await page.evaluate(() => postMessage({ foyer: 1, type: 'state', state: 'over' }, '*'));
  await expect
    .poll(async () => (await messagesOf(page)).filter(({ data }) => data.state === 'over').length)
    .toBe(3);
  expect(await page.getAttribute('#own', 'state')).toBe('start');
  expect(await elementEventsOf(page)).toEqual(before);
  for (const frame of [own, raja]) {
    expect(await frame?.getByRole('button', { name: 'Open a table' }).count()).toBe(1);
  }
}, 60_000);

test('an element ignores messages of a page that its frame was navigated to', async () => {
  const { page } = await visitor();
  const told = `<script>parent.postMessage({ foyer: 1, type: 'state', state: 'over' }, '*')</script>`;
  const other = site.page(told);
  await page.goto(site.page(`<foyer-table game="room-share"></foyer-table>${script()}`));
  const state = () => page.getAttribute('foyer-table', 'state');
  await expect.poll(state).toBe('start');
  await page.evaluate((src) => {
    const frame = document.querySelector('foyer-table')?.shadowRoot?.querySelector('iframe');
    if (frame) frame.src = src;
  }, other);
  const over = async () =>
    (await messagesOf(page)).filter(({ data }) => data.state === 'over').length;
  await expect.poll(over).toBe(1);
  expect(await state()).toBe('start');
}, 60_000);

test('each of several elements on a page reports the state of its own table', async () => {
  const [lobby, game] = [await tableOfTwo(false), await tableOfTwo(true)];
  const ada: Person = await visitor();
  const { page } = ada;
  const url = set.server.url;
  await page.goto(
    site.page(`${script()}
      <foyer-table id="lobby" table="${url}/t/${lobby}#${'A'.repeat(22)}" height="300">
        <a href="${url}/t/${lobby}">Play with us</a></foyer-table>
      <foyer-table id="game" table="${game}" height="300"></foyer-table>
      <foyer-table id="watch" table="${game}#${'A'.repeat(22)}" watch height="300"></foyer-table>`),
  );
  const state = (id: string) => page.getAttribute(`#${id}`, 'state');
  for (const [id, expected] of [
    ['lobby', 'lobby'],
    ['game', 'playing'],
    ['watch', 'playing'],
  ] as const) {
    await expect.poll(() => state(id)).toBe(expected);
  }
  // Without its script the element shows the link in it; with the script the text of the link is the title of the frame.
  expect(await page.getByRole('link').count()).toBe(0);
  const title = () =>
    page.evaluate(
      () => document.querySelector('foyer-table')?.shadowRoot?.querySelector('iframe')?.title,
    );
  expect(await title()).toBe('Play with us');
  const frame = page.frames().find((one) => one.url().includes(lobby));
  for (const one of page.frames()) expect(one.url()).not.toContain('AAAA');
  await frame?.getByRole('button', { name: 'Sit down', exact: true }).click();
  await frame?.getByText('you', { exact: true }).waitFor();
  const told = await elementEventsOf(page);
  for (const id of ['lobby', 'game', 'watch']) {
    const own = told.filter((one) => one.id === id);
    expect(own[0]).toEqual({ id, type: 'foyer-ready', detail: {} });
    expect(own.some(({ type }) => type === 'foyer-height')).toBe(true);
    expect(own.findLast(({ type }) => type === 'foyer-state')?.detail.state).toBe(await state(id));
  }
  const words = JSON.stringify([told, await messagesOf(page)]);
  for (const secret of [lobby, game, 'Secret', 'Player']) expect(words).not.toContain(secret);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);
