// Rules change while tables run: deployed, rolled back and deployed again under everybody who is there. No white page,
// no dead board, no more than one load for each deployment, no table lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { openBrowser } from '../e2e/browser.ts';
import { HostSite } from '../e2e/host-site.ts';
import { monkey } from '../e2e/table.ts';
import { Server, type Source } from '../server/server.ts';
import { type Builds, makeBuilds } from './builds.ts';
import { Gradual } from './gradual.ts';
import { openRunning, PACE, tableAt, UPGRADED } from './tables.ts';
import { playsAlone, Visitors } from './tabs.ts';

const SEED = 5;
/** What is said where a game cannot go on for good, and where it waits for the newer rules to come back. */
const ENDED = /rules/;
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

test('tabs live through a deployment, a rollback and another deployment', async () => {
  const server = await Server.of(builds.old, PACE);
  const visitors = await Visitors.come(browser, server.url, Random.from(seedFrom(SEED)));
  const { tabs, opponents, tables } = visitors;
  try {
    const home = await visitors.home();
    const running = {
      'room-share': await visitors.running('room-share'),
      landlord: await visitors.running('landlord'),
      'landlord-2': await visitors.running('landlord-2'),
      raja: await visitors.running('raja'),
    };
    const over = await visitors.over('room-share');
    const overRaja = await visitors.over('raja');
    const lobby = await visitors.lobby('landlord');
    const embedded = await visitors.embedded(site);
    const solo = await visitors.solo();

    const deploy = async (source: Source) => {
      await Promise.all(opponents.map((opponent) => opponent.stop()));
      for (const tab of tabs) tab.loads = 0;
      await server.deploy(source, PACE);
      await Promise.all(tabs.map((tab) => tab.comeBack()));
      for (const opponent of opponents) opponent.play();
    };
    const checkAll = async () => {
      for (const tab of tabs) await tab.check();
      for (const table of tables) {
        expect(await tableAt(server.url, table), `the table ${table.game}`).not.toBe(null);
        const stranger = await visitors.stranger(table);
        await stranger.check();
        await stranger.page.close();
      }
      expect(opponents.flatMap(({ refusals }) => refusals)).toEqual([]);
    };
    const playable = [...UPGRADED.map((game) => running[game]), embedded];

    await deploy(builds.new);
    await Promise.all(playable.map((tab) => tab.plays()));
    await running.raja.says(ENDED, 'Play again');
    await lobby.showsLobby();
    expect(await lobby.view.getByText('Big money').count()).toBe(0);
    // Parts that they have not fetched yet, and that are there no more.
    await home.view.locator('[href="/rules/raja"]').click();
    await home.view.locator('h1').getByText('Raja').waitFor();
    await over.asksForRules();
    await over.shows('who won', ({ buttons }) => buttons.includes('Play again'));
    await overRaja.asksForRules();
    await overRaja.says(/./, 'Play again');
    // What happened before the deployment was told in other words.
    await running['room-share'].looksBack();
    await playsAlone(solo);
    await solo.reload();
    await playsAlone(solo);
    await checkAll();

    await deploy(builds.old);
    await Promise.all(playable.map((tab) => tab.says(HELD)));
    await running.raja.plays();
    await lobby.showsLobby();
    await solo.reload();
    await solo.says(HELD);
    await checkAll();

    await deploy(builds.new);
    await Promise.all(playable.map((tab) => tab.plays()));
    await running.raja.says(ENDED, 'Play again');
    await solo.reload();
    await playsAlone(solo);
    await lobby.showsLobby();
    await checkAll();

    await running.raja.view.getByRole('button', { name: 'Play again' }).click();
    for (const tab of [running.raja, lobby]) {
      await tab.view.getByRole('button', { name: 'Start the game' }).click();
      await tab.plays();
    }
    await Promise.all([...playable, lobby].map(({ view }) => monkey(view)));
    for (const { view } of [...playable, lobby]) {
      expect(await view.locator('.standing li').count()).toBe(2);
    }
    await checkAll();
  } finally {
    await visitors.leave();
    await server.stop();
  }
}, 240_000);

test.each(['old', 'new'] as const)(
  'while it is rolled out and tables are run by the %s build, nobody sees a white page',
  async (tables) => {
    const servers = {
      old: await Server.of(builds.old, PACE),
      new: await Server.of(builds.new, PACE),
    };
    const gradual = await Gradual.before(servers[tables]);
    const random = Random.from(seedFrom(SEED));
    const visitors = await Visitors.come(browser, gradual.url, random);
    try {
      const running = await openRunning(gradual.url, 'room-share', random);
      for (const [pages, files] of [
        ['old', 'new'],
        ['new', 'old'],
      ] as const) {
        gradual.choose = (path) => servers[path.startsWith('/assets/') ? files : pages];
        for (const path of ['/', `/t/${running.room}`]) {
          const tab = await visitors.tab(`${path}, its files from the ${files} build`, path);
          await tab.shows('something to read', ({ isWhite }) => !isWhite);
          expect(tab.loads, `loads of ${tab.name}`).toBeLessThan(3);
          await tab.page.close();
        }
      }
    } finally {
      await visitors.leave();
      gradual.close();
      await Promise.all([servers.old.stop(), servers.new.stop()]);
    }
  },
  120_000,
);
