// Starts a real browser and opens people in it: each has a browser context with nothing stored and nothing shared.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { findBrowser } from './find.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
/** Options of a person who holds a phone. */
export const TOUCH_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'];

/**
 * `strict` partitions storage by site, as the browsers of people do. The driver turns that off by default, together
 * with PaintHolding, by a list of disabled features. The list that is given here replaces the driver's own.
 */
export async function openBrowser(strict = false): Promise<Browser> {
  return playwright.launch({
    executablePath: await findBrowser(),
    args: [...ARGS, ...(strict ? ['--disable-features=PaintHolding'] : [])],
    headless: true,
  });
}

export interface Person {
  page: Page;
  context: BrowserContext;
  /** Exceptions and error lines of the console. */
  errors: string[];
}

export interface PersonOptions extends BrowserContextOptions {
  /** Settings of the device, by the names that they are stored under. Without `reducedMotion` nothing moves. */
  settings?: Record<string, string>;
}

/** Most tests are about something else, so the changes of others show at once, and nothing opens by itself. */
const QUIET = { eventSpeed: 'off', recap: 'off' };

export async function openContext(
  browser: Browser,
  url: string,
  { settings, ...options }: PersonOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: DESKTOP,
    // Whatever moves is drawn sixty times a second, which takes most of the time of a test.
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(
    (stored) => {
      try {
        for (const [name, value] of Object.entries(stored))
          if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      } catch {
        // This frame may store nothing.
      }
    },
    { ...QUIET, ...settings },
  );
  return context;
}

export async function openPerson(
  browser: Browser,
  url: string,
  options?: PersonOptions,
): Promise<Person> {
  const context = await openContext(browser, url, options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return { page, context, errors };
}
