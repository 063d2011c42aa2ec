// What people do at a table in their browsers: open it, sit down, start the game, click. Lobbies are operated by their
// CSS classes, so that this works in every language.
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { pause, until } from '../server/wait.ts';
import { openPerson, type Person } from './browser.ts';
import { waitForAnimations } from './still.ts';

/** Everything that can be clicked towards a move. */
export const LIVE = '.zones [data-live]';

export const errorsOf = (people: Person[]): string[] => people.flatMap(({ errors }) => errors);

/** Goes from the home page to the lobby of a new table with this many seats; returns the link to it. */
export async function openLobby(page: Page, seats?: number, game = 'room-share'): Promise<string> {
  await page.goto('/');
  await page.locator(`.game:has([href="/here/${game}"]) .btn.primary`).click();
  await page.waitForURL(/\/t\//);
  const chairs = page.locator('.chairs li');
  await chairs.first().waitFor();
  for (let count = await chairs.count(); seats !== undefined && count > seats; count--) {
    await page.locator('.chairs header .btn').first().click();
    await until(async () => (await chairs.count()) === count - 1, 'a chair less');
  }
  return page.url();
}

/** Opens the options of the game and of the table, which the lobby shows folded. */
export async function openOptions(page: Page): Promise<void> {
  await page.locator('.fold').first().waitFor();
  const folded = page.locator('.fold[aria-expanded="false"]');
  while (await folded.count()) await folded.first().click();
  // Each form follows its line, or the presets below it.
  const missing = page.locator('.options > :is(h2 + h2, .presets + h2, h2:last-child)');
  await until(async () => (await missing.count()) === 0, 'the forms of the options');
}

/** Sits down at the table of the link, or of the lobby that the page shows already. */
export async function sitDown(page: Page, link?: string): Promise<void> {
  if (link !== undefined) await page.goto(link);
  await page.locator('.lobby-act .btn').click();
  await page.locator('.lobby-act .btn').waitFor({ state: 'detached' });
}

export const waitForBoard = (page: Page | Frame): Promise<void> =>
  page.locator('.board [data-ref]').first().waitFor();

interface Setup {
  game: string;
  /** What the host does in the lobby before the others come. */
  configure?(host: Page): Promise<void>;
}

/** Opens a browser for each of this many people, seats them at one table and starts the game. */
export async function startGame(
  browser: Browser,
  url: string,
  count: number,
  options: (BrowserContextOptions | undefined)[] = [],
  { game, configure }: Setup = { game: 'room-share' },
): Promise<{ people: Person[]; link: string }> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, at) => openPerson(browser, url, options[at])),
  );
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await openLobby(host.page, count, game);
  await configure?.(host.page);
  for (const { page } of guests) await sitDown(page, link);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of people) await waitForBoard(page);
  return { people, link };
}

/** The first of these people who has to decide. */
export const waitForTurn = (people: Person[]): Promise<Person> =>
  Promise.race(
    people.map(async (person) => {
      await person.page.locator('.frame[data-turn]:not(:has([data-busy]))').waitFor();
      return person;
    }),
  );

/**
 * Clicks quickly and at random on what is live, and on nothing else. It runs in the page itself, so that a whole
 * game takes seconds. Resolves with the number of clicks when the game is over, or after this many clicks or seconds.
 */
export function clickAtRandom(page: Page | Frame, clicks = 5000, seconds = 150): Promise<number> {
  const bounds = { maxClicks: clicks, maxMs: seconds * 1000 };
  return page.evaluate(async ({ maxClicks, maxMs }) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const started = Date.now();
    for (let count = 0; ; ) {
      if (document.querySelector('.standing') || count >= maxClicks) return count;
      if (Date.now() - started > maxMs) {
        if (maxMs < 100_000) return count;
        throw new Error(`stuck after ${count} clicks`);
      }
      const find = (within: string) => [...document.querySelectorAll(within)];
      const actions = find('.panel-acts [data-live], .curtain button');
      const all = [...find('.zones [data-live], .curtain button')];
      // If every click had the same chance, it would rarely end a turn when the board offers many moves.
      const live = actions.length > 0 && Math.random() < 0.3 ? actions : all;
      const one = live[Math.floor(Math.random() * live.length)];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (one) count++;
      await wait(one ? 8 : 25);
    }
  }, bounds);
}

const SIGHT_TIMEOUT_MS = 180_000;

/** Clicks at random, one page after another, until a page shows the selector: in the frame of its own turn, at rest. */
export async function playUntil(
  pages: Page[],
  selector: string,
  timeoutMs = SIGHT_TIMEOUT_MS,
): Promise<Page> {
  const isShown = async (page: Page) => {
    if ((await page.locator(selector).count()) === 0) return false;
    // The standing and the curtain lie over the table: they belong to nobody's turn.
    if (selector === '.standing' || selector === '.curtain') return true;
    await waitForAnimations(page);
    return (await page.locator(`.frame[data-turn] ${selector}`).count()) > 0;
  };
  for (const started = Date.now(); Date.now() - started < timeoutMs; ) {
    for (const page of pages) {
      if (await isShown(page)) return page;
      await page.evaluate(() => {
        const forward = '.zones [data-live]:not(.btn), .btn.primary[data-live]';
        const found = document.querySelectorAll(forward);
        // Between equal choices no button is the main one.
        const live = found.length > 0 ? found : document.querySelectorAll('.zones [data-live]');
        const one = live[Math.floor(Math.random() * live.length)];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
    }
    await pause(10);
  }
  throw new Error(`nobody came to see ${selector}`);
}
