// What is stored, and what that costs: one row for each move, and waking without rules code.
import { evictDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { applyPatch, Random, seedFrom } from '../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import { Room, type StoredTable } from '../../shared/room/index.ts';
import { Storage } from '../../worker/storage.ts';
import { asJson } from '../kit/room/json.ts';
import { newKey } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  openLobby,
  playToEnd,
  someoneToAct,
  startGame,
  stopClock,
} from './party.ts';
import { countWrites, objectOf, rowsOf, runInObject, storedOf, tablesOf } from './site.ts';

const all = (room: string, query: string) =>
  runInObject(room, ({ storage }) => storage.sql.exec(query).toArray());

/** The table in the object's memory after its latest command. */
function inMemory(): () => StoredTable | undefined {
  const rooms: Room[] = [];
  const { flush } = Room.prototype;
  vi.spyOn(Room.prototype, 'flush').mockImplementation(function (this: Room) {
    rooms.push(this);
    flush.call(this);
  });
  return () => rooms.at(-1)?.stored;
}

/** In dollars for a million rows written. */
const PRICE = 1;

test.each([2, 3, 4])('a move with %s players writes hardly more than one row', async (seats) => {
  stopClock();
  fixSeeds(seats);
  const writes = await countWrites();
  const party = await startGame(seats);
  const [before, lobby] = [(await rowsOf(party.room)).length, writes()];
  await playToEnd(party, Random.from(seedFrom(seats)));
  const rows = await rowsOf(party.room);
  const moves = rows.length - before;
  const perMove = (writes() - lobby) / moves;
  const biggest = Math.max(...rows.map((row) => JSON.stringify(row).length));
  console.log(
    `${seats} players: ${moves} moves, ${perMove.toFixed(3)} rows each;`,
    `a million games, lobby and all, ${(writes() * PRICE).toFixed(0)} $ for rows;`,
    `longest row ${biggest} bytes`,
  );
  expect(rows.slice(before).every(({ command }) => command === 'move')).toBe(true);
  expect(perMove).toBeGreaterThanOrEqual(1);
  expect(perMove).toBeLessThanOrEqual(1.1);
  expect(biggest).toBeLessThan(20_000);
});

test('every command is one row, numbered without gaps', async () => {
  stopClock();
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(1)));
  await expectAccepted(party.host.ask({ type: 'say', text: 'Well played.' }));
  const rows = await rowsOf(party.room);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, at) => at + 1));
  expect(rows.slice(0, 3).map(({ command }) => command)).toEqual(['open', 'sit', 'start']);
  expect(rows.at(-1)).toMatchObject({ seat: 0, command: 'say', move: null, events: [] });
});

test('a snapshot is stored as the game begins, and after every 32 changes', async () => {
  stopClock();
  fixSeeds(1);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(1)));
  const rows = await rowsOf(party.room);
  const kept = await all(party.room, 'SELECT seq, length(body) AS size FROM snapshots');
  const due = rows.map(({ seq }) => seq).filter((seq) => seq === 3 || seq % 32 === 0);
  expect(kept.map(({ seq }) => seq)).toEqual(due);
  for (const { size } of kept) expect(Number(size)).toBeLessThan(50_000);
});

test('after every command the stored table is the one in memory', async () => {
  stopClock();
  fixSeeds(2);
  const live = inMemory();
  const party = await startGame(3);
  await playToEnd(party, Random.from(seedFrom(2)), async () => {
    expect(await storedOf(party.room)).toEqual(live());
  });
});

test('after an alarm that only sets the next one, the stored table is the one in memory', async () => {
  stopClock();
  const live = inMemory();
  const { room, guests } = await startGame(2);
  advanceClock(2 * 86_400_000);
  await runInObject(room, (_state, object) => object.alarm());
  const guest = someoneToAct(guests);
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) }));
  expect(await storedOf(room)).toEqual(live());
});

test('the rows after a snapshot lead to the next snapshot', async () => {
  stopClock();
  fixSeeds(3);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(3)));
  const snapshots = await all(party.room, 'SELECT seq, body FROM snapshots ORDER BY seq');
  const rows = await rowsOf(party.room);
  expect(snapshots.length).toBeGreaterThan(3);
  snapshots.forEach(({ seq, body }, at) => {
    const before = snapshots[at - 1];
    if (!before) return;
    const between = rows.slice(Number(before.seq), Number(seq));
    const start: unknown = JSON.parse(String(before.body));
    const led = between.reduce((table, { patch }) => applyPatch(table, patch), start);
    expect(led).toEqual(JSON.parse(String(body)));
  });
});

test('the tables have no other index than their numbers, because an index would cost a row for every row', async () => {
  const { room } = await openLobby(2);
  const query =
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";
  const schema = await all(room, query);
  expect(schema.map(({ name }) => name)).toEqual(['migrations', 'events', 'snapshots', 'kept']);
  for (const { type, sql } of schema) {
    expect(type).toBe('table');
    expect(sql).toMatch(/INTEGER PRIMARY KEY/);
    expect(sql).not.toMatch(/UNIQUE|TEXT PRIMARY/);
  }
});

test('opening a table again changes nothing', async () => {
  const { room, host } = await openLobby(2);
  const rows = await rowsOf(room);
  const wanted = {
    game: 'room-share',
    version: RULES_VERSIONS['room-share'],
    options: {},
    seats: 2,
    name: 'Eve',
  };
  expect(await objectOf(room).open({ ...wanted, key: newKey() })).toBe(false);
  await evictDurableObject(objectOf(room));
  expect(await objectOf(room).open({ ...wanted, key: newKey() })).toBe(false);
  await runInObject(room, ({ storage }) => new Storage(storage).migrate());
  expect(await all(room, 'SELECT version FROM migrations')).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
  expect(await rowsOf(room)).toEqual(rows);
  expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'update', seq: 3 });
});

// During a deployment, old code meets tables that new code has written.
test('older code works with a newer schema', async () => {
  stopClock();
  fixSeeds(4);
  const party = await startGame(2);
  await runInObject(party.room, ({ storage }) => {
    storage.sql.exec(`
      ALTER TABLE events ADD COLUMN later TEXT;
      ALTER TABLE snapshots ADD COLUMN later INTEGER DEFAULT 7;
      ALTER TABLE migrations ADD COLUMN later TEXT;
      CREATE TABLE later (name TEXT);
      INSERT INTO migrations (version) VALUES (3);
    `);
  });
  await playToEnd(party, Random.from(seedFrom(4)), () => evictDurableObject(objectOf(party.room)));
  expect(party.host.table.phase).toBe('over');
  await runInObject(party.room, ({ storage }) => new Storage(storage).migrate());
  expect(await all(party.room, 'SELECT count(*) AS count FROM migrations')).toEqual([{ count: 3 }]);
});

test('a table with an older schema is migrated when it wakes', async () => {
  const { room, host } = await openLobby(2);
  await runInObject(room, ({ storage }) => {
    storage.sql.exec(
      'DELETE FROM migrations; DROP TABLE snapshots; DROP TABLE events; DROP TABLE kept;',
    );
  });
  await evictDurableObject(objectOf(room));
  expect(await objectOf(room).info()).toBe(null);
  expect(await tablesOf(room)).toEqual(expect.arrayContaining(['events', 'snapshots', 'kept']));
  expect(await all(room, 'SELECT version FROM migrations')).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
  expect(host.closed).toBe(null);
});

test('a move of a bot writes a row for itself and one for its alarm', async () => {
  stopClock();
  fixSeeds(5);
  const { host, room } = await openLobby(1, { seats: 2 });
  await expectAccepted(host.ask({ type: 'bot', seat: 1 }));
  await expectAccepted(host.ask({ type: 'start' }));
  const writes = await countWrites();
  let [moves, written] = [0, 0];
  while (moves < 30 && host.table.phase === 'playing') {
    if (host.moves.length > 0) {
      await expectAccepted(host.ask({ type: 'move', seq: host.seq, move: asJson(host.moves[0]) }));
      continue;
    }
    const [before, { seq }] = [writes(), host];
    advanceClock(1000);
    await runInObject(room, (_state, object) => object.alarm());
    await host.until(() => host.seq > seq);
    written += writes() - before;
    moves++;
  }
  console.log(`a bot's move costs ${(written / moves).toFixed(2)} rows`);
  expect(written / moves).toBeLessThanOrEqual(2.1);
});
