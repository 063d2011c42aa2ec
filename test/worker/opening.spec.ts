// Opening a table: the request is checked before an object is woken.
import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { isRoomId } from '../../worker/room-id.ts';
import { newKey } from './guest.ts';
import { call, post, runInObject, SECRET, SITE, storedOf } from './site.ts';
import { withinOneMinute } from './within-a-minute.ts';

const objects = async () => (await listDurableObjectIds(env.ROOMS)).length;

test('the person who opens a table sits at it', async () => {
  const wanted = {
    game: 'room-share',
    key: newKey(),
    name: '  Ada ',
    seats: 3,
    options: { royalSuite: 'classic' },
  };
  const answer = await post(wanted);
  expect(answer.status).toBe(201);
  const opened = await answer.json<{ room: string; seat: number; url: string }>();
  expect(opened).toEqual({
    room: expect.stringMatching(/^[\w-]{22}$/),
    seat: 0,
    url: `${SITE}/t/${opened.room}`,
  });
  expect(await isRoomId([SECRET], opened.room)).toBe(true);
  const { seq, table } = await storedOf(opened.room);
  expect(seq).toBe(1);
  expect(table).toMatchObject({ phase: 'lobby', host: 0, options: { royalSuite: 'classic' } });
  expect(table.chairs.map(({ kind, name }) => ({ kind, name }))).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'open', name: '' },
    { kind: 'open', name: '' },
  ]);
});

test('a request needs only a game and a key', async () => {
  const answer = await post({ game: 'room-share', key: newKey() });
  const { room } = await answer.json<{ room: string }>();
  const { table } = await storedOf(room);
  expect(table.chairs).toHaveLength(4);
  expect(table.chairs[0]?.name).toBe('Player 1');
});

test('a name of two lines, or one that turns the text round, is cleaned', async () => {
  const names = { 'Ada\r\nSet-Cookie: a=b': 'Ada Set-Cookie: a=b', 'Ada\u202eadA': 'AdaadA' };
  for (const [name, clean] of Object.entries(names)) {
    const answer = await post({ game: 'room-share', key: newKey(), name });
    const { room } = await answer.json<{ room: string }>();
    expect((await storedOf(room)).table.chairs[0]?.name).toBe(clean);
  }
});

test('the key itself is stored nowhere', async () => {
  const key = newKey();
  const { room } = await (await post({ game: 'room-share', key })).json<{ room: string }>();
  const all = await runInObject(room, ({ storage }) =>
    JSON.stringify(
      ['events', 'snapshots'].map((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
    ),
  );
  expect(all).not.toContain(key);
  expect(all).toContain('"kind\\":\\"person\\"');
});

const good = { game: 'room-share', key: 'k'.repeat(22), name: 'Ada' };
const padded = (length: number) => JSON.stringify(good).padEnd(length);

test.each<[string, unknown, number, string]>([
  ['nothing at all', '', 400, 'badRequest'],
  ['what is not JSON', '{"game":', 400, 'badRequest'],
  ['a list', [good], 400, 'badRequest'],
  ['null', 'null', 400, 'badRequest'],
  ['a number', '7', 400, 'badRequest'],
  ['too much', padded(4097), 413, 'tooBig'],
  ['no game', { ...good, game: undefined }, 400, 'unknownGame'],
  ['an unknown game', { ...good, game: 'chess' }, 400, 'unknownGame'],
  ['the name of a property', { ...good, game: '__proto__' }, 400, 'unknownGame'],
  ['a game that is no text', { ...good, game: ['room-share'] }, 400, 'unknownGame'],
  ['no key', { ...good, key: undefined }, 400, 'badKey'],
  ['a short key', { ...good, key: 'k'.repeat(21) }, 400, 'badKey'],
  ['a long key', { ...good, key: 'k'.repeat(65) }, 400, 'badKey'],
  ['a key with other characters', { ...good, key: `${'k'.repeat(21)}+` }, 400, 'badKey'],
  ['a key and a line break', { ...good, key: `${'k'.repeat(22)}\n` }, 400, 'badKey'],
  ['an empty name', { ...good, name: '' }, 400, 'badName'],
  ['a name of blanks', { ...good, name: '   ' }, 400, 'badName'],
  ['a long name', { ...good, name: 'A'.repeat(25) }, 400, 'badName'],
  ['a name that nobody sees', { ...good, name: '\u202e\u200b' }, 400, 'badName'],
  ['a name that is no text', { ...good, name: { first: 'Ada' } }, 400, 'badName'],
  ['one seat', { ...good, seats: 1 }, 400, 'badSeats'],
  ['too many seats', { ...good, seats: 5 }, 400, 'badSeats'],
  ['two and a half seats', { ...good, seats: 2.5 }, 400, 'badSeats'],
  ['seats in words', { ...good, seats: 'three' }, 400, 'badSeats'],
  ['seats as text', { ...good, seats: '3' }, 400, 'badSeats'],
  ['an unknown option', { ...good, options: { cheat: true } }, 400, 'badOptions'],
  ['an option of another kind', { ...good, options: { royalSuite: 'yes' } }, 400, 'badOptions'],
  ['options as a list', { ...good, options: [] }, 400, 'badOptions'],
  ['options that are null', { ...good, options: null }, 400, 'badOptions'],
])('a request with %s is refused', async (_what, body, status, code) => {
  const before = await objects();
  const answer = await post(body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: { code, message: expect.any(String) } });
  expect(await objects()).toBe(before);
});

test('a request of the largest allowed size is accepted', async () => {
  expect((await post(padded(4096))).status).toBe(201);
});

test('a request that is too large is refused before all of it is read', async () => {
  let sent = 0;
  const chunk = new TextEncoder().encode(' '.repeat(65_536));
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      if (sent > 32_000_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const answer = await call('/api/rooms', { method: 'POST', body: endless });
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(2_000_000);
});

test('the sixty-first table in a minute from one address is refused', async () => {
  const from = (address: string) => post(good, { 'CF-Connecting-IP': address });
  const opened = await withinOneMinute(async (attempt) => {
    const address = `192.0.2.${attempt}`;
    const statuses: number[] = [];
    for (let count = 1; count <= 60; count++) statuses.push((await from(address)).status);
    const before = await objects();
    const refused = await from(address);
    return { address, statuses, refused, made: (await objects()) - before };
  });
  expect(new Set(opened.statuses)).toEqual(new Set([201]));
  expect(opened.refused.status).toBe(429);
  expect(opened.refused.headers.get('Retry-After')).toBe('60');
  expect(await opened.refused.json()).toMatchObject({ error: { code: 'tooMany' } });
  expect(opened.made).toBe(0);
  expect((await from('192.0.2.200')).status).toBe(201);
  const headers = { 'CF-Connecting-IP': opened.address };
  expect((await call('/api/games', { headers })).status).toBe(200);
});
