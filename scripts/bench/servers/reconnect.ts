// Measures how soon a client that lost its connection is up to date again.
import { pause } from '../../../test/kit/server/wait.ts';
import type { BenchClient } from './client.ts';
import type { Run } from './rounds.ts';
import type { Table } from './table.ts';

const DROPS = 20;
/** The pause between two attempts to reach a server that is down. */
const PATIENCE = 100;

/**
 * Measures several times how many milliseconds pass from a cut connection to the current state, for a client that
 * reconnects at once.
 */
export async function measureReconnects(run: Run): Promise<number[]> {
  const table = await run.open();
  const waits: number[] = [];
  for (let drop = 0; drop < DROPS; drop++) {
    await table.move();
    table.seats[0].drop();
    const cut = performance.now();
    await replaced(table, await table.entry.enter(0));
    waits.push(performance.now() - cut);
  }
  return waits;
}

async function replaced(table: Table, client: BenchClient): Promise<void> {
  await client.joined;
  const [gone, other] = table.seats;
  client.moves = gone.moves;
  if (client.heap !== gone.heap || client.heap !== other.heap) {
    throw new Error('back to another game');
  }
  table.seats[0] = client;
}

/** Measures the milliseconds from the first answer of a restarted server to the current state of the same table. */
export async function measureRestart(run: Run): Promise<number> {
  const table = await run.open();
  for (let move = 0; move < 40; move++) await table.move();
  const { heap } = table.seats[0];
  run.server.stop();
  await run.server.ended();
  let answered = Number.POSITIVE_INFINITY;
  const started = run.contender.start().then(() => {
    answered = performance.now();
  });
  const client = await retryUntilJoined(table);
  const back = performance.now();
  await started;
  if (client.heap !== heap) throw new Error('moves that had been answered are lost');
  return Math.max(0, back - answered);
}

async function retryUntilJoined(table: Table): Promise<BenchClient> {
  for (;;) {
    const client = await table.entry.enter(0);
    const there = await client.joined.then(
      () => true,
      () => false,
    );
    if (there) return client;
    await pause(PATIENCE);
  }
}
