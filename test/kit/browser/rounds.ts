// Plays rounds against bots in the page, by clicks on what is live.
import type { Page } from 'playwright-core';
import { LIVE } from './table.ts';

/** Clicks what is live, and ends the turn as soon as that is possible. Resolves when the bots move. */
export async function endTurn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = () => new Promise((done) => setTimeout(done, 30));
    for (const until = Date.now() + 40_000; Date.now() < until; await wait()) {
      const isTold = document.querySelector('[data-telling]');
      if (isTold || !document.querySelector('.frame[data-turn]')) return;
      const buttons = document.querySelectorAll('.panel-acts [data-live]');
      const live = buttons.length > 0 ? buttons : document.querySelectorAll('.zones [data-live]');
      const one = live[Math.floor(Math.random() * live.length)];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    throw new Error('the turn does not end');
  });
}

/** Resolves as soon as the player has to decide and everything else has been told. */
export const ownDecision = (page: Page) =>
  page.locator(`.frame[data-turn]:not(:has([data-telling])) ${LIVE}`).first().waitFor();

/** Plays until it is the player's decision again after the bots have moved. */
export async function playRound(page: Page): Promise<void> {
  await ownDecision(page);
  await endTurn(page);
  await ownDecision(page);
}
