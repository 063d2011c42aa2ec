// The headers of every answer, which limit what a browser may do with it.
import { expect, test, vi } from 'vitest';
import shell from '../../client/index.html?raw';
import { openTable } from './party.ts';
import { call, post, unopenedRoom } from './site.ts';

/** Each kind of answer that the worker gives. */
const answers: Record<string, (room: string) => Promise<Response>> = {
  'JSON of the site': () => call('/api/games'),
  'JSON of a table': (room) => call(`/api/rooms/${room}`),
  'an opened table': () => post({ game: 'room-share', key: 'k'.repeat(22) }),
  'a refused table': () => post('nonsense'),
  'an unknown address of the API': () => call('/api/nothing'),
  'an unknown table': async () => call(`/api/rooms/${await unopenedRoom()}`),
  'a made-up table': () => call('/api/rooms/AAAAAAAAAAAAAAAAAAAAAA'),
  'a game that goes on': (room) => call(`/api/rooms/${room}/replay`),
  'an answer without its body': (room) => call(`/api/rooms/${room}`, { method: 'HEAD' }),
  'how to show a table': () => call('/oembed?url=x'),
  'an invitation': (room) => call(`/t/${room}`),
  'an invitation to nothing': () => call('/t/nothing'),
  'a page inside another site': (room) => call(`/embed/${room}`),
  'a page of no table inside another site': () => call('/embed/nothing'),
  'a page to watch inside another site': (room) => call(`/embed/${room}?watch`),
  'a fresh table inside another site': () => call('/embed/new/raja'),
  'a named table inside another site': () => call('/embed/named/raja/club'),
  'a page of no game inside another site': () => call('/embed/new/chess'),
  'a page without its body inside another site': (room) =>
    call(`/embed/${room}`, { method: 'HEAD' }),
  'how to show a game': () => call('/oembed?url=https://foyer.test/rules/raja'),
  'a game': () => call('/rules/raja'),
  'a game that is none': () => call('/rules/chess'),
  'frames of which there are none': () => call('/embed/new/raja/x'),
  'a frame that is asked for wrongly': () => call('/embed/new/raja', { method: 'POST' }),
  'the first page': () => call('/'),
  'a page that the client knows': () => call('/about'),
  'a wrong method': () => call('/t/nothing', { method: 'POST' }),
  'our own failure': (room) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('no such thing'));
    return call(`/api/rooms/${room}`);
  },
  'a connection that is none': (room) => call(`/api/rooms/${room}/socket`),
  'a connection from elsewhere': (room) =>
    call(`/api/rooms/${room}/socket`, {
      headers: { Upgrade: 'websocket', Origin: 'https://elsewhere.test' },
    }),
  'a connection to a made-up table': () =>
    call('/api/rooms/nothing/socket', { headers: { Upgrade: 'websocket' } }),
  'a connection to an unknown table': async () =>
    call(`/api/rooms/${await unopenedRoom()}/socket`, { headers: { Upgrade: 'websocket' } }),
};

/** The hash of the inline script in the shell, as a browser computes it. */
async function bootHash(): Promise<string> {
  const [, script = ''] = /<script data-boot>([\s\S]*?)<\/script>/.exec(shell) ?? [];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const framed = (what: string) => what.endsWith('inside another site');

test.each(Object.entries(answers))('%s has the security headers', async (what, ask) => {
  const { room } = await openTable();
  const answer = await ask(room);
  const { headers } = answer;
  if (answer.status === 500) expect(await answer.text()).not.toMatch(/no such thing|\.ts|stack/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(headers.get('Set-Cookie')).toBeNull();
  const policy = directives(headers.get('Content-Security-Policy'));
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'", `'sha256-${await bootHash()}'`]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  // One of our pages frames another to show what an embedded table looks like.
  expect(policy['frame-src']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual([framed(what) ? '*' : "'none'"]);
  const { 'frame-ancestors': _frames, ...sources } = policy;
  expect(Object.values(sources).flat().join(' ')).not.toMatch(/unsafe|\*|https?:/);
});

test.each(Object.entries(answers))(
  '%s: other windows cannot reach the page, unless it is made for frames',
  async (what, ask) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { room } = await openTable();
    const { headers } = await ask(room);
    const frame = /frame/.test(what) || framed(what);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe(frame ? null : 'same-origin');
    // Same-origin embedding would also forbid the sites that embed tables.
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBeNull();
    expect(headers.get('X-Frame-Options')).toBeNull();
  },
);

test('answers of the API are not cached', async () => {
  const { room } = await openTable();
  for (const path of ['/api/games', `/api/rooms/${room}`, '/api/nothing']) {
    expect((await call(path)).headers.get('Cache-Control')).toBe('no-store');
  }
});

/** The directives of the policy by name. */
function directives(policy: string | null): Record<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/));
  const named = parts.map(([name = '', ...values]) => [name, values] as const);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  return Object.fromEntries(named);
}
