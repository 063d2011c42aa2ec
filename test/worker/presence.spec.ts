// The list of connected people counts live connections, also after the object has slept.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  openLobby,
  openTable,
  stopClock,
  waitForSameState,
} from './party.ts';
import { countWrites, objectOf, rowsOf, runInObject } from './site.ts';

const sleep = (room: string) => evictDurableObject(objectOf(room));

test.each([1000, 1001, 3000, 4000])(
  'a person who leaves with %s while the object sleeps is no longer counted',
  async (code) => {
    const { room, host } = await openLobby(2);
    const watching = await Guest.enter(room);
    await host.until(() => host.here.watching === 1);
    await sleep(room);
    // The runtime no longer lists the closing connection, so the room must know by itself who it was.
    watching.leave(code);
    await host.until(() => host.here.watching === 0);
    expect(host.here).toEqual({ seats: [1, 1], watching: 0 });
    expect(host.received.filter((one) => one.type === 'refused')).toEqual([]);
  },
);

// Without an answer a browser waits long, and then reports the connection as broken.
test.each([true, false])('the object answers a close frame, asleep: %s', async (asleep) => {
  const { room } = await openTable();
  const guest = await Guest.enter(room);
  if (asleep) await sleep(room);
  guest.leave(1000);
  expect(await guest.until(() => guest.closed)).toMatchObject({ code: 1000 });
});

test('people can leave a sleeping table one by one, and the last still sees the right state', async () => {
  const { room, host, guests } = await openLobby(4);
  for (const guest of guests.slice(1).reverse()) {
    await sleep(room);
    guest.leave();
    await host.until(() => host.here.seats[guest.seat ?? -1] === 0);
  }
  await sleep(room);
  host.leave();
  await runInObject(room, (state) => state.getWebSockets().length);
  const back = await Guest.enter(room, { key: host.key });
  expect(back.here).toEqual({ seats: [1, 0, 0, 0], watching: 0 });
  expect(back.table).toEqual(host.table);
});

test('a connection that breaks is no longer counted', async () => {
  stopClock(Date.now());
  const { room, host } = await openTable();
  advanceClock(1000);
  await Guest.enter(room);
  await host.until(() => host.here.watching === 1);
  await runInObject(room, (state, object) => {
    const since = (socket: WebSocket): number => socket.deserializeAttachment().since;
    const [, latest] = state.getWebSockets().sort((one, other) => since(one) - since(other));
    if (latest) object.webSocketError(latest);
  });
  await host.until(() => host.here.watching === 0);
  expect(host.here.seats[0]).toBe(1);
});

test('a person with two windows is counted once', async () => {
  const { room, host, guests } = await openLobby(2);
  const second = await Guest.enter(room, { key: guests[1]?.key ?? '' });
  await host.until(() => host.here.seats[1] === 2);
  await expectAccepted(second.ask({ type: 'rename', name: 'Bea' }));
  await waitForSameState([...guests, second]);
  expect(guests[1]?.table.chairs[1]?.name).toBe('Bea');
  second.leave();
  await host.until(() => host.here.seats[1] === 1);
});

test('a connection that has been silent for too long is not counted', async () => {
  const now = Date.now();
  stopClock(now - 60_000);
  const { room, guests } = await openLobby(3);
  // The runtime answers their pings and records them in real time.
  guests[1]?.send('ping');
  await guests[1]?.until(() => guests[1]?.pongs === 1);
  advanceClock(75_000);
  await sleep(room);
  const newcomer = await Guest.enter(room);
  expect(newcomer.here).toEqual({ seats: [0, 1, 0], watching: 1 });
});

test('a person who comes or leaves in the lobby causes no write', async () => {
  const { room, host } = await openTable();
  const rows = await rowsOf(room);
  const writes = await countWrites();
  const guest = await Guest.enter(room);
  await sleep(room);
  guest.leave();
  await host.until(() => host.here.watching === 0);
  expect(writes()).toBe(0);
  expect(await rowsOf(room)).toEqual(rows);
});
