// What one table may cost: rows written by a seat, whatever it does, and nothing from connections that were closed.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { CLOSE_CODES, LIMITS } from '../../shared/protocol/index.ts';
import { findSeat, PACE, type StoredTable } from '../../shared/room/index.ts';
import { Deflater } from '../../worker/deflate.ts';
import { EdgeSocket } from '../../worker/edge-socket.ts';
import { Storage } from '../../worker/storage.ts';
import { Guest } from './guest.ts';
import { advanceClock, expectAccepted, openLobby, openTable, stopClock } from './party.ts';
import { countWrites, objectOf, rowsOf, runInObject } from './site.ts';

/** Sends renames over this connection without waiting; resolves with the codes of the refusals. */
async function flood(guest: Guest, times: number, mark: string): Promise<string[]> {
  const answers = Array.from({ length: times }, (_, at) =>
    guest.ask({ type: 'rename', name: `${mark} ${at}` }),
  );
  return (await Promise.all(answers)).flatMap((one) => (one.type === 'refused' ? one.code : []));
}

test('a seat stores so much and no more, over all its connections and after a sleep', async () => {
  stopClock();
  const { room, host } = await openLobby(2);
  const writes = await countWrites();
  const before = (await rowsOf(room)).length;
  const refused: string[] = [];
  for (let connection = 0; connection < 5; connection++) {
    const guest = await Guest.enter(room, { key: host.key });
    refused.push(...(await flood(guest, 50, `n${connection}`)));
    guest.leave();
    await guest.until(() => guest.closed);
    await evictDurableObject(objectOf(room));
  }
  expect((await rowsOf(room)).length - before).toBe(PACE.changes);
  expect(refused).toHaveLength(5 * 50 - PACE.changes);
  expect(new Set(refused)).toEqual(new Set(['tooFast']));
  // Some rows more: a snapshot every 32 changes, and the alarm.
  expect(writes()).toBeLessThan(PACE.changes * 1.1);
  advanceClock(1000);
  const later = await Guest.enter(room, { key: host.key });
  expect((await flood(later, 20, 'later')).length).toBe(20 - PACE.changesPerSecond);
});

test('nothing is heard of a connection that was closed, whatever its client still sends', async () => {
  const { room, host } = await openLobby(2, { seats: 3 });
  const guest = await Guest.enter(room);
  const rows = await rowsOf(room);
  await runInObject(room, (state, object) => {
    const sockets = state
      .getWebSockets()
      .map((socket) => ({ socket, edge: new EdgeSocket(state, socket, new Deflater()) }));
    const { table } = new Storage(state.storage).latest() as StoredTable;
    const own = sockets.find(({ edge }) => findSeat(edge.state.key, table.chairs) === null);
    const { socket } = own as (typeof sockets)[0];
    object.webSocketMessage(socket, ' '.repeat(LIMITS.message + 1));
    object.webSocketMessage(socket, '{"type":"sit","id":"after"}');
    // What is attached is all that an object knows of it after a sleep.
    expect(new EdgeSocket(state, socket, new Deflater()).isClosed).toBe(true);
  });
  expect(await guest.until(() => guest.closed)).toMatchObject({ code: CLOSE_CODES.tooBig });
  await host.waitForAll();
  expect(await rowsOf(room)).toEqual(rows);
  const codes = guest.received.flatMap((one) => ('code' in one ? one.code : []));
  expect(codes).toEqual(['tooBig']);
});

test('a message that is too large is said to be so, however fast it comes', async () => {
  stopClock();
  const { room } = await openTable();
  const guest = await Guest.enter(room);
  for (let count = 0; count < LIMITS.burst + 5; count++) guest.send('?');
  await guest.until(() => guest.received.some((one) => 'code' in one && one.code === 'tooFast'));
  guest.send('x'.repeat(LIMITS.message + 1));
  expect(await guest.until(() => guest.closed)).toMatchObject({ code: CLOSE_CODES.tooBig });
});

test('a host who loses the connection for a moment is not replaced', async () => {
  const { room, host, guests } = await openLobby(2);
  const [, ben] = guests as [Guest, Guest];
  host.leave();
  await ben.until(() => ben.here.seats[0] === 0);
  expect(await ben.ask({ type: 'host', seat: 1 })).toMatchObject({ code: 'grace' });
  const back = await Guest.enter(room, { key: host.key });
  expect(back.table.host).toBe(0);
  await expectAccepted(back.ask({ type: 'remove', seat: 1 }));
});
