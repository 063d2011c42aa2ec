// What lies in front of the worker: files answer by themselves, and must be as safe as its own answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, newKey, openTable } from '../../play/guest.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 30_000);
afterAll(() => site?.stop());

/** As a browser asks for a page. */
const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { headers, redirect: 'manual' });

const GUARDS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const guardsOf = ({ headers }: Response) =>
  Object.fromEntries(GUARDS.map((name) => [name, headers.get(name)]));

describe('the worker answers', () => {
  test.each(['/api/nothing', '/t/nothing', '/embed/nothing', '/oembed?url=nothing'])(
    '%s, also when a browser asks for a page',
    async (path) => {
      for (const headers of [{}, NAVIGATION]) {
        const answer = await get(path, headers);
        expect(answer.status).toBe(404);
        expect(Object.values(guardsOf(answer))).not.toContain(null);
      }
    },
  );
});

describe('the files answer', () => {
  test.each(['/', '/index.html', '/about', '/new/room-share'])(
    '%s with the shell',
    async (path) => {
      const answer = await get(path, NAVIGATION);
      const moved = answer.headers.get('Location');
      const page = moved ? await get(moved, NAVIGATION) : answer;
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="app">');
    },
  );

  test.each(['/', '/about', '/icon.svg'])('%s as safely as the worker', async (path) => {
    const answer = await get(path, path.includes('.') ? {} : NAVIGATION);
    expect(answer.status).toBe(200);
    expect(guardsOf(answer)).toEqual(guardsOf(await get('/api/health')));
  });
});

test('no page may be framed but those that are there for it', async () => {
  const frames = async (path: string) =>
    (await get(path, NAVIGATION)).headers
      .get('content-security-policy')
      ?.match(/frame-ancestors ([^;]*)/g);
  expect(await frames('/embed/nothing')).toEqual(['frame-ancestors *']);
  expect(await frames('/t/nothing')).toEqual(["frame-ancestors 'none'"]);
  expect(await frames('/')).toEqual(["frame-ancestors 'none'"]);
});

test('a connection is made, used and ended as it should be', async () => {
  const key = newKey();
  const room = await openTable(site.url, { game: 'room-share', key, name: 'Ada' });
  const guest = await Guest.enter(site.url, room, key);
  expect(await guest.ask({ type: 'rename', name: 'Bea' })).toMatchObject({ seq: 2 });
  guest.leave();
  await expect.poll(() => guest.closed, { timeout: 3000 }).toMatchObject({ code: 1000 });
});
