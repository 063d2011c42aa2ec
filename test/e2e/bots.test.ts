// Bots at tables of the edge: whole games of one person and bots, and a stand-in for one who is gone.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type GameId, manifests } from '../../shared/games/index.ts';
import { PHONE, person } from '../kit/browser/browser.ts';
import { frameIn, HostSite } from '../kit/browser/host-site.ts';
import { setting } from '../kit/browser/setting.ts';
import { complaintsOf, monkey, opensTable, sitsDown, tableOf } from '../kit/browser/table.ts';

/** Nobody has to follow what the bots do. */
const set = setting(false, { botDelayMs: 10 });
const calm = { viewport: PHONE, reducedMotion: 'reduce' as const };

async function fewRounds(host: Page): Promise<void> {
  await host.getByRole('combobox', { name: 'End of the game' }).selectOption('rounds');
  await host.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
  await host.getByRole('spinbutton', { name: 'Rounds' }).press('Tab');
}
const short = (host: Page) => host.getByRole('checkbox', { name: /^Short game/ }).check();

const SHORTENED: Record<GameId, (host: Page) => Promise<void>> = {
  'room-share': async () => {},
  landlord: fewRounds,
  'landlord-2': fewRounds,
  raja: short,
};

describe('one person and bots play the whole game', () => {
  test.each(manifests.map(({ facts }) => facts.id))(
    '%s',
    async (game) => {
      const [chairs, sets] = [3, SHORTENED[game]];
      const ada = await person(set.browser, set.server.url, calm);
      const { page } = ada;
      await opensTable(ada, chairs, game);
      await sets(page);
      for (let bots = 1; bots < chairs; bots++) {
        await page.getByRole('button', { name: 'Let a bot sit here' }).first().click();
        await expect.poll(() => page.locator('.chairs li.bot').count()).toBe(bots);
      }
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.board [data-ref]').first().waitFor();
      await monkey(page, 20_000, 120);
      expect(await page.locator('.standing li').count()).toBe(chairs);
      expect(complaintsOf([ada])).toEqual([]);
      await ada.context.close();
    },
    150_000,
  );
});

test('a bot is named, and its level chosen, in the lobby; the others see it', async () => {
  const [ada, ben] = await Promise.all([
    person(set.browser, set.server.url),
    person(set.browser, set.server.url),
  ]);
  const link = await opensTable(ada, 3);
  await sitsDown(ben, link);
  const letSit = ada.page.getByRole('button', { name: 'Let a bot sit here' });
  // Until she, too, knows that Ben sits there.
  await expect.poll(() => letSit.count()).toBe(1);
  await letSit.click();
  await ada.page.getByRole('button', { name: /^Change Hugo/ }).click();
  await ada.page.getByRole('button', { name: 'strong', exact: true }).click();
  await ada.page.getByRole('textbox', { name: 'Its name' }).fill('Hal');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  const chair = ben.page.locator('.chairs li.bot');
  await expect.poll(() => chair.textContent()).toMatch(/^Hal bot · strong/);
  expect(await ben.page.getByRole('button', { name: /^Change Hal/ }).count()).toBe(0);
  expect(complaintsOf([ada, ben])).toEqual([]);
}, 60_000);

test('who has gone is stood in for, over a crash of the server, and has the seat back on return', async () => {
  const { people, link } = await tableOf(set.browser, set.server.url, 2, [], {
    game: 'room-share',
    async sets(host) {
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
  // Both play on, the one who is here and the bot.
  const told = () => ada.page.locator('.line').count();
  const before = await told();
  await monkey(ada.page, 12, 6);
  await expect.poll(told).toBeGreaterThan(before + 1);
  await ben.page.goto(link);
  await ada.page.getByText('a bot is playing', { exact: true }).waitFor({ state: 'detached' });
  await Promise.all(people.map(({ page }) => monkey(page)));
  expect(await ben.page.locator('.standing li').count()).toBe(2);
}, 150_000);

test('the others call a stand-in when the grace is over, and not before', async () => {
  const { people, link } = await tableOf(set.browser, set.server.url, 2, [], {
    game: 'room-share',
    sets: async (host) =>
      void (await host
        .getByRole('combobox', { name: /a bot may step in after/ })
        .selectOption('10')),
  });
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]];
  await ben.page.goto('about:blank');
  await ada.page.getByText('offline', { exact: true }).waitFor();
  const call = ada.page.getByRole('button', { name: 'Let a bot play' });
  expect(await call.count()).toBe(0);
  await call.click({ timeout: 20_000 });
  await ada.page.getByText('a bot is playing', { exact: true }).waitFor();
  // The seat is still Ben’s: it is not offered to who comes by.
  const cleo = await person(set.browser, set.server.url);
  await cleo.page.goto(link);
  await cleo.page.getByText('a bot is playing', { exact: true }).waitFor();
  expect(await cleo.page.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
}, 60_000);

test('in a frame one plays against bots to the end, and then begins anew', async () => {
  const site = await HostSite.open();
  const ada = await person(set.browser, set.server.url, { reducedMotion: 'reduce' });
  await ada.page.goto(site.around(`${set.server.url}/embed/new/room-share`));
  const frame = await frameIn(ada.page);
  await frame.getByRole('button', { name: 'Play against bots' }).click();
  await frame.locator('.board [data-ref]').first().waitFor();
  await monkey(frame);
  expect(await frame.locator('.standing li').count()).toBe(2);
  await frame.getByRole('button', { name: 'Look at the table' }).click();
  await frame.getByRole('button', { name: 'New game' }).click();
  await frame.getByRole('button', { name: 'Open a table' }).waitFor();
  expect(complaintsOf([ada])).toEqual([]);
  site.close();
}, 90_000);
