// After the game: its story at the end, and the replay, at a table on the server and at one of one's own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { openPerson, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { waitForServiceWorker } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, LIVE, startGame } from '../kit/browser/table.ts';
import { digestOf } from '../kit/digest.ts';
import { playAtRandom, startParty } from '../kit/server/party.ts';

const set = serverAndBrowser();

/** A step is shown at once, and there are many. */
const SOON = { interval: 5 };
const PHONE = { ...TOUCH_PHONE, viewport: { width: 390, height: 664 } };
const acts = (page: Page) => page.locator('.replay-acts');
const heading = (page: Page) => page.locator('.turn-line').textContent();
const stepOf = async (page: Page): Promise<number> =>
  Number((await heading(page))?.match(/\d+/)?.[0] ?? 0);
/** How many steps the game has. */
const stepsOf = async (page: Page): Promise<number> => {
  await page.keyboard.press('End');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
  const end = await stepOf(page);
  await page.keyboard.press('Home');
  await expect.poll(() => heading(page)).toBe('The beginning');
  return end;
};

/** One finger moves across, by so many pixels. */
async function swipe(page: Page, place: string, by: number): Promise<void> {
  const box = await page.locator(place).boundingBox();
  if (!box) throw new Error(`no ${place}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number | null) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === null ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
  await touch('touchEnd', null);
  await browser.detach();
}

const told = (page: Page) => page.locator('.replay-told').textContent();

test('whoever has played reads how it went, and everybody steps through the game by its link', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2, [PHONE]);
  const [ada, ben] = people.map(({ page }) => page) as [Page, Page];
  const guest = await openPerson(set.browser, set.server.url, PHONE);
  const { page } = guest;
  await page.goto(`${link}/replay`);
  await page.getByText('not over yet').waitFor();
  await Promise.all([ada, ben].map((one) => clickAtRandom(one)));
  const story = ada.locator('.story');
  await story.locator('.curve table tbody tr').first().waitFor();
  expect(await story.locator('.story-why').textContent()).toMatch(/Player|\S/);
  // The parts add up to the points.
  const columns = await story.locator('.story-parts').evaluate((table) => {
    const cells = (selector: string) =>
      [...table.querySelectorAll(selector)].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-'))),
      );
    return { parts: cells('tbody tr'), total: cells('tfoot tr')[0] ?? [] };
  });
  const sums = columns.total.map((_, seat) =>
    columns.parts.reduce((sum, row) => sum + (row[seat] ?? 0), 0),
  );
  expect(sums).toEqual(columns.total);
  await page.reload();
  await acts(page).waitFor();
  expect(await heading(page)).toBe('The beginning');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(page)).toBe(1);
  expect((await told(page))?.trim()).not.toBe('');
  await expect.poll(() => page.url()).toMatch(/#1$/);
  await page.keyboard.press('End');
  const last = await stepOf(page);
  expect(last).toBeGreaterThan(20);
  await page.getByText('Most points win').or(page.locator('.goal')).first().waitFor();
  expect(await page.locator('.goal').textContent()).toBe(await ada.locator('.goal').textContent());
  await acts(page).getByRole('button', { name: 'One turn back' }).click();
  const before = await stepOf(page);
  expect(before).toBeLessThan(last);
  await page.reload();
  await expect.poll(() => stepOf(page)).toBe(before);
  // A spectator sees no hand.
  expect(await page.locator('.hand [data-ref^="card:"]').count()).toBeGreaterThan(0);
  await acts(page).getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Through whose eyes').selectOption('spectator');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.hand [data-ref^="card:"]').count()).toBe(0);
  // One decided step of the story leads to its place in the replay.
  await story.locator('button.story-step').first().click();
  await acts(ada).waitFor();
  expect(await stepOf(ada)).toBeGreaterThan(0);
  // The replay that is asked for too early is the only thing that is refused.
  const early = /status of 409/;
  expect(errorsOf([...people, guest]).filter((one) => !early.test(one))).toEqual([]);
}, 180_000);

test('at a table of one’s own the replay plays by itself, and one plays on from any moment', async () => {
  const ada = await openPerson(set.browser, set.server.url, {
    ...PHONE,
    settings: { quickBots: 'on' },
  });
  const { page } = ada;
  await page.goto('/solo/room-share');
  await page.locator(LIVE).first().waitFor();
  await clickAtRandom(page);
  await page.locator('.story-replay .btn').click();
  await acts(page).waitFor();
  await acts(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => stepOf(page), { timeout: 20_000 }).toBeGreaterThan(2);
  await acts(page).getByRole('button', { name: 'Pause' }).click();
  const at = await stepOf(page);
  await page.reload();
  await expect.poll(() => stepOf(page)).toBe(at);
  await acts(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Ask the strong bot' }).click();
  const said = page.locator('.replay-more [role="status"]').first();
  await expect.poll(() => said.textContent(), { timeout: 20_000 }).toMatch(/^[^:]+: \S.+\.$/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator(LIVE).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/try/room-share');
  expect(errorsOf([ada])).toEqual([]);
}, 120_000);

test('each step shows one board, whether one comes to it from before or from behind, and the last one that of the table', async () => {
  const party = await startParty(set.server.url, 2);
  await playAtRandom(party, Random.from(seedFrom(8)));
  for (const client of party.clients) client.leave();
  const link = `/t/${party.room}`;
  const { page, errors } = await openPerson(set.browser, set.server.url, PHONE);
  // What every place says of itself: who lives there, and what it brings.
  const board = async () => {
    const places = page.locator('.board-content [data-ref]');
    return digestOf(
      await places.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    );
  };
  await page.goto(link);
  await page.locator('.standing').waitFor();
  const final = await board();
  await page.goto(`${link}/replay`);
  await acts(page).waitFor();
  const shown: string[] = [];
  const end = await stepsOf(page);
  for (let at = 0; at < end; at++) {
    shown.push(await board());
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepOf(page), SOON).toBe(at + 1);
  }
  expect(await board()).toBe(final);
  expect(new Set(shown).size).toBeGreaterThan(20);
  for (let at = end - 1; at >= 0; at--) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stepOf(page), SOON).toBe(at);
    expect(await board()).toBe(shown[at]);
  }
  expect(errors).toEqual([]);
}, 120_000);

test('a swipe on the board or on what is told goes a step on or back', async () => {
  const party = await startParty(set.server.url, 2);
  await playAtRandom(party, Random.from(seedFrom(9)));
  for (const client of party.clients) client.leave();
  const { page } = await openPerson(set.browser, set.server.url, PHONE);
  await page.goto(`/t/${party.room}/replay#10`);
  await acts(page).waitFor();
  for (const [place, by, at] of [
    ['.board', -120, 11],
    ['.board', 120, 10],
    ['.replay-told', -120, 11],
    ['.board', -20, 11],
  ] as const) {
    await swipe(page, place, by);
    await expect.poll(() => stepOf(page)).toBe(at);
  }
  // On a board that is enlarged, the finger moves the board.
  await page.locator('.board').evaluate((box) => {
    const content = box.firstElementChild as HTMLElement;
    content.style.width = '300%';
  });
  await swipe(page, '.board', -120);
  await swipe(page, '.replay-told', 120);
  await expect.poll(() => stepOf(page)).toBe(10);
}, 60_000);

test('a replay that was seen once can be seen again without a network', async () => {
  const party = await startParty(set.server.url, 2);
  await playAtRandom(party, Random.from(seedFrom(10)));
  for (const client of party.clients) client.leave();
  const { page, context } = await openPerson(set.browser, set.server.url, PHONE);
  await page.goto(`/t/${party.room}/replay/1#4`);
  await acts(page).waitFor();
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.reload();
  await acts(page).getByRole('button', { name: 'One step on' }).click();
  await expect.poll(() => stepOf(page)).toBe(5);
  await acts(page).getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Through whose eyes').selectOption({ label: 'Player 2' });
}, 60_000);

test('a file that is no replay is refused with a sentence', async () => {
  const { page, context } = await openPerson(set.browser, set.server.url, PHONE);
  await page.goto('/replay');
  for (const text of ['{', '{"format":1}', JSON.stringify({ format: 1, __proto__: null })]) {
    await page.locator('input[type="file"]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await page.getByText('This is no replay that can be shown').waitFor();
    await page.reload();
  }
  await context.close();
});
