// A server with the client and a browser, for the tests of one file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Pace, Server } from '../server/server.ts';
import { openBrowser } from './browser.ts';

export interface Setting {
  server: Server;
  browser: Browser;
}

/** `strict`: each site's storage is its own, as people's browsers have it. `pace`: of connections and bots. */
export function setting(strict = false, pace?: Pace): Setting {
  const set = {} as Setting;
  beforeAll(async () => {
    [set.server, set.browser] = await Promise.all([Server.withClient(pace), openBrowser(strict)]);
  }, 120_000);
  afterAll(async () => {
    await set.browser?.close();
    await set.server?.stop();
  });
  return set;
}
