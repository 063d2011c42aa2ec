// How a WebSocket connection begins, and who may not open one.

import { expect, test } from 'vitest';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { Guest } from './guest.ts';
import { openTable } from './party.ts';
import { call, runInObject, SITE } from './site.ts';

const knock = (room: string, headers: Record<string, string>, query = '') =>
  call(`/api/rooms/${room}/socket${query}`, { headers });

async function expectRefusal(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status);
  expect(answer.webSocket).toBeFalsy();
  expect(await answer.json()).toEqual({ error: { code, message: expect.any(String) } });
}

test.each([undefined, 'h2c', 'websockets'])('an upgrade to %s is refused', async (to) => {
  const { room } = await openTable();
  const answer = await knock(room, to === undefined ? {} : { Upgrade: to });
  await expectRefusal(answer, 426, 'notASocket');
});

test.each([
  'https://elsewhere.test',
  'http://foyer.test',
  'https://foyer.test:8443',
  'https://foyer.test.elsewhere.test',
  'https://foyer.test@elsewhere.test',
  'null, https://elsewhere.test',
  'NULL',
  'null:',
  'undefined',
])('a page of %s is refused', async (origin) => {
  const { room } = await openTable();
  const answer = await knock(room, { Upgrade: 'websocket', Origin: origin });
  await expectRefusal(answer, 403, 'badOrigin');
  expect(await runInObject(room, (state) => state.getWebSockets().length)).toBe(1);
});

test.each([
  ['its own pages', { Upgrade: 'websocket', Origin: SITE }],
  ['frames that have no origin', { Upgrade: 'websocket', Origin: 'null' }],
  ['programs', { Upgrade: 'websocket' }],
  ['those who write it otherwise', { Upgrade: 'WebSocket' }],
])('%s are accepted', async (_who, headers) => {
  const { room } = await openTable();
  const answer = await knock(room, headers);
  expect(answer.status).toBe(101);
  expect(answer.webSocket).toBeTruthy();
  answer.webSocket?.accept();
});

test('a key in the address gives no seat', async () => {
  const { room, host } = await openTable();
  const answer = await knock(room, { Upgrade: 'websocket' }, `?key=${host.key}`);
  const socket = answer.webSocket as WebSocket;
  const messages: string[] = [];
  const done = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(messages.push(String(data))));
  });
  socket.accept();
  socket.send(JSON.stringify({ type: 'rename', id: '1', name: 'Eve' }));
  await done;
  expect(JSON.parse(messages[0] ?? '')).toMatchObject({
    type: 'refused',
    id: '1',
    code: 'noHello',
  });
  expect(host.table.chairs[0]?.name).toBe('Ada');
});

test('nothing is sent before the hello, and nobody learns of the connection', async () => {
  const { room, host } = await openTable();
  const messages = host.received.length;
  const silent = await Guest.connectSilently(room);
  await host.ask({ type: 'rename', name: 'Bea' });
  await host.waitForAll();
  expect(host.received.slice(messages).map(({ type }) => type)).toEqual(['update']);
  silent.send({ type: 'hello', version: PROTOCOL_VERSION, key: silent.key, rules: RULES_VERSIONS });
  await silent.until(() => silent.received.length > 0);
  expect(silent.received[0]).toMatchObject({ type: 'welcome', seat: null, here: { watching: 1 } });
});
