// Sends malformed frames to a table during a game: the server answers each of them, and nothing else happens.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import type { FromServer } from '../../shared/protocol/index.ts';
import { Client, newKey } from '../kit/client.ts';
import { playAtRandom, startParty } from '../kit/server/party.ts';
import { BINARY_FRAME, type RawSocket, request, TEXT_FRAME } from '../kit/server/raw.ts';
import { Server } from '../kit/server/server.ts';
import { until } from '../kit/server/wait.ts';
import { Fuzz, type Speaker } from './fuzz.ts';

const SEED = 1;
const FRAMES = 100_000;
const CONNECTIONS = 50;
/** The most unanswered frames of one connection. */
const IN_FLIGHT = 100;

const random = Random.from(seedFrom(SEED));
let server: Server;

// The rate limit would cut off this many frames, so it is lifted. Each test has a server of its own: one test must not
// see what another makes the server print.
beforeEach(async () => {
  server = await Server.start({
    ...{ burst: FRAMES, perSecond: FRAMES, changes: FRAMES, changesPerSecond: FRAMES },
    ...{ crowdBurst: 1e12, crowdPerSecond: 1e12 },
  });
}, 120_000);
afterEach(() => server?.stop());

/** Words that would reveal how the server is made if they were in an answer. */
const INSIDES =
  /internal|stack|error|exception|undefined|\bat .+:\d+|\.ts\b|node_modules|cloudflare/i;

test(`${FRAMES} malformed messages change nothing`, { timeout: 300_000 }, async () => {
  const party = await startParty(server.url, 3);
  await playAtRandom(party, random, 40);
  const watcher = await Client.connect(server.url, party.room);
  const before = await present(party.room, [...party.clients.map(({ key }) => key), watcher.key]);
  const types: string[] = [];
  for (const client of [...party.clients, watcher]) {
    client.onMessage = ({ type }) => void types.push(type);
  }

  const answers = new Map<string, number>();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      const fuzz = new Fuzz(random.seed());
      const client = party.clients[at % 4];
      const speaker: Speaker = {
        key: client?.key ?? newKey(),
        seated: client !== undefined,
        greeted: at % 8 !== 3,
        seq: watcher.seq,
        moves: client?.moves ?? [],
      };
      const socket = await entered(party.room, speaker);
      await pelt(socket, fuzz, speaker, answers);
      socket.drop();
    }),
  );

  expect(await present(party.room, [...party.clients.map(({ key }) => key), watcher.key])).toEqual(
    before,
  );
  expect(types.filter((type) => type !== 'here')).toEqual([]);
  const answerTexts = [...answers.keys()];
  expect(answerTexts).toContain('{"type":"refused","id":0,"code":"noHello"}');
  expect(answerTexts.filter((one) => INSIDES.test(one) || !/welcome|"refused"/.test(one))).toEqual(
    [],
  );
  expect(server.log.slice(0, 1000)).toBe('');
  await playAtRandom(party, random);
  expect(party.clients.map(({ table }) => table.phase)).toEqual(['over', 'over', 'over']);
});

const UNFINISHED = 'another protocol';
const BROKEN: [string, number[]][] = [
  ['text that is not UTF-8', [0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0x80]],
  ['half a letter', [0x81, 0x82, 0, 0, 0, 0, 0xe2, 0x82]],
  ['no mask', [0x81, 0x02, 0x7b, 0x7d]],
  ['reserved bits', [0xf1, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]],
  ['an unknown opcode', [0x8b, 0x80, 0, 0, 0, 0]],
  ['the end of nothing', [0x80, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]],
  ['a length beyond all', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['a negative length', [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['a ping in pieces', [0x09, 0x80, 0, 0, 0, 0]],
  ['a close with half a code', [0x88, 0x81, 0, 0, 0, 0, 3]],
  ['a close with a code that nobody may use', [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed]],
  [UNFINISHED, [...Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
];

test('a broken frame harms only its sender', async () => {
  const party = await startParty(server.url, 3);
  const { key, seq } = party.clients[0] as Client;
  const speaker = { key, seated: true, greeted: true, seq, moves: [] };
  for (const [name, bytes] of BROKEN) {
    const socket = await entered(party.room, speaker);
    const messages: string[] = [];
    socket.onText = (text) => void messages.push(text);
    socket.bytes(Buffer.from(bytes));
    socket.send('{"type":"start","id":"after"}');
    // The server waits without end for the rest of an unfinished frame, and must answer others meanwhile.
    if (name === UNFINISHED) expect((await fetch(`${server.url}/api/health`)).ok).toBe(true);
    else await until(() => socket.closed !== null || messages.length > 0, `an end of ${name}`);
    socket.drop();
    expect(messages.filter((text) => INSIDES.test(text))).toEqual([]);
  }
  await playAtRandom(party, random);
  expect(party.clients.map(({ table }) => table.phase)).toEqual(['over', 'over', 'over']);
});

async function entered(room: string, { key, greeted }: Speaker): Promise<RawSocket> {
  const { socket } = await request(server.port, `/api/rooms/${room}/socket`);
  if (!socket) throw new Error('no connection');
  if (!greeted) return socket;
  const welcomed = new Promise<void>((done) => {
    socket.onText = () => done();
  });
  socket.send(JSON.stringify({ type: 'hello', version: 1, key, moves: true }));
  await welcomed;
  return socket;
}

/** Every frame must be answered, with a welcome or with a refusal that gives away nothing. */
async function pelt(
  socket: RawSocket,
  fuzz: Fuzz,
  speaker: Speaker,
  answers: Map<string, number>,
): Promise<void> {
  const share = FRAMES / CONNECTIONS;
  let [sent, answered] = [0, 0];
  socket.onText = (text) => {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'here') return;
    answered++;
    // The id repeats what the speaker sent, so it is left out of the comparison.
    const answerText =
      message.type === 'welcome' ? 'welcome' : JSON.stringify({ ...message, id: 0 });
    answers.set(answerText, (answers.get(answerText) ?? 0) + 1);
  };
  const state = () => `the answer to ${answered + 1} of ${sent}, closed: ${socket.closed}`;
  while (sent < share) {
    await until(() => sent - answered < IN_FLIGHT || socket.closed !== null, state);
    if (socket.closed !== null) throw new Error(state());
    const { data, binary } = fuzz.frame(speaker);
    socket.send(data, binary ? BINARY_FRAME : TEXT_FRAME);
    sent++;
  }
  await until(() => answered >= share || socket.closed !== null, state);
  expect(answered).toBe(share);
}

/** Everything that the server shows to each of these keys, without presence. */
async function present(room: string, keys: string[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const key of keys) {
    const client = await Client.connect(server.url, room, { key });
    const { seq, seat, table, game, moves } = client;
    all.push({ seq, seat, table, game, moves });
    client.leave();
  }
  return all;
}
