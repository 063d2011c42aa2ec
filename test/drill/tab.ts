// A tab that stays open during deployments: what it shows, how often it loads, whether it can still play.
import type { Frame, Page, WebSocket } from 'playwright-core';
import { expect } from 'vitest';
import { clickAtRandom } from '../kit/browser/table.ts';
import { loadPart } from '../kit/load-client.ts';
import { pause, until } from '../kit/server/wait.ts';

export interface Screen {
  /** The page has no text at all. */
  isWhite: boolean;
  /** A page with an empty board counts as `elsewhere`. */
  place: 'lobby' | 'board' | 'elsewhere';
  /** How many elements can be clicked towards a move. */
  live: number;
  /** The text of notices, and the buttons beside them. */
  said: string;
  buttons: string[];
  hasRules: boolean;
}

/** How long to wait for the page: one that is about to unload may never answer. */
const PATIENCE_MS = 3000;

export class Tab {
  readonly name: string;
  readonly page: Page;
  /** How many documents were requested since the last deployment, frames included. */
  loads = 0;
  /** How many moves of this tab the server has accepted. */
  accepted = 0;
  readonly errors: string[] = [];

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.loads++;
    });
    page.on('pageerror', (error) => this.errors.push(error.stack || String(error)));
    page.on('websocket', (socket) => this.#listen(socket));
  }

  /** A move is sent with an id; the update that it causes comes back with the same id. */
  #listen(socket: WebSocket): void {
    const moves = new Set<string>();
    socket.on('framesent', ({ payload }) => {
      const { type, id } = read(payload);
      if (type === 'move' && id) moves.add(id);
    });
    const count = (text: string) => {
      const { type, id } = read(text);
      if (type === 'update' && id && moves.has(id)) this.accepted++;
    };
    // The page is sent compressed messages, which only its own code can read.
    const reading = loadPart('session/inflate.ts').then(({ reader }) => reader(count));
    socket.on('framereceived', ({ payload }) => {
      void reading.then((take) =>
        take(typeof payload === 'string' ? payload : new Blob([new Uint8Array(payload)])),
      );
    });
  }

  /** Where the table is: the page itself, or the frame in it. */
  get view(): Page | Frame {
    return this.page.frames().find((frame) => frame.url().includes('/embed/')) ?? this.page;
  }

  /** Null while the page loads. */
  screen(): Promise<Screen | null> {
    const seen = this.view.evaluate(look).catch(() => null);
    return Promise.race([seen, pause(PATIENCE_MS).then(() => null)]);
  }

  /** Makes the page reconnect at once, as it does when somebody returns to the tab. */
  async reconnect(): Promise<void> {
    const wake = () => void window.dispatchEvent(new Event('online'));
    await this.view.evaluate(wake).catch(() => null);
  }

  /** Waits until the screen fulfils the condition. */
  async waitUntil(what: string, is: (screen: Screen) => boolean): Promise<Screen> {
    const seen: (Screen | null)[] = [];
    const found = () => seen.find((screen) => screen !== null && is(screen));
    const holds = async () => {
      seen.push(await this.screen());
      if (found()) return true;
      await pause(50);
      return false;
    };
    const describe = () =>
      [`${this.name} to show ${what}`, JSON.stringify(seen.at(-1)), `${this.loads} loads`]
        .concat(this.errors)
        .join('\n');
    await until(holds, describe, 25_000);
    return found() as Screen;
  }

  /** Waits for the turn of the player and clicks until the server accepts a move. */
  async playMove(): Promise<void> {
    const before = this.accepted;
    const clicks = async () => {
      await this.waitUntil('something live', ({ live }) => live > 0);
      await clickAtRandom(this.view, 1, 1).catch(() => 0);
      return this.accepted > before;
    };
    await until(clicks, () => `a move from ${this.name}\n${this.errors.join('\n')}`, 40_000);
  }

  /** Waits until nothing can be clicked on the board and a notice says why; `button` is a button that it must have. */
  async waitForNotice(what: RegExp, button?: string): Promise<void> {
    const isSaid = ({ live, said, buttons }: Screen) =>
      live === 0 && what.test(said) && (button === undefined || buttons.includes(button));
    await this.waitUntil(`${what}${button ? ` and “${button}”` : ''}`, isSaid);
  }

  /** Reloads the page, which counts as one load. */
  async reload(): Promise<void> {
    this.loads = 0;
    await this.page.reload();
  }

  /** Opens the rules, which a page loads only when somebody asks for them. */
  async openRules(): Promise<void> {
    await this.view.getByRole('button', { name: 'Rules', exact: true }).dispatchEvent('click');
    await this.waitUntil(
      'the rules, or that the page has reloaded',
      ({ hasRules }) => hasRules || this.loads > 0,
    );
  }

  /** Shows the board as it was at the first line of the log, and then the present one. */
  async viewPast(): Promise<void> {
    await this.view.locator('.log .line').first().dispatchEvent('click');
    await this.view.locator('.log .line .btn').dispatchEvent('click');
    await this.view.locator('.looking .primary').waitFor();
    await this.waitForBoard();
    await this.view.locator('.looking .primary').dispatchEvent('click');
  }

  waitForBoard(): Promise<Screen> {
    return this.waitUntil('a board', ({ place }) => place === 'board');
  }

  waitForLobby(): Promise<Screen> {
    return this.waitUntil('a lobby', ({ place }) => place === 'lobby');
  }

  /** Waits until nothing is loaded any more: a page that reloads again and again never gets there. */
  async waitForRest(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  /** At most this many loads since the deployment: a new tab may need one more than the load that opened it. */
  async check(most = 1): Promise<void> {
    await this.waitUntil('anything at all', ({ isWhite }) => !isWhite);
    expect(this.loads, `loads of ${this.name}`).toBeLessThanOrEqual(most);
    const errors = this.errors.filter((error) => !PART_GONE.test(error));
    expect(errors, `errors of ${this.name}`).toEqual([]);
  }
}

/** Errors about a part of the page whose file is gone. They are expected: the page reloads because of them. */
const PART_GONE = /dynamically imported module|error loading|module script failed/i;

function read(payload: string | Buffer): { type?: string; id?: string } {
  try {
    return JSON.parse(String(payload));
  } catch {
    // A ping or a pong is no JSON.
    return {};
  }
}

/** Runs in the page. */
function look(): Screen {
  const text = (one: HTMLElement) => one.innerText.trim();
  const texts = (within: string) =>
    [...document.querySelectorAll<HTMLElement>(within)].flatMap((one) => text(one) || []);
  const board = document.querySelector<HTMLElement>('.frame .board');
  const isBoard = board !== null && board.querySelector('[data-ref]') !== null;
  return {
    isWhite: text(document.body) === '',
    place: document.querySelector('.lobby') ? 'lobby' : isBoard ? 'board' : 'elsewhere',
    live: document.querySelectorAll('.zones [data-live], .panel-acts [data-live]').length,
    said: texts('[role=status], [role=alert], .status-line, .undrawn, dialog.sheet').join('\n'),
    hasRules: document.querySelector('dialog .rulebook') !== null,
    buttons: texts('.waiting .btn, .undrawn .btn, .ending-bar .btn, dialog.sheet .btn'),
  };
}
