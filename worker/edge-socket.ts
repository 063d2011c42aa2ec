// A connection in the Durable Object. Its state is attached to the WebSocket, so that it survives hibernation.
import type { ConnectionState, Socket } from '../shared/room/index.ts';

/** Longer than three of the intervals at which a client sends pings. */
const MAX_SILENCE_MS = 70_000;

/** Stored by the runtime. Connections outlive a deployment, so the members must stay as they are. */
export type Attachment = ConnectionState & {
  /** When the client connected. */
  since: number;
  /** The object has closed the connection. The client may ignore that, and what it then sends must not count. */
  closed?: true;
};

export class EdgeSocket implements Socket {
  readonly #ctx: DurableObjectState;
  readonly #socket: WebSocket;
  #attachment: Attachment;

  constructor(ctx: DurableObjectState, socket: WebSocket) {
    this.#ctx = ctx;
    this.#socket = socket;
    this.#attachment = socket.deserializeAttachment() as Attachment;
  }

  get state(): ConnectionState {
    return this.#attachment;
  }

  set state(state: ConnectionState) {
    const { since, closed } = this.#attachment;
    this.#attach({ ...state, since, ...(closed && { closed }) });
  }

  #attach(attachment: Attachment): void {
    this.#attachment = attachment;
    this.#socket.serializeAttachment(attachment);
  }

  get since(): number {
    return this.#attachment.since;
  }

  get isClosed(): boolean {
    return this.#attachment.closed ?? false;
  }

  // The runtime still lists a connection that broke silently, but its pings have stopped.
  get isAlive(): boolean {
    const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(this.#socket)?.getTime() ?? 0;
    return Date.now() - Math.max(pingedAt, this.#attachment.since) < MAX_SILENCE_MS;
  }

  send(text: string): void {
    if (this.isClosed || this.#socket.readyState !== WebSocket.OPEN) return;
    this.#attempt(() => this.#socket.send(text));
  }

  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.#attach({ ...this.#attachment, closed: true });
    this.#attempt(() => this.#socket.close(code, reason));
  }

  /** A connection that breaks at this moment must not keep the others from getting their messages. */
  #attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      console.warn(error);
    }
  }
}
