// A scripted player who makes random moves while told to, and reconnects after every deployment.

import type { Random } from '../../shared/engine/index.ts';
import { Client, newKey } from '../kit/client.ts';
import { pause } from '../kit/server/wait.ts';

const PATIENCE_MS = 3000;

export class Opponent {
  readonly key: string;
  /** Refusals of moves that stood in the list of legal moves. */
  readonly refusals: string[] = [];
  client: Client | null = null;
  readonly #url: string;
  readonly #room: string;
  readonly #random: Random;
  #playing = false;
  #done: Promise<void> = Promise.resolve();

  /** Uses a new key, or the key of a seat that is taken already. */
  constructor(url: string, room: string, random: Random, key = newKey()) {
    this.key = key;
    this.#url = url;
    this.#room = room;
    this.#random = random;
  }

  async enter(): Promise<Client> {
    this.client = await Client.connect(this.#url, this.#room, { key: this.key });
    return this.client;
  }

  async sit(): Promise<Client> {
    const client = await this.enter();
    await client.ask({ type: 'sit', name: 'Concierge' });
    return client;
  }

  play(): void {
    this.#playing = true;
    this.#done = this.#goOn();
  }

  /** Resolves when no command is in flight any more and the connection is closed. */
  async stop(): Promise<void> {
    this.#playing = false;
    await this.#done;
    this.client?.leave();
    this.client = null;
  }

  async #goOn(): Promise<void> {
    while (this.#playing) {
      if (!this.client || this.client.closed) await this.#comeBack();
      else if (this.client.moves.length > 0) await this.#move(this.client);
      await pause(10);
    }
  }

  async #comeBack(): Promise<void> {
    // A connection that opens but brings no state within the time is tried again, too.
    const entered = this.enter().then(() => true);
    const isIn = await Promise.race([entered.catch(() => false), pause(PATIENCE_MS)]);
    if (!isIn) await pause(50);
  }

  async #move(client: Client): Promise<void> {
    const move = this.#random.pick(client.moves);
    const { seq } = client;
    const answer = client.play(move);
    // A deployment closes the connection: the answer never comes then.
    const told = await Promise.race([answer.catch(() => undefined), pause(PATIENCE_MS)]);
    // When several players decide at the same time, another one may have been faster.
    if (told?.type !== 'refused' || told.code === 'stale' || client.seq > seq) return;
    this.refusals.push(`${told.code}: ${JSON.stringify(move)}`);
  }
}
