// Somebody who plays a lesson and does nothing but what the coach says.
import type { Page } from 'playwright-core';
import { until } from '../server/wait.ts';

/** What the coach offers now. `step` tells the steps apart. */
interface Lesson {
  step: string;
  /** The primary button of the coach can be pressed: to go on, to open a card, or to end the lesson. */
  canGoOn: boolean;
  answers: number;
  /** The thing that has to be pressed next. */
  hinted: string | null;
  isOver: boolean;
  /** A card lies over the table. */
  isReading: boolean;
  /** What is wrong with what can be seen. */
  faults: string[];
}

/** What is hinted can be pressed only while it is live. While a move is on its way it is not. */
const HINTED = '[data-hint][data-live]';

const look = (page: Page): Promise<Lesson> =>
  page.evaluate((hinted) => {
    const coach = document.querySelector<HTMLElement>('.coach');
    const said = coach?.querySelector('p');
    const isShown = (found: Element | null) => (found?.getBoundingClientRect().width ?? 0) > 0;
    const ring = document.querySelector<HTMLElement>('.event-ring');
    const step = coach?.dataset.step ?? '';
    const faults: string[] = [];
    if (said && said.scrollHeight > said.clientHeight + 1) faults.push(`${step}: cut off`);
    if (said?.textContent === '') faults.push(`${step}: nothing said`);
    if (ring && !isShown(ring)) faults.push(`${step}: what it points at is out of sight`);
    const hints = [...document.querySelectorAll(hinted)].filter(isShown);
    return {
      step,
      canGoOn: document.querySelector('.coach-acts .primary:not([aria-disabled])') !== null,
      answers: document.querySelectorAll('.coach-acts [aria-pressed]').length,
      hinted: hints[0]?.getAttribute('data-ref') ?? (hints[0] ? 'confirm' : null),
      isOver: document.querySelector('.lesson-over') !== null,
      isReading: document.querySelector('dialog[open]') !== null,
      faults,
    };
  }, HINTED);

/** How the learner presses: with a mouse or a finger, or with the keys alone. */
export interface Hands {
  press(page: Page, selector: string): Promise<void>;
}

export const pointing: Hands = {
  async press(page, selector) {
    // A thing may be drawn twice, and not be shown at its first place.
    await page.locator(selector).filter({ visible: true }).first().click();
  },
};

const MOST_TABS = 150;
const GLIDE_MS = 3000;

export const typing: Hands = {
  async press(page, selector) {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      const isThere = await page.evaluate(
        (wanted) => document.activeElement?.matches(wanted) ?? false,
        selector,
      );
      if (isThere) {
        await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`${selector} cannot be reached by Tab`);
  },
};

/** Plays the lesson that the page shows to its end, and returns the steps and whatever was wrong. */
export async function followCoach(page: Page, hands = pointing) {
  const steps: string[] = [];
  const faults = new Set<string>();
  const next = '.coach-acts .primary:not([aria-disabled])';
  for (let acts = 0; acts < 400; acts++) {
    let now = await look(page);
    const hasNext = () => now.isOver || now.isReading || now.canGoOn || now.answers > 0;
    await until(
      async () => {
        now = await look(page);
        return hasNext() || now.hinted !== null;
      },
      `something to do after ${steps.at(-1)}`,
    );
    if (now.isOver) return { steps, faults: [...faults] };
    if (now.isReading) {
      await page.keyboard.press('Escape');
      await until(async () => !(await look(page)).isReading, 'the table behind the card');
      continue;
    }
    if (steps.at(-1) !== now.step) steps.push(now.step);
    // What the coach points at is still gliding into sight.
    const settle = async () => (await look(page)).faults.length === 0;
    await until(settle, `${now.step} in sight`, GLIDE_MS).catch(() => {});
    now = await look(page);
    for (const fault of now.faults) faults.add(fault);
    const { step } = now;
    if (now.canGoOn) {
      await hands.press(page, next);
      // A card that was to be read opens with its part of the program.
      await until(async () => {
        now = await look(page);
        return now.isOver || now.isReading || now.step !== step;
      }, `what follows ${step}`);
    } else if (now.answers > 0) {
      // Each answer has a reply, and the right one leads on.
      for (let at = 0; at < now.answers && !(await look(page)).canGoOn; at++)
        await hands.press(page, `.coach-acts .panel-words .btn:nth-of-type(${at + 1})`);
    } else {
      const { hinted } = now;
      await hands.press(page, HINTED);
      // Pressed a second time, it would be asked what it is.
      await until(async () => {
        now = await look(page);
        return hasNext() || now.step !== step || now.hinted !== hinted;
      }, `what ${hinted} does in ${step}`);
    }
  }
  throw new Error(`the lesson has no end after ${steps.join(', ')}`);
}
