// People who sit down and play until there is something to be seen.
import type { Page } from 'playwright-core';
import { pause, until } from '../../test/kit/server/wait.ts';

export type Someone = Page;

/** Opens a table for so many; the link to it. */
export async function opens(host: Someone, game: string, players: number): Promise<string> {
  await host.goto('/');
  await host.locator(`.game:has([href="/here/${game}"]) .btn.primary`).click();
  const chairs = host.locator('.chairs li');
  await chairs.first().waitFor();
  for (let more = await chairs.count(); more > players; more--) {
    await host.locator('.chairs header .btn').first().click();
    await until(async () => (await chairs.count()) === more - 1, 'a chair less');
  }
  return host.url();
}

export async function seat(guest: Someone): Promise<void> {
  await guest.locator('.lobby-act .btn').click();
  await guest.locator('.lobby-act .btn').waitFor({ state: 'detached' });
}

/** Clicks what is live, one click after another, until somebody has this on the screen. */
export async function playsUntil(
  people: Someone[],
  selector: string,
  atTable = true,
): Promise<Someone> {
  for (const started = Date.now(); Date.now() - started < 180_000; ) {
    for (const page of people) {
      if (
        (await page.locator(selector).count()) > 0 &&
        (!atTable || (await settled(page, selector)))
      )
        return page;
      await page.evaluate(() => {
        const live = [
          ...document.querySelectorAll('.board [data-live], .panel-acts .btn.primary[data-live]'),
        ];
        const one = live[Math.floor(Math.random() * live.length)];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      });
    }
    await pause(10);
  }
  throw new Error(`nobody came to see ${selector}`);
}

/** So many pictures in a row nothing moves: what follows upon another movement has begun by then. */
const STILL = 30;

/** Until all that moves has come to rest. */
export const stands = (page: Someone): Promise<void> =>
  page.evaluate(async (pictures) => {
    const isMoving = () =>
      document.getAnimations().some(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      });
    for (let still = 0; still < pictures; still = isMoving() ? 0 : still + 1) {
      await new Promise(requestAnimationFrame);
    }
  }, STILL);

/** On whose turn it is, once nothing moves any more. */
async function settled(page: Someone, selector: string): Promise<boolean> {
  if (selector === '.standing') return true;
  await stands(page);
  return (await page.locator(`.frame[data-turn] ${selector}`).count()) > 0;
}

/** Closes the page: the others see that somebody has gone. */
export const takesAway = (page: Someone) => page.goto('about:blank');

export async function comesBack(page: Someone, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('.board [data-ref]').first().waitFor();
}
