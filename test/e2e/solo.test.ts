// Tables of one's own browser: alone against bots at once, offline, and with a hint.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { PHONE, person } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { setting } from '../kit/browser/setting.ts';
import { answered } from '../kit/browser/still.ts';
import { complaintsOf, monkey } from '../kit/browser/table.ts';

const set = setting();
let site: HostSite;
beforeAll(async () => {
  site = await HostSite.open();
});
afterAll(() => site.close());

const live = (page: Page) => page.locator('.board [data-live], .panel-acts [data-live]');

/** From the first page to the first own decision: one tap. */
async function playsNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.game [href="/solo/${game}"]`).click();
  await live(page).first().waitFor();
}

/** Until the bots have played, too: now nothing changes any more without oneself. */
async function ownTurn(page: Page): Promise<void> {
  await answered(page);
  await live(page).first().waitFor();
}

async function quickly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'The bots play quickly' }).check();
  await page.locator('.sheet-head .btn').click();
}

test.each(allGames.map(({ id }) => id))(
  '%s: one tap, and it is one’s own turn',
  async (game) => {
    const ada = await person(set.browser, set.server.url, { viewport: PHONE });
    await playsNow(ada.page, game);
    expect(await ada.page.locator('.frame[data-turn]').count()).toBe(1);
    expect(complaintsOf([ada])).toEqual([]);
    await ada.context.close();
  },
  60_000,
);

test('offline against a strong bot to the end, the page loaded again in between', async () => {
  const ada = await person(set.browser, set.server.url, { reducedMotion: 'reduce' });
  const { page } = ada;
  await playsNow(page, 'room-share');
  await quickly(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 20_000,
    })
    .toBe(true);
  await ada.context.setOffline(true);
  // A new game, against a stronger one.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('This ends the current game.').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: /^Change Edith/ }).click();
  await page.getByRole('button', { name: 'strong', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByText('Send this link').count()).toBe(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.board [data-ref]').first().waitFor();
  // Rules, table and bots are all in there; the page itself only shows.
  expect(page.workers()).toHaveLength(1);
  await monkey(page, 4, 4);
  // The table is there again when the page has been loaded anew.
  await ownTurn(page);
  const lines = await page.locator('.rs-house [data-ref]').count();
  await page.reload();
  await live(page).first().waitFor();
  expect(await page.locator('.rs-house [data-ref]').count()).toBe(lines);
  await monkey(page, 5000, 120);
  expect(await page.locator('.standing li').count()).toBe(2);
  expect(complaintsOf([ada])).toEqual([]);
}, 180_000);

test('a hint says what and why, lights the way, and is gone when it was followed', async () => {
  const ada = await person(set.browser, set.server.url);
  const { page } = ada;
  await playsNow(page, 'room-share');
  await page.getByRole('button', { name: 'Hint' }).click();
  // What, and then a sentence of the game's own.
  await page.getByText(/^A strong bot would play: [^.]+\. \S/).waitFor();
  for (let clicks = 0; clicks < 4 && (await page.locator('.hint').count()) > 0; clicks++) {
    const lit = page.locator('.board [data-hint], .panel-acts [data-hint]').first();
    const before = await lit.getAttribute('data-ref');
    await lit.dispatchEvent('click');
    // The next step of it is lit, or it is done.
    const next = async () =>
      (await page.locator('.hint').count()) === 0 ||
      ((await lit.count()) > 0 && (await lit.getAttribute('data-ref')) !== before);
    await expect.poll(next).toBe(true);
  }
  expect(await page.locator('.hint').count()).toBe(0);
  expect(await page.locator('[data-hint]').count()).toBe(0);
  expect(await page.locator('.line').count()).toBeGreaterThan(0);
  expect(complaintsOf([ada])).toEqual([]);
}, 60_000);

test.each(['room-share', 'landlord', 'raja'])(
  '%s: on a low screen what a hint lights up comes into sight, above the hint',
  async (game) => {
    const viewport = { width: PHONE.width, height: 480 };
    const ada = await person(set.browser, set.server.url, { viewport });
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

test('a hint that is still thought about is gone with its decision', async () => {
  const ada = await person(set.browser, set.server.url);
  const { page } = ada;
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { type: string }) {
      // Thought about for ever.
      if (message.type !== 'advise') post.call(this, message);
    };
  });
  await playsNow(page, 'room-share');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint').waitFor();
  await monkey(page, 2, 10);
  await expect.poll(() => page.locator('.hint').count()).toBe(0);
}, 60_000);

test('in a second window the table goes on there, and no more in the first', async () => {
  const ada = await person(set.browser, set.server.url);
  const { page, context } = ada;
  await playsNow(page, 'room-share');
  await monkey(page, 4, 4);
  const kept = (where: Page) => where.evaluate(() => localStorage.getItem('solo room-share'));
  await expect.poll(() => kept(page)).not.toBe(null);
  const second = await context.newPage();
  await second.goto('/solo/room-share');
  await second.locator('.board [data-ref]').first().waitFor();
  await page.getByText('Your seat is in another window or on another device now.').waitFor();
  expect(await live(page).count()).toBe(0);
  await monkey(second, 6, 6);
  await ownTurn(second);
  // As when it is left: whatever there is to keep is kept now.
  await second.evaluate(() => dispatchEvent(new Event('pagehide')));
  const before = await kept(second);
  await page.close();
  expect(await kept(second)).toBe(before);
}, 60_000);

test('on a phone it is told what the bots have done', async () => {
  const ada = await person(set.browser, set.server.url, { viewport: PHONE });
  const { page } = ada;
  await playsNow(page, 'room-share');
  // How many clicks a turn takes is a matter of chance.
  const bots = page.locator('.latest').getByText(/^Edith /);
  const played = async () => {
    await monkey(page, 2, 1);
    return bots.count();
  };
  await expect.poll(played, { timeout: 40_000 }).toBeGreaterThan(0);
  await page.locator('.latest').click();
  await page.locator('dialog .log .line').first().waitFor();
}, 60_000);

test('where the table wants no hints there is no button for one', async () => {
  const ada = await person(set.browser, set.server.url);
  const { page } = ada;
  await playsNow(page, 'room-share');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByText('This ends the current game.').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('checkbox', { name: /^Hints/ }).uncheck();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.frame').waitFor();
  await expect.poll(() => live(page).count(), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
}, 60_000);

test('two people and a bot at one device pass it on between the people only', async () => {
  const ada = await person(set.browser, set.server.url, { reducedMotion: 'reduce' });
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
    } else await monkey(page, 6, 2);
  }
  expect([...seen].every((line) => /Player [12]$/.test(line))).toBe(true);
  expect(complaintsOf([ada])).toEqual([]);
}, 90_000);

test('at one device the lobby of the next game is that of the host, whoever it is', async () => {
  const ada = await person(set.browser, set.server.url, { reducedMotion: 'reduce' });
  const { page } = ada;
  await page.goto('/here/room-share');
  await page.getByRole('button', { name: 'Start on this device' }).click();
  await page.locator('.frame, .curtain').first().waitFor();
  await monkey(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  const start = page.getByRole('button', { name: 'Start the game' });
  for (const name of ['Player 2', 'Player 1']) {
    await page.getByRole('button', { name: `Make ${name} the host` }).click();
    await page
      .getByRole('button', { name: `Make ${name} the host` })
      .waitFor({ state: 'detached' });
    expect(await start.count()).toBe(1);
  }
}, 120_000);

test('in a frame of another site, sandboxed, one tap begins a game against bots, with hints', async () => {
  const ada = await person(set.browser, set.server.url);
  const address = `${set.server.url}/embed/new/room-share`;
  await ada.page.goto(site.around(address, 'sandbox="allow-scripts"'));
  const frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Play against bots' }).click();
  await frame.locator('.board [data-ref]').first().waitFor();
  await expect
    .poll(() => frame.getByRole('button', { name: 'Hint' }).count(), { timeout: 20_000 })
    .toBe(1);
  // No worker is to be had here: the page itself thinks.
  await frame.getByRole('button', { name: 'Hint' }).click();
  await frame.getByText(/^A strong bot would play/).waitFor();
  expect(complaintsOf([ada])).toEqual([]);
}, 60_000);
