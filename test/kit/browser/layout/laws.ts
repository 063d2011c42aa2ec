// The layout laws for a page of the driver: puts their code into the page, and asks it for the faults.
import type { Page } from 'playwright-core';
import { bundleForPage } from '../bundle.ts';
import type { Faults } from './in-page/index.ts';
import type { Places } from './in-page/steady.ts';

export type { Faults };

export const LAWS: Record<number, string> = {
  1: 'live things are never under anything',
  2: 'live things can be pressed',
  3: 'texts can be read',
  4: 'what counts is in sight',
  5: 'nothing jumps',
  6: 'nothing is cut or pushed out',
};

let bundled: Promise<string> | null = null;

/** One script with all laws, because code that runs in a page cannot import. */
function bundleLaws(): Promise<string> {
  bundled ??= bundleForPage(`import '/test/kit/browser/layout/in-page/index.ts';`);
  return bundled;
}

/** Makes the laws known to a page. The policy of the page forbids foreign scripts, so they come through the debugger. */
export async function installLaws(page: Page): Promise<void> {
  await page.evaluate(await bundleLaws());
  await page.evaluate(() => window.layoutLaws.watchShifts());
}

export const checkLaws = (page: Page, first: Places | null = null): Promise<Faults> =>
  page.evaluate((places) => window.layoutLaws.check(places), first);

export const listPlaces = (page: Page): Promise<Places> =>
  page.evaluate(() => window.layoutLaws.listPlaces());

/** How many frames in a row nothing may have moved, so that the camera and what it starts have ended, too. */
const FRAMES_AT_REST = 6;

/** Waits until the last move is answered, and nothing moves or scrolls any more. */
export const waitForRest = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    const look = () => {
      const places = [...document.querySelectorAll('[data-live], [data-zone]')].map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        return [left, top, width].map(Math.round).join();
      });
      const isMoving = document.getAnimations().some(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      });
      // Buttons that have just come refuse presses for a moment.
      const isGuarded = document.querySelector('[data-busy], [data-live][aria-disabled]') !== null;
      return isMoving || isGuarded ? null : places.join(' ');
    };
    let [last, still] = [look(), 0];
    // Gives up after a few seconds: the laws then tell what is wrong with a page that never rests.
    for (let count = 0; still < frames && count < 300; count++) {
      await new Promise(requestAnimationFrame);
      const now = look();
      still = now !== null && now === last ? still + 1 : 0;
      last = now;
    }
  }, FRAMES_AT_REST);
