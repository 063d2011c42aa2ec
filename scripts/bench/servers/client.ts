// One seat of a table, the least of a client for each server: it says what the server wants to hear, plays
// when told to, and counts the moves that it is shown. All are the same WebSocket, so that servers are compared.
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

export interface Wish {
  /** Offers permessage-deflate. */
  deflate?: boolean;
}

/** A table that has been opened, its game begun. */
export interface Entry {
  /** To a seat, or to watch. The same seat may be entered again when it is empty. */
  enter(seat: number | null, wish?: Wish): Promise<BenchClient>;
}

export abstract class BenchClient {
  /** So many moves it has been shown. */
  moves = 0;
  /** The stones it has been shown last. */
  heap = Number.NaN;
  onMove: () => void = () => {};
  /** When it has been shown the present. */
  readonly joined: Promise<void>;
  /** When the connection is gone. */
  readonly left: Promise<void>;
  protected readonly socket: WebSocket;
  #wire: Socket | undefined;
  #join: () => void = () => {};

  constructor(address: string, { deflate = false }: Wish) {
    this.socket = new WebSocket(address, {
      // As browsers do it: everything that is sent, however short.
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
    // Whoever asks is told; nobody has to.
    this.joined.catch(() => {});
    this.socket.on('open', () => this.opened());
    this.socket.on('message', (data: Buffer) => this.heard(data));
  }

  /** Bytes that have come over the wire, the answer to the upgrade included. */
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

  /** As when the network goes: no farewell. */
  drop(): void {
    this.socket.terminate();
  }
}
