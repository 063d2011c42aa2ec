// One table at the edge: a thin shell that gives the room its storage, sockets, clock and alarm.

import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import type { Seed } from '../shared/engine/index.ts';
import { LIMITS } from '../shared/protocol/index.ts';
import {
  type Ports,
  publicTable,
  Room,
  replayOf,
  type Socket,
  type Visitor,
  type Wanted,
} from '../shared/room/index.ts';
import type { Env } from './env.ts';
import { failure } from './errors.ts';
import { Storage } from './storage.ts';

/** Longer than three pings that a client sends without being asked. */
const SILENCE = 70_000;

interface Attachment extends Visitor {
  since: number;
}

class EdgeSocket implements Socket {
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

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}

export class RoomObject extends DurableObject<Env> {
  readonly #storage: Storage;
  readonly #sockets = new WeakMap<WebSocket, EdgeSocket>();
  #room: Room | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#storage = new Storage(ctx.storage);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  get #ports(): Ports {
    return {
      journal: this.#storage,
      sockets: () => this.ctx.getWebSockets().map((socket) => this.#known(socket)),
      now: () => Date.now(),
      seed: () => [...crypto.getRandomValues(new Uint32Array(4))] as unknown as Seed,
      digest: (key) => createHash('sha256').update(key).digest('base64url'),
      pace: this.env.PACE ?? LIMITS,
      wakeAt: (time) => void this.ctx.storage.setAlarm(time),
    };
  }

  #known(socket: WebSocket): EdgeSocket {
    const known = this.#sockets.get(socket) ?? new EdgeSocket(this.ctx, socket);
    this.#sockets.set(socket, known);
    return known;
  }

  #wake(): Room | null {
    if (this.#room) return this.#room;
    const stored = this.#storage.latest();
    this.#room = stored && new Room(this.#ports, stored);
    return this.#room;
  }

  /** All or nothing: what fails is forgotten, in memory as in storage, and nobody is told of it. */
  #act(action: (room: Room) => void): boolean {
    try {
      const room = this.ctx.storage.transactionSync(() => {
        const awake = this.#wake();
        if (awake) action(awake);
        return awake;
      });
      room?.flush();
      if (room?.gone) this.#forget();
      return true;
    } catch (error) {
      console.error(error);
      this.#room = null;
      return false;
    }
  }

  #forget(): void {
    this.#room = null;
    void this.ctx.storage.deleteAll();
  }

  // ---- asked by the worker

  open(wanted: Wanted): boolean {
    if (this.#storage.exists()) return false;
    this.ctx.storage.transactionSync(() => {
      this.#storage.migrate();
      this.#room = Room.open(this.#ports, wanted);
    });
    return true;
  }

  info() {
    const room = this.#wake();
    return room && publicTable(room.stored.table);
  }

  replay() {
    const room = this.#wake();
    return room && replayOf(room.stored, this.#storage);
  }

  override fetch(): Response {
    if (!this.#wake()) return failure('unknownRoom', 404);
    if (this.ctx.getWebSockets().length >= LIMITS.sockets) return failure('crowded', 503);
    const { 0: client, 1: server } = new WebSocketPair();
    const kept: Attachment = { key: null, moves: false, since: Date.now() };
    server.serializeAttachment(kept);
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  // ---- called by the runtime

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const done = this.#act((room) => room.received(this.#known(socket), data));
    if (!done) socket.send(JSON.stringify({ type: 'refused', id: null, code: 'internal' }));
  }

  override webSocketClose(socket: WebSocket): void {
    this.#act((room) => room.closed(this.#known(socket)));
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket);
  }

  override alarm(): void {
    this.#act((room) => room.woke());
  }
}
