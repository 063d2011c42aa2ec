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
import { PACE, tableAt, UPGRADED } from './tables.ts';
import { playsAlone, Visitors } from './tabs.ts';

const SEED = 5;

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
  const { opened, opponents, tables } = visitors;
  try {
    const home = await visitors.home();
    const running = {
      'room-share': await visitors.running('room-share'),
      landlord: await visitors.running('landlord'),
      'landlord-2': await visitors.running('landlord-2'),
      raja: await visitors.running('raja'),
    };
    const over = {
      'room-share': await visitors.over('room-share'),
      raja: await visitors.over('raja'),
    };
    const lobby = await visitors.lobby('landlord');
    const embedded = await visitors.embedded(site);
    const solo = await visitors.solo();

    const deploy = async (source: Source) => {
      await Promise.all(opponents.map((opponent) => opponent.stop()));
      for (const tab of opened) tab.loads = 0;
      await server.deploy(source, PACE);
      for (const tab of opened) await tab.comeBack();
      for (const opponent of opponents) opponent.play();
    };
    const checkAll = async () => {
      for (const tab of opened) await tab.check();
      for (const table of tables) {
        expect(await tableAt(server.url, table), `the table ${table.game}`).not.toBe(null);
        const stranger = await visitors.stranger(table);
        await stranger.check();
        await stranger.page.close();
      }
      expect(opponents.flatMap(({ refusals }) => refusals)).toEqual([]);
    };

    await deploy(builds.new);
    for (const game of UPGRADED) await running[game].plays();
    await embedded.plays();
    await playsAlone(solo);
    await running.raja.says(/./, 'Play again');
    await lobby.showsLobby();
    await over['room-share'].shows('who won', ({ buttons }) => buttons.includes('Play again'));
    await over.raja.says(/./, 'Play again');
    // A part that it has not fetched yet, and that is there no more.
    await home.view.locator('[href="/rules/raja"]').click();
    await home.view.locator('h1').getByText('Raja').waitFor();
    await checkAll();

    await deploy(builds.old);
    for (const game of UPGRADED) await running[game].says(/newer/);
    await embedded.says(/newer/);
    await running.raja.plays();
    await lobby.showsLobby();
    await checkAll();

    await deploy(builds.new);
    for (const game of UPGRADED) await running[game].plays();
    await embedded.plays();
    await running.raja.says(/./, 'Play again');
    await lobby.showsLobby();
    await checkAll();

    const ends = [...UPGRADED.map((game) => running[game]), embedded];
    await Promise.all(ends.map(({ view }) => monkey(view)));
    for (const { view } of ends) expect(await view.locator('.standing li').count()).toBe(2);
  } finally {
    await visitors.leave();
    await server.stop();
  }
}, 240_000);
