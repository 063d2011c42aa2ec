// Everything on the table can be asked what it is, by finger, mouse and keyboard, and says why it cannot be chosen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFaults } from '../kit/browser/axe.ts';
import { openPerson, type Person, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForAnimations, waitForAnswer, waitForFrames } from '../kit/browser/still.ts';
import {
  clickAtRandom,
  errorsOf,
  LIVE,
  startGame,
  waitForBoard,
  waitForTurn,
} from '../kit/browser/table.ts';

const set = serverAndBrowser();

const card = (page: Page) => page.locator('dialog .explained');

async function playAlone(game: string, options = {}): Promise<Person> {
  const person = await openPerson(set.browser, set.server.url, options);
  await person.page.goto(`/solo/${game}`);
  await waitForBoard(person.page);
  await person.page.locator(LIVE).first().waitFor();
  await waitForAnimations(person.page);
  return person;
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`not on the screen: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses with a finger until the card is there. */
async function pressLong(page: Page, selector: string): Promise<void> {
  const place = await middleOf(page, selector);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await card(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
  await waitForFrames(page);
}

test.each(['room-share', 'landlord', 'landlord-2'])(
  '%s: a long press opens the card of a thing and picks nothing',
  async (game) => {
    const ada = await playAlone(game, TOUCH_PHONE);
    const { page } = ada;
    await pressLong(page, '.hand [data-ref^="card:"]');
    expect(await page.locator('dialog h2').textContent()).not.toBe('');
    await page.locator('dialog .explained-now').waitFor();
    expect(await page.locator('[data-picked]').count()).toBe(0);
    // A press beside the card closes it, and is nothing else.
    await page.touchscreen.tap(100, 100);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('[data-picked]').count()).toBe(0);
    // A short press is a pick, as ever.
    const { x, y } = await middleOf(page, '.hand [data-live]');
    await page.touchscreen.tap(x, y);
    await page.locator('.hand [data-picked]').first().waitFor();
    expect(errorsOf([ada])).toEqual([]);
    await ada.context.close();
  },
  60_000,
);

test('a press that changes nothing is answered at its place until the next change', async () => {
  const ada = await playAlone('room-share', TOUCH_PHONE);
  const { page } = ada;
  // A card without a target would have nothing to press on the board.
  const live = page.locator('.board [data-live]');
  for (let at = 0; (await live.count()) === 0; at++) {
    await page.keyboard.press('Escape');
    await page.locator('.hand [data-live]').nth(at).tap();
    await waitForFrames(page);
  }
  await page.locator('.board [data-ref^="flat:"]:not([data-live])').first().dispatchEvent('click');
  await page.locator('.message .reason').waitFor();
  expect(await page.locator('.board [data-refused]').count()).toBe(1);
  const reason = (await page.locator('.message .reason p').textContent()) ?? '';
  await page.locator('.message .reason .btn').tap();
  await card(page).waitFor();
  // The card says the same as the message room.
  const now = (await page.locator('.explained-now').textContent()) ?? '';
  expect(reason.endsWith(now.slice(now.indexOf(': ') + 2))).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await live.first().dispatchEvent('click');
  await page.locator('.message .reason').waitFor({ state: 'detached' });
  expect(await page.locator('[data-refused]').count()).toBe(0);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('while another decides, a press explains, and a card of the own hand is prepared', async () => {
  const { people } = await startGame(set.browser, set.server.url, 2, [TOUCH_PHONE, TOUCH_PHONE]);
  const acting = await waitForTurn(people);
  const waiting = people.find((one) => one !== acting) as Person;
  const { page } = waiting;
  // What answers is fetched after the board has been drawn.
  const flat = page.locator('.board [data-ref^="flat:"]').first();
  const asks = async () => {
    // The card may open between the count and the tap, which it then keeps off.
    if ((await card(page).count()) === 0) await flat.tap({ timeout: 1000 }).catch(() => null);
    return card(page).count();
  };
  await expect.poll(asks).toBe(1);
  // It says who decides what.
  expect(await page.locator('.explained-now').textContent()).toContain('Player');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  const prepared = page.locator('.hand [data-prepared]');
  const own = page.locator('.hand [data-ref^="card:"]').first();
  await own.tap();
  await prepared.first().waitFor();
  await page.locator('.message .answer').waitFor();
  await own.tap();
  await expect.poll(() => prepared.count()).toBe(0);
  await own.tap();
  await prepared.first().waitFor();
  const ref = await own.getAttribute('data-ref');

  for (let clicks = 0; clicks < 20; clicks++) {
    if (await page.locator('.frame[data-turn]').count()) break;
    await acting.page
      .locator(LIVE)
      .first()
      .dispatchEvent('click', {}, { timeout: 2000 })
      .catch(() => {});
    await waitForAnswer(acting.page);
  }
  await page.locator(`.hand [data-ref="${ref}"][data-picked]`).first().waitFor();
  expect(await prepared.count()).toBe(0);
  expect(errorsOf(people)).toEqual([]);
}, 90_000);

test('a spectator asks by a press', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  const eve = await openPerson(set.browser, set.server.url);
  await eve.page.goto(link);
  await waitForBoard(eve.page);
  await eve.page.locator('.board [data-ref^="flat:"]').first().click();
  await card(eve.page).waitFor();
  expect(await eve.page.locator('.explained-now').count()).toBe(0);
  expect(errorsOf([...people, eve])).toEqual([]);
}, 60_000);

test('whoever looks back asks by a press, also in the own turn', async () => {
  const ada = await playAlone('room-share');
  const { page } = ada;
  await clickAtRandom(page, 6, 3);
  await waitForAnswer(page);
  await page.locator('.log .line').first().click();
  await page.getByRole('button', { name: 'Look at this moment' }).click();
  await page.locator('.frame[data-past]').waitFor();
  await page.locator('.board [data-ref^="flat:"]').first().click();
  await card(page).waitFor();
  expect(await page.locator('.explained-now').count()).toBe(0);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('by keyboard, ? explains what has the focus, Escape leads back, and arrows walk on', async () => {
  const ada = await playAlone('room-share');
  const { page } = ada;
  const first = page.locator('.hand [data-live]').first();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-ref]')?.getAttribute('data-ref'));
  for (const key of ['?', 'i']) {
    await first.focus();
    await page.keyboard.press(key);
    await card(page).waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe(await first.getAttribute('data-ref'));
  }
  // From the cards to the reserve, which cannot be clicked now.
  await page.keyboard.press('End');
  for (let steps = 0; steps < 8; steps++) await page.keyboard.press('ArrowRight');
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^tenant:/);
  await page.keyboard.press('?');
  await card(page).waitFor();
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('a mouse that rests shows a small card beside the thing, and takes it away as it leaves', async () => {
  const ada = await playAlone('room-share');
  const { page } = ada;
  const { x, y } = await middleOf(page, '.hand [data-live]');
  await page.mouse.move(x, y, { steps: 3 });
  await page.locator('.hover-card').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const covered = await page.evaluate(() => {
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const card = boxOf(document.querySelector('.hover-card') as Element);
    return [...document.querySelectorAll('[data-live]')].filter((one) => {
      const { left, right, top, bottom } = boxOf(one);
      return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    }).length;
  });
  expect(covered).toBe(0);
  await page.mouse.move(5, 5);
  await page.locator('.hover-card').waitFor({ state: 'detached' });
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('a thing that is dropped on the wrong place says why', async () => {
  const ada = await playAlone('landlord');
  const { page } = ada;
  const from = await middleOf(page, '.hand [data-live]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await middleOf(page, '[data-ref="jail"]');
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await page.locator('[data-refused]').waitFor();
  await page.locator('.message .reason').waitFor();
  expect(await page.locator('.hand [data-picked]').count()).toBe(0);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);
