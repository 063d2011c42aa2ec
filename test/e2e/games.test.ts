// Whole games of Room Share in real browsers, from the home page by the invite link to the final standing.
import { describe, expect, test } from 'vitest';
import { openPerson, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, startGame } from '../kit/browser/table.ts';
import { playToTheEnd } from '../kit/browser/whole-game.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

describe('clicking at random on what is live ends the game', () => {
  // With two players everything moves, as it does by default.
  test.each(sampleOf([2, 3, 4], 1))(
    'with %i players',
    async (count) => {
      const reducedMotion = count === 2 ? 'no-preference' : 'reduce';
      const { people } = await startGame(set.browser, set.server.url, count, [
        { reducedMotion },
        { ...TOUCH_PHONE, reducedMotion },
      ]);
      await playToTheEnd(people);
    },
    240_000,
  );
});

test('a spectator sees the table and no hand', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  const watcher = await openPerson(set.browser, set.server.url);
  await watcher.page.goto(link);
  await watcher.page.locator('.zones [data-ref^="bed:"]').first().waitFor();
  expect(await watcher.page.getByText('You are watching.').count()).toBeGreaterThan(0);
  expect(await watcher.page.locator('.zones [data-ref^="card:"]').count()).toBe(0);
  expect(await watcher.page.locator('.zones [data-live]').count()).toBe(0);
  expect(await people[0]?.page.locator('.zones [data-ref^="card:"]').count()).toBeGreaterThan(0);
}, 60_000);

test('after the game the same people play again at the same table', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  await Promise.all(people.map(({ page }) => clickAtRandom(page)));
  const [ada, ben] = people.map(({ page }) => page);
  for (const page of [ada, ben]) await page?.getByRole('button', { name: 'Play again' }).click();
  await ben?.locator('.standing').waitFor({ state: 'detached' });
  await ben?.locator('.zones [data-ref]').first().waitFor();
  expect(ben?.url()).toBe(link);
}, 120_000);
