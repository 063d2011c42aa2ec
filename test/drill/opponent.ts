// Somebody at a program who plays at random while told to, and comes back after every deployment.

import type { Random } from '../../shared/engine/index.ts';
import { Client, newKey } from '../kit/client.ts';
import { pause } from '../kit/server/wait.ts';

const PATIENCE_MS = 3000;

export class Opponent {
  readonly key: string;
  /** What was refused although it stood in the list of what is legal. */
  readonly refusals: string[] = [];
  client: Client | null = null;
  readonly #url: string;
  readonly #room: string;
  readonly #random: Random;
  #playing = false;
  #done: Promise<void> = Promise.resolve();

  /** With a key of its own, or that of somebody who sits there already. */
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

  /** Nothing of it is on its way any more; the connection is gone, too. */
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
    // One that is let in and then told nothing tries again, too.
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
    // Of several who decide at once another may have been faster.
    if (told?.type !== 'refused' || told.code === 'stale' || client.seq > seq) return;
    this.refusals.push(`${told.code}: ${JSON.stringify(move)}`);
  }
}
