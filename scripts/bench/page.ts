// Measures the time from a tap on an invite link to a seated, drawn table, and from the home page to one's own turn
// against bots, on a first visit with a mid-range phone and a usual mobile network:
//   npm run bench:page
//   npm run bench:page -- --rounds 15 --locale it-IT
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openContext, PHONE } from '../../test/kit/browser/browser.ts';
import { Client, newKey, openTable } from '../../test/kit/client.ts';
import { Server } from '../../test/kit/server/server.ts';
import { startDelayingProxy } from './delaying-proxy.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    locale: { type: 'string', default: 'en-GB' },
  },
});

const ROUND_TRIP = 60;
/** The values that Chromium's developer tools call Fast 4G, in bytes a second and milliseconds. */
const FAST_4G = {
  offline: false,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  latency: ROUND_TRIP * 2.75,
};
/** How many times slower the simulated phone is than this machine. */
const CPU = 4;

/** The selector to tap as soon as it appears, and the selector that shows a seated player. */
interface Aim {
  tap: string;
  seated: string;
}
/** A player who is not the host has a button only at their own chair. */
const LOBBY = { tap: '.lobby-act .btn.primary', seated: '.chairs li .btn.icon' };
const GAME = { tap: '', seated: '.rs-hand .rs-card' };
/** Measures from the home page, against bots, until the player has to decide. */
const ALONE = { tap: '.game [href="/solo/raja"]', seated: '.zones [data-live]' };

/** Milliseconds since the navigation began, and the bytes loaded until then. */
interface Load extends Record<string, number> {
  requests: number;
  sockets: number;
  kilobytes: number;
}

type Shift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    seen: Record<string, number>;
  }
}

/** Runs in the page, so that the browser driver adds no time: records what is drawn, and taps. */
function watch({ tap, seated }: Aim): void {
  const seen: Record<string, number> = { shift: 0 };
  window.seen = seen;
  let tapped = Number.POSITIVE_INFINITY;
  new PerformanceObserver((list) => {
    for (const { startTime, value } of list.getEntries() as Shift[]) {
      // The usual measure of layout shifts ignores those within half a second after a tap too.
      if (startTime < tapped || startTime > tapped + 500) seen.shift = (seen.shift ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // The element is on the screen after the next frame.
  const note = (what: string) =>
    requestAnimationFrame(() => setTimeout(() => (seen[what] = performance.now())));
  const wanted = new Set(['table', 'seated']);
  new MutationObserver(() => {
    const button = tap === '' ? null : document.querySelector<HTMLElement>(tap);
    if (button && wanted.delete('table')) {
      note('table');
      tapped = performance.now();
      button.click();
    }
    if (document.querySelector(seated) && wanted.delete('seated')) note('seated');
  }).observe(document, { childList: true, subtree: true });
}

async function throttle(page: Page, count: Load): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', FAST_4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  page.on('request', () => count.requests++);
  page.on('websocket', () => count.sockets++);
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    count.kilobytes += encodedDataLength / 1024;
  });
}

async function load(browser: Browser, link: string, aim: Aim): Promise<Load> {
  // What people wait for, movement included.
  const context = await openContext(browser, link, {
    viewport: PHONE,
    locale: values.locale,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const count: Load = { requests: 0, sockets: 0, kilobytes: 0 };
  await throttle(page, count);
  await page.addInitScript(watch, aim);
  await page.goto(link, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen.seated);
  const seen = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...window.seen,
  }));
  await context.close();
  return { ...seen, ...count };
}

/** Opens a new table whose host is connected, with one free chair, and returns the link to it. */
async function invitation(url: string): Promise<{ link: string; host: Client; room: string }> {
  const key = newKey();
  const room = await openTable(url, { game: 'room-share', key, name: 'Ada', seats: 2 });
  const host = await Client.connect(url, room, { key, moves: false });
  return { link: `${url}/t/${room}`, host, room };
}

/** Returns the link to a seat in a game that has begun. */
async function seatInGame(url: string): Promise<{ link: string; host: Client }> {
  const { link, host, room } = await invitation(url);
  const guest = await Client.connect(url, room, { moves: false });
  await guest.ask({ type: 'sit' });
  await host.ask({ type: 'start' });
  return { link: `${link}#${guest.key}`, host };
}

/** Returns the home page, for which no table has to be opened. */
const frontDoor = async (url: string) => ({ link: url, host: { leave() {} } });

const quantile = (sorted: number[], part: number): number =>
  sorted[Math.round((sorted.length - 1) * part)] ?? 0;

function report(title: string, loads: Load[]): void {
  console.log(`\n${title}`);
  console.log('               median   lower   upper');
  for (const measure of Object.keys(loads[0] ?? {})) {
    const sorted = loads.map((one) => one[measure] ?? 0).sort((a, b) => a - b);
    const digits = measure === 'shift' ? 3 : 0;
    const cells = [0.5, 0.25, 0.75].map((part) =>
      quantile(sorted, part).toFixed(digits).padStart(8),
    );
    console.log(`  ${measure.padEnd(10)} ${cells.join('')}`);
  }
}

console.log(
  `Fast 4G, processor ${CPU} times slower, ${values.rounds} rounds, ms from the tap on the link`,
);
const [server, browser] = await Promise.all([Server.startWithClient(), openBrowser()]);
const line = await startDelayingProxy(server.port, ROUND_TRIP);
const url = `http://127.0.0.1:${line.port}`;
try {
  for (const [title, opens, aim, target] of [
    ['An invitation: the lobby, one tap, seated', invitation, LOBBY, 1000],
    ['A game that has begun: one’s own seat', seatInGame, GAME, 1000],
    ['The first page, one tap, Raja against bots, one’s own turn', frontDoor, ALONE, 2000],
  ] as const) {
    const loads: Load[] = [];
    // The first round warms up the server and the browser, and is not counted.
    for (let round = 0; round <= Number(values.rounds); round++) {
      const { link, host } = await opens(url);
      const one = await load(browser, link, aim);
      if (round > 0) loads.push(one);
      host.leave();
    }
    report(title, loads);
    const slow = loads.filter(({ seated = 0 }) => seated > target).length;
    console.log(`  ${loads.length - slow} of ${loads.length} under ${target} ms`);
  }
} finally {
  await browser.close();
  line.close();
  await server.stop();
}
