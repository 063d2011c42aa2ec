// A server with the client and a browser, for all tests of one file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Pace, Server } from '../server/server.ts';
import { openBrowser } from './browser.ts';

export interface ServerAndBrowser {
  server: Server;
  browser: Browser;
}

/** `strict` partitions storage by site; `pace` limits connections and slows bots. Both members exist from the first test on. */
export function serverAndBrowser(strict = false, pace?: Pace): ServerAndBrowser {
  const set = {} as ServerAndBrowser;
  beforeAll(async () => {
    [set.server, set.browser] = await Promise.all([
      Server.startWithClient(pace),
      openBrowser(strict),
    ]);
  }, 120_000);
  afterAll(async () => {
    await set.browser?.close();
    await set.server?.stop();
  });
  return set;
}
