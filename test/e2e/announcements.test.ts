// Whoever hears the game instead of seeing it is told each event once, in the order of the game.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPerson, TOUCH_PHONE } from '../kit/browser/browser.ts';
import { playRound } from '../kit/browser/rounds.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { errorsOf, waitForBoard } from '../kit/browser/table.ts';

declare global {
  interface Window {
    /** What the live regions have said, one after the other. */
    heard: { from: 'log' | 'other'; text: string }[];
  }
}

const set = serverAndBrowser();

/** Notes in the page whatever a live region says anew. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    const known = new WeakMap<Element, string>();
    const note = () => {
      const regions = '[role="log"], [role="status"], [role="alert"], [aria-live]';
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent?.trim() ?? '';
        // A text that is said again is a new element of the region.
        const id = region.firstElementChild ?? region;
        if (known.get(id) === text) continue;
        known.set(id, text);
        const from = region.getAttribute('role') === 'log' ? 'log' : 'other';
        if (text !== '') window.heard.push({ from, text });
      }
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

/** Without the marks that only a drawing needs. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

const heardFrom = async (page: Page, region: 'log' | 'other'): Promise<string[]> =>
  (await page.evaluate(() => window.heard))
    .filter(({ from }) => from === region)
    .map(({ text }) => plain(text));

/** The lines of the log as they are said: with what each player gets or loses, and why. */
async function readLog(page: Page): Promise<string[]> {
  await page.locator('.bar-menu .btn').click();
  await page.locator('.menu .btn').first().click();
  await page.locator('dialog .log .line').first().waitFor();
  const lines = await page.locator('dialog .log .line').evaluateAll((all) =>
    all.map((line) => {
      const gains = [...line.querySelectorAll('.line-gain')].map(({ textContent }) => {
        const gain = textContent ?? '';
        return `${gain} ${/[+−]1$/.test(gain) ? 'point' : 'points'}`;
      });
      const said = gains.join(', ');
      const text = line.querySelector('.line-text')?.textContent ?? '';
      const why = line.querySelector('.line-why')?.textContent ?? '';
      return said ? `${text} ${said.charAt(0).toUpperCase()}${said.slice(1)}. ${why}` : text;
    }),
  );
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return lines.map(plain);
}

test.each(['quick', 'off'])(
  'readers hear each line of the log once and in its order, with the events at the speed “%s”',
  async (eventSpeed) => {
    const person = await openPerson(set.browser, set.server.url, {
      ...TOUCH_PHONE,
      settings: { quickBots: 'on', eventSpeed },
    });
    const { page } = person;
    await listen(page);
    await page.goto('/solo/room-share');
    await waitForBoard(page);
    for (let round = 0; round < 5; round++) await playRound(page);
    const log = await readLog(page);
    // Announcements come a few seconds apart.
    const heard = async () => (await heardFrom(page, 'log')).join(' ');
    await expect.poll(heard, { timeout: 15_000 }).toContain(log.at(-1));
    // What the bot did before the page listened is in the log only.
    const all = await heard();
    const rest = log.map((_, first) => log.slice(first).join(' '));
    const first = rest.indexOf(all);
    expect(first, `${all}\n\n${rest[0]}`).toBeGreaterThanOrEqual(0);
    expect(log.length - first).toBeGreaterThan(12);
    // No other region tells what has happened, or it would be heard twice.
    const others = await heardFrom(page, 'other');
    expect(others.filter((text) => log.some((line) => text.includes(line)))).toEqual([]);
    expect(errorsOf([person])).toEqual([]);
    await person.context.close();
  },
  150_000,
);
