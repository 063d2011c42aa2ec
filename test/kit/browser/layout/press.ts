// Presses on the board as a hand does them, and what they did. This is the part of the second law that only a real
// press can prove: near a live thing counts as on it, and a crowded place comes closer first.
import type { BrowserContext, Page } from 'playwright-core';
import type { Press } from './in-page/pressable.ts';
import { installLaws, waitForRest } from './laws.ts';
import type { Position } from './positions.ts';
import { openPosition } from './walk.ts';

declare global {
  interface Window {
    /** The moves that the page has sent to its room. */
    sentMoves: unknown[];
    /** When the page has last heard of a change from its room. */
    heardAt?: number;
  }
}

/** Notes when a page hears of a change, from a room in a worker or from one on the server. */
export const recordChanges = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const { prototype } of [Worker, WebSocket]) {
      const listen = prototype.addEventListener;
      prototype.addEventListener = function (this: EventTarget, type: string, ...rest: [never]) {
        const hear = ({ data }: Event & { data?: unknown }) => {
          const isChange = typeof data === 'string' ? data !== 'pong' : true;
          if (isChange) window.heardAt = performance.now();
        };
        if (type === 'message') listen.call(this as Worker & WebSocket, type, hear);
        listen.call(this as Worker & WebSocket, type, ...rest);
      };
    }
  });

/** Also notes the moves that a page sends to a room in a worker. */
export async function recordMoves(context: BrowserContext): Promise<void> {
  await recordChanges(context);
  await context.addInitScript(() => {
    window.sentMoves = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { type: string; text?: string }) {
      const said = message.type === 'say' ? JSON.parse(message.text ?? '{}') : {};
      if (said.type === 'move') window.sentMoves.push(said.move);
      post.call(this, message);
    };
  });
}

export const pressAt = (page: Page, touch: boolean, { x, y }: { x: number; y: number }) =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

interface Effect {
  zoom: number;
  picked: string[];
  /** The refs that can be picked next, if a move has been begun. */
  next: string[];
  sent: unknown[];
}

const effectOf = (page: Page): Promise<Effect> =>
  page.evaluate(() => ({
    zoom: Number(document.querySelector<HTMLElement>('[data-zone="board"]')?.dataset.zoom ?? 1),
    picked: [...document.querySelectorAll('[aria-pressed="true"][data-ref]')].map(
      (one) => one.getAttribute('data-ref') ?? '',
    ),
    next: [...document.querySelectorAll('.frame[data-picking] [data-live]')].map(
      (one) => one.getAttribute('data-ref') ?? '',
    ),
    sent: window.sentMoves,
  }));

const listPresses = (page: Page): Promise<Press[]> =>
  page.evaluate(() => window.layoutLaws.listPresses());

/** After this many presses even the most crowded place must have come close enough. */
const MOST_PRESSES = 3;

/** Presses there; returns what is wrong with what it did, or null. */
async function tryPress(
  page: Page,
  position: Position,
  touch: boolean,
  press: Press,
): Promise<string | null> {
  const told = `a press ${press.where} “${press.ref}” at ${Math.round(press.x)},${Math.round(press.y)}`;
  let at = press;
  for (let count = 0; count < MOST_PRESSES; count++) {
    const before = await effectOf(page);
    await pressAt(page, touch, at);
    await waitForRest(page);
    const after = await effectOf(page);
    const sent = after.sent.at(-1);
    if (sent !== undefined) {
      const same = position.moves.find(({ move }) => isSame(move, sent));
      return same?.path[0] === press.ref ? null : `${told} played ${JSON.stringify(sent)}`;
    }
    if (after.picked.length > 0)
      return after.picked.includes(press.ref) ? null : `${told} picked ${after.picked.join(', ')}`;
    // A picked button does not look pressed: what can be picked next tells which one it was.
    const own = position.moves.filter(({ path }) => path[0] === press.ref);
    if (after.next.length > 0) {
      const isRight = after.next.every((ref) => own.some(({ path }) => path[1] === ref));
      return isRight ? null : `${told} led to ${after.next.slice(0, 4).join(', ')}`;
    }
    if (after.zoom <= before.zoom) return `${told} did nothing`;
    const closer = await listPresses(page);
    const next = closer.find(({ ref, where }) => ref === press.ref && where === 'centre');
    if (!next) return `${told} came closer, but then its thing was out of sight`;
    at = next;
  }
  return `${told} came closer ${MOST_PRESSES} times and picked nothing`;
}

const isSame = (a: unknown, b: unknown) => sorted(a) === sorted(b);
const sorted = (move: unknown) =>
  JSON.stringify(Object.entries(move as object).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Presses a sample of what is live in the position, each in a fresh page. The context must record moves. */
export async function findWrongPresses(
  context: BrowserContext,
  position: Position,
  touch: boolean,
  most: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < most; at++) {
    const page = await openPosition(context, position);
    await installLaws(page);
    await waitForRest(page);
    const all = await listPresses(page);
    // Spread over all of them, so that a sample sees the centres and the surroundings of several things.
    const press = all[Math.floor(((at + 0.5) * all.length) / most)];
    const fault = press && (await tryPress(page, position, touch, press));
    if (fault) faults.push(fault);
    await page.close();
  }
  return faults;
}
