// A named table: the same address leads everybody to the same table, and to no other.
import { listDurableObjectIds, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { isRoomId, makeRoomId, namedRoomId } from '../../worker/room-id.ts';
import { roomOfWatchId } from '../../worker/watch-id.ts';
import { Guest, newKey } from './guest.ts';
import { pageAt } from './page.ts';
import { advanceClock, expectAccepted, stopClock, waitForSameState } from './party.ts';
import {
  call,
  countWakes,
  objectOf,
  post,
  rowsOf,
  SECRET,
  SITE,
  storedOf,
  tablesOf,
} from './site.ts';
import { withinOneMinute } from './within-a-minute.ts';

interface Opened {
  room: string;
  seat: number | null;
  url: string;
}

const ask = (wanted: object = {}) =>
  post({ game: 'room-share', key: newKey(), named: 'club', ...wanted });
const open = async (wanted: object = {}) => (await ask(wanted)).json<Opened>();
const roomAt = async (path: string) => (await pageAt(path)).metas['foyer-room'];

test('the first visitor opens a named table and sits down, and the next one finds it and may choose a seat', async () => {
  const first = await ask({ name: 'Ada' });
  expect(first.status).toBe(201);
  const { room, ...rest } = await first.json<Opened>();
  expect(rest).toEqual({ seat: 0, url: `${SITE}/t/${room}` });
  const rows = await rowsOf(room);
  const next = await ask({ name: 'Eve' });
  expect(next.status).toBe(200);
  expect(await next.json()).toEqual({ room, seat: null, url: `${SITE}/t/${room}` });
  expect(await rowsOf(room)).toEqual(rows);
  const { table } = await storedOf(room);
  expect(table.chairs.map(({ name }) => name)).toEqual(['Ada', '', '', '']);
  expect(table.standing).toEqual({ options: table.options, seats: 4 });
});

test('the page of a named table knows the id of the room before anybody has opened it', async () => {
  const path =
    '/embed/named/room-share/early?seats=3&options=royalSuite&sites=https://b.example,https://a.example';
  const room = await roomAt(path);
  expect((await call(`/api/rooms/${room}`)).status).toBe(404);
  expect(await tablesOf(room ?? '')).toEqual([]);
  const sites = ['https://a.example', 'https://b.example'];
  const opened = await open({
    named: 'early',
    seats: 3,
    options: { royalSuite: 'classic' },
    sites,
  });
  expect(opened).toMatchObject({ room, seat: 0 });
  const answer = await call(`/api/rooms/${room}`);
  expect(await answer.json()).toMatchObject({ standing: true, game: 'room-share' });
});

test('when several people open a named table at once, one is its host and all are at the same table', async () => {
  const keys = Array.from({ length: 6 }, newKey);
  const answers = await Promise.all(keys.map((key) => ask({ named: 'rush', key })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  const opened = await Promise.all(answers.map((answer) => answer.json<Opened>()));
  const [room = ''] = opened.map((one) => one.room);
  expect(new Set(opened.map((one) => one.room)).size).toBe(1);
  expect(await rowsOf(room)).toHaveLength(1);
  const guests = await Promise.all(keys.map((key) => Guest.enter(room, { key })));
  expect(guests.map(({ seat }) => seat)).toEqual(opened.map(({ seat }) => seat));
  const others = guests.filter(({ seat }) => seat === null);
  for (const guest of others.slice(0, 3)) await expectAccepted(guest.ask({ type: 'sit' }));
  await waitForSameState(guests);
  expect(
    guests
      .map(({ seat }) => seat)
      .filter((seat) => seat !== null)
      .sort(),
  ).toEqual([0, 1, 2, 3]);
  expect(await others[3]?.ask({ type: 'sit' })).toMatchObject({ code: 'full' });
});

test('a person who lost the answer asks again, and still has the seat', async () => {
  const key = newKey();
  const { room } = await open({ named: 'lost', key });
  expect(await open({ named: 'lost', key })).toMatchObject({ room, seat: null });
  expect((await Guest.enter(room, { key })).seat).toBe(0);
});

describe('the room id of a named table depends on', () => {
  const BASE = '/embed/named/room-share/club?seats=3&sites=https://a.example';
  const others = [
    '/embed/named/landlord/club?seats=3&sites=https://a.example',
    '/embed/named/room-share/Club?seats=3&sites=https://a.example',
    '/embed/named/room-share/club_?seats=3&sites=https://a.example',
    '/embed/named/room-share/club?seats=2&sites=https://a.example',
    '/embed/named/room-share/club?seats=3&sites=https://b.example',
    '/embed/named/room-share/club?seats=3&sites=https://a.example,https://b.example',
    '/embed/named/room-share/club?seats=3',
    `${BASE}&options=renovation`,
    `${BASE}&options=royalSuite`,
  ];

  test('the game, name, seats, sites and options', async () => {
    const rooms = await Promise.all([BASE, ...others].map(roomAt));
    expect(rooms).not.toContain(undefined);
    expect(new Set(rooms).size).toBe(others.length + 1);
  });

  test('the options in the form that they had when the first pages named them', async () => {
    const was = [
      ['noCards', false],
      ['renovation', false],
      ['royalSuite', false],
    ];
    const words = ['room-share', 3, was, ['https://a.example'], 'club'];
    expect(await roomAt(BASE)).toBe(await namedRoomId(SECRET, JSON.stringify(words)));
  });

  test('nothing else: neither their order, nor defaults, nor how the frame looks', async () => {
    const same = [
      '/embed/named/room-share/club?sites=https://a.example&seats=3',
      `${BASE},https://a.example`,
      `${BASE},nonsense`,
      `${BASE}&options=royalSuite=false`,
      `${BASE}&lang=it&theme=dark&accent=aa3355&host=https://a.example&mute`,
    ];
    for (const path of same) expect(await roomAt(path)).toBe(await roomAt(BASE));
    // Who only watches gets another id of the same room.
    const watched = await roomAt(`${BASE}&watch`);
    expect(await roomOfWatchId([SECRET], String(watched))).toBe(await roomAt(BASE));
    const [one, other] = ['renovation,royalSuite', 'royalSuite=true,renovation'];
    expect(await roomAt(`${BASE}&options=${one}`)).toBe(await roomAt(`${BASE}&options=${other}`));
    const full = '/embed/named/room-share/club?seats=4';
    expect(await roomAt(full)).toBe(await roomAt('/embed/named/room-share/club'));
  });

  test('the secret, so another deployment has other rooms', async () => {
    const room = await namedRoomId('a secret', 'words');
    expect(await namedRoomId('a secret', 'words')).toBe(room);
    expect(await namedRoomId('a secret', 'word s')).not.toBe(room);
    expect(await namedRoomId('another secret', 'words')).not.toBe(room);
    expect(await isRoomId(['a secret'], room)).toBe(true);
    expect(await isRoomId(['another secret'], room)).toBe(false);
  });
});

test('the kind of room, so a random room is never a named one, even if its first ten bytes are the same', async () => {
  const named = await namedRoomId(SECRET, 'words');
  const bytes = Uint8Array.from(
    atob(named.replaceAll('-', '+').replaceAll('_', '/')).slice(0, 10),
    (char) => char.charCodeAt(0),
  );
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    // The mock has the generic type of the real function; the worker calls it with bytes only.
    (array as unknown as Uint8Array).set(bytes);
    return array;
  });
  const random = await makeRoomId(SECRET);
  expect(random.slice(0, 13)).toBe(named.slice(0, 13));
  expect(random).not.toBe(named);
  for (const room of [random, named]) expect(await isRoomId([SECRET], room)).toBe(true);
});

test('a MAC, so a forged id is refused before an object is woken', async () => {
  const room = (await roomAt('/embed/named/raja/door')) ?? '';
  const wakes = await countWakes();
  for (let at = 0; at < room.length; at++) {
    const forged = room.slice(0, at) + (room[at] === 'Q' ? 'g' : 'Q') + room.slice(at + 1);
    expect((await call(`/api/rooms/${forged}`)).status).toBe(404);
  }
  expect(wakes()).toBe(0);
});

test.each([
  ['', 'nothing'],
  ['x'.repeat(41), 'too long'],
  ['a b', 'a blank'],
  ['café', 'another letter'],
  ['../club', 'a way out'],
  ['"><script>', 'markup'],
  ['club\n', 'a line break'],
  ['club\u0000', 'a zero byte'],
  [7, 'a number'],
  [true, 'yes'],
  [['club'], 'a list'],
  [{ club: 1 }, 'an object'],
])('the name %j is refused: %s', async (named, _what) => {
  const before = (await listDurableObjectIds(env.ROOMS)).length;
  const answer = await ask({ named });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'badTableName' } });
  expect((await listDurableObjectIds(env.ROOMS)).length).toBe(before);
});

test.each(['a', '-', '_', '__proto__', 'constructor', 'X'.repeat(40)])(
  '%s is accepted as a name',
  async (named) => {
    const { room } = await open({ named });
    expect(await roomAt(`/embed/named/room-share/${named}`)).toBe(room);
  },
);

test('a table without a name does not count as standing on a page', async () => {
  for (const wanted of [{ named: undefined }, { named: null }]) {
    const [one, other] = [await open(wanted), await open(wanted)];
    expect(one.room).not.toBe(other.room);
    expect((await storedOf(one.room)).table).not.toHaveProperty('standing');
    expect(await (await call(`/api/rooms/${one.room}`)).json()).toMatchObject({ standing: false });
  }
});

test('the limit on opening tables applies to named tables, whether or not they are open already', async () => {
  const again = (address: string, named: string) => {
    const wanted = { game: 'raja', named, key: newKey() };
    return post(wanted, { 'CF-Connecting-IP': address });
  };
  const { named, statuses } = await withinOneMinute(async (attempt) => {
    const [named, statuses]: [string, number[]] = [`often-${attempt}`, []];
    for (let count = 0; count < 61; count++) {
      statuses.push((await again(`198.51.100.${attempt}`, named)).status);
    }
    return { named, statuses };
  });
  expect(statuses.slice(0, 2)).toEqual([201, 200]);
  expect(statuses.indexOf(429)).toBe(60);
  expect((await again('198.51.100.200', named)).status).toBe(200);
});

test('an expired table is gone, and the next person opens it again', async () => {
  stopClock();
  const wanted = { named: 'again', name: 'Ada' };
  const { room } = await open(wanted);
  advanceClock(86_400_000);
  await runDurableObjectAlarm(objectOf(room));
  expect((await call(`/api/rooms/${room}`)).status).toBe(404);
  expect(await open({ ...wanted, name: 'Bea' })).toMatchObject({ room, seat: 0 });
  const { seq, table } = await storedOf(room);
  expect({ seq, name: table.chairs[0]?.name }).toEqual({ seq: 1, name: 'Bea' });
});
