// Plays whole games in browsers and checks each of them. It is not in table.ts, because tools use that without Vitest.
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
