// The JSON Schema of the wire says what the server really accepts and sends, in every game.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { allGames } from '../../../shared/games/index.ts';
import { type FromServer, type Replay, readMessage } from '../../../shared/protocol/index.ts';
import { buildSchema } from '../../../shared/protocol/schema.ts';
import { buildReplay } from '../../../shared/room/index.ts';
import { faultOf } from '../../kit/json-schema.ts';
import { World } from '../../kit/room/world.ts';

const page = readFileSync(new URL('../../../shared/protocol/README.md', import.meta.url), 'utf8');
const schema = buildSchema();
const faultFromClient = (message: unknown) => faultOf(message, schema, 'fromClient');
const faultFromServer = (message: unknown) =>
  faultOf(message, schema, 'fromServer', { isClosed: true });

/** Plays a whole game with talk, a move taken back, a spectator and a device that moves; returns all that was said. */
function recordGame(game: string, seats: number, seed: number) {
  const world = World.open({ game, seats, seed });
  const sent: string[] = [];
  const received: string[] = [];
  const deliver = world.deliverToServer.bind(world);
  world.deliverToServer = (line, fate) => {
    const [parcel] = line.toServer;
    if (typeof parcel === 'string') sent.push(parcel);
    return deliver(line, fate);
  };
  world.editSentText = (text) => {
    received.push(text);
    return text;
  };
  const ada = world.enters('Ada');
  const others = ['Ben', 'Cleo'].slice(0, seats - 1).map((name) => world.enters(name));
  for (const [at, person] of others.entries())
    person.does('sit', { name: person.name, seat: at + 1 });
  for (let seat = 3; seat < seats; seat++) ada.does('bot', { seat, level: 'easy', name: 'Percy' });
  ada.does('clock', { minutes: 5 }).does('grace', { seconds: 30, atOnce: false });
  ada.does('hints', { on: false }).does('coach', { on: true }).does('colour', { colour: 'green' });
  ada.does('say', { text: 'Hello 👩‍💻' }).does('start');
  ada.does('emote', { emote: 'clap' });
  const watcher = world.addPerson('Dan');
  watcher.wantsMoves = false;
  watcher.connect();
  world.deliverAll();
  expect(watcher.tries('say', { text: 'x' })).toBe('notSeated');
  const random = Random.from(seedFrom(seed));
  const people = [ada, ...others];
  let moves = 0;
  while (world.stored.table.phase === 'playing') {
    const mover = random.pick(people.filter((person) => person.moves.length > 0));
    mover.plays(random.pick(mover.moves));
    if (++moves === 20) mover.getsAnswer('undo', { seq: mover.seq });
    if (moves === 30) others[0]?.getsAnswer('link', { key: 'k'.repeat(22) });
  }
  watcher.does('past');
  ada.reconnects().does('rematch', { yes: false });
  const replay = buildReplay(world.stored, world.journal);
  return { sent, received, replay, moves };
}

describe.each(allGames.map(({ id }) => id))('a recorded game of %s', (game) => {
  const recorded = recordGame(game, game === 'room-share' ? 2 : 3, 5);

  test('is what the schema describes, in both directions', () => {
    expect(recorded.moves).toBeGreaterThan(20);
    const messages = recorded.received.map((text): FromServer => JSON.parse(text));
    expect(new Set(messages.map(({ type }) => type))).toEqual(
      new Set(['welcome', 'update', 'done', 'refused', 'here', 'emote', 'past']),
    );
    for (const text of recorded.sent) expect(faultFromClient(JSON.parse(text)), text).toBeNull();
    for (const message of messages)
      expect(faultFromServer(message), JSON.stringify(message).slice(0, 300)).toBeNull();
  });

  test('says nothing that the document does not list', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${game}\``)) ?? '';
    const [, , reasons = '', types = ''] = row.split('|');
    const { outcome, steps } = recorded.replay as Replay;
    expect(reasons).toContain(`\`${outcome.reason}\``);
    const said = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(said.size).toBeGreaterThan(4);
    said.delete('undone');
    for (const type of said) expect(types).toContain(`\`${type}\``);
  });

  test('has a replay as the schema describes it', () => {
    const replay = JSON.parse(JSON.stringify(recorded.replay));
    expect(faultOf(replay, schema, 'replay', { isClosed: true })).toBeNull();
    expect(faultOf({ ...replay, format: 2 }, schema, 'replay')).not.toBeNull();
  });
});

const key = 'k'.repeat(22);
const good: object[] = [
  { type: 'hello', version: 1, key },
  { type: 'hello', version: 1, key, moves: true, rules: { raja: 1 }, later: [] },
  { type: 'sit', id: 'a' },
  { type: 'sit', id: 'a', name: 'Ada', seat: 3 },
  { type: 'options', id: 'a', options: { short: true, ending: 'sum', sum: 60 } },
  { type: 'chairs', id: 'a', count: 4 },
  { type: 'bot', id: 'a', seat: 1, level: 'strong', name: 'Percy' },
  { type: 'clock', id: 'a', minutes: 10_080 },
  { type: 'grace', id: 'a', seconds: 0, atOnce: true },
  { type: 'move', id: 'a', seq: 0, move: null },
  { type: 'say', id: 'a', text: 'x'.repeat(300) },
  { type: 'link', id: 'a', key },
  { type: 'rematch', id: 'a' },
  { type: 'past', id: 'x'.repeat(40) },
];

/** What may stand in the place of a member. */
const odd = [
  null,
  true,
  -1,
  0,
  1.5,
  32,
  1e17,
  '',
  ' x',
  'x'.repeat(301),
  [],
  {},
  { a: {} },
  'raja',
];

test('whatever is changed in a message, the schema and the server agree about it', () => {
  const changed = good.flatMap((message) => {
    const without = Object.keys(message).map((name) => {
      const { [name as never]: _gone, ...rest } = message;
      return rest as object;
    });
    const replaced = Object.keys(message).flatMap((name) =>
      odd.map((value) => ({ ...message, [name]: value })),
    );
    return [message, ...without, ...replaced, { ...message, more: 1 }];
  });
  let accepted = 0;
  for (const message of changed) {
    const isAccepted = 'message' in readMessage(JSON.stringify(message));
    expect(faultFromClient(message) === null, JSON.stringify(message)).toBe(isAccepted);
    if (isAccepted) accepted++;
  }
  expect(accepted).toBeGreaterThan(good.length);
  expect(accepted).toBeLessThan(changed.length / 2);
});

test('the schema describes the example session of the document', () => {
  const lines = [...page.matchAll(/^\w+ ([<>]) (\{.*\})$/gm)];
  expect(lines.length).toBeGreaterThan(30);
  for (const [, side, text = ''] of lines) {
    const message = JSON.parse(text);
    expect(side === '>' ? faultFromClient(message) : faultFromServer(message), text).toBeNull();
  }
});
