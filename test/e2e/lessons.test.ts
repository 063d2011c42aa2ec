// Every lesson can be played by doing nothing but what the coach says, on a phone and on a desktop, and once by keyboard.
import { describe, expect, test } from 'vitest';
import { manifests } from '../../shared/games/index.ts';
import { DESKTOP, openPerson, type PersonOptions } from '../kit/browser/browser.ts';
import { followCoach, typing } from '../kit/browser/learner.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { openLobby, sitDown, waitForBoard } from '../kit/browser/table.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';
import { until } from '../kit/server/wait.ts';

const set = serverAndBrowser();
const PHONE: PersonOptions = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
};
const LESSONS = manifests
  .map(({ facts }) => `/learn/${facts.id}`)
  .concat('/learn/landlord-2/short');

const learn = (options: PersonOptions) => openPerson(set.browser, set.server.url, options);

const LEARNERS: [string, PersonOptions][] = [
  ['a phone, in French', { ...PHONE, locale: 'fr-FR' }],
  ['a desktop, in Italian', { viewport: DESKTOP, locale: 'it-IT' }],
];

test.each(
  LESSONS.flatMap((path, at) =>
    sampleOf(LEARNERS, 1, ORDER.seed + at).map(([where, options]) => ({ path, where, options })),
  ),
)('$path leads to its end on $where', async ({ path, options }) => {
  const { page, errors, context } = await learn(options);
  await page.goto(path);
  const { steps, faults } = await followCoach(page);
  expect(faults).toEqual([]);
  expect(steps.length).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await context.close();
});

test('a lesson can be played by keyboard alone', async () => {
  const { page, context } = await learn({ viewport: DESKTOP });
  await page.goto('/learn/room-share');
  const { faults } = await followCoach(page, typing);
  expect(faults).toEqual([]);
  await context.close();
});

describe('a lesson that has begun', () => {
  const stepOf = (page: Awaited<ReturnType<typeof learn>>['page']) =>
    page.locator('.coach').getAttribute('data-step');

  test('goes back, is left, and goes on where it was left, also without a network', async () => {
    const { page, context } = await learn(PHONE);
    await page.goto('/learn/room-share');
    const next = page.locator('.coach-acts .primary:not([aria-disabled])');
    await next.click();
    await expect.poll(() => page.locator('.bar .turn-line').textContent()).toMatch(/2/);
    const second = await stepOf(page);
    await next.click();
    await page.locator('.coach-acts .btn').first().click();
    await expect.poll(() => stepOf(page)).toBe(second);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => stepOf(page)).toBe(second);
    await page.locator('.bar [aria-label="Close"]').click();
    await page.locator('dialog .menu .btn').nth(1).click();
    await expect.poll(() => stepOf(page)).not.toBe(second);
    await context.close();
  });

  test('makes the move by itself if the learner asks for it, and takes it back', async () => {
    const { page, context } = await learn(PHONE);
    await page.goto('/learn/room-share');
    const next = page.locator(
      '.coach-acts .primary:not([aria-disabled]), .coach-acts [aria-pressed]',
    );
    const show = page.locator('.panel-acts [aria-label="Hint"]');
    await next.or(show).first().waitFor();
    while (!(await show.isVisible())) {
      // An answer at random, or the next step.
      await next.last().click();
      await next.or(show).first().waitFor();
    }
    const move = await stepOf(page);
    await show.click();
    await expect.poll(() => stepOf(page)).not.toBe(move);
    await page.locator('.panel-acts [aria-label="Back"], .panel-acts .btn').first().click();
    await expect.poll(() => stepOf(page)).toBe(move);
    await expect.poll(() => show.isVisible()).toBe(true);
    await context.close();
  });
});

describe('the offer of a lesson', () => {
  test('is made once to who comes by a link, and the lesson ends when the game begins', async () => {
    const [ada, ben] = await Promise.all([learn(PHONE), learn(PHONE)]);
    const link = await openLobby(ada.page, 2);
    await ada.page.locator('.offer .btn').last().click();
    await ada.page.locator('.offer').waitFor({ state: 'detached' });
    await ada.page.reload();
    await ada.page.locator('.chairs').waitFor();
    expect(await ada.page.locator('.offer').count()).toBe(0);
    await sitDown(ben.page, link);
    await ben.page.locator('.offer .primary').click();
    await ben.page.locator('.coach').waitFor();
    await ada.page.locator('.lobby-act .btn:enabled').click();
    await waitForBoard(ada.page);
    await ben.page.locator('.toast').waitFor();
    await expect.poll(() => ben.page.locator('.coach').count()).toBe(0);
    expect(ben.errors).toEqual([]);
    await Promise.all([ada.context.close(), ben.context.close()]);
  });

  test('is made at a table of one’s own, and the coach stays for three turns', async () => {
    const { page, context } = await learn({ ...PHONE, settings: { quickBots: 'on' } });
    await page.goto('/solo/room-share');
    await page.locator('.message .offer .primary').click();
    await page.locator('.coach').waitFor();
    await page.locator('.bar [aria-label="Close"]').click();
    await page.locator('dialog .menu .btn').last().click();
    await waitForBoard(page);
    const frame = page.locator('.frame[data-coached]');
    const leads = new Set<string>();
    await page.locator('.hint-lead').waitFor();
    await until(async () => {
      if ((await frame.count()) === 0) return true;
      const [lead] = await page.locator('.hint-lead b').allTextContents();
      if (lead) leads.add(lead);
      // A decision without a choice has no hint.
      const hinted = page.locator('[data-hint], .zones:not(:has([data-hint])) [data-live]').first();
      if (await hinted.isVisible()) await hinted.click({ timeout: 2000 }).catch(() => {});
      return false;
    }, 'the coach takes leave');
    expect(leads.size).toBe(3);
    await context.close();
  });
});
