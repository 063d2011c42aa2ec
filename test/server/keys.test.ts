// A seat belongs to its key. No other key opens it, and the old key does not once the seat has moved to another device.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Move, Random, seedFrom } from '../../shared/engine/index.ts';
import { CLOSE_CODES } from '../../shared/protocol/index.ts';
import { asJson, Client, newKey } from '../kit/client.ts';
import { playAtRandom, startParty } from '../kit/server/party.ts';
import { Server } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';

const random = Random.from(seedFrom(1));
let server: Server;

beforeAll(async () => {
  server = await Server.start();
}, 120_000);
afterAll(() => server?.stop());

const FORGERIES = [
  ['made up', () => newKey()],
  ['the digest of one', (key: string) => createHash('sha256').update(key).digest('base64url')],
  ['one with a letter more', (key: string) => `${key}A`],
  ['one in other letters', (key: string) => key.toLowerCase()],
] as const;

test.for(FORGERIES)('a key that is %s gives no seat', async ([, forge]) => {
  const party = await startParty(server.url, 3);
  const [host] = party.clients as [Client];
  const acting = party.clients.find(({ moves }) => moves.length > 0);
  const forger = await Client.connect(server.url, party.room, { key: forge(host.key) });
  expect([forger.seat, forger.moves]).toEqual([null, []]);
  const stolen = asJson(acting?.moves[0] as Move);
  const move = { type: 'move', seq: forger.seq, move: stolen } as const;
  for (const order of [move, { type: 'undo', seq: forger.seq }, { type: 'leave' }] as const) {
    expect(await forger.ask(order)).toMatchObject({ type: 'refused', code: 'notSeated' });
  }
  expect(await forger.ask({ type: 'link', key: newKey() })).toMatchObject({ code: 'notSeated' });
  const before = forger.seq;
  await playAtRandom(party, random, 6);
  await until(() => forger.seq === before + 6, 'the forger to see what all who watch see');
});

test('a seat that moved to another device is closed to its old key', async () => {
  const party = await startParty(server.url, 3);
  const [host] = party.clients as [Client];
  const tab = await Client.connect(server.url, party.room, { key: host.key });
  const key = newKey();
  await host.ask({ type: 'link', key });
  expect((await Client.connect(server.url, party.room)).seat).toBe(null);
  const phone = await Client.connect(server.url, party.room, { key });
  expect(phone.seat).toBe(0);
  await until(() => host.closed !== null && tab.closed !== null, 'the old device to be sent away');
  expect([host.closed?.code, tab.closed?.code]).toEqual([CLOSE_CODES.moved, CLOSE_CODES.moved]);
  const old = await Client.connect(server.url, party.room, { key: host.key });
  expect(old.seat).toBe(null);
  expect(await old.ask({ type: 'leave' })).toMatchObject({ code: 'notSeated' });
  await playAtRandom({ ...party, clients: [phone, ...party.clients.slice(1)] }, random);
  expect(old.table.phase).toBe('over');
});
