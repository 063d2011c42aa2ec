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

export const openContext = (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => browser.newContext({ baseURL: url, viewport: DESKTOP, ...options });

export async function openPerson(
  browser: Browser,
  url: string,
  options?: BrowserContextOptions,
): Promise<Person> {
  const context = await openContext(browser, url, options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return { page, context, errors };
}
