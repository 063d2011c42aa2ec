// What people see first on the home page and in the lobby, without scrolling.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openPerson } from '../kit/browser/browser.ts';
import { overflowOf } from '../kit/browser/page.ts';
import { ownServerAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';
import { openLobby, openOptions, sitDown } from '../kit/browser/table.ts';

const set = ownServerAndBrowser();

/** A phone with the bars of its browser. */
const SMALL_PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const LONG_NAMES = ['Bartholomew Featherstone', 'Massimiliano Quarantotti'];

const open = async (options = {}, name?: string): Promise<Page> => {
  const { page } = await openPerson(set.browser, set.server.url, { ...SMALL_PHONE, ...options });
  await page.addInitScript((stored) => {
    if (stored) localStorage.setItem('name', stored);
    // Phones can send a link to other apps, the browser of the tests cannot.
    Object.assign(navigator, { canShare: () => true, share: async () => {} });
  }, name);
  return page;
};

/** Whether nothing of the element is out of sight or under anything else. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const isShown = (x: number, y: number) => one.contains(document.elementFromPoint(x, y));
    const middle = (left + right) / 2;
    return isInside && [top + 2, (top + bottom) / 2, bottom - 2].every((y) => isShown(middle, y));
  });

test.each([
  ['en-GB', { width: 390, height: 664 }],
  ['it-IT', { width: 360, height: 640 }],
  ['fr-FR', { width: 844, height: 390 }],
])(
  '%s: the home page begins with one’s own tables and the first game',
  async (locale, viewport) => {
    const page = await open({ locale, viewport }, LONG_NAMES[0]);
    await openLobby(page, undefined, 'landlord-2');
    await openLobby(page, undefined, 'raja');
    await openLobby(page, undefined, 'room-share');
    await page.goto('/');
    await page.locator('.shelf').waitFor();
    expect(await isInSight(page.locator('.game .primary').first())).toBe(true);
    const tables = page.locator('.recents li');
    expect(await tables.count()).toBe(3);
    for (const at of [0, 1]) expect(await isInSight(tables.nth(at))).toBe(true);
    expect(await tables.nth(2).isVisible()).toBe(false);
    await page.locator('.recents > .btn').click();
    expect(await tables.nth(2).isVisible()).toBe(true);
    expect(await overflowOf(page)).toBe(0);
  },
);

test.each([DESKTOP, { width: 1920, height: 1080 }])(
  'on a desktop of $width × $height the buttons of all games are in sight',
  async (viewport) => {
    const page = await open({ viewport, locale: 'fr-FR', hasTouch: false, isMobile: false });
    await openLobby(page);
    await page.goto('/');
    const buttons = page.locator('.game-acts .btn');
    await buttons.first().waitFor();
    expect(await buttons.count()).toBe(5 * (await page.locator('.game').count()));
    for (const button of await buttons.all()) expect(await isInSight(button)).toBe(true);
    expect(await isInSight(page.locator('.recents li'))).toBe(true);
  },
);

test('the host sees how to send the link and how to start, a guest the link and the own name', async () => {
  const [ada, ben] = await Promise.all([open({}, LONG_NAMES[0]), open({}, LONG_NAMES[1])]);
  const link = await openLobby(ada);
  for (const name of ['Send…', 'Copy the link', 'Show the code', 'Start the game'])
    expect(await isInSight(ada.getByRole('button', { name })), name).toBe(true);
  for (const chair of await ada.locator('.chairs li').all())
    expect(await isInSight(chair)).toBe(true);
  await sitDown(ben, link);
  for (const name of ['Send…', 'Change your name'])
    expect(await isInSight(ben.getByRole('button', { name })), name).toBe(true);
  await ben.getByText(`${LONG_NAMES[0]} will start the game.`).waitFor();
  // Long names are cut with an ellipsis, and a row is never higher for them.
  for (const page of [ada, ben]) {
    await page.setViewportSize({ width: 360, height: 640 });
    const heights = await page
      .locator('.chairs li')
      .evaluateAll((rows) => rows.map((one) => one.clientHeight));
    expect(new Set(heights).size).toBe(1);
    expect(await overflowOf(page)).toBe(0);
  }
});

test('a newcomer sits down with one press, and is asked for a name by the way', async () => {
  const [ada, ben, cleo, dan] = await Promise.all([open(), open(), open(), open({}, 'Dan')]);
  const link = await openLobby(ada);
  const field = (page: Page) => page.getByRole('textbox', { name: 'Your name' });
  const sit = (page: Page) => page.getByRole('button', { name: 'Sit down', exact: true });
  const names = () => ada.locator('.chair-name b').allTextContents();

  await ben.goto(link);
  await sit(ben).waitFor();
  expect(await isInSight(sit(ben))).toBe(true);
  expect(await isInSight(field(ben))).toBe(true);
  expect(await field(ben).inputValue()).toBe('Player 2');
  // Whoever opened the page before proposes the next number once that chair is taken.
  await cleo.goto(link);
  await sit(cleo).waitFor();
  await sit(ben).tap();
  await expect.poll(names).toEqual(['Player 1', 'Player 2']);
  await expect.poll(() => field(cleo).inputValue()).toBe('Player 3');

  await field(cleo).fill('  Cleo ');
  await field(cleo).press('Enter');
  await expect.poll(names).toEqual(['Player 1', 'Player 2', 'Cleo']);
  await dan.goto(link);
  await sit(dan).tap();
  await expect.poll(names).toEqual(['Player 1', 'Player 2', 'Cleo', 'Dan']);

  // A typed name is kept for the next table, a proposed one is not.
  for (const [page, name] of [
    [ben, 'Player 1'],
    [cleo, 'Cleo'],
  ] as const) {
    await openLobby(page);
    expect(await page.locator('.chair-name b').first().textContent()).toBe(name);
  }
});

interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What the page has moved after it had shown it, apart from answers to a press. */
async function movedOn(page: Page): Promise<string[]> {
  const moved = await page.evaluateHandle(() => {
    const found: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        found.push(...entry.sources.map(({ node }) => node?.textContent || `${node}`));
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    return found;
  });
  // The browser reports the shifts so far after some frames.
  await waitForFrames(page);
  return moved.jsonValue();
}

test('nothing moves while the home page and the lobby load, nor when others come and go', async () => {
  const [ada, ben] = await Promise.all([open(), open()]);
  const link = await openLobby(ada);
  await ada.goto('/');
  await ada.locator('.recents').waitFor();
  await ada.locator('.game-cover img').first().waitFor();
  expect(await movedOn(ada)).toEqual([]);
  await ada.goto(link);
  await ada.locator('.invite').waitFor();
  await ben.goto(link);
  await ada.getByText('1 watching').waitFor();
  await sitDown(ben);
  await ada.locator('.chair-name b').getByText('Player 2').waitFor();
  await ben.goto('about:blank');
  await ada.getByText('offline', { exact: true }).waitFor();
  try {
    await set.server.kill();
    await ada.getByText('Reconnecting…').waitFor();
    expect(await movedOn(ada)).toEqual([]);
  } finally {
    await set.server.restart();
  }
}, 60_000);

test('the options are folded behind a line in words; guests may look, but not change', async () => {
  const [ada, ben] = await Promise.all([open(), open()]);
  const link = await openLobby(ada);
  await ben.goto(link);
  const line = (page: Page) => page.locator('.fold').first();
  await line(ben).waitFor();
  for (const page of [ada, ben]) {
    expect(await line(page).textContent()).toBe('Game settingsStandard rules');
    expect(await page.locator('.options :is(.field, .switch)').count()).toBe(0);
  }
  expect(await ben.locator('.options .presets').count()).toBe(0);
  await ada.getByRole('button', { name: 'With everything' }).tap();
  await expect
    .poll(() => line(ben).textContent())
    .toBe('Game settingsWith everything: Royal suite and Renovation');
  await openOptions(ben);
  const controls = ben.locator('.options :is(input, select)');
  expect(await controls.count()).toBeGreaterThan(5);
  for (const one of await controls.all()) expect(await one.isDisabled()).toBe(true);
  // Only two can play without cards.
  await openOptions(ada);
  expect(await ada.getByText('Without cards').count()).toBe(0);
});

test('on a tiny screen nothing sticks, and everything is reached by scrolling one way', async () => {
  const page = await open({ viewport: { width: 320, height: 256 } }, LONG_NAMES[0]);
  const check = async () => {
    expect(await overflowOf(page)).toBe(0);
    const faults = await page.evaluate(() => {
      const all = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility());
      const sticks = (one: Element) =>
        one.clientHeight > 0 && /sticky|fixed/.test(getComputedStyle(one).position);
      const buttons = all.filter((one) => one.matches('a, button, select, input'));
      const isOut = (one: Element) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      };
      return [...all.filter(sticks), ...buttons.filter(isOut)].map((one) => one.outerHTML);
    });
    expect(faults).toEqual([]);
  };
  await page.goto('/');
  await page.locator('.shelf').waitFor();
  await check();
  await openLobby(page);
  await openOptions(page);
  await check();
  const start = page.getByRole('button', { name: 'Start the game' });
  await start.scrollIntoViewIfNeeded();
  expect(await isInSight(start)).toBe(true);
});
