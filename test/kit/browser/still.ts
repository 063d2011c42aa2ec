// Waits until a page has come to rest. Each function waits for something that always comes later than what the test is
// interested in, never for a fixed time.
import type { Frame, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves when the message that marks the end has arrived. */
    arrived: Promise<void>;
  }
}

/**
 * Waits until this many frames have been drawn: earlier changes are visible by then. The function counts frames
 * and measures no time, because on a slow machine drawing is slow, too.
 */
export const waitForFrames = (page: Page | Frame, frames = 20): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        const draw = (left: number) => {
          if (left > 0) requestAnimationFrame(() => draw(left - 1));
          else done();
        };
        draw(count);
      }),
    frames,
  );

/** One animation may start another, so a page counts as at rest only when nothing has moved for this many frames. */
const FRAMES_AT_REST = 30;

/** Waits until no animation runs any more, except for endless ones. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    const isMoving = () =>
      document.getAnimations().some(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      });
    for (let still = 0; still < frames; still = isMoving() ? 0 : still + 1) {
      await new Promise(requestAnimationFrame);
    }
  }, FRAMES_AT_REST);

/** Waits until the server has answered the last click at a table. */
export async function waitForAnswer(page: Page | Frame): Promise<void> {
  await waitForFrames(page, 2);
  await page.locator('.zones:not([data-busy])').waitFor();
}

/**
 * Waits until a frame has handled all messages that were posted to it before. `post` must post a marker to the frame
 * from where the other messages came: messages arrive in their order.
 */
export async function waitForMessages(
  frame: Frame,
  post: (marker: string) => unknown,
): Promise<void> {
  const marker = `marker ${Math.random()}`;
  await frame.evaluate((awaited) => {
    window.arrived = new Promise<void>((done) =>
      addEventListener('message', ({ data }) => data === awaited && done()),
    );
  }, marker);
  await post(marker);
  await frame.evaluate(() => window.arrived);
  await waitForFrames(frame);
}
