// Bots at tables of the server: whole games of one person against bots, and stand-ins for absent players.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type GameId, manifests } from '../../shared/games/index.ts';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { ownServerAndBrowser } from '../kit/browser/server-and-browser.ts';
import {
  clickAtRandom,
  errorsOf,
  openLobby,
  openOptions,
  sitDown,
  startGame,
  waitForBoard,
} from '../kit/browser/table.ts';
import { sampleOf } from '../kit/sample.ts';

/** Bots move quickly in these tests, because nobody has to follow them. */
const set = ownServerAndBrowser({ botDelayMs: 10 });

async function fewRounds(host: Page): Promise<void> {
  await openOptions(host);
  await host.getByRole('combobox', { name: 'End of the game' }).selectOption('rounds');
  await host.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
  await host.getByRole('spinbutton', { name: 'Rounds' }).press('Tab');
}
const short = (host: Page) => host.getByRole('button', { name: 'Short', exact: true }).click();

/** What the host sets so that a long game ends soon. */
const SHORTENED: Partial<Record<GameId, (host: Page) => Promise<void>>> = {
  landlord: fewRounds,
  'landlord-2': fewRounds,
  raja: short,
};

describe('one person and bots play a whole game of', () => {
  const ids = manifests.map(({ facts }) => facts.id);
  test.each(sampleOf(ids, 1))(
    '%s',
    async (game) => {
      const [chairs, shorten] = [3, SHORTENED[game]];
      const ada = await openPerson(set.browser, set.server.url, { viewport: PHONE });
      const { page } = ada;
      await openLobby(ada.page, chairs, game);
      await shorten?.(page);
      for (let bots = 1; bots < chairs; bots++) {
        await page.getByRole('button', { name: 'Let a bot sit here' }).first().click();
        await expect.poll(() => page.locator('.chairs li.bot').count()).toBe(bots);
      }
      await page.getByRole('button', { name: 'Start the game' }).click();
      await waitForBoard(page);
      await clickAtRandom(page, 20_000, 120);
      expect(await page.locator('.standing li').count()).toBe(chairs);
      expect(errorsOf([ada])).toEqual([]);
      await ada.context.close();
    },
    150_000,
  );
});

test('the host names a bot and chooses its level in the lobby, and the others see it', async () => {
  const [ada, ben] = await Promise.all([
    openPerson(set.browser, set.server.url),
    openPerson(set.browser, set.server.url),
  ]);
  const link = await openLobby(ada.page, 3);
  await sitDown(ben.page, link);
  const letSit = ada.page.getByRole('button', { name: 'Let a bot sit here' });
  // The button for the second chair is gone once Ada's page knows that Ben sits there.
  await expect.poll(() => letSit.count()).toBe(1);
  await letSit.click();
  await ada.page.getByRole('button', { name: /^Change Hugo/ }).click();
  await ada.page.getByRole('button', { name: 'strong', exact: true }).click();
  await ada.page.getByRole('textbox', { name: 'Its name' }).fill('Hal');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  const chair = ben.page.locator('.chairs li.bot');
  await expect.poll(() => chair.textContent()).toMatch(/^Hal bot · strong/);
  expect(await ben.page.getByRole('button', { name: /^Change Hal/ }).count()).toBe(0);
  expect(errorsOf([ada, ben])).toEqual([]);
}, 60_000);

test('a bot stands in for an absent player, also after a crash of the server, and gives the seat back on return', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2, [], {
    game: 'room-share',
    async configure(host) {
      await openOptions(host);
      await host.getByRole('combobox', { name: /a bot may step in after/ }).selectOption('10');
      await host.getByRole('checkbox', { name: /^A bot steps in by itself/ }).check();
    },
  });
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]];
  await ben.page.goto('about:blank');
  await ada.page.getByText('offline', { exact: true }).waitFor();
  await set.server.kill();
  await set.server.restart({ botDelayMs: 10 });
  await ada.page.getByText('a bot is playing', { exact: true }).waitFor({ timeout: 30_000 });
  // Both play on: the person who is present and the bot.
  const told = () => ada.page.locator('.line').count();
  const before = await told();
  const playOn = async () => {
    await clickAtRandom(ada.page, 6, 3);
    return told();
  };
  await expect.poll(playOn, { timeout: 30_000 }).toBeGreaterThan(before + 1);
  await ben.page.goto(link);
  await ada.page.getByText('a bot is playing', { exact: true }).waitFor({ state: 'detached' });
  await Promise.all(people.map(({ page }) => clickAtRandom(page)));
  expect(await ben.page.locator('.standing li').count()).toBe(2);
}, 150_000);

test('the others can call a stand-in when the grace period is over, and not before', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2, [], {
    game: 'room-share',
    async configure(host) {
      await openOptions(host);
      await host.getByRole('combobox', { name: /a bot may step in after/ }).selectOption('10');
    },
  });
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]];
  await ben.page.goto('about:blank');
  await ada.page.getByText('offline', { exact: true }).waitFor();
  const call = ada.page.getByRole('button', { name: 'Let a bot play' });
  expect(await call.count()).toBe(0);
  await call.click({ timeout: 20_000 });
  await ada.page.getByText('a bot is playing', { exact: true }).waitFor();
  // The seat is still Ben’s: nobody else may take it.
  const cleo = await openPerson(set.browser, set.server.url);
  await cleo.page.goto(link);
  await cleo.page.getByText('a bot is playing', { exact: true }).waitFor();
  expect(await cleo.page.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
}, 60_000);

test('in a frame one person plays against bots to the end and opens a new game', async () => {
  const site = await HostSite.open();
  const ada = await openPerson(set.browser, set.server.url);
  await ada.page.goto(site.pageWithFrame(`${set.server.url}/embed/new/room-share`));
  const frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Play against bots' }).click();
  await waitForBoard(frame);
  await clickAtRandom(frame);
  expect(await frame.locator('.standing li').count()).toBe(2);
  await frame.getByRole('button', { name: 'Look at the table' }).click();
  await frame.getByRole('button', { name: 'New game' }).click();
  await frame.getByRole('button', { name: 'Open a table' }).waitFor();
  expect(errorsOf([ada])).toEqual([]);
  site.close();
}, 90_000);
