// The tabs that are open at the first deployment, in two browser contexts: one with the service worker, which keeps all
// files of the build, and one without.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Random } from '../../shared/engine/index.ts';
import { openContext } from '../kit/browser/browser.ts';
import type { HostSite } from '../kit/browser/host-site.ts';
import { clickAtRandom } from '../kit/browser/table.ts';
import { until } from '../kit/server/wait.ts';
import { Opponent } from './opponent.ts';
import { Tab } from './tab.ts';
import { type DrillTable, type GameId, openLobby, openOver, openRunning } from './tables.ts';

export class Visitors {
  readonly tabs: Tab[] = [];
  readonly tables: DrillTable[] = [];
  readonly opponents: Opponent[] = [];
  readonly #url: string;
  readonly #random: Random;
  readonly #withServiceWorker: BrowserContext;
  readonly #withoutServiceWorker: BrowserContext;

  private constructor(url: string, random: Random, keeping: BrowserContext, plain: BrowserContext) {
    this.#url = url;
    this.#random = random;
    this.#withServiceWorker = keeping;
    this.#withoutServiceWorker = plain;
  }

  static async open(browser: Browser, url: string, random: Random): Promise<Visitors> {
    const keeping = await openContext(browser, url);
    // The bots of tables in this browser move without a delay.
    await keeping.addInitScript(() => localStorage.setItem('quickBots', 'on'));
    const plain = await openContext(browser, url, { serviceWorkers: 'block' });
    return new Visitors(url, random, keeping, plain);
  }

  async tab(name: string, address: string, context = this.#withoutServiceWorker): Promise<Tab> {
    const tab = new Tab(name, await context.newPage());
    await tab.page.goto(address);
    return tab;
  }

  /** Opens a tab that stays open during the deployments. */
  async #openTab(
    name: string,
    address: string,
    context = this.#withoutServiceWorker,
  ): Promise<Tab> {
    const tab = await this.tab(name, address, context);
    this.tabs.push(tab);
    return tab;
  }

  /** Opens the home page, and waits until the service worker keeps all files of the build. */
  async openHome(): Promise<Tab> {
    const tab = await this.#openTab('the front page', '/', this.#withServiceWorker);
    await until(() => isKept(tab.page), 'the service worker to keep all that was built');
    return tab;
  }

  /** Opens a tab with a seat in a running game. */
  async openRunning(game: GameId): Promise<Tab> {
    const table = await openRunning(this.#url, game, this.#random);
    this.tables.push(table);
    this.opponents.push(table.opponent);
    const context =
      game === 'room-share' || game === 'raja'
        ? this.#withServiceWorker
        : this.#withoutServiceWorker;
    const tab = await this.#openTab(`${game} in play`, `/t/${table.room}#${table.key}`, context);
    await tab.waitUntil('its turn', ({ live }) => live > 0);
    return tab;
  }

  async openOver(game: GameId): Promise<Tab> {
    const table = await openOver(this.#url, game, this.#random);
    this.tables.push(table);
    const tab = await this.#openTab(`${game} when it is over`, `/t/${table.room}#${table.key}`);
    await tab.waitUntil('who won', ({ buttons }) => buttons.includes('Play again'));
    return tab;
  }

  async openLobby(game: GameId): Promise<Tab> {
    const table = await openLobby(this.#url, game);
    this.tables.push(table);
    const opponent = new Opponent(this.#url, table.room, this.#random);
    await opponent.sit();
    this.opponents.push(opponent);
    const tab = await this.#openTab(`${game} in the lobby`, `/t/${table.room}#${table.key}`);
    await tab.waitForLobby();
    return tab;
  }

  /** Opens a tab with a seat in a running game, in a frame of another site. */
  async openFrame(site: HostSite): Promise<Tab> {
    const table = await openLobby(this.#url, 'room-share');
    this.tables.push(table);
    const host = new Opponent(this.#url, table.room, this.#random, table.key);
    this.opponents.push(host);
    const client = await host.enter();
    const tab = await this.#openTab(
      'a frame',
      site.pageWithFrame(`${this.#url}/embed/${table.room}`),
    );
    await tab.waitForLobby();
    await tab.view.getByRole('button', { name: 'Sit down', exact: true }).click();
    await until(() => client.table.chairs[1]?.kind === 'person', 'somebody to sit down in a frame');
    await client.ask({ type: 'start' });
    await tab.waitForBoard();
    return tab;
  }

  /** Opens a tab with a table against bots in this browser, and plays a move. */
  async openSolo(): Promise<Tab> {
    const tab = await this.#openTab(
      'alone against bots',
      '/solo/room-share',
      this.#withServiceWorker,
    );
    await tab.waitUntil('its turn', ({ live }) => live > 0);
    await playSolo(tab);
    return tab;
  }

  /** Opens a tab later, in the context whose service worker keeps the files of an earlier build. */
  openLater({ game, room }: DrillTable): Promise<Tab> {
    return this.tab(`a new tab with ${game}`, `/t/${room}`, this.#withServiceWorker);
  }

  async leave(): Promise<void> {
    for (const opponent of this.opponents) await opponent.stop();
    await this.#withServiceWorker.close();
    await this.#withoutServiceWorker.close();
  }
}

/** Clicks until the browser has stored a move of its solo table. */
export async function playSolo(tab: Tab): Promise<void> {
  const before = await keptMoves(tab.page);
  const clicks = async () => {
    await tab.waitUntil('something live', ({ live }) => live > 0);
    await clickAtRandom(tab.view, 1, 1);
    return (await keptMoves(tab.page)) > before;
  };
  await until(clicks, 'a move to be kept in this browser', 40_000);
}

const keptMoves = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { rows = [] } = JSON.parse(localStorage.getItem('solo room-share') ?? '{}');
    return rows.filter(({ seat, move }: { seat: number; move: unknown }) => seat === 0 && move)
      .length;
  });

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const kept = await (await caches.open('foyer')).keys();
    return (
      active?.state === 'activated' &&
      navigator.serviceWorker.controller !== null &&
      kept.length > 20
    );
  });
