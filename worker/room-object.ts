// One table at the edge: a thin shell that gives the room its storage, sockets, clock and alarm.

import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { chooseMove } from '../shared/bots/index.ts';
import type { AnyGame, Seed } from '../shared/engine/index.ts';
import { findGame, heuristicOf } from '../shared/games/index.ts';
import { CLOSE, LIMITS, type Phase, readMessage } from '../shared/protocol/index.ts';
import {
  type Answer,
  PACE,
  type Pace,
  type Ports,
  publicTable,
  Room,
  replayOf,
  type Wanted,
} from '../shared/room/index.ts';
import { type Attachment, EdgeSocket } from './edge-socket.ts';
import type { Env } from './env.ts';
import { failure } from './errors.ts';
import { UNTIMED } from './metrics.ts';
import { exportTables, removeTable } from './operator.ts';
import { type Failures, Storage } from './storage.ts';
import { countCommand, countTable, reportError, versionOf } from './watch.ts';

/** An alarm that fails rings again, each time after twice as long. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** Connections beyond the limit, to find out whether they have a seat. */
const SPARE = 32;

/** Of so many commands it is taken how long they took: to wait for the disk costs as much as a tenth of a move. */
const TIMED = 1 / 16;

/** What nobody has said. */
const ALARM = { kind: 'alarm', result: 'done' };
const CLOSED = { kind: 'close', result: 'done' };

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
        return chooseMove(findGame(game) as AnyGame, heuristicOf(game), asked, report);
      },
      setAlarm: (time) => {
        this.#storage.written++;
        const jittered = time + Math.floor(Math.random() * this.#pace.alarmJitterMs);
        void this.ctx.storage.setAlarm(Math.max(jittered, this.#failures()?.until ?? 0));
      },
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
    const game = this.#room?.table.game;
    const room = this.ctx.id.name;
    reportError(this.env, { error, command, ...(game && { game }), ...(room && { room }) });
  }

  /**
   * All or nothing: what fails is forgotten, in memory as in storage, and nobody is told of it but whoever runs this.
   * Null where it has failed, and where there is no table.
   */
  #act(action: (room: Room) => Answer, nameOf = () => ALARM.kind): Answer | null {
    const started = { at: Date.now(), rows: this.#storage.written };
    let answer: Answer | null = null;
    let phase: Phase | null = null;
    try {
      this.ctx.storage.transactionSync(() => {
        const room = this.#wake();
        phase = room?.table.phase ?? null;
        answer = room && action(room);
      });
    } catch (error) {
      const kind = nameOf();
      this.#report(error, kind);
      this.#count({ kind, result: 'internal' }, started);
      this.#room = null;
      return null;
    }
    if (!this.#room || !answer) return null;
    // From here on it has happened: whoever cannot be told will ask.
    this.#room.flush();
    this.#count(answer, started);
    this.#countPhase(phase);
    if (this.#room.gone) this.#forget();
    return answer;
  }

  get #game(): string {
    return this.#room?.table.game ?? '';
  }

  #count({ kind, result }: Answer, started: { at: number; rows: number }): void {
    const [game, rows] = [this.#game, this.#storage.written - started.rows];
    const tell = (ms: number) => countCommand(this.env, { game, kind, result, ms, rows });
    const timed = () => tell(Date.now() - started.at);
    // Of what nobody asked for, and what came to nothing, nobody wants to know.
    if (rows === 0 && (kind === ALARM.kind || kind === CLOSED.kind)) return;
    if (rows === 0 || Math.random() >= TIMED) tell(UNTIMED);
    else this.ctx.waitUntil(this.ctx.storage.sync().then(timed, timed));
  }

  #countPhase(before: Phase | null): void {
    if (this.#room?.gone) countTable(this.env, this.#game, 'expired');
    const phase = this.#room?.table.phase;
    if (phase === before) return;
    if (phase === 'playing') countTable(this.env, this.#game, 'started');
    if (phase === 'over') countTable(this.env, this.#game, 'finished');
  }

  #forget(): void {
    this.#room = null;
    void this.ctx.storage.deleteAll();
  }

  /** Left to the runtime an alarm that fails rings six times more within minutes, and never again. */
  #slowDown(): void {
    const count = (this.#failures()?.count ?? 0) + 1;
    const until = Date.now() + Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (count - 1));
    this.#storage.failures = { count, version: versionOf(this.env), until };
    void this.ctx.storage.setAlarm(until);
  }

  /** Of this code: other code may do better. */
  #failures(): Failures | null {
    const { failures } = this.#storage;
    return failures?.version === versionOf(this.env) ? failures : null;
  }

  /** An alarm that is gone is set anew; one that failed under another version of the worker is tried at once. */
  async #keepAlarm(): Promise<void> {
    const isMended = this.#storage.failures !== null && this.#failures() === null;
    if (isMended || (await this.ctx.storage.getAlarm()) === null) {
      this.#act((room) => {
        room.resetAlarm();
        return ALARM;
      });
    }
  }

  // ---- asked by the worker

  open(wanted: Wanted): boolean {
    if (this.#storage.exists()) return false;
    this.ctx.storage.transactionSync(() => {
      this.#storage.create();
      this.#room = Room.open(this.#ports, wanted);
    });
    countTable(this.env, wanted.game, 'opened');
    this.#countPhase('lobby');
    return true;
  }

  info() {
    const room = this.#wake();
    if (!room) return null;
    const { table } = room;
    const { sites = null, language = null } = table;
    return { table: publicTable(table), sites, language };
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
    const answer = this.#act(
      (room) => room.received(this.#known(socket), data),
      () => said(data).type,
    );
    if (answer) return;
    const { id } = said(data);
    this.#known(socket).send(JSON.stringify({ type: 'refused', id, code: 'internal' }));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#act(
      (room) => {
        room.closed(this.#known(socket));
        return CLOSED;
      },
      () => CLOSED.kind,
    );
    // The runtime does not answer for a socket that may sleep; not every code may be said back.
    socket.close(code >= 3000 && code < 5000 ? code : 1000);
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket, 1000);
  }

  override alarm(): void {
    const answer = this.#act((room) => {
      room.onAlarm();
      return ALARM;
    });
    if (!answer && this.#storage.exists()) this.#slowDown();
    else if (this.#room && this.#storage.failures) this.#storage.failures = null;
  }
}

/** What somebody has said, in a few words. */
function said(data: string | ArrayBuffer): { type: string; id: string | null } {
  const checked = readMessage(data);
  if (!('message' in checked)) return { type: 'nothing', id: checked.id };
  const { message } = checked;
  return { type: message.type, id: 'id' in message ? message.id : null };
}
