// Looks at the lobby of a table as those who meet there see it: its host alone, a newcomer, the host of a full table.
import type { Browser, Page } from 'playwright-core';
import { newKey, openTable } from '../../client.ts';
import { openContext } from '../browser.ts';
import { installLaws, waitForRest } from './laws.ts';
import { LONG_NAMES } from './positions.ts';
import { contextFor, type Screen } from './sizes.ts';
import { type Fault, faultsAt, type Table } from './walk.ts';

interface Visit extends Table {
  browser: Browser;
  url: string;
  screens: readonly Screen[];
  locales: readonly string[];
}

/** The host fills the table at the end, so that each screen shows it alone and full. */
export async function surveyLobby(visit: Visit): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [at, screen] of visit.screens.entries()) {
    const locale = visit.locales[at % visit.locales.length] as string;
    const key = newKey();
    const { game, seats, url } = visit;
    const room = await openTable(url, { game, seats, key, name: LONG_NAMES[0] });
    const context = await openContext(visit.browser, url, contextFor(screen, locale));
    const path = `/${screen.framed ? 'embed' : 't'}/${room}`;
    const look = async (moment: string, page: Page) => {
      await waitForRest(page);
      const found = await page.evaluate(() => window.layoutLaws.checkLobby());
      faults.push(...faultsAt(visit, screen, `${moment} ${locale}`, found));
    };
    const newcomer = await context.newPage();
    await open(newcomer, path);
    await look('lobby, newcomer', newcomer);
    const host = await context.newPage();
    await host.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      `key ${room}`,
      key,
    ] as const);
    await open(host, path);
    await look('lobby, host alone', host);
    await seatBots(host);
    await look('lobby, full', host);
    await context.close();
  }
  return faults;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.lobby .chairs li').first().waitFor();
  await installLaws(page);
}

async function seatBots(page: Page): Promise<void> {
  const free = page.locator('.chairs li:has(.chair-name.soft)');
  for (let left = await free.count(); left > 0; left--) {
    await free.first().locator('.btn').first().click();
    await free.nth(left - 1).waitFor({ state: 'detached' });
  }
  // The clicks have scrolled to the chairs.
  await page.evaluate(() => scrollTo(0, 0));
}
