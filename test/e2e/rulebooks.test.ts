// The pictures of the rules pages in a browser: whatever a text numbers has its number in the picture.
import { expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

test.each(
  sampleOf(
    allGames.map(({ id }) => id),
    2,
  ),
)('on the rules page of %s every explained mark is numbered in its picture', async (game) => {
  const { page, errors } = await openPerson(set.browser, set.server.url, { viewport: PHONE });
  await page.goto(`/rules/${game}`);
  await page.locator('.example').first().waitFor();
  for (const example of await page.locator('.example:has(.example-marks)').all()) {
    await example.scrollIntoViewIfNeeded();
    const told = await example.locator('.example-marks li').count();
    const pins = example.locator('.picture').first().locator('.pin');
    const of = await example.getAttribute('id');
    await expect.poll(() => pins.count(), { message: `${of}`, timeout: 10_000 }).toBe(told);
  }
  expect(errors).toEqual([]);
  await page.context().close();
});
