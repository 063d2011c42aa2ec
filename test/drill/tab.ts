// A tab of a browser that stays open while the site is deployed anew: what it shows, what it loads, what it may do.
import type { Frame, Page, WebSocket } from 'playwright-core';
import { expect } from 'vitest';
import { clickAtRandom } from '../kit/browser/table.ts';
import { pause, until } from '../kit/server/wait.ts';

export interface Screen {
  /** Nothing at all can be read there. */
  isWhite: boolean;
  /** A board with nothing on it is none. */
  place: 'lobby' | 'board' | 'elsewhere';
  /** How many things can be clicked towards a move. */
  live: number;
  /** What is said about the state of things, and the buttons beside it. */
  said: string;
  buttons: string[];
  hasRules: boolean;
}

/** A page that is just being left may never answer. */
const PATIENCE_MS = 3000;

export class Tab {
  readonly name: string;
  readonly page: Page;
  /** Documents asked for since the last deployment, those in frames included. */
  loads = 0;
  /** Moves that the server has taken from here. */
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

  /** Each move goes out under an id; the update that it made comes back under the same. */
  #listen(socket: WebSocket): void {
    const moves = new Set<string>();
    socket.on('framesent', ({ payload }) => {
      const { type, id } = read(payload);
      if (type === 'move' && id) moves.add(id);
    });
    socket.on('framereceived', ({ payload }) => {
      const { type, id } = read(payload);
      if (type === 'update' && id && moves.has(id)) this.accepted++;
    });
  }

  /** Where the table is: the page itself, or the frame in it. */
  get view(): Page | Frame {
    return this.page.frames().find((frame) => frame.url().includes('/embed/')) ?? this.page;
  }

  /** Null in the midst of a load. */
  screen(): Promise<Screen | null> {
    const seen = this.view.evaluate(look).catch(() => null);
    return Promise.race([seen, pause(PATIENCE_MS).then(() => null)]);
  }

  /** Whoever comes back to a tab looks at it: it tries again at once. */
  async comeBack(): Promise<void> {
    const wake = () => void window.dispatchEvent(new Event('online'));
    await this.view.evaluate(wake).catch(() => null);
  }

  /** Until the screen is like that. */
  async shows(what: string, is: (screen: Screen) => boolean): Promise<Screen> {
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

  /** Its own turn comes, and a move that is clicked there is taken. */
  async plays(): Promise<void> {
    const before = this.accepted;
    const clicks = async () => {
      await this.shows('something live', ({ live }) => live > 0);
      await clickAtRandom(this.view, 1, 1).catch(() => 0);
      return this.accepted > before;
    };
    await until(clicks, () => `a move from ${this.name}\n${this.errors.join('\n')}`, 40_000);
  }

  /** Nothing can be done on the board, and it is said why. With a button, where there is something to be done. */
  async says(what: RegExp, button?: string): Promise<void> {
    const isSaid = ({ live, said, buttons }: Screen) =>
      live === 0 && what.test(said) && (button === undefined || buttons.includes(button));
    await this.shows(`${what}${button ? ` and “${button}”` : ''}`, isSaid);
  }

  /** Somebody presses the button for it: that is one load. */
  async reload(): Promise<void> {
    this.loads = 0;
    await this.page.reload();
  }

  /** A part of the page that is fetched when somebody wants it. */
  async asksForRules(): Promise<void> {
    await this.view.getByRole('button', { name: 'Rules', exact: true }).dispatchEvent('click');
    await this.shows('the rules, or the page anew', ({ hasRules }) => hasRules || this.loads > 0);
  }

  /** The board as it was when the first line of the log was written, and then as it is. */
  async looksBack(): Promise<void> {
    await this.view.locator('.log button.line').first().dispatchEvent('click');
    await this.view.locator('.looking button').waitFor();
    await this.showsBoard();
    await this.view.locator('.looking button').dispatchEvent('click');
  }

  showsBoard(): Promise<Screen> {
    return this.shows('a board', ({ place }) => place === 'board');
  }

  showsLobby(): Promise<Screen> {
    return this.shows('a lobby', ({ place }) => place === 'lobby');
  }

  /** Nothing is fetched any more: a page that loads itself again and again never comes to rest. */
  async waitForRest(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  /** One load since the deployment at most; or one more than the one that opened the tab. */
  async check(most = 1): Promise<void> {
    await this.shows('anything at all', ({ isWhite }) => !isWhite);
    expect(this.loads, `loads of ${this.name}`).toBeLessThanOrEqual(most);
    const errors = this.errors.filter((error) => !PART_GONE.test(error));
    expect(errors, `errors of ${this.name}`).toEqual([]);
  }
}

/** A part of the page that is fetched later may be there no more: the page is loaded anew for it. */
const PART_GONE = /dynamically imported module|error loading|module script failed/i;

function read(payload: string | Buffer): { type?: string; id?: string } {
  try {
    return JSON.parse(String(payload));
  } catch {
    // A ping, or its answer.
    return {};
  }
}

/** In the page itself. */
function look(): Screen {
  const text = (one: HTMLElement) => one.innerText.trim();
  const texts = (within: string) =>
    [...document.querySelectorAll<HTMLElement>(within)].flatMap((one) => text(one) || []);
  const board = document.querySelector<HTMLElement>('.frame .board');
  const isBoard = board !== null && board.querySelector('[data-ref]') !== null;
  return {
    isWhite: text(document.body) === '',
    place: document.querySelector('.lobby') ? 'lobby' : isBoard ? 'board' : 'elsewhere',
    live: document.querySelectorAll('.board [data-live], .panel-acts [data-live]').length,
    said: texts('[role=status], [role=alert], .status-line, .undrawn, dialog.sheet').join('\n'),
    hasRules: document.querySelector('dialog .rulebook') !== null,
    buttons: texts('.waiting .btn, .undrawn .btn, .ending-bar .btn, dialog.sheet .btn'),
  };
}
