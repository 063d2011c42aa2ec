// Measures speed: slices of all servers in turn, forwards and backwards, so that a slow phase of the machine affects all
// of them. It takes medians, also of the ratios of two servers in the same round.
import { quantile } from '../measure.ts';
import type { Contender } from './contenders.ts';
import type { Server } from './process.ts';
import { Table } from './table.ts';

const TABLES = 200;
/** Many short rounds, because the speed of the disk varies, too. */
export const ROUNDS = 12;
/** Moves of a slice with one table alone. */
const ALONE = 40;
/** Milliseconds of a slice with all tables. */
const ALL = 500;

export interface Slice {
  /** Milliseconds from a move until both clients have it, with one table alone. */
  p50: number;
  /** Moves a second with all tables at once. */
  moves: number;
  /** Seconds of processor time a move. */
  cpu: number;
  /** The share of one core that the clients took. */
  clients: number;
}

export class Run {
  readonly contender: Contender;
  readonly server: Server;
  readonly slices: Slice[] = [];
  /** Bytes a table with two clients. */
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
    // No object may be asleep when the slice begins.
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

  /** Over the moves of all rounds. */
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

export async function speeds(runs: Run[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const run of round % 2 ? runs.toReversed() : runs) run.slices.push(await run.slice());
  }
}

/** The median of the ratios of two servers, round by round. */
export function ratio(one: Run, other: Run, what: keyof Slice): number {
  const pairs = one.slices.map((slice, round) => slice[what] / (other.slices[round]?.[what] ?? 0));
  return quantile(pairs, 0.5);
}
