// Takes screenshots of every screen, at every size that counts, light and dark, into the folder `shots`.
//   npm run pictures
//   npm run pictures -- --language fr --only table --size 390x664
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openBrowser, openPerson, PHONE } from '../../test/kit/browser/browser.ts';
import { SCREENS, screenName } from '../../test/kit/browser/layout/sizes.ts';
import { waitForAnimations } from '../../test/kit/browser/still.ts';
import { openLobby, playUntil, sitDown, waitForBoard } from '../../test/kit/browser/table.ts';
import { Server } from '../../test/kit/server/server.ts';
import { type GameScreens, games, pages } from './list.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    /** Takes only the screens whose names contain this. */
    only: { type: 'string', default: '' },
    /** Takes only the sizes whose names contain this. */
    size: { type: 'string', default: '' },
    /** The address of a running Foyer. Without it one is built and started. */
    url: { type: 'string' },
  },
});
const FOLDER = join(import.meta.dirname, '../../shots');
const screens = SCREENS.filter((one) => !one.framed && screenName(one).includes(values.size));
/** A whole game of four people, played at random. */
const GAME_TIMEOUT_MS = 900_000;
const THEMES = ['light', 'dark'] as const;

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  if (!name.includes(values.only)) return;
  for (const screen of screens) {
    const size = screenName(screen);
    await page.setViewportSize(screen);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Waits, because colours fade, and elements that measure themselves are drawn again after a resize.
      await waitForAnimations(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${colorScheme}.png`), fullPage });
    }
  }
  console.log(name);
}

/** Opens each sheet as a phone does: rules by their own button, the others from the menu. */
async function shootSheets(page: Page, game: string): Promise<void> {
  const bar = page.locator('.bar nav');
  await page.setViewportSize(PHONE);
  await shootSheet(page, `${game}-sheet-rules`, '.bar nav > .btn');
  for (const [at, name] of ['log', 'chat', 'settings'].entries()) {
    await page.setViewportSize(PHONE);
    await bar.locator('.bar-menu .btn').click();
    await shootSheet(page, `${game}-sheet-${name}`, `.menu li:nth-child(${at + 1}) .btn`);
  }
}

async function shootSheet(page: Page, name: string, button: string): Promise<void> {
  await page.locator(button).first().click();
  await page.locator('dialog.sheet').waitFor();
  await shoot(page, name);
  await page.keyboard.press('Escape');
}

async function shootGame(browser: Browser, url: string, { game, players, moments }: GameScreens) {
  const locale = values.language;
  const someone = async (): Promise<Page> => (await openPerson(browser, url, { locale })).page;
  const host = await someone();
  await host.goto(`/rules/${game}`);
  await host.locator('.rulebook section').first().waitFor();
  await shoot(host, `${game}-rules`, true);
  await host.goto(`/here/${game}`);
  await host.locator('.here-names').waitFor();
  await shoot(host, `${game}-here`, true);

  await host.locator('.here-names .primary').click();
  await playUntil([host], '.curtain');
  await shoot(host, `${game}-here-curtain`);

  const link = await openLobby(host, players, game);
  await shoot(host, `${game}-lobby-host`, true);
  await shootSheet(host, `${game}-lobby-name`, '.chairs li .btn.icon');
  await shootSheet(host, `${game}-lobby-code`, '.invite .btn.icon');
  const guests = await Promise.all(Array.from({ length: players - 1 }, someone));
  for (const [at, guest] of guests.entries()) {
    await guest.goto(link);
    if (at === 0) {
      await guest.locator('.chairs').waitFor();
      await shoot(guest, `${game}-lobby-newcomer`, true);
      await guest.goto(link.replace('/t/', '/embed/'));
      await guest.locator('.chairs').waitFor();
      await shoot(guest, `${game}-embed-lobby`);
    }
    await sitDown(guest);
  }
  await shoot(guests[0] as Page, `${game}-lobby-guest`, true);
  await host.locator('.lobby-act .btn:enabled').click();
  const people = [host, ...guests];
  for (const one of people) await waitForBoard(one);

  for (const { name, until } of moments) {
    const acting = await playUntil(people, until);
    await shoot(acting, `${game}-table-${name}`);
    const other = people.find((one) => one !== acting) as Page;
    await shoot(other, `${game}-table-${name}-for-others`);
  }
  const watcher = await someone();
  await watcher.goto(link);
  await waitForBoard(watcher);
  await shoot(watcher, `${game}-spectator`);
  await watcher.goto(link.replace('/t/', '/embed/'));
  await waitForBoard(watcher);
  await shoot(watcher, `${game}-embed`);
  await shootSheets(host, game);
  await host.setViewportSize(DESKTOP);
  await host.locator('.side-log .line').first().click();
  await host.locator('.side-log .line .btn').click();
  await shoot(host, `${game}-looking-back`);
  await host.locator('.looking .primary').click();
  await (guests[0] as Page).goto('about:blank');
  await host.locator('[data-away]').first().waitFor();
  await shoot(host, `${game}-away`);
  await (guests[0] as Page).goto(link);
  await waitForBoard(guests[0] as Page);
  await playUntil(people, '.standing', GAME_TIMEOUT_MS);
  await shoot(host, `${game}-end`);
  await host.keyboard.press('Escape');
  await shoot(host, `${game}-end-board`);
  for (const one of [...people, watcher]) await one.context().close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = values.url ? null : await Server.startWithClient();
const url = values.url ?? (server as Server).url;
const browser = await openBrowser();
try {
  const { page } = await openPerson(browser, url, { locale: values.language });
  for (const [name, path] of pages) {
    await page.goto(path);
    // Pages load their parts and pictures late. The page of a missing table never falls idle: it does not read the
    // body of the answer that says so, but then it offers a link.
    await Promise.race([
      page.waitForLoadState('networkidle'),
      page.locator('.waiting p a').waitFor(),
    ]);
    await shoot(page, name, true);
  }
  for (const game of games) await shootGame(browser, url, game);
} finally {
  await browser.close();
  await server?.stop();
}
