// A table of ours, used as our client does: it works out its legal moves itself.
import { RULES_VERSIONS } from '../../../shared/games/versions.ts';
import type { FromServer } from '../../../shared/protocol/index.ts';
import { Client, newKey, openTable } from '../../../test/kit/client.ts';
import { BenchClient, type Entry, type Wish } from './client.ts';

class OurClient extends BenchClient {
  readonly #key: string;
  #seq = 0;

  constructor(address: string, key: string, wish: Wish) {
    super(address, wish);
    this.#key = key;
  }

  protected override opened(): void {
    this.socket.send(
      JSON.stringify({ type: 'hello', version: 1, key: this.#key, rules: RULES_VERSIONS }),
    );
  }

  protected override heard(data: Buffer): void {
    const message = JSON.parse(String(data)) as FromServer;
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

/** Opens a table, seats two clients and begins the game; then the clients leave. */
export async function openOurs(url: string): Promise<Entry> {
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
