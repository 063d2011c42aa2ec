// A table on our server, used as our client does: it computes its legal moves itself.
import { inflateRawSync } from 'node:zlib';
import { RULES_VERSIONS } from '../../../shared/games/versions.ts';
import { DEFLATE } from '../../../shared/protocol/deflate.ts';
import type { FromServer } from '../../../shared/protocol/index.ts';
import { Client, newKey, openTable } from '../../../test/kit/client.ts';
import { BenchClient, type ClientOptions, type OpenTable } from './client.ts';

class OurClient extends BenchClient {
  readonly #key: string;
  readonly #reads: boolean;
  #seq = 0;
  /** The dictionary of what is compressed. */
  #updates: string[] = [];

  constructor(address: string, key: string, wish: ClientOptions) {
    super(address, wish);
    this.#key = key;
    this.#reads = wish.deflate ?? false;
  }

  protected override opened(): void {
    const [key, deflate] = [this.#key, this.#reads];
    this.socket.send(
      JSON.stringify({ type: 'hello', version: 1, key, deflate, rules: RULES_VERSIONS }),
    );
  }

  /** Our server compresses by itself. */
  override get deflated(): boolean {
    return this.#reads;
  }

  #textOf(data: Buffer): string {
    const [count = 0] = data;
    // A text begins with a brace, which no number of updates is.
    const isText = count > DEFLATE.updates;
    const before = count === 0 ? [] : this.#updates.slice(-count);
    const dictionary = Buffer.from(before.join('')).subarray(-DEFLATE.bytes);
    const text = isText ? data : inflateRawSync(data.subarray(1), { dictionary });
    return String(text);
  }

  protected override heard(data: Buffer): void {
    const text = this.#textOf(data);
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'update') this.#updates = [...this.#updates, text].slice(-DEFLATE.updates);
    if (message.type === 'welcome') this.#updates = [];
    if (message.type === 'welcome') {
      this.#seq = message.seq;
      this.present((message.game as { heap: number }).heap);
    } else if (message.type === 'update') {
      this.#seq = message.seq;
      const heap = (message.game as { heap?: number } | undefined)?.heap;
      if (heap !== undefined) this.shown(heap);
    } else if (message.type === 'refused') throw new Error(message.code);
  }

  override take(stones: number): void {
    const id = Math.random().toString(36).slice(2, 10);
    const move = { type: 'take', stones };
    this.socket.send(JSON.stringify({ type: 'move', seq: this.#seq, move, id }));
  }
}

/** Opens a table, seats two clients and begins the game. Then the clients leave. */
export async function openOurs(url: string): Promise<OpenTable> {
  const keys = [newKey(), newKey()] as const;
  const wanted = { game: 'nim', seats: 2, key: keys[0] };
  const room = await openTable(url, wanted);
  const guests = await Promise.all(
    keys.map((key) => Client.connect(url, room, { key, moves: false })),
  );
  await guests[1]?.ask({ type: 'sit' });
  await guests[0]?.ask({ type: 'start' });
  for (const guest of guests) guest.leave();
  const address = `${url.replace('http', 'ws')}/api/rooms/${room}/socket`;
  return {
    enter: async (seat, wish = {}) => new OurClient(address, keys[seat ?? 2] ?? newKey(), wish),
  };
}
