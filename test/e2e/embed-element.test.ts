// The element <foyer-table>: when it loads its frame, how high it makes it, what its attributes do.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPerson } from '../kit/browser/browser.ts';
import { elementEventsOf, frameIn, HostSite } from '../kit/browser/host-site.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';
import { newKey, openTable } from '../kit/client.ts';

const set = serverAndBrowser({ strict: true });
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const script = (kind = 'type="module"') =>
  `<script ${kind} src="${set.server.url}/foyer-embed.js"></script>`;
const visitor = (viewport = { width: 960, height: 800 }) =>
  openPerson(set.browser, set.server.url, { viewport });
const height = (page: Page) =>
  page.evaluate(
    () => document.querySelector('foyer-table')?.shadowRoot?.querySelector('iframe')?.offsetHeight,
  );
const sets = (page: Page, name: string, value: string | null) =>
  page.evaluate(
    ([attribute, to]) => {
      const table = document.querySelector('foyer-table');
      if (to === null) table?.removeAttribute(attribute as string);
      else table?.setAttribute(attribute as string, to as string);
    },
    [name, value],
  );

test('the element loads its table only when it is near the visible part of the page', async () => {
  const { page, errors } = await visitor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.url().includes('/embed/'))
      asked.push(request.url());
  });
  const tables = Array.from(
    { length: 10 },
    () =>
      '<foyer-table game="room-share" height="480"></foyer-table><p style="height: 4000px"></p>',
  );
  await page.goto(site.page(script() + tables.join('')));
  await (await frameIn(page)).locator('h1').waitFor();
  await waitForFrames(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(2);
  for (let at = 1; at < 10; at++) {
    await page.evaluate((to) => window.scrollTo(0, to * 4500), at);
    await expect.poll(() => asked.length).toBeGreaterThan(at);
  }
  expect(asked.length).toBe(10);
  expect(errors).toEqual([]);
}, 60_000);

test('the element is as high as its table asks, within the minimum and the maximum', async () => {
  const { page } = await visitor();
  await page.goto(site.page(`${script()}<foyer-table game="room-share"></foyer-table>`));
  const frame = await frameIn(page);
  await frame.getByRole('button', { name: 'Open a table' }).waitFor();
  // The card fits into the minimum height, so nothing grows any more.
  const told = async () =>
    (await elementEventsOf(page)).some(({ type }) => type === 'foyer-height');
  await expect.poll(told).toBe(true);
  await waitForFrames(page);
  expect(await height(page)).toBe(480);
  await frame.getByRole('button', { name: 'Open a table' }).click();
  await frame.locator('.chairs').waitFor();
  await sets(page, 'max-height', '600');
  await expect.poll(() => height(page)).toBe(600);
  await sets(page, 'max-height', '3000');
  await expect.poll(() => height(page)).toBeGreaterThan(640);
  // The whole lobby is visible: the frame has nothing to scroll.
  const hidden = () =>
    frame.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
  await expect.poll(hidden).toBe(0);
  const settled = await height(page);
  await waitForFrames(page);
  expect(await height(page)).toBe(settled);
  await sets(page, 'height', '555');
  expect(await height(page)).toBe(555);
  await sets(page, 'height', null);
  await sets(page, 'max-height', '500');
  expect(await height(page)).toBe(500);
}, 60_000);

test('the element shows the replay of a game, named by room and number or by its link', async () => {
  const { page } = await visitor();
  const room = 'AbCdEfGhIjKlMnOpQrStUv';
  await page.goto(site.page(`${script()}<foyer-table replay="${room}/3"></foyer-table>`));
  const path = () =>
    page.evaluate(() => {
      const frame = document.querySelector('foyer-table')?.shadowRoot?.querySelector('iframe');
      return new URL(frame?.src ?? '').pathname;
    });
  await expect.poll(path).toBe(`/embed/${room}/replay/3`);
  for (const [given, shown] of [
    [room, `/embed/${room}/replay`],
    [`https://foyer.example/t/${room}/replay/12#40`, `/embed/${room}/replay/12`],
    [`https://foyer.example/t/${room}/replay?from=chat`, `/embed/${room}/replay`],
    [` ${room}/4 `, `/embed/${room}/replay/4`],
  ] as const) {
    await sets(page, 'replay', given);
    await expect.poll(path).toBe(shown);
  }
}, 60_000);

test('the element receives messages in a page that is nested in another page', async () => {
  const { page } = await visitor();
  const within = `${script()}<foyer-table game="room-share"></foyer-table>`;
  await page.goto(site.page(`<iframe srcdoc="${within.replaceAll('"', '&quot;')}"></iframe>`));
  await (await frameIn(page)).getByRole('button', { name: 'Open a table' }).waitFor();
  const table = page.frameLocator('iframe').first().locator('foyer-table');
  await expect.poll(() => table.getAttribute('state')).toBe('start');
}, 60_000);

test('the element keeps its frame when it is moved within the page, and makes a new one when it is removed and inserted again', async () => {
  const { page, errors } = await visitor();
  const rest = '<main><foyer-table game="room-share"></foyer-table></main><footer></footer>';
  await page.goto(site.page(script() + rest));
  await (await frameIn(page)).getByRole('button', { name: 'Open a table' }).waitFor();
  const marked = async () =>
    (await frameIn(page)).evaluate(() => document.documentElement.dataset.marked ?? 'new');
  await (await frameIn(page)).evaluate(() => {
    document.documentElement.dataset.marked = 'the same';
  });
  await page.evaluate(() => {
    const footer = document.querySelector('footer') as HTMLElement & {
      moveBefore(child: Element | null, before: null): void;
    };
    footer.moveBefore(document.querySelector('foyer-table'), null);
  });
  expect(await page.locator('footer foyer-table').count()).toBe(1);
  expect(await marked()).toBe('the same');
  await page.evaluate(() => document.body.append(document.querySelector('foyer-table') as Element));
  await (await frameIn(page)).getByRole('button', { name: 'Open a table' }).waitFor();
  expect(await marked()).toBe('new');
  await expect.poll(() => page.getAttribute('foyer-table', 'state')).toBe('start');
  expect(page.frames()).toHaveLength(2);
  // The test removes the element while its frame loads.
  await page.evaluate(() => {
    const table = document.querySelector('foyer-table');
    table?.setAttribute('game', 'raja');
    table?.remove();
    table?.setAttribute('language', 'it');
  });
  await expect.poll(() => page.frames().length).toBe(1);
  expect(errors).toEqual([]);
}, 60_000);

test('the element passes a changed attribute to its frame, or makes a new frame', async () => {
  const { page, errors } = await visitor();
  await page.goto(
    site.page(`${script()}<foyer-table game="landlord" seats="3" options="end=sum  sum=80" sites="${site.url}"
      language="it" theme="dark" accent="#2255aa" mute></foyer-table>`),
  );
  let frame = await frameIn(page);
  await frame.getByRole('button', { name: 'Apri un tavolo' }).waitFor();
  const query = Object.fromEntries(new URL(frame.url()).searchParams);
  expect(query).toEqual({
    seats: '3',
    options: 'end=sum,sum=80',
    sites: site.url,
    lang: 'it',
    theme: 'dark',
    accent: '2255aa',
    host: site.url,
    mute: '1',
  });
  const first = frame.url();
  await sets(page, 'language', 'fr');
  await frame.getByRole('button', { name: 'Ouvrir une table' }).waitFor();
  await sets(page, 'theme', 'light');
  await expect
    .poll(() => frame.evaluate(() => document.documentElement.dataset.theme))
    .toBe('light');
  expect(frame.url()).toBe(first);

  await frame.getByRole('button', { name: 'Ouvrir une table' }).click();
  await frame.locator('.chairs').waitFor();
  expect(await frame.locator('.chairs li').count()).toBe(3);
  expect(await frame.locator('.fold').first().textContent()).toContain('(80)');

  const key = newKey();
  const room = await openTable(set.server.url, { game: 'raja', key, name: 'Ada', seats: 2 });
  await sets(page, 'table', `${set.server.url}/t/${room}`);
  await expect.poll(() => page.frames()[1]?.url()).toContain(`/embed/${room}?`);
  frame = await frameIn(page);
  await frame.getByRole('heading', { name: 'Raja' }).waitFor();
  expect(page.frames()).toHaveLength(2);
  expect(errors).toEqual([]);
}, 60_000);

test.each(['', 'type="module"', 'async', 'defer'])(
  'the script of the element works with the attribute “%s”, and when it is loaded twice',
  async (kind) => {
    const { page, errors } = await visitor();
    const twice = `${script(kind)}${script(kind)}`;
    await page.goto(site.page(`<foyer-table game="room-share"></foyer-table>${twice}`));
    await (await frameIn(page)).getByRole('button', { name: 'Open a table' }).waitFor();
    expect(errors).toEqual([]);
  },
  60_000,
);

test('the script of the element can be imported as a module', async () => {
  const { page } = await visitor();
  const imports = `<script type="module">import '${set.server.url}/foyer-embed.js'</script>`;
  await page.goto(site.page(`<foyer-table game="room-share"></foyer-table>${imports}`));
  await (await frameIn(page)).getByRole('button', { name: 'Open a table' }).waitFor();
}, 60_000);
