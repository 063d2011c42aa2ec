// What people do at a table, in their browsers.
import type { Browser, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Person, person } from './browser.ts';

type Options = Parameters<typeof person>[2];

/** From the home page to the lobby of a new table; the link to it. */
export async function opensTable(
  host: Person,
  chairs?: number,
  game = 'room-share',
): Promise<string> {
  await host.page.goto('/');
  await host.page.locator(`.game:has([href="/here/${game}"]) .btn.primary`).click();
  await host.page.waitForURL(/\/t\//);
  await host.page.getByRole('heading', { name: 'At the table' }).waitFor();
  const there = await host.page.locator('.chairs li').count();
  for (let take = there; chairs !== undefined && take > chairs; take--) {
    await host.page.getByRole('button', { name: 'Remove a seat' }).click();
    await host.page.waitForFunction(
      (left) => document.querySelectorAll('.chairs li').length === left,
      take - 1,
    );
  }
  return host.page.url();
}

export async function sitsDown(guest: Person, link: string): Promise<void> {
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await guest.page.getByText('you', { exact: true }).first().waitFor();
}

/** Which game, and what the host does in its lobby before it begins. */
interface Game {
  game: string;
  sets?(host: Page): Promise<void>;
}

/** So many people at one table, the game begun. */
export async function tableOf(
  browser: Browser,
  url: string,
  count: number,
  options: Options[] = [],
  { game, sets }: Game = { game: 'room-share' },
): Promise<{ people: Person[]; link: string }> {
  const people = await Promise.all(
    Array.from({ length: count }, (_, at) => person(browser, url, options[at])),
  );
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await opensTable(host, count, game);
  await sets?.(host.page);
  for (const guest of guests) await sitsDown(guest, link);
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of people) await page.locator('.board [data-ref]').first().waitFor();
  return { people, link };
}

/**
 * Clicks what is live, at random and quickly, and nothing else; a rules-blind monkey. In the page itself, so
 * that a whole game takes seconds. Answers when the game is over, after so many clicks or a few seconds.
 */
export function monkey(page: Page | Frame, clicks = 5000, seconds = 150): Promise<number> {
  const bounds = { most: clicks, longest: seconds * 1000 };
  return page.evaluate(async ({ most, longest }) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const started = Date.now();
    for (let count = 0; ; ) {
      if (document.querySelector('.standing') || count >= most) return count;
      if (Date.now() - started > longest) {
        if (longest < 100_000) return count;
        throw new Error(`stuck after ${count} clicks`);
      }
      const find = (within: string) => [...document.querySelectorAll(within)];
      const acts = find('.panel-acts [data-live], .curtain button');
      const all = [...find('.board [data-live]'), ...acts];
      // Now and then what goes on: else it would walk about for ever where there are many ways.
      const live = acts.length > 0 && Math.random() < 0.3 ? acts : all;
      const one = live[Math.floor(Math.random() * live.length)];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (one) count++;
      await wait(one ? 8 : 25);
    }
  }, bounds);
}

/** A whole game: everybody is shown how all of them stand, and no browser has complained. */
export async function playsToTheEnd(people: Person[], clicks?: number, seconds?: number) {
  await Promise.all(people.map(({ page }) => monkey(page, clicks, seconds)));
  for (const { page, context } of people) {
    expect(await page.locator('.standing li').count()).toBe(people.length);
    await context.close();
  }
  expect(complaintsOf(people)).toEqual([]);
}

/** The state of the table as everybody at it sees it, to compare screens. */
export const publicScreen = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.rs-house')?.textContent ?? '');

export const complaintsOf = (people: Person[]): string[] =>
  people.flatMap(({ complaints }) => complaints);
