// The smallest client for one seat, with a subclass for each server. It plays when told to, and counts the moves that
// arrive. All subclasses use the same WebSocket, so that only the servers differ. The client of the test kit would
// not do: its WebSocket neither counts bytes nor offers compression.
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

export interface ClientOptions {
  /** Whether the client offers permessage-deflate. */
  deflate?: boolean;
}

/** A table that has been opened and whose game has begun. */
export interface OpenTable {
  /** Joins a seat, or watches if the seat is null. A seat can be joined again once it is empty. */
  enter(seat: number | null, wish?: ClientOptions): Promise<BenchClient>;
}

export abstract class BenchClient {
  /** The number of moves that have arrived. */
  moves = 0;
  /** The size of the heap in the last state that arrived. */
  heap = Number.NaN;
  onMove: () => void = () => {};
  /** Resolves when the current state has arrived. */
  readonly joined: Promise<void>;
  /** Resolves when the connection is closed. */
  readonly left: Promise<void>;
  protected readonly socket: WebSocket;
  #wire: Socket | undefined;
  #join: () => void = () => {};

  constructor(address: string, { deflate = false }: ClientOptions) {
    this.socket = new WebSocket(address, {
      // The cast is needed because the types of ws do not know `createConnection`, which ws passes on to Node.js. The
      // threshold is 0 because browsers compress all messages, however short.
      perMessageDeflate: deflate && { threshold: 0 },
      createConnection: (to: { host: string; port: number }) => {
        this.#wire = connect(to);
        return this.#wire;
      },
    } as never);
    this.left = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.joined = new Promise((resolve, reject) => {
      this.#join = resolve;
      this.socket.once('error', reject);
      this.left.then(() => reject(new Error('closed')));
    });
    // Not every caller awaits `joined`. Without this a failure would be an unhandled rejection.
    this.joined.catch(() => {});
    this.socket.on('open', () => this.opened());
    this.socket.on('message', (data: Buffer) => this.heard(data));
  }

  /** The bytes received, including the answer to the upgrade request. */
  get bytes(): number {
    return this.#wire?.bytesRead ?? 0;
  }

  get deflated(): boolean {
    return this.socket.extensions.includes('permessage-deflate');
  }

  abstract take(stones: number): void;
  protected abstract heard(data: Buffer): void;
  protected opened(): void {}

  protected present(heap: number): void {
    this.heap = heap;
    this.#join();
  }

  protected shown(heap: number): void {
    this.heap = heap;
    this.moves++;
    this.onMove();
  }

  /** Cuts the connection without a close frame, as a lost network does. */
  drop(): void {
    this.socket.terminate();
  }
}
