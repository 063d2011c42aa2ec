// Made-up room ids are refused before an object is woken or anything is written.
import { listDurableObjectIds } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { isRoomId, makeRoomId } from '../../worker/room-id.ts';
import { openTable } from './party.ts';
import { alarmOf, call, countWakes, SECRET, tablesOf, unopenedRoom } from './site.ts';

const upgrade = { headers: { Upgrade: 'websocket' } };

/** Every way to ask for a table. */
const ask = (room: string): Promise<Response>[] => [
  call(`/api/rooms/${room}`),
  call(`/api/rooms/${room}/replay`),
  call(`/api/rooms/${room}/socket`, upgrade),
  call(`/t/${room}`),
  call(`/embed/${room}`),
];

const statusOf = async (room: string) =>
  (await Promise.all(ask(room))).map((answer) => {
    answer.webSocket?.accept();
    return answer.status;
  });

const objects = async () => (await listDurableObjectIds(env.ROOMS)).map(String).sort();

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The character whose number differs in these bits. */
const differing = (char = 'A', bits = 1): string => ALPHABET[ALPHABET.indexOf(char) ^ bits] ?? 'A';

/** Forged from a valid id. */
const forgeries: Record<string, (room: string) => string> = {
  'one character less': (room) => room.slice(0, -1),
  'one character more': (room) => `${room}A`,
  'another spelling of the same bytes': (room) => room.slice(0, -1) + differing(room.at(-1)),
  'yet another': (room) => room.slice(0, -1) + differing(room.at(-1), 8),
  'its padding': (room) => `${room}==`,
  'the other alphabet': (room) => `${room.slice(0, -2)}%2B%2F`,
  'a line break': (room) => `${room}%0A`,
  'a zero byte': (room) => `${room}%00`,
  'half of it': (room) => `${room.slice(0, 13)}${'A'.repeat(9)}`,
  'all zeros': () => 'A'.repeat(22),
  'a word': () => 'admin',
  'a way out': () => '..%2f..%2fsecrets',
  'the number of an object': (room) => env.ROOMS.idFromName(room).toString(),
};

test.each(Object.keys(forgeries))('%s is refused as a room id', async (how) => {
  const { room } = await openTable();
  const before = await objects();
  const wakes = await countWakes();
  const known = await objects();
  expect(await statusOf(forgeries[how]?.(room) ?? '')).toEqual([404, 404, 404, 404, 404]);
  expect(wakes()).toBe(0);
  expect(await objects()).toEqual(known);
  expect(known.length).toBe(before.length + 1);
});

test('an id with a changed character is refused', async () => {
  const room = await unopenedRoom();
  const before = await objects();
  const wakes = await countWakes();
  for (let at = 0; at < room.length; at++) {
    const forged = room.slice(0, at) + differing(room[at], 16) + room.slice(at + 1);
    expect((await call(`/api/rooms/${forged}`)).status).toBe(404);
  }
  expect(wakes()).toBe(0);
  expect(await objects()).toHaveLength(before.length + 1);
});

test('an id signed by another deployment is refused', async () => {
  const theirs = await makeRoomId(`${SECRET}!`);
  expect(await isRoomId([`${SECRET}!`], theirs)).toBe(true);
  const wakes = await countWakes();
  expect(await statusOf(theirs)).toEqual([404, 404, 404, 404, 404]);
  expect(wakes()).toBe(0);
});

test('asking for a table that was never opened writes nothing', async () => {
  const room = await unopenedRoom();
  expect(await statusOf(room)).toEqual([404, 404, 404, 404, 404]);
  expect(await tablesOf(room)).toEqual([]);
  expect(await alarmOf(room)).toBeNull();
});

test('a valid id may be percent-encoded in an address', async () => {
  const { room } = await openTable();
  const escaped = `%${room.charCodeAt(0).toString(16)}${room.slice(1)}`;
  const before = await objects();
  expect(await statusOf(escaped)).toEqual([200, 409, 101, 200, 200]);
  expect(await objects()).toEqual(before);
});

test('ids are different and random', async () => {
  const rooms = await Promise.all(Array.from({ length: 500 }, unopenedRoom));
  expect(new Set(rooms).size).toBe(500);
  expect(new Set(rooms.map((room) => room.slice(0, 6))).size).toBe(500);
});
