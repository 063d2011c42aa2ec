// What the others do is told on the board one after the other, once more at the next turn, and in the log by turns.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson, type Person, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { endTurn, ownDecision, playRound } from '../kit/browser/rounds.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';
import { errorsOf, LIVE, waitForBoard } from '../kit/browser/table.ts';

declare global {
  interface Window {
    /** What the page has shown, one after the other. */
    seen: Sight[];
  }
}

interface Sight {
  /** The line in the message room while it is told. */
  told: string;
  live: number;
  /** What screen readers have been told last. */
  announced: string;
  rings: number;
  /** Animations that move the board. */
  glides: number;
}

const set = serverAndBrowser();

/** Opens a game of Landlord! against bots on a phone, and notes in the page everything that it shows. */
async function openGame(settings: Record<string, string>, game = 'landlord'): Promise<Person> {
  const person = await openPerson(set.browser, set.server.url, {
    ...TOUCH_PHONE,
    reducedMotion: 'no-preference',
    settings: { quickBots: 'on', ...settings },
  });
  await person.page.addInitScript(() => {
    window.seen = [];
    const look = () => {
      const sight = {
        told: document.querySelector('[data-telling] .told')?.textContent ?? '',
        live: document.querySelectorAll('.zones [data-live]').length,
        announced: document.querySelector('.announced')?.textContent ?? '',
        rings: document.querySelectorAll('.event-ring:not([hidden])').length,
        glides: document.querySelector('.board-content')?.getAnimations().length ?? 0,
      };
      if (JSON.stringify(sight) !== JSON.stringify(window.seen.at(-1))) window.seen.push(sight);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await person.page.goto(`/solo/${game}`);
  await waitForBoard(person.page);
  return person;
}

const seenBy = (page: Page): Promise<Sight[]> => page.evaluate(() => window.seen);

const linesOf = (sights: Sight[]): string[] =>
  sights.map(({ told }) => told).filter((line, at, all) => line !== '' && line !== all[at - 1]);

async function openLog(page: Page): Promise<void> {
  await page.locator('.bar-menu .btn').click();
  await page.locator('.menu .btn').first().click();
  await page.locator('dialog .log .line').first().waitFor();
}

test('tells what the bots do in the order of the log, and nothing is live meanwhile', async () => {
  const person = await openGame({ eventSpeed: 'quick' });
  const { page } = person;
  // A slow machine tells less of a round.
  for (let rounds = 0; rounds < 4; rounds++) {
    if (new Set(linesOf(await seenBy(page))).size > 5) break;
    await playRound(page);
  }
  const last = linesOf(await seenBy(page)).at(-1) ?? '';
  await page.locator('.announced', { hasText: last }).waitFor({ state: 'attached' });
  const sights = await seenBy(page);
  expect(sights.filter(({ told, live }) => told !== '' && live > 0)).toEqual([]);
  const told = linesOf(sights);
  await openLog(page);
  const log = await page.locator('dialog .log .line-text').allTextContents();
  // Lines that say the same may be folded differently.
  const single = told.filter((line) => log.filter((one) => one === line).length === 1);
  expect(single.length).toBeGreaterThan(2);
  const places = single.map((line) => log.indexOf(line));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // Readers have heard each of them once.
  const heard = sights
    .map(({ announced }) => announced)
    .filter((line, at, all) => line !== all[at - 1])
    .join(' ');
  expect(single.filter((line) => heard.split(line).length !== 2)).toEqual([]);
  expect(errorsOf([person])).toEqual([]);
  await person.context.close();
}, 90_000);

test('a tap goes on to the present and does nothing else, and the button leads to the next decision', async () => {
  const person = await openGame({ eventSpeed: 'calm' });
  const { page } = person;
  await ownDecision(page);
  await endTurn(page);
  await page.locator('[data-telling]').waitFor();
  const { x, y } = (await page.locator('.hand').boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 30, y + 40);
  await page.locator('[data-telling]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-picked], .answer, dialog').count()).toBe(0);
  // The button says how much is ahead, and one press also leads past all that comes before the next decision.
  await ownDecision(page);
  await endTurn(page);
  await page.getByRole('button', { name: /^Skip.*\(\d+\)$/ }).click();
  await page.evaluate(() => {
    window.seen = [];
  });
  await ownDecision(page);
  expect(linesOf(await seenBy(page))).toEqual([]);
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  await page.locator('dialog .recap details, dialog .recap > ol').first().waitFor();
  await person.context.close();
}, 90_000);

test('tells nothing if the speed is off', async () => {
  const person = await openGame({ eventSpeed: 'off' }, 'room-share');
  const { page } = person;
  await ownDecision(page);
  await endTurn(page);
  await ownDecision(page);
  expect(linesOf(await seenBy(page))).toEqual([]);
  await person.context.close();
}, 90_000);

test('with reduced motion the same is told and ringed, and the board does not glide', async () => {
  const person = await openGame({ eventSpeed: 'quick', motion: 'less' }, 'room-share');
  const { page } = person;
  await playRound(page);
  await playRound(page);
  const sights = await seenBy(page);
  expect(linesOf(sights).length).toBeGreaterThan(1);
  expect(sights.some(({ rings }) => rings > 0)).toBe(true);
  expect(sights.filter(({ glides }) => glides > 0)).toEqual([]);
  await person.context.close();
}, 90_000);

test('the log has a heading for each turn, and the arrows move in it', async () => {
  const person = await openGame({ eventSpeed: 'quick' }, 'room-share');
  const { page } = person;
  await playRound(page);
  await playRound(page);
  await openLog(page);
  const headings = await page.locator('dialog .log h3').allTextContents();
  expect(headings.map((one) => one.trim())).toContain('Your turn');
  expect(headings.length).toBeGreaterThan(2);
  expect(headings.every((one, at) => one !== headings[at - 1])).toBe(true);
  await page.locator('dialog .log > ol').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  const lines = await page.locator('dialog .log .line').count();
  expect(
    await page
      .locator('dialog .log .line')
      .nth(lines - 2)
      .locator('.btn')
      .count(),
  ).toBe(1);
  expect(await page.locator('dialog .log .line .btn').count()).toBe(1);
  await person.context.close();
}, 90_000);

test('a look at the past is a mode of its own: nothing is live, one step back and on, and the present', async () => {
  const person = await openGame({ eventSpeed: 'quick' }, 'room-share');
  const { page } = person;
  await playRound(page);
  await playRound(page);
  await openLog(page);
  await page.locator('dialog .log .line').nth(2).click();
  await page.getByRole('button', { name: 'Look at this moment' }).click();
  await page.locator('.frame[data-past]').waitFor();
  expect(await page.locator('.turn-line').textContent()).toContain('an earlier moment');
  expect(await page.locator(LIVE).count()).toBe(0);
  const line = () => page.locator('.told').textContent();
  const after = page.getByRole('button', { name: 'The moment after' });
  const before = page.getByRole('button', { name: 'The moment before' });
  await after.click();
  const next = await line();
  await before.click();
  expect(await line()).not.toBe(next);
  await after.click();
  expect(await line()).toBe(next);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await ownDecision(page);
  expect(await page.locator('.frame[data-past]').count()).toBe(0);
  await person.context.close();
}, 90_000);

test('what concerned the player opens once when their turn begins, and not in the first turn', async () => {
  const person = await openGame({ eventSpeed: 'quick', recap: 'on' }, 'room-share');
  const { page } = person;
  const recap = page.locator('dialog .recap');
  await ownDecision(page);
  expect(await recap.count()).toBe(0);
  for (let turn = 0; turn < 12 && (await recap.count()) === 0; turn++) {
    await endTurn(page);
    await ownDecision(page);
    // Its code is fetched when it opens for the first time, which a turn on a slow machine would not wait for.
    await recap.waitFor({ timeout: 2000 }).catch(() => null);
  }
  const lines = recap.locator('> ol .line');
  expect(await lines.count()).toBeGreaterThan(0);
  await recap.getByRole('button', { name: 'Go on' }).click();
  await recap.waitFor({ state: 'detached' });
  // The first click of the turn opens nothing.
  await page.locator(LIVE).first().dispatchEvent('click');
  await waitForFrames(page);
  expect(await recap.count()).toBe(0);
  // It can be opened again by hand.
  if ((await page.locator('.frame[data-turn]').count()) > 0) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  await recap.waitFor();
  expect(errorsOf([person])).toEqual([]);
  await person.context.close();
}, 120_000);

test('a press that comes just as the buttons change does not hit the new ones', async () => {
  const person = await openGame({ eventSpeed: 'off' });
  const { page } = person;
  await ownDecision(page);
  const pressable = page.locator('.panel-acts [data-live]:not([aria-disabled])').first();
  await pressable.waitFor();
  /** Presses the first button like a finger, and tells which buttons are there then. */
  const press = () =>
    page.evaluate(async () => {
      const frames = async (count: number) => {
        for (let left = count; left > 0; left--) await new Promise(requestAnimationFrame);
      };
      const buttons = () => [...document.querySelectorAll('.panel-acts [data-live]')];
      const names = () => buttons().map((one) => one.getAttribute('data-ref'));
      const before = names();
      buttons()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      while (`${names()}` === `${before}`) await frames(1);
      await frames(2);
      const changed = names();
      const isGuarded = buttons()[0]?.getAttribute('aria-disabled');
      buttons()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      await frames(3);
      return { before, changed, isGuarded, after: names() };
    });
  const { before, changed, isGuarded, after } = await press();
  expect(changed).not.toEqual(before);
  expect([isGuarded, after]).toEqual(['true', changed]);
  await pressable.waitFor();
  await person.context.close();
}, 60_000);
