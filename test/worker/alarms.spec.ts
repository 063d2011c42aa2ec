// The alarm, for bots and the clock. It may come late, early or twice, and must not get lost.
import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { type AnyGame, deepEqual } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/index.ts';
import { Guest } from './guest.ts';
import {
  advanceClock,
  expectAccepted,
  openLobby,
  openTable,
  someoneToAct,
  startGame,
  stopClock,
  waitForSameState,
} from './party.ts';
import {
  alarmOf,
  call,
  countWakes,
  countWrites,
  objectOf,
  rowsOf,
  runInObject,
  storedOf,
} from './site.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const ring = (room: string) => runDurableObjectAlarm(objectOf(room));

/** Calls the alarm whether one is set or not: the runtime may call it twice. */
const ringAgain = (room: string) => runInObject(room, (_state, object) => object.alarm());

/** A game where a bot has to move. */
async function withBot() {
  const party = await openTable({ seats: 2 });
  const { host } = party;
  await expectAccepted(host.ask({ type: 'bot', seat: 1 }));
  await expectAccepted(host.ask({ type: 'start' }));
  while (host.moves.length > 0) {
    const [move] = host.moves as [never];
    await expectAccepted(host.ask({ type: 'move', seq: host.seq, move }));
  }
  return party;
}

/** Keeps this table's alarm from ringing during the tests that follow. */
const hush = (room: string) => runInObject(room, ({ storage }) => storage.deleteAlarm());

const botMoves = async (room: string) =>
  (await rowsOf(room)).filter(({ command }) => command === 'standIn').length;

test('a bot moves without a command from anybody', async () => {
  const { room, host } = await withBot();
  await host.until(() => host.received.some((one) => 'events' in one && one.seq > 3));
  const { seq } = host;
  await host.until(() => host.seq > seq || host.moves.length > 0);
  const moves = (await rowsOf(room)).filter(({ command }) => command === 'standIn');
  expect(moves.length).toBeGreaterThan(0);
  for (const row of moves) expect(row).toMatchObject({ seat: 1, id: null });
  await hush(room);
});

test('a bot plays when the alarm rings, not before its delay is over, and once for each alarm', async () => {
  stopClock();
  const { room, host } = await withBot();
  const due = await alarmOf(room);
  expect(due).toBe(Date.now() + 700);
  await ringAgain(room);
  expect(await botMoves(room)).toBe(0);
  expect(await alarmOf(room)).toBe(due);
  advanceClock(700);
  expect(await ring(room)).toBe(true);
  await ringAgain(room);
  await ringAgain(room);
  expect(await botMoves(room)).toBe(1);
  await host.waitForAll();
  for (let moves = 1; host.moves.length === 0; ) {
    await evictDurableObject(objectOf(room));
    advanceClock(700);
    expect(await ring(room)).toBe(true);
    expect(await botMoves(room)).toBe(++moves);
    await host.waitForAll();
  }
  // It is not the bot's turn any more.
  const rows = await rowsOf(room);
  advanceClock(700);
  await ringAgain(room);
  expect(await rowsOf(room)).toEqual(rows);
});

test('a player whose time runs out is absent, and the alarm rings again for the expiry', async () => {
  stopClock();
  const { room, host, guests } = await openLobby(2);
  await expectAccepted(host.ask({ type: 'clock', minutes: 1 }));
  await expectAccepted(host.ask({ type: 'start' }));
  await waitForSameState(guests);
  const late = someoneToAct(guests);
  expect(await alarmOf(room)).toBe(Date.now() + MINUTE);
  await evictDurableObject(objectOf(room));
  advanceClock(MINUTE - 1);
  await ringAgain(room);
  expect((await rowsOf(room)).at(-1)?.command).toBe('start');
  advanceClock(1);
  await ring(room);
  await ringAgain(room);
  await late.until(() => late.table.chairs[late.seat ?? -1]?.absent);
  const rows = await rowsOf(room);
  expect(rows.filter(({ command }) => command === 'timeUp')).toHaveLength(1);
  expect((await storedOf(room)).table.due).toBeNull();
  expect(await alarmOf(room)).toBe(Date.now() + 30 * DAY);
});

test('a move in time postpones the end of the time for a decision', async () => {
  stopClock();
  const { room, host, guests } = await openLobby(2);
  await expectAccepted(host.ask({ type: 'clock', minutes: 1 }));
  await expectAccepted(host.ask({ type: 'start' }));
  await waitForSameState(guests);
  const first = await alarmOf(room);
  advanceClock(MINUTE / 2);
  const guest = someoneToAct(guests);
  const [move] = guest.moves as [never];
  await expectAccepted(guest.ask({ type: 'move', seq: guest.seq, move }));
  // The alarm is not set again for every move: it rings too early, and is postponed then.
  expect(await alarmOf(room)).toBe(first);
  advanceClock(MINUTE / 2);
  await ring(room);
  expect((await rowsOf(room)).at(-1)?.command).toBe('move');
  expect(await alarmOf(room)).toBe(Date.now() + MINUTE / 2);
});

test('an object that wakes writes nothing and sets no alarm', async () => {
  const { room } = await startGame(2);
  const alarm = await alarmOf(room);
  const writes = await countWrites();
  const wakes = await countWakes();
  for (const path of [`/api/rooms/${room}`, `/api/rooms/${room}/replay`, `/t/${room}`]) {
    await evictDurableObject(objectOf(room));
    await call(path);
  }
  await evictDurableObject(objectOf(room));
  const guest = await Guest.enter(room);
  guest.leave();
  expect(wakes()).toBe(4);
  expect(writes()).toBe(0);
  expect(await alarmOf(room)).toBe(alarm);
});

test('an alarm that fails rings again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { room, host } = await withBot();
  const { table } = await storedOf(room);
  const game = findGame(table.game) as AnyGame;
  const { play } = game;
  let failures = 0;
  vi.spyOn(game, 'play').mockImplementation((state, seat, move) => {
    // Other tables must not fail, because a bot may still play there.
    if (failures > 0 || !deepEqual(state, table.state)) return play(state, seat, move);
    failures++;
    throw new Error('a mistake in the rules');
  });
  await vi.waitFor(() => expect(failures).toBeGreaterThan(0), { timeout: 5_000 });
  await vi.waitFor(async () => expect(await botMoves(room)).toBeGreaterThan(0), {
    timeout: 10_000,
    interval: 200,
  });
  await host.until(() => host.received.some((one) => 'seq' in one && one.seq > 3));
  await hush(room);
});
