// How fast: slices of all servers by turns, there and back, so that a slow spell of the machine hits all
// alike; then medians, and the medians of what two servers had to each other in the same round.
import { quantile } from '../measure.ts';
import type { Contender } from './contenders.ts';
import type { Server } from './process.ts';
import { Table } from './table.ts';

const TABLES = 200;
/** Many and short, for the disk has moods, too. */
export const ROUNDS = 12;
/** Moves. */
const ALONE = 40;
/** Milliseconds. */
const ALL = 500;

export interface Slice {
  /** Milliseconds from a move to both clients having it, one table alone. */
  p50: number;
  /** All tables at once. */
  moves: number;
  /** Seconds of processor a move. */
  cpu: number;
  /** Of one core, what the clients took. */
  clients: number;
}

export class Run {
  readonly contender: Contender;
  readonly server: Server;
  readonly slices: Slice[] = [];
  /** Bytes a table, two clients at it. */
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
    // Nobody is measured asleep.
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

  /** Of the moves of all rounds. */
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

/** The median of what one had to the other, round by round. */
export function ratio(one: Run, other: Run, what: keyof Slice): number {
  const pairs = one.slices.map((slice, round) => slice[what] / (other.slices[round]?.[what] ?? 0));
  return quantile(pairs, 0.5);
}
