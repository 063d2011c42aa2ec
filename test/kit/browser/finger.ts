// A finger on a phone: it knows only what is on the screen, and it taps and swipes at places of the screen.
import type { Page } from 'playwright-core';
import type { Random } from '../../../shared/engine/index.ts';
import type { Press } from './layout/in-page/pressable.ts';
import { waitForRest } from './layout/laws.ts';

interface Place {
  x: number;
  y: number;
}

interface Sight {
  /** The live things that can be seen. */
  live: Press[];
  /** The button that takes the device over. */
  curtain: Place | null;
  /** The button that plays a move which has to be confirmed. */
  confirm: Place | null;
  /** The chip of a player at whose place something is live. */
  beckoning: Place | null;
  /** The sides of the board on which more is live. */
  more: string[];
  board: Place & { width: number; height: number };
  isOver: boolean;
  /** Everything that a tap may change. */
  sign: string;
}

const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const middle = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    };
    const board = document.querySelector<HTMLElement>('[data-zone="board"]');
    const { x = 0, y = 0, width = 0, height = 0 } = board?.getBoundingClientRect() ?? {};
    const live = window.layoutLaws.listPresses().filter(({ where }) => where === 'centre');
    const picked = [...document.querySelectorAll('[aria-pressed="true"]')];
    return {
      live,
      curtain: middle('.curtain button'),
      confirm: middle('.panel-acts .primary[data-live]:not([data-ref])'),
      beckoning: middle('[data-beckons] button'),
      more: board?.dataset.more?.split(' ').filter(Boolean) ?? [],
      board: { x, y, width, height },
      isOver: document.querySelector('.standing') !== null,
      sign: JSON.stringify([
        window.sentMoves.length,
        live.map((one) => [one.ref, Math.round(one.x), Math.round(one.y)]),
        picked.map((one) => one.getAttribute('data-ref')),
        document.querySelector('.curtain')?.textContent,
        document.querySelector('.panel-acts .primary')?.textContent,
        [board?.dataset.zoom, board?.scrollLeft, board?.scrollTop],
      ]),
    };
  });

/** Moves the board by a swipe, so that what lies on this side comes nearer. */
async function swipe(page: Page, { board }: Sight, side: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const far = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] }[side] ?? [0, 0];
  const [dx = 0, dy = 0] = [(far[0] ?? 0) * board.width * 0.6, (far[1] ?? 0) * board.height * 0.6];
  const from = { x: board.x + board.width / 2 - dx / 2, y: board.y + board.height / 2 - dy / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + dx * share, y: from.y + dy * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
  await session.detach();
}

export interface FingerGame {
  taps: number;
  swipes: number;
  /** Taps on live things that changed nothing. */
  wasted: string[];
}

/** A game with more of them than this is given up. */
const MOST_WASTED = 5;

/** Plays to the end for everybody at the device. The page must know the laws and record its moves. */
export async function playByFinger(page: Page, random: Random, most: number): Promise<FingerGame> {
  const game: FingerGame = { taps: 0, swipes: 0, wasted: [] };
  let [sign, tapped] = ['', ''];
  for (let count = 0; count < most && game.wasted.length <= MOST_WASTED; count++) {
    await page.locator('.curtain, [data-live], .standing').first().waitFor({ state: 'attached' });
    await waitForRest(page);
    // A button that has just changed refuses a late press.
    await page
      .locator('.panel-acts [data-live][aria-disabled]')
      .first()
      .waitFor({ state: 'detached' });
    const sight = await look(page);
    if (sign === sight.sign) game.wasted.push(tapped);
    sign = '';
    if (sight.isOver) return game;
    const side = sight.more[random.below(Math.max(1, sight.more.length))];
    // Mostly what is in sight; sometimes what the board says is beside it.
    if (!sight.curtain && side && (sight.live.length === 0 || random.below(8) === 0)) {
      await swipe(page, sight, side);
      game.swipes++;
      continue;
    }
    const thing = sight.live.length > 0 ? random.pick(sight.live) : null;
    const target = sight.curtain ?? sight.confirm ?? thing ?? sight.beckoning;
    if (!target) throw new Error(`nothing to tap: ${sight.sign.slice(0, 300)}`);
    await page.touchscreen.tap(target.x, target.y);
    game.taps++;
    [sign, tapped] = [sight.sign, target === thing ? thing.ref : 'a curtain or a chip'];
  }
  throw new Error(`no end after ${game.taps} taps; in vain: ${game.wasted.join(', ')}`);
}
