// A table that is left alone expires, and leaves nothing behind.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { Guest } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  openLobby,
  openTable,
  playToEnd,
  startGame,
  stopClock,
} from './party.ts';
import { alarmOf, call, objectOf, ownTablesOf, runInObject, storedOf } from './site.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

const ring = (room: string) => runDurableObjectAlarm(objectOf(room));

/** Calls the alarm whether one is set or not: the runtime may call it twice. */
const ringAgain = (room: string) => runInObject(room, (_state, object) => object.alarm());

async function finished() {
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(1)));
  return party;
}

test.each([
  { phase: 'lobby', days: 1, prepare: () => openLobby(2) },
  { phase: 'playing', days: 30, prepare: () => startGame(2) },
  { phase: 'over', days: 7, prepare: finished },
])('$phase: a table left alone for $days days expires', async ({ phase, days, prepare }) => {
  stopClock();
  const { room, host, guests } = await prepare();
  const watching = await Guest.enter(room);
  const silent = await Guest.connectSilently(room);
  expect(host.table.phase).toBe(phase);
  const { at } = await storedOf(room);
  advanceClock(at + days * DAY - 1 - Date.now());
  await evictDurableObject(objectOf(room));
  if ((await alarmOf(room)) !== null) await ring(room);
  expect((await call(`/api/rooms/${room}`)).status).toBe(200);
  expect(await alarmOf(room)).toBe(Date.now() + 1);
  advanceClock(1);
  await evictDurableObject(objectOf(room));
  await ring(room);
  for (const guest of [...guests, watching, silent]) {
    const closed = await guest.until(() => guest.closed);
    expect(closed).toEqual({ code: 4004, reason: 'gone' });
  }
  await ringAgain(room);
  // Of a finished game the replay stays for a year.
  const isKept = phase === 'over';
  expect(await ownTablesOf(room)).toEqual(isKept ? ['kept'] : []);
  expect(await alarmOf(room)).toBe(isKept ? at + YEAR : null);
  expect(await runInObject(room, ({ storage }) => storage.list())).toEqual(new Map());
  for (const path of isKept ? ['', '/socket'] : ['', '/replay', '/socket']) {
    const headers = { Upgrade: 'websocket' };
    expect((await call(`/api/rooms/${room}${path}`, { headers })).status).toBe(404);
  }
  expect((await call(`/t/${room}`)).status).toBe(404);
  expect(await ownTablesOf(room)).toEqual(isKept ? ['kept'] : []);
});

test('every change of a table postpones its expiry', async () => {
  stopClock();
  const { room, host } = await openTable();
  advanceClock(DAY - 1);
  await expectAccepted(host.ask({ type: 'say', text: 'Anybody?' }));
  advanceClock(1);
  await ring(room);
  expect(host.closed).toBeNull();
  expect(await alarmOf(room)).toBe(Date.now() + DAY - 1);
});
