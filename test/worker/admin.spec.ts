// The operator's routes: export and removal of a table. Nobody else learns that they exist.

import { runDurableObjectAlarm } from 'cloudflare:test';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { CLOSE_CODES } from '../../shared/protocol/index.ts';
import { Storage } from '../../worker/storage.ts';
import { roomDigest } from '../../worker/telemetry.ts';
import { Guest, newKey } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  openTable,
  playToEnd,
  startGame,
  stopClock,
} from './party.ts';
import {
  alarmOf,
  call,
  callWith,
  captureLog,
  codeOf,
  countWakes,
  objectOf,
  runInObject,
  tablesOf,
  unopenedRoom,
} from './site.ts';

const ADMIN_SECRET = 'a secret of at least 32 characters, this is one';

const ask = (method: string, room: string, given = ADMIN_SECRET, secret = ADMIN_SECRET) =>
  callWith({ ADMIN_SECRET: secret }, `/api/admin/rooms/${room}`, {
    method,
    headers: given === '' ? {} : { Authorization: `Bearer ${given}` },
  });

interface Exported {
  latest: { seq: number; table: { chairs: { name: string; key: null }[]; game: string } } | null;
  stored: { events: object[]; snapshots: { seq: number; body: object }[]; migrations: object[] };
}

let logged: () => string[];
beforeEach(() => {
  logged = captureLog('info');
});

const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

test('an export contains the table and every row, without keys and command ids', async () => {
  const keys = [newKey(), newKey()];
  const { room, host, guests } = await startGame(2, {}, keys);
  const next = newKey();
  await expectAccepted(host.ask({ type: 'link', key: next }, 'a-command-of-mine'));
  await expectAccepted(host.ask({ type: 'say', text: 'good luck' }, 'another-command-of-mine'));
  const answer = await ask('GET', room);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  const text = await answer.text();
  const { latest, stored } = JSON.parse(text) as Exported;
  expect(latest).toMatchObject({ seq: guests[0]?.seq, table: { game: 'room-share' } });
  expect(latest?.table.chairs.map(({ name, key }) => [name, key])).toEqual([
    ['Ada', null],
    ['Ben', null],
  ]);
  expect(stored.events).toHaveLength(host.seq);
  expect(stored.events.at(-1)).toMatchObject({ seq: host.seq, seat: 0, command: 'say', who: null });
  expect(stored.snapshots[0]).toMatchObject({ seq: 3, body: { phase: 'playing' } });
  expect(text).toContain('good luck');
  for (const key of [...keys, next]) {
    expect(text).not.toContain(key);
    expect(text).not.toContain(digest(key));
  }
  expect(text).not.toContain('command-of-mine');
});

test('an export changes nothing, and nobody at the table notices it', async () => {
  const { room, host } = await startGame(2);
  const heard = host.received.length;
  const before = await (await ask('GET', room)).text();
  expect(await (await ask('GET', room)).text()).toBe(before);
  await host.waitForAll();
  expect(host.received.length).toBe(heard);
});

test('a table that cannot be loaded is exported as its rows, and can be removed', async () => {
  const { room } = await startGame(2);
  await runInObject(room, ({ storage }) =>
    storage.sql.exec(`UPDATE snapshots SET body = '{"oops'`),
  );
  await runInObject(room, (state) => state.abort('Instance dispose')).catch(() => {});
  const { latest, stored } = await (await ask('GET', room)).json<Exported>();
  expect(latest).toBeNull();
  expect(stored.snapshots[0]).toMatchObject({ body: '{"oops' });
  expect((await ask('DELETE', room)).status).toBe(204);
  expect(await tablesOf(room)).toEqual([]);
});

test('a removed table loses its connections, rows, alarm and address', async () => {
  const { room, guests } = await startGame(2);
  const watching = await Guest.enter(room);
  expect((await ask('DELETE', room)).status).toBe(204);
  const everybody = [...guests, watching];
  await Promise.all(everybody.map((guest) => guest.until(() => guest.closed)));
  expect(everybody.map(({ closed }) => closed?.code)).toEqual([
    CLOSE_CODES.gone,
    CLOSE_CODES.gone,
    CLOSE_CODES.gone,
  ]);
  expect(await tablesOf(room)).toEqual([]);
  expect(await alarmOf(room)).toBeNull();
  expect(await runDurableObjectAlarm(objectOf(room))).toBe(false);
  for (const path of [`/api/rooms/${room}`, `/t/${room}`, `/embed/${room}`]) {
    expect((await call(path)).status).toBe(404);
  }
  for (const method of ['DELETE', 'GET']) {
    const again = await ask(method, room);
    expect(again.status).toBe(404);
    expect(await codeOf(again)).toBe('unknownRoom');
  }
});

test('the games that are left of an expired table are exported as they are, and removed', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(1)));
  const { room } = party;
  advanceClock(7 * 86_400_000);
  await runDurableObjectAlarm(objectOf(room));
  const { latest, stored } = await (await ask('GET', room)).json<{
    latest: null;
    stored: { kept: { number: number; body: { game: string } }[] };
  }>();
  expect(latest).toBeNull();
  expect(stored).toEqual({ kept: [expect.objectContaining({ number: 1 })] });
  expect(stored.kept[0]?.body).toMatchObject({ format: 1, game: 'room-share' });
  expect((await ask('DELETE', room)).status).toBe(204);
  expect(await tablesOf(room)).toEqual([]);
  expect(await alarmOf(room)).toBeNull();
  expect((await call(`/api/rooms/${room}/replay/1`)).status).toBe(404);
  expect((await ask('DELETE', room)).status).toBe(404);
});

test('commands to a removed table do not restore it', async () => {
  const { room, host } = await openTable();
  await runInObject(room, async (state, object) => {
    const [socket] = state.getWebSockets();
    await object.remove();
    if (socket) object.webSocketMessage(socket, JSON.stringify({ type: 'leave', id: 'x' }));
    object.alarm();
  });
  await host.until(() => host.closed);
  expect(await tablesOf(room)).toEqual([]);
});

test('a named table that was removed can be opened again', async () => {
  const open = () =>
    call('/api/rooms', {
      method: 'POST',
      body: JSON.stringify({ game: 'raja', key: newKey(), named: 'unruly' }),
    });
  const { room } = await (await open()).json<{ room: string }>();
  expect((await ask('DELETE', room)).status).toBe(204);
  expect((await open()).status).toBe(201);
});

test('each action of an operator is logged with the digest of the room', async () => {
  const { room } = await openTable();
  await ask('GET', room);
  await ask('DELETE', room);
  expect(logged().map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'operator', action: 'export', room: roomDigest(room) },
    { level: 'info', event: 'operator', action: 'remove', room: roomDigest(room) },
  ]);
});

describe.each(['GET', 'DELETE'])('the operator’s route for %s', (method) => {
  test.each(['', 'short', 'x'.repeat(31)])(
    'does not exist with the secret “%s”',
    async (secret) => {
      const { room } = await openTable();
      const answer = await ask(method, room, secret, secret);
      const nothing = await callWith({}, '/api/nothing');
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(await nothing.text());
      expect([...answer.headers]).toEqual([...nothing.headers]);
      expect((await call(`/api/rooms/${room}`)).status).toBe(200);
    },
  );

  test.each([
    ['nothing', ''],
    ['another', 'another secret of at least 32 characters, so'],
    ['a part of it', ADMIN_SECRET.slice(0, -1)],
    ['more than it', `${ADMIN_SECRET}!`],
  ])(
    'refuses an operator who sends %s, and wakes no object, whether or not the table exists',
    async (_what, given) => {
      const { room } = await openTable();
      const wakes = await countWakes();
      const before = wakes();
      for (const id of [room, 'nothing']) {
        const answer = await ask(method, id, given);
        expect(answer.status).toBe(401);
        expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
        expect(await codeOf(answer)).toBe('badAdmin');
      }
      expect(wakes()).toBe(before);
      expect((await call(`/api/rooms/${room}`)).status).toBe(200);
    },
  );

  test('wakes no object for a made-up room id, and does not find a table that was never opened', async () => {
    const room = await unopenedRoom();
    const wakes = await countWakes();
    expect((await ask(method, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect(wakes()).toBe(0);
    expect((await ask(method, room)).status).toBe(404);
    expect(await tablesOf(room)).toEqual([]);
  });

  test('gives no answer that a page of another site could read', async () => {
    const { room } = await openTable();
    for (const Origin of ['null', 'https://elsewhere.test']) {
      const { headers } = await callWith({ ADMIN_SECRET }, `/api/admin/rooms/${room}`, {
        method,
        headers: { Origin, Authorization: `Bearer ${ADMIN_SECRET}` },
      });
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});

test.each(['POST', 'PUT', 'PATCH', 'OPTIONS'])('does not allow the method %s', async (method) => {
  const { room } = await openTable();
  expect((await ask(method, room)).status).toBe(404);
  expect(await runInObject(room, ({ storage }) => new Storage(storage).exists())).toBe(true);
});
