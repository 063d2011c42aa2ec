// Rules change while tables run: a deployment, a rollback and a second deployment under open tabs. No page is white, no
// board is dead, no page loads more than once for a deployment, and no table is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { openBrowser } from '../kit/browser/browser.ts';
import { HostSite } from '../kit/browser/host-site.ts';
import { clickAtRandom } from '../kit/browser/table.ts';
import { Server, type Source } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';
import { type Builds, makeBuilds } from './builds.ts';
import { Gradual } from './gradual.ts';
import { fetchTable, GAMES, type GameId, openRunning, PACE, UPGRADED } from './tables.ts';
import { playSolo, Visitors } from './tabs.ts';

const SEED = 5;
/** What a page shows when a game has ended because its rules changed, and when it waits for newer rules. */
const ENDED = /rules/;
/** What a page shows when its board cannot draw a state of other rules. */
const UNDRAWN = /can no longer be shown/;
const HELD = /brought up to date|newer Foyer/;

const folder = mkdtempSync(join(tmpdir(), 'foyer-drill-'));
let builds: Builds;
let browser: Browser;
let site: HostSite;

beforeAll(async () => {
  [builds, browser, site] = await Promise.all([makeBuilds(folder), openBrowser(), HostSite.open()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('open tabs survive a deployment, a rollback and another deployment', async () => {
  const server = await Server.startFrom(builds.old, PACE);
  const visitors = await Visitors.open(browser, server.url, Random.from(seedFrom(SEED)));
  const { tabs, opponents, tables } = visitors;
  try {
    const home = await visitors.openHome();
    const opened = [];
    for (const game of GAMES) opened.push([game, await visitors.openRunning(game)] as const);
    const running = Object.fromEntries(opened) as Record<GameId, (typeof opened)[0][1]>;
    const over = await visitors.openOver('room-share');
    const overRaja = await visitors.openOver('raja');
    const lobby = await visitors.openLobby('landlord');
    const embedded = await visitors.openFrame(site);
    const solo = await visitors.openSolo();

    const deploy = async (source: Source) => {
      await Promise.all(opponents.map((opponent) => opponent.stop()));
      for (const tab of tabs) tab.loads = 0;
      await server.deploy(source, PACE);
      await Promise.all(tabs.map((tab) => tab.reconnect()));
      for (const opponent of opponents) opponent.play();
    };
    const checkAll = async () => {
      await Promise.all(tabs.map((tab) => tab.waitForRest()));
      for (const tab of tabs) await tab.check();
      for (const table of tables) {
        expect(await fetchTable(server.url, table), `the table ${table.game}`).not.toBe(null);
        const tab = await visitors.openLater(table);
        await tab.check(2);
        await tab.page.close();
      }
      expect(opponents.flatMap(({ refusals }) => refusals)).toEqual([]);
    };
    const playable = [...UPGRADED.map((game) => running[game]), embedded];

    await deploy(builds.new);
    await Promise.all(playable.map((tab) => tab.playMove()));
    await running.raja.waitForNotice(ENDED, 'Play again');
    await lobby.waitForLobby();
    expect(await lobby.view.getByText('Big money').count()).toBe(0);
    // These parts of the page were not loaded before, and their files are gone.
    await home.view.locator('[href="/rules/raja"]').click();
    await home.view.locator('h1').getByText('Raja').waitFor();
    await over.openRules();
    await over.waitUntil('who won', ({ buttons }) => buttons.includes('Play again'));
    await overRaja.openRules();
    await overRaja.waitForNotice(UNDRAWN, 'Play again');
    // The events before the deployment are of the other rules.
    await running['room-share'].viewPast();
    await playSolo(solo);
    await solo.reload();
    await playSolo(solo);
    await checkAll();

    await deploy(builds.old);
    await Promise.all(playable.map((tab) => tab.waitForNotice(HELD)));
    await running.raja.playMove();
    await lobby.waitForLobby();
    await solo.reload();
    await solo.waitForNotice(HELD);
    await checkAll();

    await deploy(builds.new);
    await Promise.all(playable.map((tab) => tab.playMove()));
    await running.raja.waitForNotice(ENDED, 'Play again');
    await solo.reload();
    await playSolo(solo);
    await lobby.waitForLobby();
    await checkAll();

    await running.raja.view.getByRole('button', { name: 'Play again' }).click();
    for (const tab of [running.raja, lobby]) {
      await tab.view.getByRole('button', { name: 'Start the game' }).click();
      await tab.playMove();
    }
    await Promise.all([...playable, lobby].map(({ view }) => clickAtRandom(view)));
    for (const { view } of [...playable, lobby]) {
      expect(await view.locator('.standing li').count()).toBe(2);
    }
    await checkAll();
  } finally {
    await visitors.leave();
    await server.stop();
  }
}, 240_000);

/** Two servers with one build each behind one address. One of the two runs the tables. */
async function rollOut(tables: 'old' | 'new') {
  const servers = {
    old: await Server.startFrom(builds.old, PACE),
    new: await Server.startFrom(builds.new, PACE),
  };
  const gradual = await Gradual.before(servers[tables]);
  const random = Random.from(seedFrom(SEED));
  const visitors = await Visitors.open(browser, gradual.url, random);
  const running = await openRunning(gradual.url, 'room-share', random);
  const end = async () => {
    await running.opponent.stop();
    await visitors.leave();
    gradual.close();
    await Promise.all([servers.old.stop(), servers.new.stop()]);
  };
  return { servers, gradual, visitors, running, end };
}

/** Whether a page loads this path as one of its files. */
const isFile = (path: string) => path.startsWith('/assets/');
/** True for the first script of a page. What it loads later may come from the other build. */
const isFirst = (path: string) => path.startsWith('/assets/index-');

test('no page is white or reloads endlessly while its files come from two builds', async () => {
  const { servers, gradual, visitors, running, end } = await rollOut('old');
  try {
    for (const [pages, files] of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      for (const isElsewhere of [isFile, (path: string) => isFile(path) && !isFirst(path)]) {
        gradual.choose = (path) => servers[isElsewhere(path) ? files : pages];
        for (const path of ['/', `/t/${running.room}`]) {
          const name = `${path} of the ${pages} build with files of the ${files} one`;
          const tab = await visitors.tab(name, path);
          await tab.waitForRest();
          await tab.check(2);
          await tab.page.close();
        }
      }
    }
  } finally {
    await end();
  }
}, 120_000);

test('a page that is newer than the server of its table waits for the deployment to reach that server', async () => {
  const { servers, gradual, visitors, running, end } = await rollOut('old');
  try {
    gradual.choose = () => servers.new;
    const tab = await visitors.tab('a new page', `/t/${running.room}#${running.key}`);
    await tab.waitForNotice(HELD);
    await servers.old.deploy(builds.new, PACE);
    await tab.reconnect();
    running.opponent.play();
    await tab.playMove();
    expect(tab.loads).toBeLessThan(3);
  } finally {
    await end();
  }
}, 120_000);

test('a page that is older than the server of its table says so, and goes on after a reload', async () => {
  const { servers, gradual, visitors, running, end } = await rollOut('new');
  try {
    gradual.choose = () => servers.old;
    const tab = await visitors.tab('an old page', `/t/${running.room}#${running.key}`);
    // The page reloads once by itself, and gets the old build again.
    await until(() => tab.loads === 2, 'the page to reload itself');
    await tab.waitForNotice(/newer Foyer/, 'Reload');
    await tab.waitForRest();
    expect(tab.loads).toBe(2);
    gradual.choose = () => servers.new;
    await tab.view.getByRole('button', { name: 'Reload' }).click();
    running.opponent.play();
    await tab.playMove();
  } finally {
    await end();
  }
}, 120_000);
