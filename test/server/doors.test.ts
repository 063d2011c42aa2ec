// The server refuses pages of other sites, made-up addresses and bad names, and nothing of a request
// is written into the answer unescaped.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { newKey, openTable } from '../kit/client.ts';
import { startParty } from '../kit/server/party.ts';
import { request } from '../kit/server/raw.ts';
import { Server } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';

let server: Server;
const SITE = 'https://blog.example';

beforeAll(async () => {
  server = await Server.start();
}, 120_000);
afterAll(() => server?.stop());

const knock = (room: string, headers: string[] = []) =>
  request(server.port, `/api/rooms/${room}/socket`, headers);

test('a page of another site gets no connection', async () => {
  const { room } = await startParty(server.url, 2);
  const { url, port } = server;
  const foreign = `https://evil.example null/ Null null.evil.example ${url}.evil.example ${url}/ ${url}@evil.example
    http://127.0.0.1:${port + 1} http://localhost:${port} \u0000${url} \u00ff ${'x'.repeat(5000)}`;
  const origins = [...foreign.split(/\s+/), `${url}, ${url}`, `${url} https://evil.example`];
  for (const origin of origins) {
    const { status, body, socket } = await knock(room, [`Origin: ${origin}`]);
    expect([400, 403], origin).toContain(status);
    expect(socket).toBe(null);
    if (status === 403) expect(JSON.parse(body).error.code).toBe('badOrigin');
  }
  const twice = await knock(room, [`Origin: ${url}`, 'Origin: https://evil.example']);
  expect(twice.status).toBe(403);
  const mixed = await knock(room, ['Origin: null', 'Origin: https://evil.example']);
  expect(mixed.status).toBe(403);
  for (const headers of [[], [`Origin: ${url}`], ['Origin: null']]) {
    const { status, socket } = await knock(room, headers);
    expect(status).toBe(101);
    socket?.drop();
  }
});

test('a frame without an origin may open a table, sit and play, but a page of another site may not', async () => {
  const key = newKey();
  const ask = (origin: string) =>
    fetch(`${server.url}/api/rooms`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'room-share', key, named: 'blog', sites: [SITE] }),
    });
  const opened = await ask('null');
  expect(opened.status).toBe(201);
  expect(opened.headers.get('Access-Control-Allow-Origin')).toBe('null');
  const { room } = (await opened.json()) as { room: string };
  const { socket } = await knock(room, ['Origin: null']);
  const messages: string[] = [];
  if (socket) socket.onText = (text) => void messages.push(text);
  socket?.send(JSON.stringify({ type: 'hello', version: 1, key, rules: RULES_VERSIONS }));
  await until(() => messages.length > 0, 'a welcome');
  expect(JSON.parse(messages[0] ?? '')).toMatchObject({ seat: 0, table: { standing: true } });
  socket?.drop();
  const foreign = await ask(SITE);
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBe(null);
  expect((await knock(room, [`Origin: ${SITE}`])).status).toBe(403);
});

test('the page of a frame does not contain the query of its address', async () => {
  const odd = `https://a.example%0d%0aX-Evil:%201 https://a.example%0aSet-Cookie:%20x=1 https://a;b.example
    https://a.example;script-src%20* https://a.example,https://b;c https://*.example * 'self' null
    %00 %ff \u0000 https://\u{1f3e0} ${'https://a.example,'.repeat(200)}`;
  for (const sites of odd.split(/\s+/)) {
    for (const path of ['/embed/new/raja', '/embed/named/raja/club']) {
      const { status, head } = await request(server.port, `${path}?sites=${sites}`);
      expect([200, 400], sites).toContain(status);
      expect(head).not.toMatch(/^(x-evil|set-cookie)/im);
      if (status === 400) continue;
      expect(head).toMatch(
        /; frame-ancestors (?:'none'|'self'(?: https:\/\/[a-z]\.example){1,8})\r?$/m,
      );
      expect(head.match(/script-src/g)).toHaveLength(1);
    }
  }
});

test('a made-up address gets a 404 that does not contain the address', async () => {
  const { room } = await startParty(server.url, 2);
  const flipped = room.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  const odd = `${flipped} ${room.toLowerCase()} ${room}A ${room.slice(1)} ${room}%00 %20${room}
    ${'a'.repeat(22)} ${'a'.repeat(6000)} __proto__ constructor ..%2f.. %ff % \u0000 \u{1f3e0} '--
    %0d%0aX-Evil:%201 %0aSet-Cookie:%20x=1 %22%3E%3Cscript%3E "><script>`;
  for (const id of odd.split(/\s+/)) {
    const own = `/api/rooms/${id}`;
    const pages = [`/t/${id}`, `/rules/${id}`, `/embed/new/${id}`, `/embed/named/raja/${id}!`];
    for (const path of [`${own}/socket`, own, `${own}/replay`, ...pages]) {
      const { status, head, body } = await request(server.port, path);
      expect([400, 404], path).toContain(status);
      expect(head).not.toMatch(/^(x-evil|set-cookie)/im);
      expect(body).not.toMatch(/<script>|"><script|\.ts:\d|\bat .+:\d/);
    }
  }
  for (const url of ['http://[', 'http://a:99999', '%00', `${server.url}/t/${flipped}`, '//']) {
    const answer = await fetch(`${server.url}/oembed?url=${encodeURIComponent(url)}`);
    expect(answer.status, url).toBe(404);
  }
  expect(server.log).toBe('');
});

test('a table needs a valid name, key and game', async () => {
  const good = { game: 'room-share', key: newKey(), name: 'Ada' };
  const texts = ['', ' ', 'x'.repeat(25), '\r\n', '\u0000', '\ud800', '\u202e\u200b'];
  const bad: object[] = [...texts, 7, null, {}, ['Ada']].map((name) => ({ name }));
  bad.push({ key: 'short' }, { key: [good.key] }, { game: '__proto__' }, { game: ['room-share'] });
  bad.push({ seats: '3' }, { seats: 1e9 }, { options: null }, { options: [] });
  bad.push({ options: { toString: true } }, { options: { noCards: 'yes' } });
  const bodies = bad.map((one) => JSON.stringify({ ...good, ...one }));
  bodies.push(
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '7',
    '{}',
    '[['.repeat(2000),
    `{"__proto__":${JSON.stringify(good)}}`,
    '\u0000',
  );
  for (const body of bodies) {
    const answer = await fetch(`${server.url}/api/rooms`, { method: 'POST', body });
    expect(answer.status, body).toBe(400);
    expect(Object.keys((await answer.json()) as object)).toEqual(['error']);
  }
});

test('a name in a page has one line, which nothing turns round', async () => {
  const name = '\u202ea\r\nX-Evil: 1';
  const room = await openTable(server.url, { game: 'room-share', key: newKey(), name });
  const answer = await fetch(`${server.url}/t/${room}`);
  expect(answer.headers.get('X-Evil')).toBe(null);
  const page = await answer.text();
  expect(page).toContain('a X-Evil: 1 invites you');
  expect(page).not.toContain('\u202e');
});

test('a name is shown as text, whatever it contains', async () => {
  const name = '"><b>&<!--</title>';
  const room = await openTable(server.url, { game: 'room-share', key: newKey(), name });
  const page = await (await fetch(`${server.url}/t/${room}`)).text();
  expect(page).toContain('content="&#34;&#62;&#60;b&#62;&#38;&#60;!--&#60;/title&#62; invites you');
  expect(page).toContain('&lt;b&gt;&amp;&lt;!--&lt;/title&gt; invites you');
  expect(page).not.toContain('<b>');
});
