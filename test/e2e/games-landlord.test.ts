// Landlord! in real browsers that click at random on what is live.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { positionLink } from '../../client/table/position.ts';
import { openPerson, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import {
  errorsOf,
  LIVE,
  openOptions,
  startGame,
  waitForBoard,
  waitForTurn,
} from '../kit/browser/table.ts';
import { playToTheEnd } from '../kit/browser/whole-game.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

/** Ends the game after three rounds. */
async function fewRounds(host: Page): Promise<void> {
  await openOptions(host);
  await host.getByRole('combobox', { name: 'End of the game' }).selectOption('rounds');
  await host.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
  await host.getByRole('spinbutton', { name: 'Rounds' }).press('Tab');
}

describe.each([
  ['landlord', [2, 4, 6]],
  ['landlord-2', [2, 6]],
] as const)('%s: clicking at random from the home page on ends the game', (game, counts) => {
  test.each(sampleOf<number>(counts, 1))(
    'with %i players',
    async (count) => {
      const { people } = await startGame(
        set.browser,
        set.server.url,
        count,
        [undefined, TOUCH_PHONE],
        {
          game,
          configure: fewRounds,
        },
      );
      await playToTheEnd(people);
    },
    240_000,
  );
});

test('a game with all options ends: open trade, answers by all players, dollars shown in hundreds', async () => {
  const { people } = await startGame(set.browser, set.server.url, 3, [TOUCH_PHONE], {
    game: 'landlord',
    async configure(host) {
      await fewRounds(host);
      for (const name of ['Open trade', 'Anyone answers', 'Big money']) {
        // The answer to the switch before may set this one back until its own answer comes.
        const option = host.getByRole('checkbox', { name });
        await option.click();
        await expect.poll(() => option.isChecked()).toBe(true);
      }
    },
  });
  expect(await people[0]?.page.locator('.ll-purse').first().textContent()).toBe('$500');
  await playToTheEnd(people);
}, 240_000);

test('a Bomb asks before it destroys and is told afterwards, and a phase of the turn explains itself', async () => {
  const { page, context } = await openPerson(set.browser, set.server.url, {
    ...TOUCH_PHONE,
    settings: { eventSpeed: 'calm' },
  });
  await page.goto(
    positionLink(
      'landlord',
      `> ada $5: bomb roof
       ben $5: roof
       #0 ada 2 roof: 1 student
       #1 ada 2 roof: 1 student`,
    ),
  );
  await waitForBoard(page);
  await page.locator(LIVE).first().waitFor();
  // What explains things is fetched after the board.
  await page.waitForLoadState('networkidle');
  await page.locator('[data-ref="phase:inspect"]').tap();
  await page.locator('dialog .explained', { hasText: 'Part of a turn' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-ref="card:bomb"][data-live]').tap();
  await page.locator('[data-ref="house:1"][data-live]').first().tap();
  await page.locator('.message', { hasText: 'it is gone, with its tenant?' }).waitFor();
  expect(await page.locator('[data-ref="house:1"]').count()).toBeGreaterThan(0);
  await page.locator('.panel-acts .btn.primary').tap();
  await page.locator('[data-telling] .told', { hasText: 'Boom!' }).waitFor();
  await page.locator('[data-ref="house:1"]').waitFor({ state: 'detached' });
  await context.close();
}, 60_000);

test('cards can be dragged to the building site, and a card that cannot be built there says why', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2, [], { game: 'landlord' });
  const { page } = await waitForTurn(people);
  const thing = (ref: string) => page.locator(`.zones [data-ref="${ref}"]`).first();
  const roofs = ['roof', 'flatRoof', 'dormer'].map((card) => `[data-ref="card:${card}"]`);
  const card = page.locator(`.ll-card[data-live]:not(${roofs})`).first();
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await thing('site:floor').hover();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Take the floors back' }).waitFor();
  expect(await page.locator('.carried').count()).toBe(0);
  await card.click();
  await thing('site:roof').click();
  await page.locator('.reason').waitFor();
  await thing('card:roof').click();
  await thing('site:roof').click();
  await page.locator('.ll-street[aria-label="Your street"] [data-ref^="flat:"]').waitFor();
  expect(errorsOf(people)).toEqual([]);
}, 60_000);

test('in the second edition a house is closed with a roof from the stack', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2, [TOUCH_PHONE], {
    game: 'landlord-2',
  });
  const { page } = await waitForTurn(people);
  await page.locator('.ll-card[data-live]').first().click();
  await page.locator('.zones [data-ref="site:floor"]').first().click();
  const stack = page.locator('.zones [data-ref="roofs"]');
  await stack.and(page.locator('[data-live]')).waitFor();
  expect(await stack.getAttribute('aria-label')).toBe(
    'Roofs: 18. A Roof from the stack: $0, as the roof',
  );
  await stack.and(page.locator('[data-live]')).click();
  await page.locator('.ll-street[aria-label="Your street"] [data-ref^="flat:"]').waitFor();
  expect(await stack.getAttribute('aria-label')).toBe('Roofs: 17. A Roof from the stack: $1');
  expect(errorsOf(people)).toEqual([]);
}, 60_000);
