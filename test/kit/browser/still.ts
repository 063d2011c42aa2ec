// Waiting for nothing to happen: until something that surely comes later has happened, never for a time.
import type { Frame, Page } from 'playwright-core';

/**
 * Until so many pictures have been drawn: what was set going before has shown itself by then. Counted, as where all
 * is slow so are they.
 */
export const drawn = (page: Page | Frame, pictures = 20): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        const draw = (left: number) => {
          if (left > 0) requestAnimationFrame(() => draw(left - 1));
          else done();
        };
        draw(count);
      }),
    pictures,
  );

/** Until the last click at a table has been answered. */
export async function answered(page: Page | Frame): Promise<void> {
  await drawn(page, 2);
  await page.locator('.board:not([data-busy])').waitFor();
}

/**
 * Until a frame has dealt with all that was said to it before. `speak` sends it one message more, from where the
 * others came: messages arrive in their order.
 */
export async function dealtWith(frame: Frame, speak: (marker: string) => unknown): Promise<void> {
  const marker = `marker ${Math.random()}`;
  await frame.evaluate((awaited) => {
    const arrived = new Promise<void>((done) =>
      addEventListener('message', ({ data }) => data === awaited && done()),
    );
    Object.assign(window, { arrived });
  }, marker);
  await speak(marker);
  await frame.evaluate(() => (window as unknown as { arrived: Promise<void> }).arrived);
  await drawn(frame);
}
