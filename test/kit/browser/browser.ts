// A real browser, and people in it.
import {
  type Browser,
  type BrowserContext,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { findBrowser } from './find.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'];

/** `strict`: storage apart for each site, as the browsers of people keep it; the driver turns that off. */
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
  /** What the browser complained of. */
  complaints: string[];
}

/** Somebody with a browser of their own: nothing stored, nothing shared. */
export async function person(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, viewport: DESKTOP, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  return { page, context, complaints };
}
