// The gallery shows every scenario without an error, and the client for players contains nothing of it.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { openBrowser, openPerson } from '../kit/browser/browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';
import { buildClient } from '../kit/server/server.ts';
import { freePort } from '../kit/server/wait.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-gallery-'));
const [GALLERY, CLIENT] = [join(folder, 'gallery'), join(folder, 'client')];
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  buildClient(CLIENT);
  buildClient(GALLERY, '--config', 'scripts/gallery/vite.config.ts');
  const port = await freePort();
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: GALLERY,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port },
  });
  browser = await openBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = (built: string): string =>
  readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html)$/.test(name))
    .map((name) => readFileSync(join(built, name), 'utf8'))
    .join('\n');

const ITS_OWN = [
  /\/debug/,
  /All scenarios/,
  /Seen by/,
  /scenario-look/,
  /test\/games/,
  /RS-1\b/,
  /\bvitest\b/,
];

test('the client for players contains nothing of the gallery', () => {
  const [deployed, gallery] = [textOf(CLIENT), textOf(GALLERY)];
  expect(deployed).toContain('rs-house');
  expect(ITS_OWN.filter((mark) => mark.test(deployed))).toEqual([]);
  // The gallery itself contains all of these words, except for the name of the test tool.
  expect(ITS_OWN.slice(0, -1).filter((mark) => !mark.test(gallery))).toEqual([]);
});

test('every scenario can be viewed, from its first moment to its last, by the seats in turn and by a spectator', async () => {
  const url = server.resolvedUrls?.local[0] ?? '';
  const { page, errors } = await openPerson(browser, url);
  await page.goto('/debug');
  await page.locator('main li a').first().waitFor();
  const links = await page
    .locator('main li a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(60);
  expect(new Set(links).size).toBe(links.length);
  const moments = await page.locator('main li small').allTextContents();
  const looks = links.flatMap((link, at) => {
    const last = `${link.slice(0, link.lastIndexOf('/'))}/${Number(moments[at]) - 1}`;
    // The first moment as who has to act sees it, and the last one as a seat and as a spectator do.
    return sampleOf([link, `${last}/${at % 2}`, `${last}/spectator`], 1, at + ORDER.seed);
  });
  const some = sampleOf(looks, Math.ceil(looks.length / 3));
  const empty = await page.evaluate(async (all) => {
    const shows = async (address: string): Promise<boolean> => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      // At the first scenario of a game the page has to load the game.
      for (let tries = 0; tries < 2000; tries++) {
        await new Promise((done) => setTimeout(done, 4));
        const [moments, viewers] = document.querySelectorAll('.scenario > nav');
        const there = [moments, viewers].map((nav) => nav?.querySelector('[aria-current]'));
        const here = there.map((one) => one?.getAttribute('href'));
        const board = document.querySelector('.zones [data-ref]');
        if (board && here.every((one) => one?.startsWith(address))) return true;
      }
      return false;
    };
    const missing: string[] = [];
    for (const address of all) if (!(await shows(address))) missing.push(address);
    return missing;
  }, some);
  expect(empty).toEqual([]);
  expect(errors).toEqual([]);
}, 240_000);

test('a position can be played on from, and the differences between two views are listed', async () => {
  const url = server.resolvedUrls?.local[0] ?? '';
  const { page, errors } = await openPerson(browser, url);
  await page.goto('/debug');
  await page.getByRole('link', { name: 'Communication: a key of any colour' }).click();
  await page.locator('.zones [data-ref="card:talk"][data-live]').click();
  await page.locator('.zones [data-ref="flat:d3"]').click();
  await expect.poll(() => page.url()).toMatch(/\/1$/);
  await page.locator('.inside').getByText('frames.1').waitFor();
  await page.locator('.inside select').selectOption({ label: 'what Ben sees' });
  await page.locator('.inside').getByText('hands.1.0').waitFor();
  expect(errors).toEqual([]);
}, 60_000);

test('whatever is drawn has an explanation', async () => {
  const url = server.resolvedUrls?.local[0] ?? '';
  const { page, errors } = await openPerson(browser, url);
  await page.goto('/debug');
  await page.locator('main li a').first().waitFor();
  const links = await page
    .locator('main li a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const asked = new Set<string>();
  const silent: string[] = [];
  for (const { id } of allGames) {
    const own = links.filter((link) => link.startsWith(`/debug/${id}/`));
    for (const link of sampleOf(own, 1)) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, link);
      await page.locator(`.scenario a[href^="${link}/"]`).first().waitFor();
      await page.locator('.zones [data-ref]').first().waitFor();
      await waitForFrames(page);
      const found = await page.evaluate(async () => {
        const refs = [...document.querySelectorAll('.zones [data-ref]')].map((one) =>
          one.getAttribute('data-ref'),
        );
        const unexplained: string[] = [];
        for (const ref of new Set(refs)) {
          const thing = document.querySelector(`.zones [data-ref="${CSS.escape(ref ?? '')}"]`);
          thing?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
          let words: NodeListOf<Element> | undefined;
          for (let tries = 0; tries < 500 && !words; tries++) {
            await new Promise((done) => setTimeout(done, 4));
            if (document.querySelector('dialog .explained'))
              words = document.querySelectorAll('.explained-head p, .explained-facts');
          }
          // Without the guide of the game there are only the name and the reason.
          if (!words?.length || !document.querySelector('dialog h2')?.textContent)
            unexplained.push(ref ?? '');
          document.querySelector('dialog')?.close();
          while (document.querySelector('dialog')) await new Promise((done) => setTimeout(done, 4));
        }
        return { refs, unexplained };
      });
      for (const ref of found.refs) asked.add(`${id} ${ref}`);
      silent.push(...found.unexplained.map((ref) => `${link}: ${ref}`));
    }
  }
  expect(asked.size).toBeGreaterThan(50);
  expect(silent).toEqual([]);
  expect(errors).toEqual([]);
}, 1_200_000);
