// All connections of one Durable Object, and who makes way when there are too many.
import { CLOSE_CODES, LIMITS } from '../shared/protocol/index.ts';
import { type Chair, findSeat, isJoined } from '../shared/room/index.ts';
import { Deflater } from './deflate.ts';
import { type Attachment, EdgeSocket } from './edge-socket.ts';

/**
 * Connections accepted beyond the limit, to find out whether they have a seat. More than knock at once at a table that
 * nobody attacks, so that no spectator makes way for somebody who is sent away in turn.
 */
export const SPARE_CONNECTIONS = 128;

/** Connections of any kind, also closed ones: nothing can end those whose clients ignore that. */
const MAX_CONNECTIONS = 8 * LIMITS.sockets;

export class EdgeSockets {
  readonly #ctx: DurableObjectState;
  readonly #deflater = new Deflater();
  readonly #known = new WeakMap<WebSocket, EdgeSocket>();
  /** Asking the runtime for all connections takes longer than answering one of them. */
  #open: EdgeSocket[] | null = null;
  /** How many connections there are, with those that were closed and whose clients ignore that. */
  #held: number;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    this.#held = ctx.getWebSockets().length;
  }

  of(socket: WebSocket): EdgeSocket {
    const known = this.#known.get(socket);
    if (known) return known;
    const made = new EdgeSocket(this.#ctx, socket, this.#deflater, () => this.#remove(socket));
    this.#known.set(socket, made);
    return made;
  }

  /** Without those that the object has closed, whether their clients have noticed it or not. */
  open(): EdgeSocket[] {
    if (this.#open) return this.#open;
    const all = this.#ctx.getWebSockets().map((socket) => this.of(socket));
    this.#open = all.filter(({ isClosed }) => !isClosed);
    return this.#open;
  }

  /** Call it when the runtime says that a connection has closed. */
  forget(socket: WebSocket): void {
    this.#held--;
    this.#remove(socket);
  }

  #remove(socket: WebSocket): void {
    const closed = this.of(socket);
    this.#open = this.#open?.filter((one) => one !== closed) ?? null;
  }

  /** Accepts a connection, and returns the client’s end of it. Null if there is no room. */
  accept(chairs: readonly Chair[], attachment: Attachment): WebSocket | null {
    if (!this.#makeRoom(chairs)) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    server.serializeAttachment(attachment);
    this.#ctx.acceptWebSocket(server);
    this.#held++;
    this.#open?.push(this.of(server));
    return client;
  }

  /** Closes every connection of a sender who has cost too much. */
  closeThoseOf(sender: string): void {
    for (const socket of this.open())
      if (socket.sender === sender) socket.close(CLOSE_CODES.tooMuch, 'tooFast');
  }

  /**
   * Players must be able to connect however crowded the table is, so the oldest connection without a seat makes way,
   * whether it has said hello or not. The youngest could be a player who is about to say hello.
   */
  #makeRoom(chairs: readonly Chair[]): boolean {
    if (this.#held >= MAX_CONNECTIONS) return false;
    const sockets = this.open();
    if (sockets.length < LIMITS.sockets + SPARE_CONNECTIONS) return true;
    const [first, ...others] = sockets.filter(({ state }) => findSeat(state.key, chairs) === null);
    if (!first) return false;
    const oldest = others.reduce((old, one) => (one.since < old.since ? one : old), first);
    const reason = isJoined(oldest) ? 'full' : 'noHello';
    oldest.close(CLOSE_CODES[reason], reason);
    return true;
  }
}
