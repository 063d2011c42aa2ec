// What the frame tells in every game: the goal at all times, the way forward, what can be taken back, what a move does
// before it is sent, and all moves in words.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allGames } from '../../shared/games/index.ts';
import { openPerson, type Person, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForAnimations, waitForAnswer } from '../kit/browser/still.ts';
import { clickAtRandom, errorsOf, LIVE, waitForBoard } from '../kit/browser/table.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();
const GAMES = allGames.map(({ id }) => id);
const SMALL = { ...TOUCH_PHONE, viewport: { width: 390, height: 664 } };
const SIZES = [SMALL.viewport, { width: 844, height: 390 }, { width: 1440, height: 900 }];

async function playAlone(game: string, stored: Record<string, string> = {}): Promise<Person> {
  const person = await openPerson(set.browser, set.server.url, {
    ...SMALL,
  });
  const { page } = person;
  await page.addInitScript((items) => {
    for (const [name, value] of items) localStorage.setItem(name, value);
  }, Object.entries(stored));
  await page.goto(`/solo/${game}`);
  await waitForBoard(page);
  await page.locator(LIVE).first().waitFor();
  await waitForAnimations(page);
  return person;
}

const undo = (page: Page) => page.locator('.panel-acts .btn').first();
const picked = (page: Page) => page.locator('.zones [aria-pressed="true"][data-ref]').count();
const seq = (page: Page) => page.locator('.log li, .latest').allTextContents();

/** Picks a card of the hand that goes somewhere on the board. */
async function pickCard(page: Page): Promise<void> {
  for (const card of await page.locator('.hand [data-ref^="card:"][data-live]').all()) {
    await card.dispatchEvent('click');
    if ((await page.locator('.frame[data-picking] .board [data-live]').count()) > 0) return;
    if ((await picked(page)) > 0) await undo(page).click();
  }
  throw new Error('no card that can be picked');
}

test.each(sampleOf(GAMES, 2))(
  '%s: the goal is on the screen at all times, in a line',
  async (game) => {
    const ada = await playAlone(game);
    const { page } = ada;
    const goal = page.locator('.goal');
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await waitForAnimations(page);
      expect((await goal.textContent())?.trim()).not.toBe('');
      const { top, bottom, left, right, isSeen } = await goal.evaluate((line) => {
        const { top, bottom, left, right } = line.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return { top, bottom, left, right, isSeen: line.contains(hit) };
      });
      expect([top >= 0, left >= 0, right <= viewport.width, isSeen]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(bottom).toBeLessThan(80);
      if (viewport === SMALL.viewport) expect(bottom - top).toBeLessThan(20);
    }
    // The same line stays while something is picked and while the others play.
    await page.setViewportSize(SMALL.viewport);
    const before = await goal.boundingBox();
    await clickAtRandom(page, 8, 2);
    expect(await goal.boundingBox()).toEqual(before);
    await goal.click();
    const sheet = page.locator('dialog');
    await sheet.getByRole('button', { name: 'Rules' }).waitFor();
    // It also says what ends the game.
    await sheet.getByText(/^The game ends when|^The game ends after|the game is over\.$/).waitFor();
    for (const name of await page.locator('.player-name').allTextContents())
      expect(await sheet.getByRole('heading', { name }).count()).toBe(1);
    await sheet.getByRole('button', { name: 'Rules' }).click();
    await page.locator('.rulebook').waitFor();
    expect(errorsOf([ada])).toEqual([]);
    await ada.context.close();
  },
);

test.each(sampleOf(GAMES, 2, ORDER.seed + 1))(
  '%s: at most one button is the main one',
  async (game) => {
    const ada = await playAlone(game);
    const { page } = ada;
    await page.evaluate(() => {
      const found: string[] = [];
      const look = () => {
        const main = [...document.querySelectorAll('.panel-acts .primary')];
        if (main.length > 1) found.push(main.map((one) => one.textContent).join(' | '));
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { found });
    });
    await clickAtRandom(page, 40, 4);
    expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([]);
    await ada.context.close();
  },
);

test('one button takes back what is picked, step by step, and then the last decision', async () => {
  const ada = await playAlone('landlord');
  const { page } = ada;
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
  const place = await undo(page).boundingBox();
  await pickCard(page);
  const label = await undo(page).getAttribute('aria-label');
  expect(label).toMatch(/^Undo: \S/);
  expect(await undo(page).boundingBox()).toEqual(place);
  await undo(page).click();
  expect(await picked(page)).toBe(0);
  await pickCard(page);
  await page.locator('body').press('Escape');
  expect(await picked(page)).toBe(0);
  // Laying a floor can be undone.
  await pickCard(page);
  await page.locator('.board [data-live]').first().dispatchEvent('click');
  await waitForAnswer(page);
  await expect.poll(() => undo(page).getAttribute('aria-label')).toBe('Undo your last move');
  expect(await undo(page).getAttribute('aria-disabled')).toBe(null);
  await undo(page).click();
  await waitForAnswer(page);
  await expect.poll(() => undo(page).getAttribute('aria-disabled')).toBe('true');
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('a move that has to be confirmed is told as a sentence, and goes nowhere before', async () => {
  const ada = await playAlone('room-share', { confirm: 'on' });
  const { page } = ada;
  const before = await seq(page);
  await pickCard(page);
  await page.locator('.board [data-live]').first().dispatchEvent('click');
  const asked = page.locator('.message .asked');
  await asked.waitFor();
  expect(await asked.textContent()).toMatch(/\S.*\?$/);
  expect(await seq(page)).toEqual(before);
  const yes = page.locator('.panel-acts .primary');
  expect(await yes.count()).toBe(1);
  // The button names the deed.
  expect(await yes.textContent()).not.toBe('');
  // Another place can be chosen instead, and the last step can be taken back.
  const first = await asked.textContent();
  const others = page.locator('.board [data-live]:not([aria-pressed])');
  if ((await others.count()) > 0) {
    await others.first().dispatchEvent('click');
    await expect.poll(() => asked.textContent()).not.toBe(first);
  }
  await undo(page).click();
  await asked.waitFor({ state: 'detached' });
  await page.locator('.board [data-live]').first().dispatchEvent('click');
  await yes.click();
  await waitForAnswer(page);
  await asked.waitFor({ state: 'detached' });
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test('both actions of Raja are confirmed together', async () => {
  const ada = await playAlone('raja');
  const { page } = ada;
  const wheel = page.locator('.choice [data-ref^="action:"][data-live]');
  for (let clicks = 0; clicks < 30 && (await wheel.count()) === 0; clicks++) {
    await clickAtRandom(page, 1, 4);
    await waitForAnswer(page);
  }
  await wheel.first().dispatchEvent('click');
  await waitForAnswer(page);
  await expect.poll(() => wheel.count()).toBeGreaterThan(0);
  await wheel.last().dispatchEvent('click');
  await page.locator('.message .asked').waitFor();
  expect(await page.locator('.panel-acts .primary').count()).toBe(1);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);

test.each(GAMES)('%s: a hint names a move, and others on request', async (game) => {
  const ada = await playAlone(game);
  const { page } = ada;
  await page.getByRole('button', { name: 'Hint' }).click();
  const line = page.locator('.hint p');
  await line.getByText(/[.:] \S/).waitFor();
  const told = new Set([await line.textContent()]);
  // The same button tells another move, and in the end closes the hint.
  const another = page.getByRole('button', { name: 'Another hint' });
  const count = Number(/^1\/(\d)/.exec((await line.textContent()) ?? '')?.[1] ?? 1);
  for (let at = 1; at < count; at++) {
    await another.click();
    await line.getByText(`${at + 1}/${count}`).waitFor();
    told.add(await line.textContent());
  }
  expect(told.size).toBe(count);
  for (const one of told) expect(one).not.toMatch(/→|undefined|NaN/);
  await another.click();
  await line.waitFor({ state: 'detached' });
  expect(await page.locator('[data-hint]').count()).toBe(0);
  expect(errorsOf([ada])).toEqual([]);
  await ada.context.close();
});

test('what a hint points at is in sight, click by click', async () => {
  const ada = await playAlone('landlord', { quickBots: 'on' });
  const { page } = ada;
  const unseen = await page.evaluate(async () => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const press = (one: Element) =>
      one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const isSeen = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    };
    const found: string[] = [];
    let followed = 0;
    for (const until = Date.now() + 60_000; Date.now() < until && followed < 20; await wait(50)) {
      if (document.querySelector('[data-hint]') === null) {
        const hint = document.querySelector('.panel-acts [aria-label="Hint"]');
        const live = document.querySelector('.panel-words [data-live], .zones [data-live]');
        if (hint) press(hint);
        else if (live) press(live);
        for (let waits = 0; hint && waits < 40; waits++) {
          if (document.querySelector('[data-hint]')) break;
          await wait(50);
        }
        continue;
      }
      // The hand scrolls, and the board glides.
      for (let waits = 0; waits < 20; waits++) {
        if ([...document.querySelectorAll('[data-hint]')].some(isSeen)) break;
        await wait(50);
      }
      const all = [...document.querySelectorAll('[data-hint]')];
      const last = all.at(-1);
      if (!last) continue;
      if (!all.some(isSeen)) found.push((last as HTMLElement).dataset.ref ?? last.className);
      followed++;
      press(last);
    }
    return followed < 15 ? [`only ${followed} clicks`] : found;
  });
  expect(unseen).toEqual([]);
  expect(errorsOf([ada])).toEqual([]);
}, 120_000);

test('all moves are sentences to choose from, and words find them', async () => {
  const ada = await playAlone('room-share');
  const { page } = ada;
  await page.locator('.moves-button .btn').press('Enter');
  const ways = page.locator('.all-moves .way');
  await ways.first().waitFor();
  await expect.poll(() => ways.allTextContents().then((all) => /→/.test(all.join()))).toBe(false);
  const all = await ways.allTextContents();
  expect(new Set(all).size).toBe(all.length);
  const last = all.at(-1) ?? '';
  if (all.length > 12) {
    await page.locator('.all-moves input').fill(last);
    expect(await ways.allTextContents()).toContain(last);
    expect(await ways.count()).toBeLessThan(all.length);
  }
  await page.locator('.all-moves').getByRole('button', { name: last, exact: true }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await waitForAnswer(page);
  await expect.poll(() => page.locator('.latest').count()).toBe(1);
  expect(errorsOf([ada])).toEqual([]);
}, 60_000);
