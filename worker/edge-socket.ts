// A connection at the edge: what is remembered of it while its object sleeps, and whether anybody is still there.
import type { Socket, Visitor } from '../shared/room/index.ts';

/** Longer than three pings that a client sends without being asked. */
const SILENCE = 70_000;

/** How long a connection may take to say hello when the table is full. */
const PATIENCE = 10_000;

export interface Attachment extends Visitor {
  since: number;
}

export class EdgeSocket implements Socket {
  readonly #ctx: DurableObjectState;
  readonly #socket: WebSocket;
  #kept: Attachment;

  constructor(ctx: DurableObjectState, socket: WebSocket) {
    this.#ctx = ctx;
    this.#socket = socket;
    this.#kept = socket.deserializeAttachment() as Attachment;
  }

  get visitor(): Visitor {
    return this.#kept;
  }

  set visitor({ key, moves }: Visitor) {
    this.#kept = { key, moves, since: this.#kept.since };
    this.#socket.serializeAttachment(this.#kept);
  }

  // A connection that broke without a word is still listed; its pings have stopped.
  get alive(): boolean {
    const ping = this.#ctx.getWebSocketAutoResponseTimestamp(this.#socket)?.getTime() ?? 0;
    return Date.now() - Math.max(ping, this.#kept.since) < SILENCE;
  }

  /** Connected some time ago and never said who it is. */
  get silent(): boolean {
    return this.#kept.key === null && Date.now() - this.#kept.since > PATIENCE;
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#tried(() => this.#socket.send(text));
  }

  close(code: number, reason: string): void {
    this.#tried(() => this.#socket.close(code, reason));
  }

  /** A connection that breaks in this moment must not keep the others from being told. */
  #tried(post: () => void): void {
    try {
      post();
    } catch (error) {
      console.warn(error);
    }
  }
}
