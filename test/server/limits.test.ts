// The limits of a server with its normal pace: rate, message size, connections at a table, tables opened.

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { CLOSE_CODES, LIMITS, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { Client, newKey } from '../kit/client.ts';
import { type Party, playAtRandom, startParty } from '../kit/server/party.ts';
import {
  BINARY_FRAME,
  CLOSE_FRAME,
  type RawSocket,
  request,
  TEXT_FRAME,
} from '../kit/server/raw.ts';
import { Server } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';

const random = Random.from(seedFrom(1));
let server: Server;

beforeAll(async () => {
  server = await Server.start();
}, 120_000);
afterAll(() => server?.stop());

const hello = (key: string) =>
  JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, key, rules: RULES_VERSIONS });
const knock = (room: string, headers: string[] = []) =>
  request(server.port, `/api/rooms/${room}/socket`, headers);

/** A connection that keeps the messages it receives. */
async function speaker(
  room: string,
  key = newKey(),
): Promise<{ socket: RawSocket; messages: Received[] }> {
  const { socket } = await knock(room);
  if (!socket) throw new Error('no connection');
  const messages: Received[] = [];
  socket.onText = (text) => void messages.push(JSON.parse(text));
  socket.send(hello(key));
  await until(() => messages.some(({ type }) => type === 'welcome'), 'a welcome');
  return { socket, messages };
}

interface Received {
  type: string;
  code?: string;
  seat?: number | null;
}

/** The table is unchanged and can be played on. */
async function unharmed(party: Party, seq: number): Promise<void> {
  expect(party.clients.map((client) => client.seq)).toEqual(party.clients.map(() => seq));
  await playAtRandom(party, random, 6);
  expect(party.clients[0]?.seq).toBe(seq + 6);
}

test.for(['seat', 'spectator'])(
  'a flood of messages from a %s closes its connection',
  async (who) => {
    const party = await startParty(server.url, 3);
    const seq = party.clients[0]?.seq as number;
    const { socket, messages } = await speaker(
      party.room,
      who === 'seat' ? party.clients[0]?.key : newKey(),
    );
    for (let sent = 0; sent < 1000; sent++) socket.send(`{"type":"start","id":"${sent}"}`);
    await until(() => socket.closed !== null, 'the connection to be closed');
    expect(socket.closed).toBe(CLOSE_CODES.tooMuch);
    const codes = messages.flatMap(({ code }) => code ?? []);
    const answered = codes.filter((code) => code !== 'tooFast').length;
    // The bucket refills while the flood goes on, so a few more than the burst are answered.
    expect(answered).toBeGreaterThanOrEqual(LIMITS.burst - 1);
    expect(answered).toBeLessThan(LIMITS.burst * 2);
    expect(codes.filter((code) => code === 'tooFast').length).toBeGreaterThan(0);
    await unharmed(party, seq);
  },
);

test.for([
  ['a character too many', 'x'.repeat(LIMITS.message + 1), TEXT_FRAME],
  ['characters that count twice', '\u{1f3e0}'.repeat(LIMITS.message / 2 + 1), TEXT_FRAME],
  ['a megabyte', 'x'.repeat(2 ** 20), TEXT_FRAME],
  [
    'a message of a megabyte',
    `{"type":"say","id":"1","text":"${'x'.repeat(2 ** 20)}"}`,
    TEXT_FRAME,
  ],
  ['a megabyte of bytes', Buffer.alloc(2 ** 20), BINARY_FRAME],
] as const)('the server closes the connection after %s', async ([, data, opcode]) => {
  const party = await startParty(server.url, 3);
  const { socket, messages } = await speaker(party.room, party.clients[0]?.key);
  socket.send(data, opcode);
  await until(() => messages.some(({ code }) => code), 'an answer');
  expect(messages.at(-1)).toEqual({ type: 'refused', id: null, code: 'tooBig' });
  await until(() => socket.closed !== null, 'the connection to be closed');
  expect(socket.closed).toBe(CLOSE_CODES.tooBig);
  await unharmed(party, party.clients[0]?.seq as number);
});

test('a message of the largest allowed size is accepted', async () => {
  const party = await startParty(server.url, 3);
  const { socket, messages } = await speaker(party.room);
  socket.send(' '.repeat(LIMITS.message));
  await until(() => messages.some(({ type }) => type === 'refused'), 'an answer');
  expect(messages.at(-1)).toEqual({ type: 'refused', id: null, code: 'notJson' });
  expect(socket.closed).toBe(null);
  socket.drop();
});

test.for([1000, 1001, 1004, 1006, 3000, 4999, 65_535, 0])(
  'the server answers a close frame with code %s',
  async (code) => {
    const party = await startParty(server.url, 2);
    const { socket } = await speaker(party.room);
    const body = Buffer.alloc(code === 0 ? 0 : 2);
    if (code !== 0) body.writeUInt16BE(code);
    socket.send(body, CLOSE_FRAME);
    // A browser waits for the answer, and in the end treats the connection as broken.
    await until(() => socket.closed !== null, 'the goodbye to be answered', 10_000);
    expect(socket.closed).not.toBe(1006);
    await unharmed(party, party.clients[0]?.seq as number);
  },
);

test('a table takes a limited number of spectators and turns more away', async () => {
  const party = await startParty(server.url, 3);
  const sockets: RawSocket[] = [];
  const updates: number[] = [];
  let welcomed = 0;
  let turned = 0;
  const visit = async () => {
    const { socket, status, body } = await knock(party.room);
    if (!socket) {
      expect(status).toBe(503);
      expect(JSON.parse(body).error.code).toBe('crowded');
      turned++;
      return;
    }
    const at = sockets.push(socket) - 1;
    updates[at] = 0;
    socket.onText = (text) => {
      if (text.startsWith('{"type":"welcome"')) welcomed++;
      if (text.startsWith('{"type":"update"')) updates[at] = (updates[at] ?? 0) + 1;
    };
    socket.send(hello(newKey()));
  };
  for (let wave = 0; wave < 26; wave++) await Promise.all(Array.from({ length: 50 }, visit));
  const sent = () => sockets.filter(({ closed }) => closed === CLOSE_CODES.full).length;
  await until(
    () => welcomed + sent() === sockets.length,
    () => `${welcomed} welcomed and ${sent()} sent away of ${sockets.length}`,
  );
  // A few above the limit may connect, until their hello shows that they have no seat.
  expect(turned + sent()).toBe(26 * 50 - welcomed);
  expect(welcomed).toBeLessThanOrEqual(LIMITS.sockets - party.clients.length);
  expect(welcomed).toBeGreaterThan(LIMITS.sockets - 100);
  const second = await Client.connect(server.url, party.room, {
    key: party.clients[0]?.key as string,
  });
  expect(second.seat).toBe(0);
  second.leave();
  await playAtRandom(party, random, 10);
  const staying = () => updates.filter((_, at) => sockets[at]?.closed === null);
  await until(() => staying().every((count) => count === 10), 'all to get all messages');
  expect(staying().length).toBe(welcomed);
  for (const socket of sockets) socket.drop();
  // The places are free again.
  await until(async () => {
    const { socket } = await knock(party.room);
    socket?.drop();
    return socket !== null;
  }, 'a free place');
  await playAtRandom(party, random, 10);
});

// It has a server of its own, because nobody could open a table on it for a minute.
test('an address may open only so many tables a minute', async () => {
  const full = await Server.start();
  onTestFinished(() => full.stop());
  const body = JSON.stringify({ game: 'room-share', key: newKey() });
  const open = () => fetch(`${full.url}/api/rooms`, { method: 'POST', body });
  let refused: Response | null = null;
  for (let tries = 0; tries < 200 && !refused; tries++) {
    const answer = await open();
    if (answer.status !== 201) refused = answer;
  }
  expect(refused?.status).toBe(429);
  expect(await refused?.json()).toMatchObject({ error: { code: 'tooMany' } });
  expect(full.log).toBe('');
});
