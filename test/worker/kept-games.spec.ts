// Finished games are kept for a year, apart from the table at which they were played.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { Random, seedFrom } from '../../shared/engine/index.ts';
import { type Replay, readReplay, statesOf } from '../../shared/protocol/index.ts';
import { KEPT_FOR_MS, KeptGames, MAX_KEPT_GAMES } from '../../worker/kept-games.ts';
import { cachedAddress } from '../../worker/replay-cache.ts';
import { Guest, newKey } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  fixSeeds,
  type Party,
  playToEnd,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import {
  alarmOf,
  call,
  captureLog,
  codeOf,
  objectOf,
  ownTablesOf,
  post,
  runInObject,
  SITE,
  storedOf,
} from './site.ts';

const DAY = 86_400_000;

async function finishGame(seed = 1): Promise<Party> {
  stopClock();
  fixSeeds(seed);
  const party = await startGame(2);
  await playToEnd(party, Random.from(seedFrom(seed)));
  return party;
}

const replayAt = (room: string, number: number | string = '') =>
  call(`/api/rooms/${room}/replay${number === '' ? '' : `/${number}`}`);

async function readAt(room: string, number: number | string = ''): Promise<Replay> {
  const answer = await replayAt(room, number);
  expect(answer.status).toBe(200);
  const replay = readReplay(await answer.json());
  if (!replay) throw new Error('it is no replay');
  return replay;
}

async function expectMissing(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status);
  expect(await codeOf(answer)).toBe(code);
}

async function playAgain(party: Party, seed: number): Promise<void> {
  await expectAccepted(party.host.ask({ type: 'lobby' }));
  await expectAccepted(party.host.ask({ type: 'start' }));
  await playToEnd(party, Random.from(seedFrom(seed)));
}

/** What the cache of the location does by itself after some minutes; its clock is the real one. */
const leaveCache = (room: string, number: number) =>
  caches.default.delete(cachedAddress(SITE, room, number));

async function expire(room: string): Promise<void> {
  const { at } = await storedOf(room);
  advanceClock(at + 7 * DAY - Date.now());
  await runDurableObjectAlarm(objectOf(room));
  await evictDurableObject(objectOf(room));
}

const games = (room: string) =>
  runInObject(room, ({ storage }) =>
    storage.sql.exec('SELECT number FROM kept ORDER BY number').toArray(),
  );

test('before the end no address says anything about the game', async () => {
  stopClock();
  const { room, host } = await startGame(2);
  expect(host.table).not.toHaveProperty('kept');
  await expectMissing(await replayAt(room), 409, 'notOver');
  for (const number of ['0', '1', '2', '-1', '01', '1e3', 'x', '1'.repeat(20)]) {
    await expectMissing(await replayAt(room, number), 404, 'unknownReplay');
    expect((await call(`/t/${room}/replay/${number}`)).status).toBe(404);
    expect((await call(`/embed/${room}/replay/${number}`)).status).toBe(404);
  }
  expect(await games(room)).toEqual([]);
});

test('a kept game stays as it was while the next one is played, which says nothing', async () => {
  const party = await finishGame();
  const { room, host } = party;
  expect(host.table.kept).toBe(1);
  const first = await readAt(room, 1);
  expect(statesOf(first).at(-1)).toEqual((await storedOf(room)).table.state);
  expect(await readAt(room)).toEqual(first);
  await expectAccepted(host.ask({ type: 'lobby' }));
  expect(await readAt(room)).toEqual(first);
  await expectAccepted(host.ask({ type: 'start' }));
  expect(host.table).not.toHaveProperty('kept');
  expect(await readAt(room)).toEqual(first);
  await expectMissing(await replayAt(room, 2), 404, 'unknownReplay');
  await playToEnd(party, Random.from(seedFrom(2)));
  expect(host.table.kept).toBe(2);
  expect(await readAt(room, 1)).toEqual(first);
  expect(await readAt(room)).toEqual(await readAt(room, 2));
  expect((await readAt(room)).round).toBe(2);
});

test('a kept game is sent as it is stored to whoever can unpack it', async () => {
  const { room } = await finishGame();
  const packed = await call(`/api/rooms/${room}/replay/1`, {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const plain = await replayAt(room, 1);
  expect(plain.headers.get('Content-Encoding')).toBe(null);
  expect(await packed.json()).toEqual(await plain.json());
  for (const { headers } of [packed, plain]) {
    expect(headers.get('Vary')).toContain('Accept-Encoding');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
  expect((await replayAt(room)).headers.get('Cache-Control')).toBe('no-store');
});

test('when a table has expired its games are left for a year, and then nothing', async () => {
  const { room } = await finishGame();
  const replay = await readAt(room, 1);
  await expire(room);
  expect(await ownTablesOf(room)).toEqual(['kept']);
  expect((await call(`/api/rooms/${room}`)).status).toBe(404);
  expect(await readAt(room)).toEqual(replay);
  expect((await call(`/t/${room}/replay`)).status).toBe(200);
  expect(await alarmOf(room)).toBe(replay.endedAt + KEPT_FOR_MS);
  advanceClock(replay.endedAt + KEPT_FOR_MS - 1 - Date.now());
  await runDurableObjectAlarm(objectOf(room));
  expect(await readAt(room, 1)).toEqual(replay);
  await expectMissing(await replayAt(room, 2), 404, 'unknownReplay');
  advanceClock(1);
  await runDurableObjectAlarm(objectOf(room));
  await evictDurableObject(objectOf(room));
  expect(await leaveCache(room, 1)).toBe(true);
  expect(await ownTablesOf(room)).toEqual([]);
  expect(await alarmOf(room)).toBe(null);
  for (const number of ['', 1])
    await expectMissing(await replayAt(room, number), 404, 'unknownRoom');
});

test('a game that cannot be kept is over as ever, and is replayed from the table', async () => {
  captureLog('error');
  vi.spyOn(KeptGames.prototype, 'keep').mockImplementation(() => {
    throw new Error('disk full');
  });
  const { room, host } = await finishGame();
  expect(host.table).toMatchObject({ phase: 'over', kept: 'failed' });
  expect((await readAt(room)).outcome).toEqual(host.table.outcome);
  await expectMissing(await replayAt(room, 1), 404, 'unknownReplay');
  await expire(room);
  expect(await ownTablesOf(room)).toEqual([]);
  await expectMissing(await replayAt(room), 404, 'unknownRoom');
});

test('a game that is too large for a row is not kept', async () => {
  const { room } = await finishGame();
  const replay = await readAt(room, 1);
  const noise = Array.from({ length: 2 ** 20 }, () => Math.random().toString(36)).join('');
  const number = await runInObject(room, ({ storage }) =>
    new KeptGames(storage).keep({ ...replay, start: { noise } }),
  );
  expect(number).toBe(null);
});

test('an object keeps so many games, and none that is older than a year', async () => {
  const { room } = await finishGame();
  const replay = await readAt(room, 1);
  const keep = (endedAt: number) =>
    runInObject(room, ({ storage }) => new KeptGames(storage).keep({ ...replay, endedAt }));
  for (let number = 2; number <= MAX_KEPT_GAMES + 2; number++) {
    expect(await keep(replay.endedAt)).toBe(number);
  }
  const numbers = await games(room);
  expect(numbers).toHaveLength(MAX_KEPT_GAMES);
  expect(numbers[0]).toEqual({ number: 3 });
  expect(await keep(replay.endedAt + KEPT_FOR_MS)).toBe(MAX_KEPT_GAMES + 3);
  expect(await games(room)).toEqual([{ number: MAX_KEPT_GAMES + 3 }]);
});

describe('a named table', () => {
  const named = { game: 'room-share', name: 'Ada', seats: 2, named: 'our-club' };

  test('opens again where only its games are left, and its numbers go on', async () => {
    stopClock();
    fixSeeds(1);
    const sit = async (): Promise<Party> => {
      const key = newKey();
      const { room } = await (await post({ ...named, key })).json<{ room: string }>();
      const [host, other] = [await Guest.enter(room, { key }), await Guest.enter(room)];
      await expectAccepted(other.ask({ type: 'sit', name: 'Ben' }));
      await expectAccepted(host.ask({ type: 'start' }));
      await waitForSameState([host, other]);
      return { room, host, guests: [host, other] };
    };
    const first = await sit();
    await playToEnd(first, Random.from(seedFrom(1)));
    const replay = await readAt(first.room, 1);
    await expire(first.room);
    const second = await sit();
    expect(second.room).toBe(first.room);
    expect(second.host.table).toMatchObject({ phase: 'playing', round: 1 });
    expect(await readAt(second.room)).toEqual(replay);
    await playToEnd(second, Random.from(seedFrom(2)));
    expect(second.host.table.kept).toBe(2);
    expect(await readAt(second.room, 1)).toEqual(replay);
    expect((await readAt(second.room)).start).not.toEqual(replay.start);
    await expire(second.room);
    expect(await games(second.room)).toEqual([{ number: 1 }, { number: 2 }]);
  });
});

test('a table that was over before games were kept is replayed until the next game begins', async () => {
  const party = await finishGame();
  const { room, host } = party;
  const replay = await readAt(room);
  await runInObject(room, ({ storage }) => {
    storage.sql.exec(`DROP TABLE kept; DELETE FROM migrations WHERE version > 1;
      UPDATE events SET patch = json_remove(patch, '$.kept');`);
  });
  await evictDurableObject(objectOf(room));
  expect((await call(`/api/rooms/${room}`)).status).toBe(200);
  expect((await readAt(room)).steps).toEqual(replay.steps);
  await expectMissing(await replayAt(room, 1), 404, 'unknownReplay');
  await expectAccepted(host.ask({ type: 'lobby' }));
  await expectMissing(await replayAt(room), 409, 'notOver');
  await expectAccepted(host.ask({ type: 'start' }));
  await playToEnd(party, Random.from(seedFrom(2)));
  expect(host.table.kept).toBe(1);
});

test('a lobby that expires leaves the games of the table', async () => {
  const party = await finishGame();
  const { room, host } = party;
  await expectAccepted(host.ask({ type: 'lobby' }));
  await expire(room);
  expect(await ownTablesOf(room)).toEqual(['kept']);
  expect((await readAt(room)).round).toBe(1);
  await expectMissing(await replayAt(room, 2), 404, 'unknownReplay');
});

test('a finished game is smaller in a table that has expired', async () => {
  const party = await finishGame();
  await playAgain(party, 2);
  const size = () => runInObject(party.room, ({ storage }) => storage.sql.databaseSize);
  const before = await size();
  await expire(party.room);
  const after = await size();
  console.log(`two games: ${before} bytes with their table, ${after} without`);
  expect(after).toBeLessThan(before / 2);
});
