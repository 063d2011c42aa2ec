// A table inside another site, and addresses that lead nowhere.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from './browser.ts';
import { setting } from './setting.ts';
import { complaintsOf, opensTable, tableOf } from './table.ts';

const set = setting();

/** Some other site, with a page that shows whatever frame it is asked for. */
const site = createServer((request, response) => {
  const src = new URL(request.url ?? '/', 'http://site').searchParams.get('frame');
  response.setHeader('Content-Type', 'text/html');
  response.end(
    `<!doctype html><title>Another site</title><iframe src="${src}" width="960" height="720"></iframe>`,
  );
});
beforeAll(() => new Promise<void>((up) => site.listen(0, '127.0.0.1', up)));
afterAll(() => void site.close());
const around = (frame: string) => {
  const { port } = site.address() as AddressInfo;
  // Not the same name: for the browser it is a site of its own.
  return `http://localhost:${port}/?frame=${encodeURIComponent(frame)}`;
};

test('inside another site one sits down, plays, and takes the seat along to Foyer', async () => {
  const host = await person(set.browser, set.server.url);
  const link = await opensTable(host, 2);
  const guest = await person(set.browser, set.server.url);
  await guest.page.goto(around(link.replace('/t/', '/embed/')));
  const frame = guest.page.frameLocator('iframe');
  const out = frame.getByRole('link', { name: 'Open in Foyer' });
  expect(await out.getAttribute('href')).toMatch(/^\/t\/[\w-]+$/);
  await frame.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect.poll(() => out.getAttribute('href')).toMatch(/^\/t\/[\w-]+#[\w-]{22}$/);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await frame.locator('.board [data-ref^="card:"]').first().waitFor();
  // No way home from here: that would be Foyer within the other site.
  expect(await frame.locator('a[href="/"]:visible').count()).toBe(0);
  const [page] = await Promise.all([guest.context.waitForEvent('page'), out.click()]);
  await page.locator('.board [data-ref^="card:"]').first().waitFor();
  expect(page.url()).toBe(link);
  expect(await page.getByText('You are watching.').count()).toBe(0);
  expect(complaintsOf([host])).toEqual([]);
}, 60_000);

test('only what is there to be framed can be framed', async () => {
  const host = await person(set.browser, set.server.url);
  const link = await opensTable(host);
  const { page } = await person(set.browser, set.server.url);
  await page.goto(around(link));
  await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
}, 60_000);

test('whoever has a seat already keeps it when somebody looks at the embedded table', async () => {
  const { people, link } = await tableOf(set.browser, set.server.url, 2);
  const watcher = await person(set.browser, set.server.url);
  await watcher.page.goto(around(link.replace('/t/', '/embed/')));
  const out = watcher.page.frameLocator('iframe').getByRole('link', { name: 'Open in Foyer' });
  await watcher.page.frameLocator('iframe').getByText('You are watching.').waitFor();
  expect(await out.getAttribute('href')).not.toContain('#');
  expect(complaintsOf(people)).toEqual([]);
}, 60_000);

test.each(['/nowhere', '/rules/nothing', '/here/nothing', '/debug'])(
  '%s leads nowhere, and home',
  async (path) => {
    const { page, complaints } = await person(set.browser, set.server.url);
    await page.goto(path);
    await page.getByText('There is nothing at this address.').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.locator('.shelf').waitFor();
    expect(complaints).toEqual([]);
  },
);
