// After the game: its story at the end, and the replay, at a table on the server and at one of one's own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, LIVE, startGame } from '../kit/browser/table.ts';

const set = serverAndBrowser();

const PHONE = { ...TOUCH_PHONE, viewport: { width: 390, height: 664 } };
const acts = (page: Page) => page.locator('.replay-acts');
const heading = (page: Page) => page.locator('.turn-line').textContent();
const stepOf = async (page: Page): Promise<number> =>
  Number((await heading(page))?.match(/\d+/)?.[0] ?? 0);
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
