// Connections that the server closes: too much, too fast, another version, no hello.
import { expect, test } from 'vitest';
import { CLOSE_CODES, LIMITS, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { Guest } from './guest.ts';
import { advanceClock, expectAccepted, openTable, stopClock } from './party.ts';
import { rowsOf, runInObject } from './site.ts';

const connections = (room: string) => runInObject(room, (state) => state.getWebSockets().length);

test('a connection that sends too large a message is closed', async () => {
  const { room, host } = await openTable();
  const guest = await Guest.enter(room);
  guest.send(' '.repeat(LIMITS.message + 1));
  expect(await guest.until(() => guest.closed)).toEqual({
    code: CLOSE_CODES.tooBig,
    reason: 'tooBig',
  });
  expect(guest.received.at(-1)).toEqual({ type: 'refused', id: null, code: 'tooBig' });
  await host.until(() => host.here.watching === 0);
  expect(await connections(room)).toBe(1);
});

test('a message of the largest allowed size passes', async () => {
  const { host } = await openTable();
  const order = JSON.stringify({ type: 'say', id: '1', text: 'x'.repeat(300) });
  host.send(order.padEnd(LIMITS.message));
  await host.until(() => host.table.chat.length === 1);
});

test('nothing is sent before the hello', async () => {
  const { room } = await openTable();
  const guest = await Guest.connectSilently(room);
  const refusal = await guest.expectRefusal({ type: 'sit', id: 'first' });
  expect(refusal).toEqual({ type: 'refused', id: 'first', code: 'noHello' });
  await guest.hello();
  await expectAccepted(guest.ask({ type: 'sit' }));
});

test.each([0, PROTOCOL_VERSION + 1])(
  'a client with version %s of the protocol is turned away',
  async (version) => {
    const { room, host } = await openTable();
    const guest = await Guest.connectSilently(room);
    const { code } = await guest.expectRefusal({ type: 'hello', version, key: guest.key });
    expect(code).toBe('version');
    const closed = await guest.until(() => guest.closed);
    expect(closed).toEqual({ code: CLOSE_CODES.version, reason: 'version' });
    await host.waitForAll();
    expect(host.here.watching).toBe(0);
  },
);

test('a client that sends too fast is refused for a while', async () => {
  stopClock();
  const { room, host } = await openTable();
  const { key } = host;
  const guest = await Guest.enter(room, { key });
  for (let count = 1; count < LIMITS.burst; count++) await guest.waitForAll();
  const rows = await rowsOf(room);
  const answer = await guest.ask({ type: 'rename', name: 'Bea' });
  expect(answer).toMatchObject({ type: 'refused', code: 'tooFast' });
  expect(await rowsOf(room)).toEqual(rows);
  // Other connections stay open, even another window of the same person.
  await expectAccepted(host.ask({ type: 'rename', name: 'Dora' }));
  advanceClock(1000);
  for (let count = 0; count < LIMITS.perSecond; count++) {
    expect((await guest.expectRefusal('?')).code).toBe('notJson');
  }
  expect((await guest.expectRefusal('?')).code).toBe('tooFast');
  expect(guest.closed).toBeNull();
});

test('a client that does not stop is closed, and the others stay', async () => {
  stopClock();
  const { room, host } = await openTable();
  const guest = await Guest.enter(room);
  for (let count = 0; count < 400; count++) guest.send({ type: 'leave', id: `${count}` });
  const closed = await guest.until(() => guest.closed);
  expect(closed).toEqual({ code: CLOSE_CODES.tooMuch, reason: 'tooFast' });
  const codes = guest.received.flatMap((message) => ('code' in message ? message.code : []));
  expect(new Set(codes)).toEqual(new Set(['notSeated', 'tooFast']));
  expect(codes.filter((code) => code === 'notSeated')).toHaveLength(LIMITS.burst - 1);
  expect(codes).not.toContain('internal');
  await expectAccepted(host.ask({ type: 'rename', name: 'Dora' }));
  await host.until(() => host.here.watching === 0);
  expect(await connections(room)).toBe(1);
});
