// What the ordinary server lets nobody do: speak too fast, say too much, crowd a table.

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { VERSIONS } from '../../shared/games/versions.ts';
import { CLOSE, LIMITS, VERSION } from '../../shared/protocol/index.ts';
import { Client, newKey } from '../kit/client.ts';
import { type Party, play, seated } from '../kit/server/party.ts';
import { BINARY, GOODBYE, request, TEXT, type Wire } from '../kit/server/raw.ts';
import { Server } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';

const random = Random.from(seedFrom(1));
let server: Server;

beforeAll(async () => {
  server = await Server.beside();
}, 120_000);
afterAll(() => server?.stop());

const hello = (key: string) =>
  JSON.stringify({ type: 'hello', version: VERSION, key, rules: VERSIONS });
const knock = (room: string, headers: string[] = []) =>
  request(server.port, `/api/rooms/${room}/socket`, headers);

/** A connection that keeps what it is told. */
async function speaker(room: string, key = newKey()): Promise<{ wire: Wire; told: Told[] }> {
  const { wire } = await knock(room);
  if (!wire) throw new Error('no connection');
  const told: Told[] = [];
  wire.onText = (text) => void told.push(JSON.parse(text));
  wire.send(hello(key));
  await until(() => told.some(({ type }) => type === 'welcome'), 'a welcome');
  return { wire, told };
}

interface Told {
  type: string;
  code?: string;
  seat?: number | null;
}

/** The table is as it was, and can be played on. */
async function unharmed(party: Party, seq: number): Promise<void> {
  expect(party.guests.map((guest) => guest.seq)).toEqual(party.guests.map(() => seq));
  await play(party, random, 6);
  expect(party.guests[0]?.seq).toBe(seq + 6);
}

test.for(['seat', 'spectator'])('a flood from a %s is cut off', async (who) => {
  const party = await seated(server.url, 3);
  const seq = party.guests[0]?.seq as number;
  const { wire, told } = await speaker(
    party.room,
    who === 'seat' ? party.guests[0]?.key : newKey(),
  );
  for (let sent = 0; sent < 1000; sent++) wire.send(`{"type":"start","id":"${sent}"}`);
  await until(() => wire.closed !== null, 'the connection to be closed');
  expect(wire.closed).toBe(CLOSE.tooMuch);
  const codes = told.flatMap(({ code }) => code ?? []);
  const heard = codes.filter((code) => code !== 'tooFast').length;
  // Some more than at once, when it took a moment.
  expect(heard).toBeGreaterThanOrEqual(LIMITS.burst - 1);
  expect(heard).toBeLessThan(LIMITS.burst * 2);
  expect(codes.filter((code) => code === 'tooFast').length).toBeGreaterThan(0);
  await unharmed(party, seq);
});

test.for([
  ['a character too many', 'x'.repeat(LIMITS.message + 1), TEXT],
  ['characters that count twice', '\u{1f3e0}'.repeat(LIMITS.message / 2 + 1), TEXT],
  ['a megabyte', 'x'.repeat(2 ** 20), TEXT],
  ['a megabyte of a message', `{"type":"say","id":"1","text":"${'x'.repeat(2 ** 20)}"}`, TEXT],
  ['a megabyte of bytes', Buffer.alloc(2 ** 20), BINARY],
] as const)('%s closes the connection', async ([, data, opcode]) => {
  const party = await seated(server.url, 3);
  const { wire, told } = await speaker(party.room, party.guests[0]?.key);
  wire.send(data, opcode);
  await until(() => told.some(({ code }) => code), 'an answer');
  expect(told.at(-1)).toEqual({ type: 'refused', id: null, code: 'tooBig' });
  await until(() => wire.closed !== null, 'the connection to be closed');
  expect(wire.closed).toBe(CLOSE.tooBig);
  await unharmed(party, party.guests[0]?.seq as number);
});

test('as much as is allowed is read', async () => {
  const party = await seated(server.url, 3);
  const { wire, told } = await speaker(party.room);
  wire.send(' '.repeat(LIMITS.message));
  await until(() => told.some(({ type }) => type === 'refused'), 'an answer');
  expect(told.at(-1)).toEqual({ type: 'refused', id: null, code: 'notJson' });
  expect(wire.closed).toBe(null);
  wire.drop();
});

test.for([1000, 1001, 1004, 1006, 3000, 4999, 65_535, 0])(
  'a goodbye with code %s is answered',
  async (code) => {
    const party = await seated(server.url, 2);
    const { wire } = await speaker(party.room);
    const body = Buffer.alloc(code === 0 ? 0 : 2);
    if (code !== 0) body.writeUInt16BE(code);
    wire.send(body, GOODBYE);
    // Left without an answer a browser waits, and takes the connection for broken in the end.
    await until(() => wire.closed !== null, 'the goodbye to be answered', 10_000);
    expect(wire.closed).not.toBe(1006);
    await unharmed(party, party.guests[0]?.seq as number);
  },
);

test('a crowd watches, and more are turned away', async () => {
  const party = await seated(server.url, 3);
  const wires: Wire[] = [];
  const updates: number[] = [];
  let welcomed = 0;
  let turned = 0;
  const visit = async () => {
    const { wire, status, body } = await knock(party.room);
    if (!wire) {
      expect(status).toBe(503);
      expect(JSON.parse(body).error.code).toBe('crowded');
      turned++;
      return;
    }
    const at = wires.push(wire) - 1;
    updates[at] = 0;
    wire.onText = (text) => {
      if (text.startsWith('{"type":"welcome"')) welcomed++;
      if (text.startsWith('{"type":"update"')) updates[at] = (updates[at] ?? 0) + 1;
    };
    wire.send(hello(newKey()));
  };
  for (let wave = 0; wave < 26; wave++) await Promise.all(Array.from({ length: 50 }, visit));
  const sent = () => wires.filter(({ closed }) => closed === CLOSE.full).length;
  await until(
    () => welcomed + sent() === wires.length,
    () => `${welcomed} welcomed and ${sent()} sent away of ${wires.length}`,
  );
  // A few more than there is room for are let in, to see whether they have a seat: they had none.
  expect(turned + sent()).toBe(26 * 50 - welcomed);
  expect(welcomed).toBeLessThanOrEqual(LIMITS.sockets - party.guests.length);
  expect(welcomed).toBeGreaterThan(LIMITS.sockets - 100);
  const second = await Client.connect(server.url, party.room, {
    key: party.guests[0]?.key as string,
  });
  expect(second.seat).toBe(0);
  second.leave();
  await play(party, random, 10);
  const staying = () => updates.filter((_, at) => wires[at]?.closed === null);
  await until(() => staying().every((count) => count === 10), 'all to be told all');
  expect(staying().length).toBe(welcomed);
  for (const wire of wires) wire.drop();
  // There is room again.
  await until(async () => {
    const { wire } = await knock(party.room);
    wire?.drop();
    return wire !== null;
  }, 'a free place');
  await play(party, random, 10);
});

// With a server of its own: for a minute nobody else could open one.
test('tables are opened only so often', async () => {
  const full = await Server.beside();
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
