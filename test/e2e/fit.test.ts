// Italian and French texts are longer: they must fit on a phone, on every page, in the lobby and in every sheet. The
// table itself is held to the layout laws (layout.test.ts).
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { games } from '../../scripts/pictures/list.ts';
import { findManifest } from '../../shared/games/index.ts';
import { openPerson, PHONE } from '../kit/browser/browser.ts';
import { installLaws } from '../kit/browser/layout/laws.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { waitForFrames } from '../kit/browser/still.ts';
import { clickAtRandom, openLobby, sitDown, waitForBoard } from '../kit/browser/table.ts';
import { ORDER } from '../kit/order.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

/** The sixth layout law, on any page: what sticks out of the screen, and texts that are cut off. */
async function misfits(page: Page): Promise<string[]> {
  await installLaws(page);
  return page.evaluate(() => window.layoutLaws.findCutOrPushedOut());
}

const phones = [PHONE, { width: 360, height: 640 }];
/** The editions of a game look alike. */
const cases = sampleOf(
  games.filter(({ game }) => findManifest(game)?.facts.editionOf === undefined),
  1,
).flatMap((one, at) =>
  sampleOf(['it-IT', 'fr-FR'], 1, ORDER.seed + at).map((locale) => ({ locale, ...one })),
);

test.each(cases)(
  '$locale: all texts of $game fit on a phone',
  async (one) => {
    const { locale, game, players, short } = one;
    const options = { viewport: PHONE, locale };
    const someone = async () => (await openPerson(set.browser, set.server.url, options)).page;
    const found: string[] = [];
    const look = async (page: Page, screen: string) => {
      // The pointer may rest on a line of the log after the last click, which would show a picture beside it.
      await page.mouse.move(0, 0);
      for (const viewport of phones) {
        await page.setViewportSize(viewport);
        // Elements that measure themselves need a few frames after a resize.
        await waitForFrames(page, 4);
        const faults = await misfits(page);
        found.push(...faults.map((fault) => `${screen} ${viewport.width}: ${fault}`));
      }
      await page.setViewportSize(PHONE);
    };
    const host = await someone();
    for (const [path, there] of [
      ['/', '.shelf'],
      ['/about', 'h1'],
      ['/nowhere', '.waiting .btn'],
      [`/rules/${game}`, '.rulebook section'],
      [`/here/${game}`, '.here-names'],
    ] as const) {
      await host.goto(path);
      await host.locator(there).first().waitFor();
      await look(host, path);
    }
    const link = await openLobby(host, players, game);
    await look(host, 'lobby of the host');
    if (short !== undefined) await host.locator('.presets .btn').nth(short).click();
    const guests = await Promise.all(Array.from({ length: players - 1 }, someone));
    for (const guest of guests) {
      await guest.goto(link);
      await guest.locator('.chairs').waitFor();
      await look(guest, 'lobby of a guest');
      await sitDown(guest);
    }
    await host.locator('.lobby-act .btn:enabled').click();
    const people = [host, ...guests];
    for (const page of people) await waitForBoard(page);
    await host.locator('.bar nav > .btn').click();
    await host.locator('dialog.sheet').waitFor();
    await look(host, 'rules');
    await host.keyboard.press('Escape');
    await host.locator('.bar-menu .btn').click();
    await look(host, 'menu');
    await host.keyboard.press('Escape');
    for (const at of [0, 1, 2]) {
      await host.locator('.bar-menu .btn').click();
      await host.locator('.menu .btn').nth(at).click();
      await host.locator('dialog.sheet').waitFor();
      await look(host, ['log', 'chat', 'settings'][at] ?? '');
      await host.keyboard.press('Escape');
    }
    await Promise.all(people.map((page) => clickAtRandom(page)));
    await host.locator('.standing').waitFor();
    await look(host, 'end');
    await host.keyboard.press('Escape');
    await host.locator('.ending-bar').waitFor();
    await look(host, 'board at the end');
    expect([...new Set(found)]).toEqual([]);
  },
  240_000,
);

test('the check finds texts that do not fit', async () => {
  const { page } = await openPerson(set.browser, set.server.url, { viewport: PHONE });
  await page.goto('/about');
  await page.locator('h1').waitFor();
  expect(await misfits(page)).toEqual([]);
  await page.evaluate(() => {
    for (const [tag, width] of [
      ['button', '3rem'],
      ['p', '120vw'],
    ] as const) {
      const one = document.createElement(tag);
      one.textContent = 'Unpronounceable';
      Object.assign(one.style, { width, overflow: tag === 'p' ? '' : 'hidden' });
      document.body.append(one);
    }
  });
  expect(await misfits(page)).toEqual([
    'the page scrolls sideways',
    expect.stringMatching(/^“Unpronounceable” \(button\) is cut by \d+ px without an ellipsis$/),
    expect.stringMatching(/^p “Unpronounceable” .+ sticks out of the screen by \d+ px$/),
  ]);
});
