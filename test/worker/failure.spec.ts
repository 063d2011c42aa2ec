// When something fails in the middle of a command, all of it or nothing is stored, and the table goes on.
import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { Storage } from '../../worker/storage.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest, newKey } from './guest.ts';
import {
  expectAccepted,
  openLobby,
  openTable,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import {
  alarmOf,
  call,
  objectOf,
  rowsOf,
  runInObject,
  storedOf,
  tablesOf,
  unopenedRoom,
} from './site.ts';

const OOPS = 'UNIQUE constraint failed: events.seq: INSERT INTO events';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Fails once, after everything has been written. */
function failOnce(method: 'append' | 'saveSnapshot'): void {
  const real = Storage.prototype[method] as (given: unknown) => void;
  const failing = function (this: Storage, given: unknown) {
    real.call(this, given);
    throw new Error(OOPS);
  };
  vi.spyOn(Storage.prototype, method).mockImplementationOnce(failing);
}

test('a move that cannot be stored is refused, and nobody else is told', async () => {
  const { room, guests } = await startGame(3);
  const watching = await Guest.enter(room);
  const everybody = [...guests, watching];
  for (const guest of everybody) await guest.waitForAll();
  const before = await storedOf(room);
  const rows = await rowsOf(room);
  const heard = everybody.map((guest) => guest.received.length);
  const guest = someoneToAct(guests);
  const order = { type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) } as const;
  failOnce('append');
  const refusal = await guest.expectRefusal({ ...order, id: 'first' });
  expect(refusal).toMatchObject({ type: 'refused', code: 'internal' });
  expect(JSON.stringify(refusal)).not.toMatch(/UNIQUE|INSERT|Error|\.ts|stack| at /);
  expect(await rowsOf(room)).toEqual(rows);
  expect(await storedOf(room)).toEqual(before);
  for (const [at, other] of everybody.entries()) {
    await other.waitForAll();
    expect(other.received.length).toBe((heard[at] ?? 0) + (other === guest ? 1 : 0));
  }
  await expectAccepted(guest.ask(order, 'first'));
  await waitForSameState(everybody);
  expect(await rowsOf(room)).toHaveLength(rows.length + 1);
});

test('the refusal has the id of the command, so that the client finds its answer', async () => {
  const { host } = await openTable();
  failOnce('append');
  const answer = await host.expectRefusal({ type: 'rename', id: 'mine', name: 'Bea' });
  expect(answer).toEqual({ type: 'refused', id: 'mine', code: 'internal' });
});

test('neither row nor alarm is stored when the snapshot fails', async () => {
  stopClock();
  const { room, host } = await openTable();
  while (host.seq < 30) await expectAccepted(host.ask({ type: 'say', text: 'Hm.' }));
  await expectAccepted(host.ask({ type: 'bot', seat: 1 }));
  const [rows, alarm] = [await rowsOf(room), await alarmOf(room)];
  failOnce('saveSnapshot');
  expect((await host.expectRefusal({ type: 'start', id: 'x' })).code).toBe('internal');
  expect(await rowsOf(room)).toEqual(rows);
  expect(await alarmOf(room)).toBe(alarm);
  await expectAccepted(host.ask({ type: 'start' }));
  expect(host.table.phase).toBe('playing');
});

test('a hello that fails has no effect', async () => {
  const { room, host } = await openTable();
  const key = newKey();
  await expectAccepted(host.ask({ type: 'link', key }));
  const guest = await Guest.connectSilently(room, { key });
  failOnce('append');
  const refusal = await guest.expectRefusal({
    type: 'hello',
    version: PROTOCOL_VERSION,
    key,
    rules: RULES_VERSIONS,
  });
  expect(refusal).toEqual({ type: 'refused', id: null, code: 'internal' });
  expect(host.closed).toBeNull();
  // The client knows nothing of the table yet, so an update would mean nothing to it.
  await expectAccepted(host.ask({ type: 'rename', name: 'Bea' }));
  expect((await guest.expectRefusal({ type: 'leave', id: 'x' })).code).toBe('noHello');
  expect(guest.received.map(({ type }) => type)).toEqual(['refused', 'refused']);
  await guest.hello();
  expect(guest.seat).toBe(0);
});

test('a table that cannot be opened leaves nothing behind', async () => {
  const room = await unopenedRoom();
  failOnce('saveSnapshot');
  const wanted = {
    game: 'room-share',
    version: RULES_VERSIONS['room-share'],
    options: {},
    seats: 2,
    name: 'Ada',
  };
  const opening = runInObject(room, (_state, object) => object.open({ ...wanted, key: newKey() }));
  await expect(opening).rejects.toThrow(OOPS);
  expect(await tablesOf(room)).toEqual([]);
  expect(await alarmOf(room)).toBeNull();
  expect((await call(`/api/rooms/${room}`)).status).toBe(404);
});

// The runtime holds messages back until what was written before them is durable.
test('an object that dies during a move has neither stored nor sent it', async () => {
  const { room, guests } = await startGame(2);
  const rows = await rowsOf(room);
  const guest = someoneToAct(guests);
  const heard = guests.map((one) => one.received.length);
  const order = { type: 'move', id: 'x', seq: guest.seq, move: guest.moves[0] };
  await runInDurableObject(objectOf(room), (object, state) => {
    for (const socket of state.getWebSockets()) {
      object.webSocketMessage(socket, JSON.stringify(order));
    }
    // The test runner does not report objects that end for this reason.
    state.abort('Instance dispose');
  }).catch(() => {});
  await Promise.all(guests.map((one) => one.until(() => one.closed)));
  expect(guests.map((one) => one.received.length)).toEqual(heard);
  expect(await rowsOf(room)).toEqual(rows);
  const back = await Guest.enter(room, { key: guest.key });
  await expectAccepted(back.ask({ type: 'move', seq: back.seq, move: asJson(back.moves[0]) }));
});

test('a malformed message on one connection does not affect the others', async () => {
  const { room, host, guests } = await openLobby(2);
  failOnce('append');
  await guests[1]?.expectRefusal({ type: 'rename', id: 'x', name: 'Eve' });
  await expectAccepted(host.ask({ type: 'rename', name: 'Bea' }));
  await waitForSameState(guests);
  expect(guests[1]?.table.chairs.map(({ name }) => name)).toEqual(['Bea', 'Ben']);
  expect(await runInObject(room, (state) => state.getWebSockets().length)).toBe(2);
});
