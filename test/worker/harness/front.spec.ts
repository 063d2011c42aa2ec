// Cloudflare serves static files without the worker, and they must be as safe as the worker's answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newKey, openTable } from '../../kit/client.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 30_000);
afterAll(() => site?.stop());

/** The headers with which a browser asks for a page. */
const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' };

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { headers, redirect: 'manual' });

const OPENER = 'cross-origin-opener-policy';
const GUARDS = [
  'content-security-policy',
  OPENER,
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const guardsOf = ({ headers }: Response) =>
  Object.fromEntries(GUARDS.map((name) => [name, headers.get(name)]));

describe('the worker answers requests for', () => {
  test.each(['/api/nothing', '/t/nothing', '/rules/nothing', '/oembed?url=nothing'])(
    '%s, also when a browser asks for a page',
    async (path) => {
      for (const headers of [{}, NAVIGATION]) {
        const answer = await get(path, headers);
        expect(answer.status).toBe(404);
        expect(Object.values(guardsOf(answer))).not.toContain(null);
      }
    },
  );

  test.each([
    ['/embed/nothing', 404],
    ['/embed/new/nothing', 404],
    ['/embed/named/raja/%22', 404],
    ['/embed/new/raja', 200],
    ['/embed/named/raja/club', 200],
  ])('%s with its security headers, except on pages for frames', async (path, status) => {
    for (const headers of [{}, NAVIGATION]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(status);
      const { [OPENER]: opener, ...guards } = guardsOf(answer);
      expect(opener).toBe(null);
      expect(Object.values(guards)).not.toContain(null);
    }
  });
});

describe('the server of static files', () => {
  test.each(['/', '/index.html', '/about', '/insert', '/insert/raja', '/solo/raja', '/here/raja'])(
    'answers %s with the shell',
    async (path) => {
      const answer = await get(path, NAVIGATION);
      const moved = answer.headers.get('Location');
      const page = moved ? await get(moved, NAVIGATION) : answer;
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="app">');
    },
  );

  test('answers with the home page in the language of the browser', async () => {
    const page = await (await get('/', { ...NAVIGATION, 'Accept-Language': 'it' })).text();
    expect(page).toContain('<html lang="it">');
  });

  test.each(['/nowhere', '/new/room-share', '/solo/raja/more'])(
    'answers %s with the shell and status 404, because there is no such page',
    async (path) => {
      const answer = await get(path, NAVIGATION);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<div id="app">');
    },
  );

  // Cached for a year as a script, the shell would break every page that asks for it.
  test.each([
    '/assets/gone-a1b2c3.js',
    '/assets/gone',
    '/gone.js',
    '/covers/gone.png',
    '/favicon.ico',
  ])('answers %s with a 404 that is not cached', async (path) => {
    for (const headers of [{}, NAVIGATION]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(await answer.text()).not.toContain('<');
    }
  });

  test.each(['/', '/about', '/icon.svg'])(
    'sends the same security headers as the worker with %s',
    async (path) => {
      const answer = await get(path, path.includes('.') ? {} : NAVIGATION);
      expect(answer.status).toBe(200);
      expect(guardsOf(answer)).toEqual(guardsOf(await get('/api/health')));
    },
  );
});

test('other sites may frame only the pages that are made for frames', async () => {
  const frames = async (path: string) =>
    (await get(path, NAVIGATION)).headers
      .get('content-security-policy')
      ?.match(/frame-ancestors ([^;]*)/g);
  expect(await frames('/embed/nothing')).toEqual(['frame-ancestors *']);
  expect(await frames('/embed/new/raja')).toEqual(['frame-ancestors *']);
  expect(await frames('/embed/new/raja?sites=https://blog.example')).toEqual([
    "frame-ancestors 'self' https://blog.example",
  ]);
  expect(await frames('/rules/raja')).toEqual(["frame-ancestors 'none'"]);
  expect(await frames('/t/nothing')).toEqual(["frame-ancestors 'none'"]);
  expect(await frames('/')).toEqual(["frame-ancestors 'none'"]);
});

test('a connection is opened, used and closed properly', async () => {
  const key = newKey();
  const room = await openTable(site.url, { game: 'room-share', key, name: 'Ada' });
  const guest = await Client.connect(site.url, room, { key });
  expect(await guest.ask({ type: 'rename', name: 'Bea' })).toMatchObject({ seq: 2 });
  guest.leave();
  await expect.poll(() => guest.closed, { timeout: 3000 }).toMatchObject({ code: 1000 });
});

describe('a sandboxed frame, which has no origin,', () => {
  const opaque = { Origin: 'null', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'script' };

  test.each(['/assets/shell.js', '/foyer-embed.js'])('can load the script %s', async (path) => {
    for (const headers of [opaque, {}]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Content-Type')).toMatch(/javascript/);
    }
  });

  test('can read the API, which a page of another site cannot', async () => {
    const allowed = async (origin: string) =>
      (await get('/api/games', { Origin: origin })).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('null')).toBe('null');
    expect(await allowed('https://elsewhere.example')).toBe(null);
  });

  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/covers/raja.png'])(
    'cannot read %s',
    async (path) => {
      expect((await get(path, opaque)).headers.get('Access-Control-Allow-Origin')).toBe(null);
    },
  );
});

test('browsers cache a script with a hash in its name for a year, and ask again for the one that other sites link to', async () => {
  const kept = async (path: string) => (await get(path)).headers.get('Cache-Control');
  expect(await kept('/assets/shell.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/foyer-embed.js')).not.toMatch(/immutable|max-age=[1-9]/);
});

test('the preview picture of every game exists and has the announced size', async () => {
  const games = (await (await get('/api/games')).json()) as { id: string }[];
  expect(games.length).toBeGreaterThan(3);
  for (const { id } of games) {
    const address = `${site.url}/rules/${id}`;
    const description = await (await get(`/oembed?url=${encodeURIComponent(address)}`)).json();
    const { thumbnail_url, thumbnail_width, thumbnail_height } = description as Record<
      string,
      string
    >;
    const picture = await fetch(thumbnail_url ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(size).toEqual([thumbnail_width, thumbnail_height]);
  }
});
