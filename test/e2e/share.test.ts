// At the end of a game: its link with the picture of the final board, and the settings of the next game, which pull
// nobody off the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { clickAtRandom, errorsOf, startGame, waitForBoard } from '../kit/browser/table.ts';

const set = serverAndBrowser();
const phone = { viewport: PHONE };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function finishGame() {
  const game = {
    game: 'room-share',
    configure: (host: Page) => host.locator('.options .presets .btn').last().click(),
  };
  const party = await startGame(set.browser, set.server.url, 2, [phone, phone], game);
  const [ada, ben] = party.people.map(({ page }) => page) as [Page, Page];
  await Promise.all([ada, ben].map((page) => clickAtRandom(page)));
  return { ...party, ada, ben };
}

/** The size of the picture in pixels, and how many colours its board and the result beside it have. */
const countColours = async (one: HTMLImageElement) => {
  await one.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [one.naturalWidth, one.naturalHeight];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(one, 0, 0);
  const countIn = (x: number, width: number) => {
    const { data } = context.getImageData(x, 0, width, canvas.height);
    const found = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      found.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return found.size;
  };
  return {
    size: [canvas.width, canvas.height],
    board: countIn(0, 768),
    result: countIn(780, canvas.width - 780),
  };
};

test('whoever shares a game first gives its link the picture of the final board', async () => {
  const { people, link, ada, ben } = await finishGame();
  const room = link.split('/t/')[1];
  const path = `${set.server.url}/api/rooms/${room}/replay/1/picture`;
  // A spectator sees the picture, and gives none.
  const guest = await openPerson(set.browser, set.server.url, phone);
  await guest.page.goto(link);
  await button(guest.page, 'Share this game').click();
  await guest.page.locator('.share-picture img').waitFor();
  expect((await fetch(path)).status).toBe(404);
  await button(ada, 'Share this game').click();
  const shown = await ada.locator('.share-picture img').getAttribute('src');
  const drawn = await ada.locator('.share-picture img').evaluate(countColours);
  expect(drawn.size).toEqual([1200, 630]);
  // The house has many colours. Without its styles or drawings the picture would be nearly empty.
  expect(drawn.board).toBeGreaterThan(100);
  expect(drawn.result).toBeGreaterThan(20);
  await expect.poll(async () => (await fetch(path)).status).toBe(200);
  const kept = Buffer.from(await (await fetch(path)).arrayBuffer());
  expect(kept.equals(Buffer.from(shown?.split(',')[1] ?? '', 'base64'))).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(200 * 1024);
  expect(await ada.locator('.link-row input').inputValue()).toBe(`${link}/replay/1`);
  const preview = await (await fetch(`${link}/replay/1`)).text();
  expect(preview).toContain(`<meta property="og:image" content="${path}">`);
  // Another player may share it as well, and the picture stays.
  await button(ben, 'Share this game').click();
  await ben.locator('.share-picture img').waitFor();
  expect(Buffer.from(await (await fetch(path)).arrayBuffer()).equals(kept)).toBe(true);
  // The server refuses a second picture, and nobody is bothered with that.
  const refused = /status of 409/;
  expect(errorsOf([...people, guest]).filter((one) => !refused.test(one))).toEqual([]);
}, 180_000);

test('the host sets the next game on the final board, and nobody leaves it before all agree', async () => {
  const { people, ada, ben } = await finishGame();
  await button(ben, 'Play again').click();
  await ada.locator('.again').getByText('wants to play again').waitFor();
  // Only the host may set it.
  expect(await button(ben, 'Change settings').count()).toBe(0);
  await button(ada, 'Look at the table').click();
  await button(ada, 'No').waitFor();
  await ada.locator('.ending-bar .btn').first().click();
  await button(ada, 'Change settings').click();
  await ada.locator('.next-form').getByText('everybody is asked again').waitFor();
  await ada.locator('.next-form .presets .btn').first().click();
  await ada.locator('.next-form .presets .btn[aria-pressed="true"]').first().waitFor();
  await ada.keyboard.press('Escape');
  for (const page of [ada, ben]) {
    await page.locator('.next-options').waitFor();
    // Everybody still sees the result, and is asked anew.
    expect(await page.locator('.standing li').count()).toBe(2);
    await button(page, 'Play again').click();
  }
  for (const page of [ada, ben]) {
    await page.locator('.standing').waitFor({ state: 'detached' });
    await waitForBoard(page);
  }
  // With the usual rules there are cards in the hand.
  await ada.locator('.hand [data-ref^="card:"]').first().waitFor();
  expect(errorsOf(people)).toEqual([]);
}, 180_000);
