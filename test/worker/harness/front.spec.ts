// What stands before the worker: static files are served without it, and must be as safe as its own answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newKey, openTable } from '../../kit/client.ts';
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

describe('the worker answers', () => {
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

describe('the static files', () => {
  test.each(['/', '/index.html', '/about', '/insert', '/insert/raja', '/solo/raja', '/here/raja'])(
    '%s with the shell',
    async (path) => {
      const answer = await get(path, NAVIGATION);
      const moved = answer.headers.get('Location');
      const page = moved ? await get(moved, NAVIGATION) : answer;
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<div id="app">');
    },
  );

  test('include the first page in the language of the browser', async () => {
    const page = await (await get('/', { ...NAVIGATION, 'Accept-Language': 'it' })).text();
    expect(page).toContain('<html lang="it">');
  });

  test.each(['/nowhere', '/new/room-share', '/solo/raja/more'])(
    '%s with the shell, as nothing is there',
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
  ])('do not include %s, and that answer is not cached', async (path) => {
    for (const headers of [{}, NAVIGATION]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
      expect(await answer.text()).not.toContain('<');
    }
  });

  test.each(['/', '/about', '/icon.svg'])(
    'have the same security headers as the worker’s answers: %s',
    async (path) => {
      const answer = await get(path, path.includes('.') ? {} : NAVIGATION);
      expect(answer.status).toBe(200);
      expect(guardsOf(answer)).toEqual(guardsOf(await get('/api/health')));
    },
  );
});

test('no page may be framed except those made for it', async () => {
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

describe('a frame without an origin', () => {
  const opaque = { Origin: 'null', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'script' };

  test.each(['/assets/shell.js', '/foyer-embed.js'])('gets the script %s', async (path) => {
    for (const headers of [opaque, {}]) {
      const answer = await get(path, headers);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Content-Type')).toMatch(/javascript/);
    }
  });

  test('may read the API, and a page of another site may not', async () => {
    const allowed = async (origin: string) =>
      (await get('/api/games', { Origin: origin })).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('null')).toBe('null');
    expect(await allowed('https://elsewhere.example')).toBe(null);
  });

  test.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/covers/raja.png'])(
    'reads nothing of %s',
    async (path) => {
      expect((await get(path, opaque)).headers.get('Access-Control-Allow-Origin')).toBe(null);
    },
  );
});

test('a script with a hash in its name is cached for good, and the one that sites link to is not', async () => {
  const kept = async (path: string) => (await get(path)).headers.get('Cache-Control');
  expect(await kept('/assets/shell.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/foyer-embed.js')).not.toMatch(/immutable|max-age=[1-9]/);
});

test('the picture of every game exists in the size that other sites are told', async () => {
  const games = (await (await get('/api/games')).json()) as { id: string }[];
  expect(games.length).toBeGreaterThan(3);
  for (const { id } of games) {
    const address = `${site.url}/rules/${id}`;
    const told = await (await get(`/oembed?url=${encodeURIComponent(address)}`)).json();
    const { thumbnail_url, thumbnail_width, thumbnail_height } = told as Record<string, string>;
    const picture = await fetch(thumbnail_url ?? '');
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(size).toEqual([thumbnail_width, thumbnail_height]);
  }
});
