// Walks through the positions of a game on all screens, and counts where the layout breaks a law.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext } from '../browser.ts';
import type { Places } from './in-page/steady.ts';
import { checkLaws, type Faults, installLaws, listPlaces, waitForRest } from './laws.ts';
import type { Position } from './positions.ts';
import { contextFor, type Screen, screenName } from './sizes.ts';

export interface Table {
  game: string;
  seats: number;
}

export interface Fault extends Table {
  law: number;
  screen: string;
  /** The kind of decision, and what has been done towards a move. */
  moment: string;
  words: string;
}

const TABLE_TIMEOUT_MS = 20_000;

/** Opens the position in a new page of the context, in the view of the one who is to act. */
export async function openPosition(context: BrowserContext, position: Position): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(TABLE_TIMEOUT_MS);
  const { game, stored } = position;
  const text = JSON.stringify({ people: position.seats, ...stored });
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `here ${game}`,
    text,
  ] as const);
  await page.goto(`/here/${game}`);
  await page.locator('.frame, .curtain').first().waitFor();
  await passDevice(page);
  await page.locator('.board [data-ref]').first().waitFor();
  return page;
}

/** Takes the device over, if the table asks the next player to. */
export async function passDevice(page: Page): Promise<void> {
  // The curtain falls when the room has started, which may be after the first picture.
  await page.locator('.curtain, [data-live], .standing').first().waitFor({ state: 'attached' });
  const ready = page.locator('.curtain button');
  // Not a real press: the browser would excuse every shift of the layout in the half second after it.
  if (await ready.count()) await ready.dispatchEvent('click');
  await page.locator('.frame').waitFor();
}

const press = (page: Page, ref: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const all = document.querySelectorAll(`[data-live][data-ref="${CSS.escape(wanted)}"]`);
    const [one] = [...all].filter((thing) => thing.checkVisibility());
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return one !== undefined;
  }, ref);

export interface Walk {
  browser: Browser;
  url: string;
  positions: readonly Position[];
  screens: readonly Screen[];
  locales: readonly string[];
  onMoment?(name: string, faults: Fault[], page: Page): unknown;
}

/** Visits each position with a finger and with a mouse, in one of the languages, and checks every screen there. */
export async function walk(tour: Walk): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const touch of [true, false]) {
    const screens = tour.screens.filter((screen) => screen.touch === touch);
    const [first] = screens;
    if (!first) continue;
    for (const [at, locale] of tour.locales.entries()) {
      const own = tour.positions.filter((_, index) => index % tour.locales.length === at);
      if (own.length === 0) continue;
      const context = await openContext(tour.browser, tour.url, contextFor(first, locale));
      for (const position of own) {
        const page = await openPosition(context, position);
        faults.push(...(await visit(tour, page, position, screens, locale)));
        await page.close();
      }
      await context.close();
    }
  }
  return faults;
}

async function visit(
  tour: Walk,
  page: Page,
  position: Position,
  screens: readonly Screen[],
  locale: string,
): Promise<Fault[]> {
  const { kind, path } = position;
  const faults: Fault[] = [];
  await installLaws(page);
  const places = new Map<Screen, Places>();
  const look = async (moment: string) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await waitForRest(page);
      const first = places.get(screen) ?? null;
      // A resize moves everything, and a press by a program is no input to the browser: only strolls see shifts.
      await page.evaluate(() => window.layoutLaws.watchShifts());
      const found = await checkLaws(page, first);
      if (!first) places.set(screen, await listPlaces(page));
      const told = faultsAt(position, screen, `${moment} ${locale}`, found);
      faults.push(...told);
      const name = [position.game, position.seats, screenName(screen), moment, locale].join(' ');
      await tour.onMoment?.(name, told, page);
    }
  };
  await page.setViewportSize(screens[0] as Screen);
  if (kind.startsWith('end')) {
    await look('end');
    await page.keyboard.press('Escape');
    await look('board at the end');
    return faults;
  }
  await look(kind);
  // Everything but the last step: what is picked can be seen, and the move is not made yet.
  for (const [at, ref] of path.slice(0, -1).entries()) {
    if (!(await press(page, ref))) break;
    await look(`${kind} with ${path.slice(0, at + 1).join(' ')}`);
  }
  return faults;
}

export const faultsAt = (
  { game, seats }: Table,
  screen: Screen,
  moment: string,
  found: Faults,
): Fault[] =>
  Object.entries(found).flatMap(([law, all]) =>
    all.map((words) => ({
      law: Number(law),
      game,
      seats,
      screen: screenName(screen),
      moment,
      words,
    })),
  );
