// Who is let in: no pages of other sites, no made-up addresses, no names that are not names; and nobody
// writes into the answer by what is asked.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, openTable } from '../play/guest.ts';
import { seated } from './party.ts';
import { request } from './raw.ts';
import { Server } from './server.ts';

let server: Server;

beforeAll(async () => {
  server = await Server.beside();
}, 120_000);
afterAll(() => server?.stop());

const knock = (room: string, headers: string[] = []) =>
  request(server.port, `/api/rooms/${room}/socket`, headers);

test('pages of other sites get no connection', async () => {
  const { room } = await seated(server.url, 2);
  const { url, port } = server;
  const foreign = `https://evil.example null ${url}.evil.example ${url}/ ${url}@evil.example
    http://127.0.0.1:${port + 1} http://localhost:${port} \u0000${url} \u00ff ${'x'.repeat(5000)}`;
  const origins = [...foreign.split(/\s+/), `${url}, ${url}`, `${url} https://evil.example`];
  for (const origin of origins) {
    const { status, body, wire } = await knock(room, [`Origin: ${origin}`]);
    expect([400, 403], origin).toContain(status);
    expect(wire).toBe(null);
    if (status === 403) expect(JSON.parse(body).error.code).toBe('badOrigin');
  }
  const twice = await knock(room, [`Origin: ${url}`, 'Origin: https://evil.example']);
  expect(twice.status).toBe(403);
  for (const headers of [[], [`Origin: ${url}`]]) {
    const { status, wire } = await knock(room, headers);
    expect(status).toBe(101);
    wire?.drop();
  }
});

test('made-up addresses lead nowhere, and write nothing into the answer', async () => {
  const { room } = await seated(server.url, 2);
  const flipped = room.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
  const odd = `${flipped} ${room.toLowerCase()} ${room}A ${room.slice(1)} ${room}%00 %20${room}
    ${'a'.repeat(22)} ${'a'.repeat(6000)} __proto__ constructor ..%2f.. %ff % \u0000 \u{1f3e0} '--
    %0d%0aX-Evil:%201 %0aSet-Cookie:%20x=1 %22%3E%3Cscript%3E "><script>`;
  for (const id of odd.split(/\s+/)) {
    const own = `/api/rooms/${id}`;
    for (const path of [`${own}/socket`, own, `${own}/replay`, `/t/${id}`]) {
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

test('a table is opened for nobody without a name, a key and a game', async () => {
  const good = { game: 'room-share', key: newKey(), name: 'Ada' };
  const bad: object[] = [
    '',
    ' ',
    'x'.repeat(25),
    'a\r\nX-Evil: 1',
    '\u0000',
    '\ud800',
    '\u202eevil',
  ]
    .concat([7, null, {}, ['Ada']] as never[])
    .map((name) => ({ name }));
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

test('a name is text on the page, whatever it looks like', async () => {
  const name = '"><b>&<!--</title>';
  const room = await openTable(server.url, { game: 'room-share', key: newKey(), name });
  const page = await (await fetch(`${server.url}/t/${room}`)).text();
  expect(page).toContain('content="&#34;&#62;&#60;b&#62;&#38;&#60;!--&#60;/title&#62; invites you');
  expect(page).toContain('&lt;b&gt;&amp;&lt;!--&lt;/title&gt; invites you');
  expect(page).not.toContain('<b>');
});
