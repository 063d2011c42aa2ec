// A server with the client and a browser, for all tests of one file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Pace, Server } from '../server/server.ts';
import { findSharedServer } from '../server/shared.ts';
import { openBrowser } from './browser.ts';

export interface ServerAndBrowser<S = Pick<Server, 'url'>> {
  server: S;
  browser: Browser;
}

/** Most files share one server, because starting one takes as long as a test. `strict` partitions storage by site. */
export const serverAndBrowser = ({ strict = false } = {}): ServerAndBrowser =>
  startSet(strict, async () => ({ url: await findSharedServer() }));

/** A server that the tests of the file may kill. `pace` limits connections and slows bots. */
export function ownServerAndBrowser(pace?: Pace): ServerAndBrowser<Server> {
  const set = startSet(false, () => Server.startWithClient(pace));
  afterAll(() => set.server?.stop());
  return set;
}

/** Both members exist from the first test on. */
function startSet<S>(strict: boolean, startServer: () => Promise<S>): ServerAndBrowser<S> {
  const set = {} as ServerAndBrowser<S>;
  beforeAll(async () => {
    [set.server, set.browser] = await Promise.all([startServer(), openBrowser(strict)]);
  }, 120_000);
  afterAll(() => set.browser?.close());
  return set;
}
