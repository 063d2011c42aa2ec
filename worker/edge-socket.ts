// A connection in the Durable Object. Its state is attached to the WebSocket, so that it survives hibernation.
import { AWAITING_HELLO, type ConnectionState, type Socket } from '../shared/room/index.ts';

/** Longer than three of the intervals at which a client sends pings. */
const MAX_SILENCE_MS = 70_000;

/** How long a connection may take to say hello when the table is full. */
const HELLO_TIMEOUT_MS = 10_000;

/** The paths under which the worker passes a connection on to the object of a room. */
export const SEAT_DOOR = '/sit';
export const WATCH_DOOR = '/watch';

/** Stored by the runtime. Connections outlive a deployment, so the members must stay as they are. */
export type Attachment = ConnectionState & {
  /** When the client connected. */
  since: number;
  /** The client came with an id that only watches. */
  watchesOnly?: true;
};

/** The attachment of a connection that the worker passes on with this request. */
export const newAttachment = ({ url }: Request): Attachment => ({
  ...AWAITING_HELLO,
  since: Date.now(),
  ...(new URL(url).pathname === WATCH_DOOR && { watchesOnly: true }),
});

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
    const { since, watchesOnly } = this.#attachment;
    this.#attachment = { ...state, since, ...(watchesOnly && { watchesOnly }) };
    this.#socket.serializeAttachment(this.#attachment);
  }

  get watchesOnly(): boolean {
    return this.#attachment.watchesOnly === true;
  }

  // The runtime still lists a connection that broke silently, but its pings have stopped.
  get isAlive(): boolean {
    const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(this.#socket)?.getTime() ?? 0;
    return Date.now() - Math.max(pingedAt, this.#attachment.since) < MAX_SILENCE_MS;
  }

  /** True for a client that connected some time ago and has not said hello. */
  get isOverdue(): boolean {
    return this.#attachment.key === null && Date.now() - this.#attachment.since > HELLO_TIMEOUT_MS;
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#attempt(() => this.#socket.send(text));
  }

  close(code: number, reason: string): void {
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
