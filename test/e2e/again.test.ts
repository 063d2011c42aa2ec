// Three people have finished a game: two of them play on, the third keeps looking at the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, startGame, waitForBoard } from '../kit/browser/table.ts';

const set = serverAndBrowser();
const phone = { viewport: PHONE };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** In the sheet of the result, or in the bar below the board. */
const line = (page: Page, text: RegExp) => page.locator('.again, .again-line').getByText(text);

test('two of three play again, and the third stays at the final board until asking to watch', async () => {
  const { people } = await startGame(set.browser, set.server.url, 3, [phone, phone, phone]);
  await Promise.all(people.map(({ page }) => clickAtRandom(page)));
  const [ada, ben, cleo] = people.map(({ page }) => page) as [Page, Page, Page];

  await button(ada, 'Play again').click();
  await line(ada, /^Waiting for/).waitFor();
  // Nobody has been pulled off the board.
  await line(cleo, /wants to play again$/).waitFor();
  expect(await cleo.locator('.standing li').count()).toBe(3);
  await ada.reload();
  await line(ada, /^Waiting for/).waitFor();

  await button(cleo, 'Look at the table').click();
  await line(cleo, /wants to play again$/).waitFor();
  await button(cleo, 'No').click();
  await line(cleo, /^You are not playing/).waitFor();
  await button(ben, 'Play again').click();

  for (const page of [ada, ben]) {
    await page.locator('.standing').waitFor({ state: 'detached' });
    await waitForBoard(page);
  }
  await line(cleo, /^The others have moved on/).waitFor();
  await waitForBoard(cleo);
  // Her board shows that the game is over, the others’ that it has begun.
  await cleo.locator('.bar').getByText('The game is over').waitFor();

  await Promise.all([ada, ben].map((page) => clickAtRandom(page)));
  expect(await ada.locator('.standing li').count()).toBe(2);
  await ada
    .locator('.tally')
    .getByText(/after 2 games$/)
    .waitFor();
  await line(cleo, /^The others have moved on/).waitFor();
  await button(cleo, 'Go and watch').click();
  await cleo.locator('.standing li').nth(1).waitFor();
  expect(await cleo.locator('.standing li').count()).toBe(2);
  expect(errorsOf(people)).toEqual([]);
}, 150_000);
