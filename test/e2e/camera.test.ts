// The camera over the board and the presses of a finger: what is close together is enlarged, and near is good enough.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { positionLink } from '../../client/table/position.ts';
import { DESKTOP, openPerson, type Person } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';

const set = serverAndBrowser();

const FINGER = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
};

async function playAlone(game: string, options: object = FINGER): Promise<Person> {
  const person = await openPerson(set.browser, set.server.url, options);
  await person.page.goto(`/solo/${game}`);
  await person.page
    .locator('.frame[data-turn] .zones:not([data-busy]) [data-live]')
    .first()
    .waitFor();
  return person;
}

const zoomOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.board').getAttribute('data-zoom'));

/** The middle of the first element of the selector on the screen. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page, selector);
  await page.touchscreen.tap(x, y);
}

/** The shortest distance between the middles of two live things on the board. */
const leastGap = (page: Page): Promise<number> =>
  page.locator('.board [data-live]').evaluateAll((all) => {
    const middles = all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });
    const gaps = middles.flatMap(([x, y], at) =>
      middles.slice(at + 1).map(([a, b]) => Math.hypot(x - a, y - b)),
    );
    return Math.min(...gaps);
  });

/** Plays a key, and chooses a flat and a tenant for it: the free beds can be pressed next. */
async function chooseFlat(page: Page): Promise<void> {
  await tap(page, '[data-ref="card:red"], [data-ref="card:talk"]');
  await page.locator('.board [data-live]').first().waitFor();
  await tap(page, '.board [data-live]');
  await page.locator('.hand [data-ref^="tenant:"][data-live]').first().waitFor();
  await tap(page, '.hand [data-ref^="tenant:"][data-live]');
  await page.locator('.board [data-ref^="bed:"][data-live]').first().waitFor();
  await waitForFrames(page, 4);
}

/** Bots make no difference here, but the first hand must have a key or a card that stands for one. */
async function playWithKey(): Promise<Person> {
  for (;;) {
    const person = await playAlone('room-share');
    const keys = person.page.locator(
      '[data-ref="card:red"][data-live], [data-ref="card:talk"][data-live]',
    );
    if ((await keys.count()) > 0) return person;
    await person.context.close();
  }
}

test('the beds of a flat are enlarged by themselves until a finger can tell them apart', async () => {
  const { page, context } = await playWithKey();
  expect(await zoomOf(page)).toBe(1);
  await chooseFlat(page);
  expect(await zoomOf(page)).toBeGreaterThan(1);
  expect(await leastGap(page)).toBeGreaterThanOrEqual(44);
  // The next decision begins with the whole house again.
  await tap(page, '.board [data-ref^="bed:"][data-live]');
  await expect.poll(() => zoomOf(page)).toBe(1);
  await context.close();
}, 90_000);

/** Only one bed of flat A1 is free. */
const ONE_BED = `
  Cr.yb  S....  H....  C....  C....
  C....  C.b..  C....  C.y..  C....
  C....  C.g..  C....  C....  C....
  C....  C....  C....  C....  C....
  > red 6r 4y: red red red
  blue 6b 4g: green green swap
  pile: leave talk red blue swap`;

test('a single free bed is enlarged as several are', async () => {
  const { page, context } = await openPerson(set.browser, set.server.url, FINGER);
  await page.goto(positionLink('room-share', ONE_BED));
  await page.locator('[data-ref="card:red"][data-live]').first().waitFor();
  await chooseFlat(page);
  expect(await page.locator('.board [data-live]').count()).toBe(1);
  expect(await zoomOf(page)).toBeGreaterThan(1);
  await context.close();
}, 60_000);

test('a mouse needs no enlarging where a finger does', async () => {
  const { page, context } = await playAlone('room-share', { viewport: DESKTOP });
  const card = page.locator('.hand [data-live]').first();
  await card.click();
  expect(await zoomOf(page)).toBe(1);
  await context.close();
}, 60_000);

test('two fingers enlarge the board, and the way home leads back', async () => {
  const { page, context } = await playAlone('room-share');
  const board = page.locator('.board');
  const { x, y } = await middleOf(page, '.board');
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - far, y, id: 0 },
              { x: x + far, y, id: 1 },
            ],
    });
  // What listens to fingers is fetched after the board.
  await expect
    .poll(async () => {
      await touch('touchStart', 30);
      for (const far of [40, 60, 90]) await touch('touchMove', far);
      await touch('touchEnd', 0);
      return zoomOf(page);
    })
    .toBeGreaterThan(2);
  // The page itself is not enlarged.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect.poll(() => zoomOf(page)).toBe(1);
  expect(await board.getAttribute('data-more')).toBe('');
  await context.close();
}, 60_000);

test('a press beside a live thing is a press on it, and one on something else says why not', async () => {
  const { page, context } = await playAlone('room-share');
  const hand = page.locator('.hand [data-live]').last();
  const ref = (await hand.getAttribute('data-ref')) ?? '';
  const box = await hand.boundingBox();
  if (!box) throw new Error('the hand is not on the screen');
  const acts = await page.locator('.panel-acts').boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 6);
  await expect
    .poll(() => page.locator(`.hand [data-ref="${ref}"][data-picked]`).count())
    .toBeGreaterThan(0);
  await tap(page, '.board [data-ref^="flat:"]:not([data-live])');
  await page.locator('.message .reason').waitFor();
  expect(await page.locator('.panel-acts').boundingBox()).toEqual(acts);
  await context.close();
}, 60_000);

test('a card at the edge of the hand comes into sight whole when it is picked or reached by key', async () => {
  const { page } = await playAlone('landlord', {
    ...FINGER,
    viewport: { width: 844, height: 390 },
  });
  const fan = page.locator('.ll-fan');
  const last = fan.locator('[data-live]').last();
  const ref = await last.getAttribute('data-ref');
  const card = fan.locator(`[data-ref="${ref}"]`);
  const cut = () =>
    card.evaluate((one) => {
      const [own, around] = [one, one.parentElement as Element].map((box) =>
        box.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return Math.round(Math.max(own.right - around.right, around.left - own.left));
    });
  // Makes the hand so narrow that only the edge of the card is in sight.
  await card.evaluate((one) => {
    const around = one.parentElement as HTMLElement;
    const { left } = one.getBoundingClientRect();
    around.style.width = `${left + around.scrollLeft - around.getBoundingClientRect().left + 24}px`;
    around.scrollTo(0, 0);
  });
  expect(await cut()).toBeGreaterThan(10);
  await card.focus();
  expect(await cut()).toBeLessThanOrEqual(1);
  await page.locator('.bar a').focus();
  await fan.evaluate((one) => one.scrollTo(0, 0));
  expect(await cut()).toBeGreaterThan(10);
  // Not a real press, which would also bring the focus.
  await card.dispatchEvent('click');
  await expect.poll(() => card.getAttribute('data-picked')).toBe('');
  expect(await cut()).toBeLessThanOrEqual(1);
}, 60_000);
