// Questions about a page that do not depend on what it shows.
import type { Frame, Page } from 'playwright-core';

/** By how many pixels the page is wider than the screen. */
export const overflowOf = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the service worker answers for the page, so that it can be used offline. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
