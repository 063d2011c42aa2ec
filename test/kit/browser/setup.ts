// Unpacks the browser before the first test, because several test files would ask for it at the same time; makes the
// folder in which the first of them leaves the client for the others; offers them a server that they share.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { SHARED_BUILDS } from '../server/server.ts';
import { offerSharedServer } from '../server/shared.ts';
import { detectBrowser, findBrowser } from './find.ts';

export async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const browser = detectBrowser();
  if (browser.kind === 'none') console.warn(`Tests in a browser are left out. ${browser.why}`);
  else process.env.FOYER_BROWSER = await findBrowser();
  const stopServer = await offerSharedServer();
  // The sources change while a run watches them.
  if (config.watch) return stopServer;
  const builds = mkdtempSync(join(tmpdir(), 'foyer-builds-'));
  process.env[SHARED_BUILDS] = builds;
  return async () => {
    await stopServer();
    rmSync(builds, { recursive: true, force: true, maxRetries: 5 });
  };
}
