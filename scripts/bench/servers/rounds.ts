// Measures speed in slices that alternate between all servers, forwards and backwards, so that a slow phase of the
// machine affects all of them. The results are medians. Two servers are compared by the median of their ratios in the
// same round.
import { quantile } from '../measure.ts';
import type { Contender } from './contenders.ts';
import type { Server } from './process.ts';
import { Table } from './table.ts';

const TABLES = 200;
/** There are many short rounds, because the speed of the disk varies too. */
export const ROUNDS = 12;
/** The number of moves in a slice with only one table. */
const ALONE = 40;
/** The length of a slice with all tables, in milliseconds. */
const ALL = 500;

export interface Slice {
  /** The milliseconds from a move until both clients have it, with only one table. */
  p50: number;
  /** Moves a second with all tables at once. */
  moves: number;
  /** The processor time per move, in seconds. */
  cpu: number;
  /** The share of one core that the clients used. */
  clients: number;
}

export class Run {
  readonly contender: Contender;
  readonly server: Server;
  readonly slices: Slice[] = [];
  /** The bytes of memory for a table with two clients. */
  memory = 0;
  #tables: Table[] = [];
  readonly #waits: number[] = [];

  constructor(contender: Contender, server: Server) {
    this.contender = contender;
    this.server = server;
  }

  async open(deflate?: boolean[]): Promise<Table> {
    return Table.seated(await this.contender.open(this.server.url), deflate);
  }

  async openAll(): Promise<void> {
    const first = await this.open();
    const before = this.server.memory;
    while (this.#tables.length < TABLES) {
      this.#tables.push(...(await Promise.all(Array.from({ length: 20 }, () => this.open()))));
    }
    this.memory = (this.server.memory - before) / TABLES;
    this.#tables.push(first);
  }

  async slice(): Promise<Slice> {
    const [first, ...tables] = this.#tables as [Table, ...Table[]];
    // No object may be asleep when the slice begins, so each table gets a move first.
    await Promise.all(this.#tables.map((table) => table.move()));
    const waits: number[] = [];
    while (waits.length < ALONE) {
      const sent = performance.now();
      await first.move();
      waits.push(performance.now() - sent);
    }
    this.#waits.push(...waits);
    return {
      p50: quantile(waits, 0.5),
      ...(await this.#allAtOnce(tables)),
    };
  }

  async #allAtOnce(tables: Table[]) {
    const [cpu, clients, began] = [this.server.cpu, process.cpuUsage(), performance.now()];
    const over = () => performance.now() > began + ALL;
    const played = await Promise.all(tables.map((table) => table.moveUntil(over)));
    const moves = played.reduce((sum, some) => sum + some, 0);
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(clients);
    return {
      moves: moves / seconds,
      cpu: (this.server.cpu - cpu) / moves,
      clients: (user + system) / 1e6 / seconds,
    };
  }

  /** Computed from the moves of all rounds together. */
  get p99(): number {
    return quantile(this.#waits, 0.99);
  }

  median(what: keyof Slice): number {
    return quantile(
      this.slices.map((slice) => slice[what]),
      0.5,
    );
  }
}

export async function measureSpeeds(runs: Run[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const run of round % 2 ? runs.toReversed() : runs) run.slices.push(await run.slice());
  }
}

/** The median of the ratios of two servers, round by round. */
export function ratio(one: Run, other: Run, what: keyof Slice): number {
  const pairs = one.slices.map((slice, round) => slice[what] / (other.slices[round]?.[what] ?? 0));
  return quantile(pairs, 0.5);
}
