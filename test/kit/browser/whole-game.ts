// Whole games in browsers, with what must be true of each of them. Apart from table.ts, which tools use without Vitest.
import { expect } from 'vitest';
import type { Person } from './browser.ts';
import { clickAtRandom, errorsOf } from './table.ts';

/** Plays a whole game at random: everybody is shown how all players stand, and no browser reports an error. */
export async function playToTheEnd(people: Person[], clicks?: number, seconds?: number) {
  await Promise.all(people.map(({ page }) => clickAtRandom(page, clicks, seconds)));
  for (const { page, context } of people) {
    expect(await page.locator('.standing li').count()).toBe(people.length);
    await context.close();
  }
  expect(errorsOf(people)).toEqual([]);
}
