// The lobby, and people who come to a table late.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson, type Person } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForAnswer } from '../kit/browser/still.ts';
import {
  clickAtRandom,
  errorsOf,
  openLobby,
  openOptions,
  sitDown,
  startGame,
  waitForBoard,
} from '../kit/browser/table.ts';

const set = serverAndBrowser();

test('the game begins when the last player sits down, if the host has chosen that', async () => {
  const [ada, ben] = [
    await openPerson(set.browser, set.server.url),
    await openPerson(set.browser, set.server.url),
  ];
  const link = await openLobby(ada.page, 2);
  await ada.page.getByRole('button', { name: 'With everything' }).click();
  await ada.page
    .getByText('With everything: Royal suite and Renovation', { exact: true })
    .waitFor();
  await openOptions(ada.page);
  await ada.page.getByLabel('Start when every seat is taken').check();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  for (const { page } of [ada, ben]) await waitForBoard(page);
  expect(errorsOf([ada, ben])).toEqual([]);
}, 60_000);

test('a host whose page is closed for a moment stays the host', async () => {
  const [ada, ben, cleo] = [
    await openPerson(set.browser, set.server.url),
    await openPerson(set.browser, set.server.url),
    await openPerson(set.browser, set.server.url),
  ];
  const link = await openLobby(ada.page, 3);
  await sitDown(ben.page, link);
  await sitDown(cleo.page, link);
  expect(await ada.page.getByRole('button', { name: 'Remove a seat' }).isEnabled()).toBe(true);
  // This preset is only for two players.
  expect(await ada.page.getByRole('button', { name: 'With everything' }).count()).toBe(1);
  expect(await ada.page.getByRole('button', { name: 'Without cards' }).count()).toBe(0);
  expect(await ben.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0);
  await ada.page.close();
  // A host who is away for a moment stays the host.
  await ben.page.getByRole('button', { name: /^Replace .* as host$/ }).click();
  await ben.page.getByText('Too early: give them a little longer.').waitFor();
  const back = await ada.context.newPage();
  await back.goto(link);
  await back.getByRole('button', { name: 'Start the game' }).click();
  await waitForBoard(cleo.page);
}, 60_000);

test('a person who comes late or returns can read the log and look at an earlier position', async () => {
  const { people, link } = await startGame(set.browser, set.server.url, 2);
  await Promise.all(people.map(({ page }) => clickAtRandom(page, 30, 6)));
  const [ada] = people as [Person, Person];
  // The last clicks may still be on their way; the reaction of Ada arrives after their updates.
  for (const { page } of people) await waitForAnswer(page);
  await ada.page.getByRole('button', { name: 'Smile' }).click();
  await ada.page.locator('.reaction').waitFor();
  const said = await ada.page.locator('.line').allTextContents();
  expect(said.length).toBeGreaterThan(10);
  await ada.page.reload();
  await expect.poll(() => ada.page.locator('.line').allTextContents()).toEqual(said);

  const watcher = await openPerson(set.browser, set.server.url);
  await watcher.page.goto(link);
  await watcher.page.locator('.line').first().click();
  await watcher.page.locator('.line .btn').click();
  await watcher.page.getByText('You are looking at an earlier moment.').waitFor();
  expect(errorsOf([ada, watcher])).toEqual([]);
}, 60_000);

/** The computed value of a CSS property of the first element that matches the selector. */
const propertyOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.each([
  ['room-share', 4],
  ['raja', 5],
  ['landlord', 6],
])(
  'RS-18: in %s the lobby offers %i colours, and the game uses the chosen one',
  async (game, count) => {
    const configure = async (host: Page) => {
      await host.getByRole('button', { name: 'Change your name' }).click();
      await expect.poll(() => host.locator('.swatch').count()).toBe(count);
      await host.getByRole('button', { name: 'green', exact: true }).click();
      await host.getByRole('button', { name: 'Save' }).click();
    };
    const { people } = await startGame(set.browser, set.server.url, 2, [], { game, configure });
    for (const { page } of people) {
      expect(await propertyOf(page, '.players [data-seat="0"]', '--seat')).toBe(
        await propertyOf(page, ':root', '--green'),
      );
      if (game === 'room-share') {
        // With two players the other two colours belong to nobody.
        expect(await page.locator('.rs-board').getAttribute('data-neutral')).toBe('red yellow');
      } else {
        const [element, property] =
          game === 'raja'
            ? ['.zones .rj-seat-0', '--rj-seat']
            : ['.ll-street.ll-seat-0', '--ll-seat'];
        const green = await propertyOf(page, ':root', '--green');
        expect(green).not.toBe('');
        expect(await propertyOf(page, element, property)).toBe(green);
      }
    }
    expect(errorsOf(people)).toEqual([]);
  },
  60_000,
);
