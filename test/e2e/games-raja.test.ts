// Raja in real browsers that click at random on what is live.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { TOUCH_PHONE } from '../kit/browser/browser.ts';
import { serverAndBrowser } from '../kit/browser/server-and-browser.ts';
import { openOptions, startGame } from '../kit/browser/table.ts';
import { playToTheEnd } from '../kit/browser/whole-game.ts';
import { sampleOf } from '../kit/sample.ts';

const set = serverAndBrowser();

const checks =
  (...names: string[]) =>
  async (host: Page) => {
    await openOptions(host);
    for (const name of names) {
      // A description follows the name, and it may contain other names.
      const box = host.getByRole('checkbox', { name: new RegExp(`^${name}`) });
      await box.check();
      await host.waitForFunction(
        (one) => (one as HTMLInputElement | null)?.checked,
        await box.elementHandle(),
      );
    }
  };

async function plays(count: number, options: string[]): Promise<void> {
  const all = [undefined, TOUCH_PHONE];
  const { people } = await startGame(set.browser, set.server.url, count, all, {
    game: 'raja',
    configure: checks(...options),
  });
  await playToTheEnd(people, 20_000, 220);
}

const SHORT = ['Short game'];
const ADVANCED = [...SHORT, 'Yogi', 'Auction', 'Home cities', 'Several characters'];

// Neutral palaces exist only for fewer than five players.
const parties: [number, string[]][] = [
  [2, SHORT],
  [3, SHORT],
  [5, SHORT],
  [2, [...ADVANCED, 'Neutral palaces']],
  [3, [...ADVANCED, 'Neutral palaces']],
  [5, ADVANCED],
];

test.each(sampleOf(parties, 1))(
  'clicking at random from the home page on ends the game of %i players with %j',
  plays,
  240_000,
);
