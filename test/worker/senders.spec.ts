// Who may open tables, and how many: pages of other sites may not, and one network only so many in a minute and a day.
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { networkOf } from '../../worker/network.ts';
import { DAY_MS, OPENINGS_A_DAY } from '../../worker/opening-count.ts';
import { counterName } from '../../worker/openings.ts';
import { newKey } from './guest.ts';
import { alarmOf, call, codeOf, ownTablesOf, post, runInObject, SITE, tablesOf } from './site.ts';
import { withinOneMinute } from './within-a-minute.ts';

const wanted = () => JSON.stringify({ game: 'raja', key: newKey() });

/** What a page sends: without a type it is text, as a form of any site can send it. */
const send = (path: string, origin: string | null, type: string | null, body = wanted()) =>
  call(path, {
    method: 'POST',
    body,
    headers: {
      ...(origin !== null && { Origin: origin }),
      ...(type !== null && { 'Content-Type': type }),
    },
  });

const JSON_TYPE = 'application/json';
const FORM_TYPES = [
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain, application/json',
  'application/jsonp',
];

test.each(['https://evil.example', `${SITE}.evil.example`, 'http://foyer.test', 'null.example'])(
  'a page of “%s” opens no table and reports nothing, whatever type it says it sends',
  async (origin) => {
    for (const path of ['/api/rooms', '/api/report']) {
      for (const type of [...FORM_TYPES, JSON_TYPE]) {
        const answer = await send(path, origin, type);
        expect(answer.status).toBe(403);
        expect(await codeOf(answer)).toBe('badOrigin');
      }
    }
  },
);

test.each(FORM_TYPES)('a page that hides its origin opens no table with %s', async (type) => {
  const answer = await send('/api/rooms', 'null', type);
  expect(answer.status).toBe(415);
  expect(await codeOf(answer)).toBe('notJson');
});

test('a page without an origin opens a table with JSON, after its browser has asked', async () => {
  const asked = await call('/api/rooms', { method: 'OPTIONS', headers: { Origin: 'null' } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('null');
  expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(asked.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  expect((await send('/api/rooms', 'null', 'Application/JSON; charset=utf-8')).status).toBe(201);
});

test('the browser of a page of another site is told no', async () => {
  for (const origin of ['https://evil.example', SITE]) {
    const asked = await call('/api/rooms', { method: 'OPTIONS', headers: { Origin: origin } });
    expect(asked.status).toBe(404);
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
  const admin = await call('/api/admin/rooms/x', {
    method: 'OPTIONS',
    headers: { Origin: 'null' },
  });
  expect([admin.status, admin.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null]);
});

test('programs and our own pages open tables with or without a type', async () => {
  for (const origin of [null, SITE]) {
    for (const type of [null, 'text/plain', JSON_TYPE]) {
      expect((await send('/api/rooms', origin, type)).status).toBe(201);
    }
  }
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of one network together open sixty tables in a minute', async () => {
  const statuses = await withinOneMinute(async (attempt) => {
    const all: number[] = [];
    for (let host = 1; host <= 61; host++) {
      const address = `2001:db8:a:${attempt}::${host.toString(16)}`;
      all.push((await post(wanted(), { 'CF-Connecting-IP': address })).status);
    }
    return all;
  });
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 201));
  expect(statuses[60]).toBe(429);
});

test('one network opens so many tables in a day, and more on the next', async () => {
  const address = '2001:db8:b:1::1';
  const from = () => post(wanted(), { 'CF-Connecting-IP': '2001:db8:b:1::2' });
  expect((await post(wanted(), { 'CF-Connecting-IP': address })).status).toBe(201);
  const counter = await counterName(env, networkOf(address), Date.now());
  expect(counter).not.toContain('2001');
  expect(await alarmOf(counter)).toBeGreaterThan(Date.now());
  await runInObject(counter, ({ storage }) => {
    expect(storage.kv.get('openings')).toBe(1);
    storage.kv.put('openings', OPENINGS_A_DAY - 1);
  });
  expect((await from()).status).toBe(201);
  const refused = await from();
  expect(refused.status).toBe(429);
  expect(await codeOf(refused)).toBe('tooMany');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(86_400);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  expect((await from()).status).toBe(201);
});

test('the count of a day is deleted by its alarm', async () => {
  const address = '192.0.2.150';
  await post(wanted(), { 'CF-Connecting-IP': address });
  const counter = await counterName(env, address, Date.now());
  expect(await ownTablesOf(counter)).toEqual([]);
  await runInObject(counter, (_state, object) => object.alarm());
  expect(await runInObject(counter, ({ storage }) => storage.kv.get('openings'))).toBeUndefined();
  expect(await alarmOf(counter)).toBeNull();
  expect(await tablesOf(counter)).not.toContain('migrations');
});

test('what is opened on the machine of the server is not counted', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect((await post(wanted(), { 'CF-Connecting-IP': address })).status).toBe(201);
    const counter = await counterName(env, networkOf(address), Date.now());
    expect(await runInObject(counter, ({ storage }) => storage.kv.get('openings'))).toBeUndefined();
  }
});

test('a request that is refused is not counted', async () => {
  const address = '192.0.2.151';
  const bad = JSON.stringify({ game: 'chess', key: newKey() });
  expect((await post(bad, { 'CF-Connecting-IP': address })).status).toBe(400);
  const counter = await counterName(env, address, Date.now());
  expect(await runInObject(counter, ({ storage }) => storage.kv.get('openings'))).toBeUndefined();
});
