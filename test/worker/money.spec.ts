// What the worst client that the limits let through can cost: one table, and one sender at many tables.
import { afterEach, expect, test, vi } from 'vitest';
import { CLOSE_CODES } from '../../shared/protocol/index.ts';
import { PACE } from '../../shared/room/index.ts';
import type { Env } from '../../worker/env.ts';
import { PRICES, UNIT } from '../../worker/spending.ts';
import { Guest } from './guest.ts';
import { advanceClock, openLobby, openTable, type Party, stopClock } from './party.ts';
import { call, countWrites, rowsOf, runInObject } from './site.ts';

afterEach(() => void vi.useRealTimers());

const SENDER = '2001:db8:ffff:1::7';
const DOLLAR = 1_000_000;

/** Everything that a seat can have stored in this second, and as much again. */
async function flood(guests: Guest[], mark: string, each: number): Promise<number> {
  const asked = guests.flatMap((guest) =>
    Array.from({ length: each }, (_, at) => guest.ask({ type: 'say', text: `${mark} ${at}` })),
  );
  const answers = await Promise.all(asked);
  return answers.filter(({ type }) => type === 'update').length;
}

test('one table costs less than half a dollar an hour, whatever its six players do', async () => {
  stopClock();
  const { room, guests } = await openLobby(6, { game: 'landlord' });
  // Not all at once: a busy machine would answer the last too late.
  for (let sent = 0; sent < PACE.changes; sent += 2) await flood(guests, `burst ${sent}`, 2);
  const writes = await countWrites();
  const seconds = 30;
  let stored = 0;
  for (let second = 0; second < seconds; second++) {
    advanceClock(1000);
    for (let part = 0; part < PACE.changesPerSecond; part++)
      stored += await flood(guests, `${second} ${part}`, 2);
  }
  // The burst may have left something.
  const steady = seconds * 6 * PACE.changesPerSecond;
  expect(stored).toBeGreaterThanOrEqual(steady);
  expect(stored).toBeLessThanOrEqual(steady + 6 * PACE.changes);
  const rows = writes();
  // Rows that are dropped later count as written once more.
  const anHour = 3600 / seconds;
  const cost = {
    rows: (rows + stored) * anHour,
    dataPoints: (stored + seconds) * anHour * 0.25,
    // As fast as sixteen connections of each seat may speak, and as much again that is refused.
    messages: 2 * 6 * 16 * PACE.perSecond * 3600 * PRICES.message,
    awake: 3600 * PRICES.second,
  };
  const dollars = Object.values(cost).reduce((sum, one) => sum + one) / DOLLAR;
  const bytes = await runInObject(room, ({ storage }) => storage.sql.databaseSize);
  console.log(`a table costs ${dollars.toFixed(3)} $ an hour at most`, cost, `${bytes} bytes`);
  expect(dollars).toBeLessThan(0.5);
});

/** A counter that grants each sender so many units a minute, as the runtime’s does, but by the stopped clock. */
async function grant(room: string, units: number) {
  const counter = { granted: 0 };
  const used = new Map<string, number>();
  await runInObject(room, (_state, object) => {
    // `env` is protected in a Durable Object.
    const { env } = object as unknown as { env: Env };
    vi.spyOn(env.SPENDING as RateLimit, 'limit').mockImplementation(async ({ key }) => {
      const minute = `${key} ${Math.floor(Date.now() / 60_000)}`;
      const count = (used.get(minute) ?? 0) + 1;
      used.set(minute, count);
      const success = count <= units;
      if (success) counter.granted++;
      return { success };
    });
  });
  return counter;
}

test('what one sender costs at many tables is limited, and others play on', async () => {
  stopClock();
  const parties: Party[] = [];
  for (let table = 0; table < 4; table++) parties.push(await openTable());
  const [first] = parties as [Party];
  const counter = await grant(first.room, 10);
  const before = await Promise.all(parties.map(async ({ room }) => (await rowsOf(room)).length));
  const enter = ({ room, host }: Party) => Guest.enter(room, { key: host.key, from: SENDER });
  const attackers = await Promise.all(parties.map(enter));
  for (let second = 0; second < 10; second++) {
    advanceClock(1000);
    const open = attackers.filter(({ closed }) => !closed);
    await flood(open, `${second}`, 10).catch(() => {});
  }
  await Promise.all(attackers.map((one) => one.until(() => one.closed)));
  expect(attackers.map(({ closed }) => closed?.code)).toEqual(
    attackers.map(() => CLOSE_CODES.tooMuch),
  );
  const after = await Promise.all(parties.map(async ({ room }) => (await rowsOf(room)).length));
  const rows = after.reduce((sum, one) => sum + one) - before.reduce((sum, one) => sum + one);
  // What was sent before the counter could answer is beyond it.
  const surplus = parties.length * 10 * PRICES.storedRow;
  expect(rows * PRICES.storedRow).toBeLessThan(counter.granted * UNIT + surplus);
  expect(counter.granted).toBeLessThanOrEqual(10);
  // From another address of the same network nothing goes either, until the minute is over.
  const headers = { Upgrade: 'websocket', 'CF-Connecting-IP': '2001:db8:ffff:1::8' };
  const refused = await call(`/api/rooms/${first.room}/socket`, { headers });
  expect(refused.status).toBe(429);
  const friend = await Guest.enter(first.room);
  expect(await friend.ask({ type: 'sit' })).toMatchObject({ type: 'update' });
  advanceClock(61_000);
  await enter(first);
});
