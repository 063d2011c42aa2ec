// Raja in a browser: what the action disc says on a phone, its middle, the presses that come closer on the map, and the
// places of the players.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { positionLink } from '../../client/table/position.ts';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { openContext } from '../kit/browser/browser.ts';
import {
  advance,
  dealTable,
  findPositions,
  LONG_NAMES,
  type Position,
} from '../kit/browser/layout/positions.ts';
import { contextFor, SCREENS, type Screen } from '../kit/browser/layout/sizes.ts';
import { openPosition } from '../kit/browser/layout/walk.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForAnimations } from '../kit/browser/still.ts';

const set = serverAndBrowser();
const [PHONE] = SCREENS as [Screen];
const DESKTOP: Screen = { width: 1440, height: 900, touch: false };
/** There the disc has room beside its tiles. */
const TABLET: Screen = { width: 768, height: 1024, touch: false };

const WISH = { game: 'raja', seats: 3, seed: 2, options: { short: true }, mostMoves: 900 };
const positions = findPositions(WISH);

async function open(kind: string, screen: Screen, locale = 'en-GB'): Promise<Page> {
  const found = positions.find((one) => one.kind.startsWith(kind)) as Position;
  const context = await openContext(set.browser, set.server.url, contextFor(screen, locale));
  const page = await openPosition(context, found);
  await waitForAnimations(page);
  return page;
}

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.each(['en-GB', 'it-IT', 'fr-FR'])(
  '%s: each tile of the disc says on a phone what its action does and costs, whole and readable',
  async (locale) => {
    const page = await open('choose', PHONE, locale);
    const tiles = await page.locator('.rj-tile').evaluateAll((all) =>
      all.map((tile) => {
        const texts = [...tile.querySelectorAll('b, .rj-gist, .rj-deed')];
        return {
          name: tile.textContent,
          texts: texts.filter((one) => one.checkVisibility()).length,
          size: Math.min(...texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
          isWhole:
            tile.scrollHeight <= tile.clientHeight + 1 && tile.scrollWidth <= tile.clientWidth + 1,
          isInSight:
            tile.getBoundingClientRect().bottom <=
            (tile.closest('.choice') as Element).getBoundingClientRect().bottom,
        };
      }),
    );
    expect(tiles).toHaveLength(9);
    expect(
      tiles.filter((one) => one.texts < 3 || one.size < 14 || !one.isWhole || !one.isInSight),
    ).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test('the middle of the disc explains the disc and chooses nothing', async () => {
  const page = await open('choose', TABLET);
  const { x, y } = await middleOf(page, '.rj-hub');
  const picked = page.locator('.choice [data-picked]');
  const before = await picked.count();
  for (const far of [0, 30]) {
    await page.mouse.click(x + far, y);
    await page.locator('dialog').getByRole('heading', { name: 'Action disc' }).waitFor();
    expect(await picked.count()).toBe(before);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.context().close();
}, 60_000);

test('the first tap on the crowded map comes closer and says so, and the next one chooses', async () => {
  const page = await open('settle', PHONE);
  const villages = page.locator('.board [data-ref^="village:"][data-live]');
  const before = await page.locator('.rj-village .rj-own, .rj-lot .rj-own').count();
  const ref = await villages.nth(4).getAttribute('data-ref');
  const at = `.board [data-ref="${ref}"]`;
  const tap = async () => {
    const { x, y } = await middleOf(page, at);
    await page.touchscreen.tap(x, y);
  };
  await tap();
  await page.locator('.message').getByText('nothing chosen yet').waitFor();
  expect(await page.locator(`${at}[data-prepared]`).count()).toBe(1);
  expect(Number(await page.locator('.board').getAttribute('data-zoom'))).toBeGreaterThan(1);
  // One step is enough for the whole map.
  expect(await page.locator('.board').getAttribute('data-crowded')).toBeNull();
  expect(await page.locator('.rj-village .rj-own, .rj-lot .rj-own').count()).toBe(before);
  await tap();
  await expect
    .poll(() => page.locator('.rj-village .rj-own, .rj-lot .rj-own').count())
    .toBeGreaterThan(before);
  await page.context().close();
}, 60_000);

const IN_KOTA = `
  > ada $30 in kota, builder: turned house gold
  ben $9 in ajmer, priest: played
  round: 4`;

/** Opens a position of one's own, in which the board is at rest. */
async function openOwn(position: string): Promise<Page> {
  const context = await openContext(set.browser, set.server.url, contextFor(PHONE, 'en-GB'));
  const page = await context.newPage();
  await page.goto(positionLink('raja', position));
  await page.locator('.frame[data-turn] [data-live]').first().waitFor();
  await waitForAnimations(page);
  return page;
}

test('a city is chosen by one tap, however many villages can be chosen too', async () => {
  const page = await openOwn(IN_KOTA);
  await page.locator('[data-ref="action:house"][data-live]').tap();
  await page.locator('.board [data-ref="village:3"][data-live]').waitFor();
  const { x, y } = await middleOf(page, '.board [data-ref="city:kota"][data-live]');
  await page.touchscreen.tap(x, y);
  await page.locator('[data-ref="action:house"][data-done], .rj-houses').first().waitFor();
  expect(await page.locator('.rj-houses').count()).toBe(1);
  await page.context().close();
}, 60_000);

test('the track opens in one sheet, and the card of a governor takes its place', async () => {
  const page = await openOwn(IN_KOTA);
  await page.locator('.rj-opener').first().tap();
  await page.locator('dialog .rj-governor').first().waitFor();
  expect(await page.locator('dialog').count()).toBe(1);
  await page.locator('dialog .rj-governor').first().tap();
  await page.locator('dialog .explained').waitFor();
  await expect.poll(() => page.locator('dialog').count()).toBe(1);
  await page.locator('dialog .sheet-head .btn').tap();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.context().close();
}, 60_000);

test('after a scoring stands where the Maharaja has gone', async () => {
  const page = await openOwn(IN_KOTA.replace('house gold', 'gold gold'));
  const city = page.locator('.rj-visit b');
  expect(await city.textContent()).toBe('Udaipur');
  await page.locator('[data-ref="button:end"]').tap();
  await page.locator('[data-ref="button:giveUp"]').tap();
  await page.locator('.rj-lines', { hasText: 'Udaipur is scored' }).waitFor();
  await expect.poll(() => city.textContent()).toBe('Jaisalmer');
  await page.context().close();
}, 60_000);

test('what a change touched is outlined for a while only', async () => {
  const page = await openOwn(IN_KOTA);
  await page.locator('[data-ref="action:house"][data-live]').tap();
  const { x, y } = await middleOf(page, '.board [data-ref="city:kota"][data-live]');
  await page.touchscreen.tap(x, y);
  const ring = page.locator('.rj-town[data-flash] .rj-ring');
  await ring.waitFor({ state: 'attached' });
  await expect
    .poll(() => ring.evaluate((one) => getComputedStyle(one).stroke), { timeout: 20_000 })
    .toMatch(/rgba\(0, 0, 0, 0\)|transparent/);
  await page.context().close();
}, 60_000);

test('the goal lists the players by place, and everywhere stand the palaces that they have built', async () => {
  const world = dealTable(WISH);
  advance(world, WISH.mostMoves, Random.from(seedFrom(WISH.seed, 5)));
  const outcome = world.game.outcome(world.stored.table.state);
  if (!outcome) throw new Error('the game is not over');
  const { places, points } = outcome;
  const seats = places.map((_, seat) => seat).sort((a, b) => Number(places[a]) - Number(places[b]));
  const page = await open('end', DESKTOP);
  await page.locator('.standing').waitFor();
  await page.keyboard.press('Escape');
  const chips = page.locator('.chip');
  for (const [seat, built] of points.entries())
    expect(await chips.nth(seat).textContent()).toContain(`${built}/`);
  await page.locator('.standing').waitFor({ state: 'detached' });
  await page.locator('.goal').click();
  await page.locator('dialog section').first().waitFor();
  const sections = await page.locator('dialog section').allTextContents();
  expect(sections).toHaveLength(seats.length);
  for (const [at, seat] of seats.entries()) {
    expect(sections[at]).toContain(LONG_NAMES[seat]);
    expect(sections[at]).toContain(['First', 'Second', 'Third'][at]);
    expect(sections[at]).toContain(`${points[seat]} of`);
  }
  await page.context().close();
}, 60_000);
