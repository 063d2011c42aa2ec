// One table at the edge: a thin shell that gives the room its storage, sockets, clock and alarm.

import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { think } from '../shared/bots/index.ts';
import { senseOf } from '../shared/bots/senses.ts';
import type { AnyGame, Seed } from '../shared/engine/index.ts';
import { findGame } from '../shared/games/index.ts';
import { CLOSE, LIMITS, readMessage } from '../shared/protocol/index.ts';
import {
  PACE,
  type Pace,
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
import { exportTables, removeTable } from './operator.ts';
import { Storage } from './storage.ts';

/** Longer than three pings that a client sends without being asked. */
const SILENCE = 70_000;

/** How long a connection may take to say hello when the table is full. */
const PATIENCE = 10_000;
/** An alarm that fails rings again, each time after twice as long. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** Connections beyond the limit, to find out whether they have a seat. */
const SPARE = 32;

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

export class RoomObject extends DurableObject<Env> {
  readonly #storage: Storage;
  readonly #sockets = new WeakMap<WebSocket, EdgeSocket>();
  #room: Room | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#storage = new Storage(ctx.storage);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  // A binding given on a command line is text, and would be no limit at all.
  get #pace(): Pace {
    return { ...PACE, ...(typeof this.env.PACE === 'object' && this.env.PACE) };
  }

  get #ports(): Ports {
    return {
      journal: this.#storage,
      sockets: () => this.ctx.getWebSockets().map((socket) => this.#known(socket)),
      now: () => Date.now(),
      seed: () => [...crypto.getRandomValues(new Uint32Array(4))] as unknown as Seed,
      digest: (key) => createHash('sha256').update(key).digest('base64url'),
      pace: this.#pace,
      report: (error, during) => this.#report(error, during),
      think: (game, asked) => {
        const report = (error: unknown) => this.#report(error, 'think');
        return think(findGame(game) as AnyGame, senseOf(game), asked, report);
      },
      wakeAt: (time) =>
        void this.ctx.storage.setAlarm(time + Math.floor(Math.random() * this.#pace.late)),
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

  #report(error: unknown, command: string): void {
    console.error(command, error);
  }

  /**
   * All or nothing: what fails is forgotten, in memory as in storage, and nobody is told of it but whoever runs this.
   * Null where it has failed, and where there is no table.
   */
  #act<T>(command: string, action: (room: Room) => T): T | null {
    let room: Room | null = null;
    let result: T | null = null;
    try {
      room = this.ctx.storage.transactionSync(() => {
        const awake = this.#wake();
        if (awake) result = action(awake);
        return awake;
      });
    } catch (error) {
      this.#report(error, command);
      this.#room = null;
      return null;
    }
    // From here on it has happened: whoever cannot be told will ask.
    room?.flush();
    if (room?.gone) this.#forget();
    return result;
  }

  #forget(): void {
    this.#room = null;
    void this.ctx.storage.deleteAll();
  }

  get #version(): string {
    return this.env.VERSION?.id ?? '';
  }

  /** Left to the runtime an alarm that fails rings six times more within minutes, and never again. */
  #slowDown(): void {
    const before = this.#storage.failures;
    const count = before?.version === this.#version ? before.count + 1 : 1;
    this.#storage.failures = { count, version: this.#version };
    const wait = Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (count - 1));
    void this.ctx.storage.setAlarm(Date.now() + wait);
  }

  /** An alarm that is gone is set anew; one that failed under another version of the worker is tried at once. */
  async #keepAlarm(): Promise<void> {
    const { failures } = this.#storage;
    const isMended = failures !== null && failures.version !== this.#version;
    if (isMended || (await this.ctx.storage.getAlarm()) === null) {
      this.#act('resetAlarm', (room) => room.resetAlarm());
    }
  }

  // ---- asked by the worker

  open(wanted: Wanted): boolean {
    if (this.#storage.exists()) return false;
    this.ctx.storage.transactionSync(() => {
      this.#storage.create();
      this.#room = Room.open(this.#ports, wanted);
    });
    return true;
  }

  info() {
    const room = this.#wake();
    if (!room) return null;
    const { table } = room.stored;
    return { table: publicTable(table), sites: table.sites ?? null };
  }

  replay() {
    const room = this.#wake();
    return room && replayOf(room.stored, this.#storage);
  }

  override async fetch(): Promise<Response> {
    if (!this.#wake()) return failure('unknownRoom', 404);
    await this.#keepAlarm();
    if (!this.#roomForOne()) return failure('crowded', 503);
    const { 0: client, 1: server } = new WebSocketPair();
    const kept: Attachment = { key: null, moves: false, since: Date.now() };
    server.serializeAttachment(kept);
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Whoever has a seat must get in, however many stand at the door: who says nothing makes way. */
  #roomForOne(): boolean {
    const sockets = this.ctx.getWebSockets();
    if (sockets.length < LIMITS.sockets) return true;
    const silent = sockets.map((socket) => this.#known(socket)).find((socket) => socket.silent);
    silent?.close(CLOSE.noHello, 'noHello');
    return silent !== undefined || sockets.length < LIMITS.sockets + SPARE;
  }

  export(): string | null {
    return exportTables(this.ctx.storage, () => this.#wake()?.stored ?? null);
  }

  remove(): Promise<boolean> {
    this.#room = null;
    return removeTable(this.ctx, this.env);
  }

  // ---- called by the runtime

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const answer = this.#act('message', (room) => room.received(this.#known(socket), data));
    if (answer) return;
    const checked = readMessage(data);
    const said = 'message' in checked ? checked.message : checked;
    const id = 'id' in said ? said.id : null;
    this.#known(socket).send(JSON.stringify({ type: 'refused', id, code: 'internal' }));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#act('close', (room) => room.closed(this.#known(socket)));
    // The runtime does not answer for a socket that may sleep; not every code may be said back.
    socket.close(code >= 3000 && code < 5000 ? code : 1000);
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket, 1000);
  }

  override alarm(): void {
    const isDone = this.#act('alarm', (room) => {
      room.woke();
      return true;
    });
    if (!isDone && this.#storage.exists()) this.#slowDown();
    else if (this.#room && this.#storage.failures) this.#storage.failures = null;
  }
}
