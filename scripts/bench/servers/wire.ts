// Measures the bytes that a server sends to a client for each move, and for joining a running game. They are counted
// at the socket, with all overhead.
import type { BenchClient } from './client.ts';
import type { Run } from './rounds.ts';
import { STONES, stonesOf } from './stones.ts';

const MOVES = 60;

export interface Wire {
  plain: number;
  /** NaN for servers that do not agree to compression. */
  deflated: number;
  join: number;
  joinDeflated: number;
}

export async function measureWire(run: Run): Promise<Wire> {
  const table = await run.open([false, true]);
  const before = table.seats.map(({ bytes }) => bytes);
  for (let move = 0; move < MOVES; move++) await table.move();
  const each = table.seats.map((seat, at) => (seat.bytes - (before[at] ?? 0)) / MOVES);
  const watchers = [
    await table.entry.enter(null),
    await table.entry.enter(null, { deflate: true }),
  ];
  await Promise.all(watchers.map(({ joined }) => joined));
  const left = STONES - Array.from({ length: MOVES }, (_, move) => stonesOf(move)).reduce(sum);
  // The bare object knows no game, so its heap is not checked.
  const heaps = [...table.seats, ...watchers]
    .map(({ heap }) => heap)
    .filter((heap) => heap < STONES);
  if (heaps.some((heap) => heap !== left)) throw new Error(`${run.contender.name}: another game`);
  const agreed = (client: BenchClient | undefined, bytes: number) =>
    client?.deflated ? bytes : Number.NaN;
  return {
    plain: each[0] ?? 0,
    deflated: agreed(table.seats[1], each[1] ?? 0),
    join: watchers[0]?.bytes ?? 0,
    joinDeflated: agreed(watchers[1], watchers[1]?.bytes ?? 0),
  };
}

const sum = (one: number, other: number): number => one + other;

/** Measures the bytes of a move after the object has slept while the connections stayed open. */
export async function measureAfterSleep(run: Run): Promise<number> {
  const wakes = async () => Number(await (await fetch(`${run.server.url}/bench/wakes`)).json());
  const table = await run.open([true, true]);
  for (let move = 0; move < MOVES; move++) await table.move();
  const before = await wakes();
  // An object falls asleep after ten seconds without a message.
  await new Promise((awake) => setTimeout(awake, 12_000));
  const [first] = table.seats;
  const { bytes } = first;
  await table.move();
  await table.move();
  if ((await wakes()) === before) throw new Error('it did not sleep');
  return (first.bytes - bytes) / 2;
}
