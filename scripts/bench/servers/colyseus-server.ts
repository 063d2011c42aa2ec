// A Colyseus server with Nim in two variants: with its state in a schema, or sent as plain messages. Patches are sent
// with every move. By default they would wait for the next of twenty ticks a second, and the benchmark would measure
// that wait.
import '../production.ts';

import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { STONES } from './stones.ts';

const State = schema({
  heap: t.number(),
  taken: t.array('number'),
  last: t.number(),
  turn: t.number(),
});

interface Nim {
  heap: number;
  taken: number[];
  last: number;
  turn: number;
}

/** True if the move was legal. */
function take(nim: Nim, seat: number, stones: unknown): boolean {
  if (seat !== nim.turn || ![1, 2, 3].includes(stones as number)) return false;
  if (Number(stones) > nim.heap) return false;
  nim.heap -= Number(stones);
  nim.taken[seat] = (nim.taken[seat] ?? 0) + Number(stones);
  nim.last = seat;
  nim.turn = 1 - seat;
  return true;
}

abstract class NimRoom extends Room {
  abstract nim: Nim;
  readonly seats = new Map<string, number>();

  override onCreate(): void {
    this.patchRate = null;
    this.onMessage('take', (client: Client, stones: unknown) => {
      const seat = this.seats.get(client.sessionId) ?? -1;
      if (take(this.nim, seat, stones)) this.tell();
      else client.send('refused');
    });
  }

  override onJoin(client: Client, { seat }: { seat: number }): void {
    this.seats.set(client.sessionId, seat);
  }

  abstract tell(): void;
}

class WithSchema extends NimRoom {
  override state = new State().assign({ heap: STONES, taken: [0, 0], last: 0, turn: 0 });
  // The type of a schema does not show that its members are those of Nim.
  override nim = this.state as unknown as Nim;

  override tell(): void {
    this.broadcastPatch();
  }
}

class WithMessages extends NimRoom {
  override nim: Nim = { heap: STONES, taken: [0, 0], last: 0, turn: 0 };

  override onJoin(client: Client, wish: { seat: number }): void {
    super.onJoin(client, wish);
    client.send('nim', this.nim);
  }

  override tell(): void {
    this.broadcast('nim', this.nim);
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('schema', WithSchema);
server.define('messages', WithMessages);
await server.listen(Number(process.argv[2]), '127.0.0.1');
