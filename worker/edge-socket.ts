// A connection in the Durable Object. Its state is attached to the WebSocket, so that it survives hibernation.
import {
  AWAITING_HELLO,
  type ConnectionState,
  isJoined,
  type Socket,
} from '../shared/room/index.ts';
import { type Deflater, NOTHING_TOLD } from './deflate.ts';

/** Longer than three of the intervals at which a client sends pings. */
const MAX_SILENCE_MS = 70_000;

/** The paths under which the worker passes a connection on to the object of a room. */
export const SEAT_DOOR = '/sit';
export const WATCH_DOOR = '/watch';

/** Stored by the runtime. Connections outlive a deployment, so the members must stay as they are. */
export type Attachment = ConnectionState & {
  /** When the client connected. */
  since: number;
  /** The client came with an id that only watches. */
  watchesOnly?: true;
  /** Who pays for it, see spending.ts. */
  sender?: string;
  /** The object has closed the connection. The client may ignore that, and what it then sends must not count. */
  closed?: true;
};

/** The attachment of a connection that the worker passes on with this request. */
export const newAttachment = ({ url }: Request, sender: string | null): Attachment => ({
  ...AWAITING_HELLO,
  since: Date.now(),
  ...(sender !== null && { sender }),
  ...(new URL(url).pathname === WATCH_DOOR && { watchesOnly: true }),
});

export class EdgeSocket implements Socket {
  readonly #ctx: DurableObjectState;
  readonly #socket: WebSocket;
  readonly #deflater: Deflater;
  readonly #onClosed: () => void;
  #attachment: Attachment;
  /** Forgotten when the object sleeps: then the next message is compressed by itself. */
  #told = NOTHING_TOLD;

  constructor(ctx: DurableObjectState, socket: WebSocket, deflater: Deflater, onClosed = () => {}) {
    this.#ctx = ctx;
    this.#socket = socket;
    this.#deflater = deflater;
    this.#onClosed = onClosed;
    this.#attachment = socket.deserializeAttachment() as Attachment;
  }

  get state(): ConnectionState {
    return this.#attachment;
  }

  set state(state: ConnectionState) {
    const { since, sender, closed, watchesOnly } = this.#attachment;
    this.#attach({
      ...{ ...state, since },
      ...(sender && { sender }),
      ...(closed && { closed }),
      ...(watchesOnly && { watchesOnly }),
    });
  }

  #attach(attachment: Attachment): void {
    this.#attachment = attachment;
    this.#socket.serializeAttachment(attachment);
  }

  get since(): number {
    return this.#attachment.since;
  }

  get sender(): string | null {
    return this.#attachment.sender ?? null;
  }

  get isClosed(): boolean {
    return this.#attachment.closed ?? false;
  }

  get watchesOnly(): boolean {
    return this.#attachment.watchesOnly === true;
  }

  // The runtime still lists a connection that broke silently, but its pings have stopped.
  get isAlive(): boolean {
    const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(this.#socket)?.getTime() ?? 0;
    return Date.now() - Math.max(pingedAt, this.#attachment.since) < MAX_SILENCE_MS;
  }

  send(text: string): void {
    if (this.isClosed || this.#socket.readyState !== WebSocket.OPEN) return;
    const compressed = this.#compress(text);
    this.#attempt(() => this.#socket.send(compressed ?? text));
  }

  #compress(text: string): Uint8Array | null {
    if (!isJoined(this) || !this.state.deflate) return null;
    const compressed = this.#deflater.compress(text, this.#told);
    if (compressed) this.#told = compressed.told;
    return compressed?.data ?? null;
  }

  close(code: number, reason: string): void {
    if (this.isClosed) return;
    this.#attach({ ...this.#attachment, closed: true });
    this.#onClosed();
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
