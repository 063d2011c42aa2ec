// The owner of another site configures a table for a page, and the visitors of that page meet at the table.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../kit/browser/axe.ts';
import { DESKTOP, openPerson, type Person, PHONE } from '../kit/browser/browser.ts';
import { overflowOf } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { openLobby } from '../kit/browser/table.ts';
import { once } from '../kit/once.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

/** The page contains nothing but what its owner has pasted. */
let pasted = '';
const site = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>A blog</title><p>Words.</p>\n${pasted}\n`);
});
beforeAll(() => new Promise<void>((up) => site.listen(0, '127.0.0.1', up)));
afterAll(() => void site.close());
// Another host name than that of the server: for the browser it is another site.
const blog = () => `http://localhost:${(site.address() as AddressInfo).port}`;

const owner = (options = {}): Promise<Person> =>
  openPerson(set.browser, set.server.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });

/** The radio button itself is hidden; people press its label or its picture. */
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name }).check({ force: true });

async function copies(page: Page, kind: string): Promise<string> {
  await page.getByRole('tab', { name: kind }).click();
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Errors without the 404s, which the browser logs when the page asks for tables that do not exist. */
const worries = (errors: string[]) => errors.filter((one) => !/status of 404/.test(one));

const preview = (page: Page): FrameLocator => page.frameLocator('.preview iframe');

const look = (frame: FrameLocator) =>
  frame.locator('html').evaluate((html: HTMLElement) => ({
    lang: html.lang,
    theme: html.dataset.theme,
    accent: html.style.getPropertyValue('--accent') !== '',
    room: html.querySelector<HTMLMetaElement>('meta[name="foyer-room"]')?.content,
    path: location.pathname,
    said: new URLSearchParams(location.search).get('options'),
  }));

describe('Raja at one table for the page, in Italian, dark, violet', () => {
  const copied = once(async () => {
    const { page, errors } = await owner();
    await page.goto('/');
    await page.getByRole('link', { name: 'Embed a game on your site' }).click();
    await choose(page, 'Raja');
    await page.waitForURL('**/insert/raja');
    await choose(page, 'One table for the page');
    const name = await page.getByLabel('Name of the table').inputValue();
    expect(name).toMatch(/^[a-z2-9-]{14}$/);
    await page.getByRole('button', { name: 'Short', exact: true }).click();
    await page.getByLabel('Seats').selectOption('3');
    await choose(page, 'Italiano');
    await choose(page, 'Dark');
    await page.getByRole('button', { name: 'violet' }).click();
    await page.getByLabel('Sites where people may play').fill(blog());
    await expect
      .poll(() => look(preview(page)), { timeout: 20_000 })
      .toMatchObject({ lang: 'it', theme: 'dark', accent: true, said: 'short' });
    await preview(page).getByRole('button', { name: 'Apri un tavolo' }).waitFor();
    const element = await copies(page, 'Element');
    const plain = await copies(page, 'Plain frame');
    return { name, element, plain, errors };
  });

  test('is configured, previewed and copied', async () => {
    const { element, plain, errors } = await copied();
    expect(element).toContain('/foyer-embed.js');
    expect(plain).toMatch(/^<iframe /);
    expect(worries(errors)).toEqual([]);
  }, 90_000);

  test('visitors of a page with the copied text meet at the table', async () => {
    const { name, element, plain } = await copied();
    pasted = element;
    const [ada, ben] = await Promise.all([owner(), owner()]);
    await ada.page.goto(blog());
    const hers = ada.page.frameLocator('iframe');
    await hers.getByRole('heading', { name: 'Raja' }).waitFor();
    const seen = await look(hers);
    expect(seen).toMatchObject({ lang: 'it', theme: 'dark', accent: true });
    expect(seen.path).toBe(`/embed/named/raja/${name}`);
    await hers.getByRole('button', { name: 'Apri un tavolo' }).click();
    await hers.locator('.chairs').waitFor();
    expect(await hers.locator('.chairs li').count()).toBe(3);
    await expect.poll(() => ada.page.locator('foyer-table').getAttribute('state')).toBe('lobby');
    // The second visitor comes by the plain frame to the same table, where the first one sits already.
    pasted = plain;
    await ben.page.goto(blog());
    const his = ben.page.frameLocator('iframe');
    await his.getByRole('button', { name: 'Siediti', exact: true }).click();
    expect((await look(his)).room).toBe(seen.room);
    await hers.locator('.chairs').getByText('Giocatore 2').waitFor();
    expect(worries([...ada.errors, ...ben.errors])).toEqual([]);
  }, 90_000);

  test('does not work on a site that was not named', async () => {
    pasted = (await copied()).plain;
    const { page } = await owner();
    await page.goto(blog().replace('localhost', '127.0.0.1'));
    await expect.poll(() => page.frames()[1]?.url() ?? '').toMatch(/^chrome-error:/);
  }, 60_000);
});

test('the key in a pasted link is removed from the field, and occurs in no text and no preview', async () => {
  const { page } = await owner();
  const table = await openLobby(page);
  const key = 'SeCrEt-key_of-a-seat_0';
  await page.goto('/insert');
  await choose(page, 'An existing table');
  await page.getByText('The link of a table is missing.').waitFor();
  await page.getByLabel('Link of the table').fill(`${table}#${key}`);
  await page.getByText('The link held the secret key of a seat').waitFor();
  await page.getByText('Room Share at Player 1’s table').waitFor();
  expect(await page.getByLabel('Link of the table').inputValue()).toBe(table);
  await preview(page).locator('.chairs').waitFor();
  const room = new URL(table).pathname.split('/').at(-1);
  for (const kind of ['Element', 'Plain frame', 'oEmbed']) {
    const text = await copies(page, kind);
    expect(text).toContain(room);
    expect(text).not.toContain('#');
  }
  expect(await page.content()).not.toContain(key);
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .join(' '),
  ).not.toContain(key);
  // The address that a site with oEmbed would request.
  await page.getByText('What that site will ask for').click();
  const answer = await fetch((await page.locator('.raw').textContent()) ?? '');
  expect((await answer.json()).html).toContain(`/embed/${room}`);
}, 60_000);

test('the preview is reloaded when the table changes, and only then', async () => {
  const { page } = await owner();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.url().includes('/embed/'))
      loads.push(new URL(request.url()).search.replace(/[?&]host=[^&]*/, ''));
  });
  await page.goto('/insert/room-share');
  await preview(page).locator('h1').waitFor();
  await choose(page, 'Always the same');
  await page.getByLabel('In pixels').fill('500');
  await choose(page, 'Phone');
  await page.getByRole('tab', { name: 'Plain frame' }).click();
  // A change that is undone before the preview follows does not reload it.
  await choose(page, 'Dark');
  await choose(page, 'Light');
  await expect.poll(() => loads).toEqual(['', '?theme=light']);
  expect(await page.locator('.preview iframe').evaluate((one) => one.clientHeight)).toBe(500);
  // One step back leads to the page before, however many choices were made.
  await choose(page, 'Raja');
  await page.waitForURL('**/insert/raja');
  await preview(page).getByRole('heading', { name: 'Raja' }).waitFor();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
}, 60_000);

test('tabs are operated with the arrow keys, and mistakes are explained', async () => {
  const { page } = await owner();
  await page.goto('/insert/room-share');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Element').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Plain frame'],
    ['End', 'oEmbed'],
    ['ArrowRight', 'Element'],
    ['ArrowLeft', 'oEmbed'],
    ['Home', 'Element'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await tab(name).getAttribute('aria-selected')).toBe('true');
    expect(await tab(name).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
  }
  const preset = page.getByRole('button', { name: 'Without cards' });
  expect(await preset.count()).toBe(0);
  const refused = page.getByText('the game could not start with these settings');
  await page.getByLabel('Seats').selectOption('2');
  await preset.click();
  expect(await refused.count()).toBe(0);
  await page.getByLabel('Seats').selectOption('3');
  await refused.waitFor();
  await page.getByLabel('Seats').selectOption('2');
  await expect.poll(() => refused.count()).toBe(0);
  await page.getByLabel('Sites where people may play').fill('https://blog.example\nblog');
  await page.getByText('These are not sites: blog.').waitFor();
  expect(await page.getByRole('button', { name: 'Copy', exact: true }).count()).toBe(0);
}, 60_000);

describe.each([
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  test.each(sampleOf(['en-GB', 'it-IT', 'fr-FR'], 1, ORDER.seed + viewport.width))(
    '%s: axe finds nothing in any state of the page, and nothing is wider than the screen',
    async (locale) => {
      const { page, errors } = await owner({
        viewport,
        colorScheme,
        locale,
      });
      const found: string[] = [];
      const looks = async (state: string) => {
        found.push(...(await findAccessibilityFaults(page)).map((fault) => `${state}: ${fault}`));
        if ((await overflowOf(page)) > 0) found.push(`${state}: wider than the screen`);
        const words = (await page.textContent('body')) ?? '';
        if (/undefined|\[object|NaN/.test(words)) found.push(`${state}: ${words.slice(0, 200)}`);
      };
      await page.goto('/insert/landlord');
      await page.locator('.insert summary').first().click();
      await preview(page).locator('h1').waitFor();
      await looks('a new table');
      await page.locator('.pick-cards label').nth(1).click();
      await page.locator('[role="tab"]').nth(1).click();
      await page.locator('textarea').fill('blog');
      await looks('a named table, a wrong site');
      await page.locator('.pick-cards label').nth(2).click();
      await page.locator('#insert-link').fill(`${set.server.url}/t/${'A'.repeat(22)}#key`);
      await page.locator('[role="tab"]').nth(2).click();
      await page.locator('.says .wrong').waitFor();
      expect(await page.locator('.problems li').count()).toBe(1);
      await looks('a table that is not there');
      await page.goto('/rules/raja');
      await page.locator('.rulebook section').first().waitFor();
      await looks('the page of a game');
      expect(found).toEqual([]);
      expect(worries(errors)).toEqual([]);
    },
    120_000,
  );
});
