// A player who reconnects after every crash: one command is in flight, and is sent again with the same id.
// It plays random legal moves, and sometimes chats or takes a move back, until the game is over.

import { Random, type Seed } from '../../shared/engine/index.ts';
import { type Answer, asJson, Client, newKey } from '../kit/client.ts';
import { pause } from '../kit/server/wait.ts';

type Order = Extract<Parameters<Client['ask']>[0], { type: 'move' | 'undo' | 'say' }>;

export interface Kept {
  order: Order;
  /** The number that the server gave it; null when the server answered that it knows the command already. */
  seq: number | null;
}

/** The delays between two tries to reconnect, a tenth of those of the browser's client. */
const SOONEST = 50;
const LATEST = 1000;
const TRIES = 200;

export class ReturningPlayer {
  readonly key = newKey();
  /** Null while there is no connection. */
  client: Client | null = null;
  /** The commands that the server has acknowledged, in order. */
  readonly kept: Kept[] = [];
  returns = 0;
  /** How many commands that were sent again had been stored before the crash, and how many had been lost. */
  known = 0;
  lost = 0;
  onSend: () => void = () => {};
  readonly #url: string;
  readonly #random: Random;
  #room = '';
  #seen = 0;
  #inFlight: { id: string; order: Order; again: boolean } | null = null;
  #commands = 0;

  constructor(url: string, seed: Seed) {
    this.#url = url;
    this.#random = Random.from(seed);
  }

  async enter(room: string): Promise<Client> {
    this.#room = room;
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        this.onSend();
        const client = await Client.connect(this.#url, room, { key: this.key });
        if (client.seq < this.#seen) throw new Error(`was at ${this.#seen}, is at ${client.seq}`);
        this.client = client;
        return client;
      } catch (error) {
        if (!/^(no connection|closed)/.test((error as Error).message)) throw error;
        await pause(this.#random.below(Math.min(LATEST, SOONEST * 2 ** Math.min(tries, 10))));
      }
    }
    throw new Error('the server does not come back');
  }

  async play(): Promise<void> {
    for (;;) {
      const client = this.client ?? (await this.enter(this.#room));
      this.#seen = client.seq;
      if (client.closed) {
        this.client = null;
        this.returns++;
        if (this.#inFlight) this.#inFlight.again = true;
      } else if (this.#inFlight || this.#wants(client)) await this.#send(client);
      else if (client.table.phase === 'over') return;
      else await pause(2);
    }
  }

  #wants(client: Client): boolean {
    const order = this.#choose(client);
    if (order) this.#inFlight = { id: `${++this.#commands}`, order, again: false };
    return order !== null;
  }

  #choose({ moves, table, seat, seq }: Client): Order | null {
    if (moves.length === 0 || table.phase !== 'playing') return null;
    const chance = this.#random.below(30);
    if (chance === 0) return { type: 'say', text: `${seat}: ${this.#commands}` };
    if (chance === 1 && table.undo === seat) {
      return { type: 'undo', seq };
    }
    return { type: 'move', seq, move: asJson(this.#random.pick(moves)) };
  }

  async #send(client: Client): Promise<void> {
    const flying = this.#inFlight;
    if (!flying) return;
    this.onSend();
    const answer = await client.ask(flying.order, flying.id).catch((error) => {
      if (client.closed) return null;
      throw error;
    });
    if (answer !== null) await this.#answered(answer, flying);
  }

  async #answered(answer: Answer, { order, again }: { order: Order; again: boolean }) {
    if (answer.type === 'refused') {
      if (answer.code !== 'tooFast') throw new Error(`${JSON.stringify(order)}: ${answer.code}`);
      await pause(50);
      return;
    }
    if (answer.type === 'done') this.known++;
    else if (again) this.lost++;
    this.kept.push({ order, seq: answer.type === 'update' ? answer.seq : null });
    this.#inFlight = null;
  }
}
