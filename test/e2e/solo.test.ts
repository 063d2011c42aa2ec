// Tables that run in the browser itself: against bots, offline, and with hints.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { waitForServiceWorker } from '../kit/browser/page.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForAnswer } from '../kit/browser/still.ts';
import { clickAtRandom, errorsOf, LIVE, openOptions, waitForBoard } from '../kit/browser/table.ts';

const set = serverAndBrowser();
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

/** A hint is more than its move. */
const TOLD = /[^.]+[.:] \S/;

const live = (page: Page) => page.locator(LIVE);

/** Goes from the home page to the first own decision with one tap. */
async function playsNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.game [href="/solo/${game}"]`).click();
  await live(page).first().waitFor();
}

/** Waits until the bots have moved, too: now nothing changes until the player does something. */
async function ownTurn(page: Page): Promise<void> {
  await waitForAnswer(page);
  await live(page).first().waitFor();
}

async function quickly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'The bots play quickly' }).check();
  await page.locator('.sheet-head .btn').click();
}

test.each(allGames.map(({ id }) => id))(
  '%s: it is the player’s turn after one tap',
  async (game) => {
    const ada = await openPerson(set.browser, set.server.url, { viewport: PHONE });
    await playsNow(ada.page, game);
    expect(await ada.page.locator('.frame[data-turn]').count()).toBe(1);
    expect(errorsOf([ada])).toEqual([]);
    await ada.context.close();
  },
  60_000,
);

test('a game against a strong bot goes on offline and after a reload, to the end', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await playsNow(page, 'room-share');
  await quickly(page);
  await waitForServiceWorker(page);
  await ada.context.setOffline(true);
  // Starts a new game with a stronger bot.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('This ends the current game.').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: /^Change Edith/ }).click();
  await page.getByRole('button', { name: 'strong', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByText('Send this link').count()).toBe(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForBoard(page);
  // One worker runs the rules, the table and the bots.
  expect(page.workers()).toHaveLength(1);
  await clickAtRandom(page, 4, 4);
  // After a reload the table is the same.
  await ownTurn(page);
  const lines = await page.locator('.rs-house [data-ref]').count();
  await page.reload();
  await live(page).first().waitFor();
  expect(await page.locator('.rs-house [data-ref]').count()).toBe(lines);
  await clickAtRandom(page, 5000, 120);
  expect(await page.locator('.standing li').count()).toBe(2);
  expect(errorsOf([ada])).toEqual([]);
}, 180_000);

test('a hint names a move with a reason, marks it step by step, and disappears when the move is made', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await playsNow(page, 'room-share');
  await page.getByRole('button', { name: 'Hint' }).click();
  // The move, and then what it changes or what it is worth.
  await page.locator('.hint').getByText(TOLD).waitFor();
  // The focus stays on the button, which now tells another move.
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('aria-label')).toBe('Another hint');
  expect(await page.getByText('sets the others back').count()).toBe(0);
  for (let clicks = 0; clicks < 4 && (await page.locator('.hint').count()) > 0; clicks++) {
    const lit = page.locator('.zones [data-hint], .panel-acts [data-hint]').first();
    const before = await lit.getAttribute('data-ref');
    await lit.dispatchEvent('click');
    // Either the next step is marked or the hint is gone.
    const next = async () =>
      (await page.locator('.hint').count()) === 0 ||
      ((await lit.count()) > 0 && (await lit.getAttribute('data-ref')) !== before);
    await expect.poll(next).toBe(true);
  }
  expect(await page.locator('.hint').count()).toBe(0);
  expect(await page.locator('[data-hint]').count()).toBe(0);
  expect(await page.locator('.line').count()).toBeGreaterThan(0);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test.each(['room-share', 'landlord', 'raja'])(
  '%s: on a low screen what a hint marks is scrolled into view, above the hint',
  async (game) => {
    const viewport = { width: PHONE.width, height: 480 };
    const ada = await openPerson(set.browser, set.server.url, { viewport });
    const { page } = ada;
    await playsNow(page, game);
    await page.getByRole('button', { name: 'Hint' }).click();
    const lit = page.locator('[data-hint]').first();
    await lit.waitFor();
    const isSeen = () =>
      lit.evaluate((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there !== null && there.closest('.dock') === thing.closest('.dock');
      });
    await expect.poll(isSeen).toBe(true);
    await ada.context.close();
  },
  60_000,
);

test('a hint that is still being computed is dropped with its decision', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { type: string }) {
      // The worker never gets the request for a hint.
      if (message.type !== 'advise') post.call(this, message);
    };
  });
  await playsNow(page, 'room-share');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor();
  await clickAtRandom(page, 2, 10);
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
}, 60_000);

test('a second window takes the table over from the first', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page, context } = ada;
  await playsNow(page, 'room-share');
  await clickAtRandom(page, 4, 4);
  const kept = (where: Page) => where.evaluate(() => localStorage.getItem('solo room-share'));
  await expect.poll(() => kept(page)).not.toBe(null);
  const second = await context.newPage();
  await second.goto('/solo/room-share');
  await waitForBoard(second);
  await page.getByText('Your seat is in another window or on another device now.').waitFor();
  expect(await live(page).count()).toBe(0);
  await clickAtRandom(second, 6, 6);
  await ownTurn(second);
  // Closing the window sends this event, too, and the page then stores what it has.
  await second.evaluate(() => dispatchEvent(new Event('pagehide')));
  const before = await kept(second);
  await page.close();
  expect(await kept(second)).toBe(before);
}, 60_000);

test('on a phone the last line of the log shows what the bots have done', async () => {
  const ada = await openPerson(set.browser, set.server.url, { viewport: PHONE });
  const { page } = ada;
  await playsNow(page, 'room-share');
  // How many clicks a turn takes depends on chance.
  const bots = page.locator('.latest').getByText(/^Edith /);
  const played = async () => {
    await clickAtRandom(page, 2, 1);
    return bots.count();
  };
  await expect.poll(played, { timeout: 40_000 }).toBeGreaterThan(0);
  await page.locator('.latest').click();
  await page.locator('dialog .log .line').first().waitFor();
}, 60_000);

test('a table without hints has no button for them', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await playsNow(page, 'room-share');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('This ends the current game.').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await openOptions(page);
  await page.getByRole('checkbox', { name: /^Hints/ }).uncheck();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.frame').waitFor();
  await expect.poll(() => live(page).count(), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
}, 60_000);

test('two people and a bot at one device pass the device between the people only', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await page.goto('/here/room-share');
  await page.getByRole('button', { name: 'A bot', exact: true }).click();
  await page.getByRole('button', { name: 'Start on this device' }).click();
  const seen = new Set<string>();
  for (let turns = 0; turns < 6; turns++) {
    const curtain = page.locator('.curtain h1');
    await expect
      .poll(async () => (await curtain.count()) + (await live(page).count()), { timeout: 20_000 })
      .toBeGreaterThan(0);
    if (await curtain.count()) {
      seen.add((await curtain.textContent()) ?? '');
      await page.locator('.curtain button').click();
    } else await clickAtRandom(page, 6, 2);
  }
  expect([...seen].every((line) => /Player [12]$/.test(line))).toBe(true);
  expect(errorsOf([ada])).toEqual([]);
}, 90_000);

test('at one device the host operates the lobby of the next game, whichever person that is', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const { page } = ada;
  await page.goto('/here/room-share');
  await page.getByRole('button', { name: 'Start on this device' }).click();
  await page.locator('.frame, .curtain').first().waitFor();
  await clickAtRandom(page);
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  const start = page.getByRole('button', { name: 'Start the game' });
  for (const name of ['Player 2', 'Player 1']) {
    await page.getByRole('button', { name: `Make ${name} the host` }).click();
    await page
      .getByRole('button', { name: `Make ${name} the host` })
      .waitFor({ state: 'detached' });
    expect(await start.count()).toBe(1);
  }
}, 120_000);

test('in a sandboxed frame one tap begins a game against bots, with hints', async () => {
  const ada = await openPerson(set.browser, set.server.url);
  const address = `${set.server.url}/embed/new/room-share`;
  await ada.page.goto(site.pageWithFrame(address, 'sandbox="allow-scripts"'));
  const frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Play against bots' }).click();
  await waitForBoard(frame);
  await expect
    .poll(() => frame.getByRole('button', { name: 'Hint' }).count(), { timeout: 20_000 })
    .toBe(1);
  // A sandboxed frame gets no worker: the page computes the hint itself.
  await frame.getByRole('button', { name: 'Hint' }).click();
  await frame.locator('.hint').getByText(TOLD).waitFor();
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);
