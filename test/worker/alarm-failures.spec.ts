// An alarm that fails must neither ring endlessly nor be lost: the table goes on when the bug is fixed.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyGame, deepEqual } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { Storage } from '../../worker/storage.ts';
import { asJson } from '../kit/room/json.ts';
import { Guest } from './guest.ts';
import { advanceClock, expectAccepted, openTable, stopClock } from './party.ts';
import { alarmOf, captureLog, objectOf, rowsOf, runInObject, storedOf } from './site.ts';

const HOUR = 3_600_000;
let logged: () => string[];

beforeEach(() => {
  stopClock();
  logged = captureLog('error');
});
afterEach(() => void vi.useRealTimers());

const ring = (room: string) => runDurableObjectAlarm(objectOf(room));
const failuresOf = (room: string) =>
  runInObject(room, ({ storage }) => new Storage(storage).alarmFailures);

/** It is a bot's turn, and the rules throw at this table only. */
async function failing() {
  const party = await openTable({ seats: 2 });
  const { host, room } = party;
  await expectAccepted(host.ask({ type: 'bot', seat: 1 }));
  await expectAccepted(host.ask({ type: 'start' }));
  while (host.moves.length > 0) {
    await expectAccepted(host.ask({ type: 'move', seq: host.seq, move: asJson(host.moves[0]) }));
  }
  const { table } = await storedOf(room);
  const game = findGame(table.game) as AnyGame;
  const { play } = game;
  const spy = vi.spyOn(game, 'play').mockImplementation((state, seat, move) => {
    if (deepEqual(state, table.state)) throw new Error('a mistake in the rules');
    return play(state, seat, move);
  });
  advanceClock(700);
  return { ...party, mend: () => spy.mockRestore() };
}

test('an alarm that fails rings again after twice as long each time, at most an hour, and is reported', async () => {
  const { room } = await failing();
  const waits: number[] = [];
  for (let count = 0; count < 14; count++) {
    expect(await ring(room)).toBe(true);
    const alarm = (await alarmOf(room)) ?? 0;
    waits.push(alarm - Date.now());
    vi.setSystemTime(alarm);
  }
  expect(waits.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
  expect(waits.slice(-2)).toEqual([HOUR, HOUR]);
  expect(await failuresOf(room)).toMatchObject({ count: 14 });
  const lines = logged().map((line) => JSON.parse(line));
  expect(lines).toHaveLength(14);
  expect(lines[0]).toMatchObject({ command: 'alarm', message: 'a mistake in the rules' });
  expect(JSON.stringify(lines)).not.toContain(room);
});

test('an alarm that fails leaves the table as it was, and its players may go on', async () => {
  const { room, host } = await failing();
  const rows = await rowsOf(room);
  await ring(room);
  expect(await rowsOf(room)).toEqual(rows);
  await expectAccepted(host.ask({ type: 'say', text: 'It thinks for long.' }));
  expect(host.table.chat).toHaveLength(1);
});

test('the table goes on by itself when the bug is fixed', async () => {
  const { room, mend } = await failing();
  await ring(room);
  await ring(room);
  mend();
  vi.setSystemTime((await alarmOf(room)) ?? 0);
  await ring(room);
  expect((await rowsOf(room)).at(-1)).toMatchObject({ command: 'standIn' });
  expect(await failuresOf(room)).toBe(null);
});

describe('a person who connects', () => {
  test('under another version of the worker makes a failed alarm ring at once', async () => {
    const { room, mend } = await failing();
    for (let count = 0; count < 12; count++) await ring(room);
    expect(await alarmOf(room)).toBeGreaterThan(Date.now() + HOUR / 2);
    mend();
    await runInObject(room, ({ storage }) => {
      const until = Date.now() + HOUR;
      new Storage(storage).alarmFailures = { count: 12, version: 'the one before', until };
    });
    await evictDurableObject(objectOf(room));
    await Guest.enter(room);
    expect(await alarmOf(room)).toBeLessThanOrEqual(Date.now() + 1000);
    await ring(room);
    expect(await failuresOf(room)).toBe(null);
  });

  test('under the same version does not make it ring more often', async () => {
    const { room, host } = await failing();
    for (let count = 0; count < 12; count++) await ring(room);
    const alarm = await alarmOf(room);
    expect(alarm).toBeGreaterThan(Date.now() + HOUR / 2);
    await Guest.enter(room);
    await expectAccepted(host.ask({ type: 'say', text: 'Hm.' }));
    expect(await alarmOf(room)).toBe(alarm);
  });

  test('to a table whose alarm is lost makes the object set it again', async () => {
    const { room } = await openTable({ seats: 2 });
    const alarm = await alarmOf(room);
    await runInObject(room, ({ storage }) => storage.deleteAlarm());
    expect(await alarmOf(room)).toBe(null);
    await Guest.enter(room);
    expect(await alarmOf(room)).toBe(alarm);
  });
});
