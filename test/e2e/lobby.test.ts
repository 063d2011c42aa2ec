// Before the game, and for whoever comes late to it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, person } from '../kit/browser/browser.ts';
import { setting } from '../kit/browser/setting.ts';
import { answered } from '../kit/browser/still.ts';
import { complaintsOf, monkey, opensTable, sitsDown, tableOf } from '../kit/browser/table.ts';

const set = setting();

test('the last to sit down begins the game, where the host wishes it', async () => {
  const [ada, ben] = [
    await person(set.browser, set.server.url),
    await person(set.browser, set.server.url),
  ];
  const link = await opensTable(ada, 2);
  await ada.page.getByRole('button', { name: 'With everything' }).click();
  await ada.page.getByText('Royal suite and Renovation', { exact: true }).waitFor();
  await ada.page.getByLabel('Start when every seat is taken').check();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  for (const { page } of [ada, ben]) await page.locator('.board [data-ref]').first().waitFor();
  expect(complaintsOf([ada, ben])).toEqual([]);
}, 60_000);

test('a host who is gone keeps nobody waiting', async () => {
  const [ada, ben, cleo] = [
    await person(set.browser, set.server.url),
    await person(set.browser, set.server.url),
    await person(set.browser, set.server.url),
  ];
  const link = await opensTable(ada, 3);
  await sitsDown(ben, link);
  await sitsDown(cleo, link);
  // Three are too many for it.
  expect(await ada.page.getByRole('button', { name: 'Without cards' }).isDisabled()).toBe(true);
  expect(await ben.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0);
  await ada.context.close();
  await ben.page.getByRole('button', { name: /^Replace .* as host$/ }).click();
  await ben.page.getByRole('button', { name: 'Start the game' }).click();
  await cleo.page.locator('.board [data-ref]').first().waitFor();
}, 60_000);

test('whoever comes late or comes back reads what has happened, and may look at it', async () => {
  const { people, link } = await tableOf(set.browser, set.server.url, 2);
  await Promise.all(people.map(({ page }) => monkey(page, 30, 6)));
  const [ada] = people as [Person, Person];
  // The last clicks may still be on their way; what Ada is told after this comes after them.
  for (const { page } of people) await answered(page);
  await ada.page.getByRole('button', { name: 'Smile' }).click();
  await ada.page.locator('.reaction').waitFor();
  const said = await ada.page.locator('.line').allTextContents();
  expect(said.length).toBeGreaterThan(10);
  await ada.page.reload();
  await expect.poll(() => ada.page.locator('.line').allTextContents()).toEqual(said);

  const watcher = await person(set.browser, set.server.url);
  await watcher.page.goto(link);
  await watcher.page.locator('.line').first().click();
  await watcher.page.getByText('You are looking at an earlier moment.').waitFor();
  expect(complaintsOf([ada, watcher])).toEqual([]);
}, 60_000);

/** What the colours of a seat are drawn with, once they have been worked out. */
const drawnIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--s'));

test.each([
  ['room-share', 4],
  ['raja', 5],
  ['landlord', 6],
])(
  'RS-18: in %s the lobby offers %i colours, and the chosen one is played with',
  async (game, count) => {
    const sets = async (host: Page) => {
      await host.getByRole('button', { name: 'Change your name' }).click();
      await expect.poll(() => host.locator('.swatch').count()).toBe(count);
      await host.getByRole('button', { name: 'green', exact: true }).click();
      await host.getByRole('button', { name: 'Save' }).click();
    };
    const { people } = await tableOf(set.browser, set.server.url, 2, [], { game, sets });
    for (const { page } of people) {
      const dots = page.locator('.players .dot');
      expect(await dots.first().getAttribute('style')).toContain('--green');
      if (game === 'room-share') {
        const own = page.locator('.rs-player').first();
        expect(await own.getAttribute('class')).toContain('rs-green');
        // With two players the other two colours are nobody's.
        expect(await page.locator('.rs-board').getAttribute('data-neutral')).toBe('red yellow');
      } else {
        const mark = game === 'raja' ? '.rj-player.rj-seat-0' : '.ll-street.ll-seat-0';
        const green = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--green'),
        );
        expect(await drawnIn(page, `${mark} >> nth=0`)).toBe(green);
      }
    }
    expect(complaintsOf(people)).toEqual([]);
  },
  60_000,
);
