// What the Durable Object counts and reports: a data point for each command and stage of a table, a line for each error.
import { runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { BLOB_NAMES, DOUBLE_NAMES } from '../../worker/metrics.ts';
import { Storage } from '../../worker/storage.ts';
import { asJson } from '../kit/room/json.ts';
import {
  advanceClock,
  expectAccepted,
  openTable,
  someoneToAct,
  startGame,
  stopClock,
} from './party.ts';
import { captureLog, objectOf, runInObject } from './site.ts';

afterEach(() => void vi.useRealTimers());

type Named = Record<string, string | number>;

/** Collects the data points that the object of this table writes from now on, by the names of their columns. */
async function countedAt(room: string): Promise<(event: string) => Named[]> {
  const spy = await runInObject(room, (_state, object) => {
    // `env` is protected in a Durable Object.
    const { env } = object as unknown as { env: Env };
    return vi.spyOn(env.METRICS as AnalyticsEngineDataset, 'writeDataPoint');
  });
  return (event) =>
    spy.mock.calls.flatMap(([point]) => {
      const { blobs = [], doubles = [] } = point ?? {};
      const named = Object.fromEntries([
        ...BLOB_NAMES.map((name, at) => [name, String(blobs[at])]),
        ...DOUBLE_NAMES.map((name, at) => [name, Number(doubles[at])]),
      ]);
      return named.event === event ? [named] : [];
    });
}

test('a stored command is one data point with its kind, result and cost', async () => {
  const { room, guests } = await startGame(2);
  const counted = await countedAt(room);
  const guest = someoneToAct(guests);
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move: asJson(guest.moves[0]) }));
  const refused = guests.find(({ seat }) => seat === 1);
  await refused?.ask({ type: 'start' });
  await vi.waitFor(() => expect(counted('command')).toHaveLength(2));
  const game = 'room-share';
  expect(counted('command')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ game, kind: 'move', result: 'done', rows: 1 }),
      expect.objectContaining({ game, kind: 'start', result: 'notInLobby', rows: 0 }),
    ]),
  );
});

test('a table is counted when its game starts, when it ends and when it expires', async () => {
  stopClock();
  const party = await openTable({ seats: 2 });
  const counted = await countedAt(party.room);
  const kinds = () => counted('table').map(({ kind }) => kind);
  await expectAccepted(party.host.ask({ type: 'bot', seat: 1 }));
  await expectAccepted(party.host.ask({ type: 'start' }));
  expect(kinds()).toEqual(['started']);
  await expectAccepted(party.host.ask({ type: 'leave' }));
  while (counted('table').length < 2) {
    advanceClock(700);
    await runDurableObjectAlarm(objectOf(party.room));
  }
  expect(kinds()).toEqual(['started', 'finished']);
  advanceClock(8 * 86_400_000);
  await runDurableObjectAlarm(objectOf(party.room));
  expect(kinds()).toEqual(['started', 'finished', 'expired']);
});

test('a command that fails is counted and reported, with only the digest of the room', async () => {
  const { room, guests } = await startGame(2);
  const counted = await countedAt(room);
  const logged = captureLog('error');
  vi.spyOn(Storage.prototype, 'append').mockImplementationOnce(() => {
    throw new Error('database or disk is full');
  });
  const guest = someoneToAct(guests);
  const order = { type: 'move', id: 'x', seq: guest.seq, move: asJson(guest.moves[0]) } as const;
  expect(await guest.expectRefusal(order)).toMatchObject({ code: 'internal' });
  expect(counted('command')).toMatchObject([{ kind: 'move', result: 'internal' }]);
  expect(counted('error')).toMatchObject([{ game: 'room-share', kind: 'move' }]);
  const [line = ''] = logged();
  expect(JSON.parse(line)).toMatchObject({
    ...{ event: 'error', game: 'room-share', command: 'move', message: 'database or disk is full' },
    room: expect.stringMatching(/^[\w-]{12}$/),
  });
  expect(line).not.toContain(room);
  // The table is as it was before.
  await expectAccepted(guest.ask({ ...order }, 'y'));
});
