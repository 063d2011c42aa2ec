// The Durable Object of one table: gives the room its storage, sockets, clock and alarm.

import { chooseMove } from '../shared/bots/index.ts';
import type { AnyGame } from '../shared/engine/index.ts';
import { findGame, heuristicOf } from '../shared/games/index.ts';
import type { Phase } from '../shared/protocol/index.ts';
import {
  type MessageResult,
  PACE,
  type Pace,
  type Ports,
  publicTable,
  Room,
  type TableRequest,
} from '../shared/room/index.ts';
import { AlarmRetries } from './alarm-retries.ts';
import { newAttachment } from './edge-socket.ts';
import { EdgeSockets } from './edge-sockets.ts';
import { errorResponse } from './errors.ts';
import { digestSender } from './network.ts';
import { ALARM_RESULT, CLOSE_RESULT, ObjectMetrics, summarise } from './object-metrics.ts';
import { countInObject } from './opening-count.ts';
import { exportStorage, removeTable } from './operator.ts';
import { randomSeed } from './random-seed.ts';
import { digest, ReplayObject } from './replay-object.ts';
import { Replays } from './replays.ts';
import type { RoomEnv } from './room-env.ts';
import { BLOCKED_MS, PRICES, Spending } from './spending.ts';
import { Storage } from './storage.ts';
import { reportError } from './telemetry.ts';

export class RoomObject extends ReplayObject {
  readonly #storage: Storage;
  readonly #sockets: EdgeSockets;
  readonly #spending: Spending;
  readonly #retries: AlarmRetries;
  readonly #metrics: ObjectMetrics;
  #room: Room | null = null;

  constructor(ctx: DurableObjectState, env: RoomEnv) {
    super(ctx, env);
    this.#storage = new Storage(ctx.storage);
    this.#metrics = new ObjectMetrics(ctx, env);
    this.#sockets = new EdgeSockets(ctx);
    this.#retries = new AlarmRetries(this.#storage, env);
    this.#spending = new Spending(env, (sender) => this.#sockets.closeThoseOf(sender));
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Benchmarks override this method to play a game that is not registered. */
  protected findGame(id: string): AnyGame | undefined {
    return findGame(id);
  }

  // A binding that was given on a command line is a string. It is ignored, because a string has no
  // limits in it: the room would accept any number of messages.
  get #pace(): Pace {
    return { ...PACE, ...(typeof this.env.PACE === 'object' && this.env.PACE) };
  }

  get #ports(): Ports {
    return {
      journal: this.#storage,
      findGame: (id) => this.findGame(id),
      sockets: () => this.#sockets.open(),
      now: () => Date.now(),
      randomSeed,
      digest,
      pace: this.#pace,
      report: (error, during) => this.#report(error, during),
      think: (game, input) => {
        const report = (error: unknown) => this.#report(error, 'think');
        return chooseMove(game, heuristicOf(game.id), input, report);
      },
      setAlarm: (time) => {
        this.#storage.rowsWritten++;
        const jittered = time + Math.floor(Math.random() * this.#pace.alarmJitterMs);
        void this.ctx.storage.setAlarm(Math.max(jittered, this.#retries.until));
      },
    };
  }

  /** Loads the room from storage. Returns null if this object holds no table. */
  #loadRoom(): Room | null {
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
   * Runs the action in one transaction. If it fails, its changes are dropped from memory and
   * storage, no client is sent anything, and the error is reported. Returns null if it failed or
   * there is no table.
   */
  #runInTransaction(
    action: (room: Room) => MessageResult,
    kindOf = () => ALARM_RESULT.kind,
    sender: string | null = null,
  ): MessageResult | null {
    const started = { at: Date.now(), rows: this.#storage.rowsWritten };
    const count = (counted: MessageResult) => {
      this.#count(counted, this.#storage.rowsWritten - started.rows, sender, started.at);
    };
    let result: MessageResult | null = null;
    let phaseBefore: Phase | null = null;
    try {
      this.ctx.storage.transactionSync(() => {
        const room = this.#loadRoom();
        phaseBefore = room?.table.phase ?? null;
        result = room && action(room);
      });
    } catch (error) {
      const kind = kindOf();
      this.#report(error, kind);
      count({ kind, result: 'internal' });
      this.#room = null;
      return null;
    }
    if (!this.#room || !result) return null;
    // Everything is stored now. A client that this message does not reach gets the current state
    // when it reconnects.
    this.#room.flush();
    count(result);
    this.#metrics.countStage(this.#room, phaseBefore);
    if (this.#room.isExpired) this.#forgetTable();
    return result;
  }

  #count(call: MessageResult, rows: number, sender: string | null, startedAt: number): void {
    this.#metrics.countCall(call, this.#room, rows, startedAt);
    this.#spending.note(sender, PRICES.message + rows * PRICES.storedRow, Date.now());
  }

  /** Deletes everything but the games that are kept, and these too as soon as their time is over. */
  #forgetTable(): void {
    this.#room = null;
    const { storage } = this.ctx;
    const until = this.#storage.games.keptUntil();
    if (until === null || until <= Date.now()) {
      void storage.deleteAll();
      return;
    }
    // Not deleted and written again, because a crash between the two would lose the games.
    if (this.#storage.exists()) storage.transactionSync(() => this.#storage.dropTable());
    void storage.setAlarm(until);
  }

  // ---- alarms that fail

  /**
   * Sets an alarm that was lost. An alarm that failed under another version of the worker is tried
   * again at once.
   */
  async #restoreAlarm(): Promise<void> {
    if (this.#retries.hasFailedElsewhere || (await this.ctx.storage.getAlarm()) === null) {
      this.#runInTransaction((room) => {
        room.resetAlarm();
        return ALARM_RESULT;
      });
    }
  }

  // ---- called by the worker

  /** Returns false if the table is open already. */
  open(request: TableRequest): boolean {
    if (this.#storage.exists()) return false;
    const room = this.ctx.storage.transactionSync(() => {
      this.#storage.create();
      return Room.open(this.#ports, request);
    });
    this.#room = room;
    this.#metrics.countOpened(room);
    return true;
  }

  countOpening(): boolean {
    return countInObject(this.ctx.storage, Date.now());
  }

  info() {
    const room = this.#loadRoom();
    if (!room) return null;
    const { table } = room;
    const { sites = null, language = null } = table;
    return { table: publicTable(table), sites, language };
  }

  protected override findReplays(): Replays {
    return new Replays(this.#loadRoom(), this.#storage, Date.now());
  }

  override async fetch(request: Request): Promise<Response> {
    if (!this.#loadRoom()) return errorResponse('unknownRoom', 404);
    const sender = digestSender(request, this.env);
    if (this.#spending.isBlocked(sender, Date.now())) return errorResponse('tooMany', 429);
    this.#spending.note(sender, PRICES.connection, Date.now());
    await this.#restoreAlarm();
    const room = this.#loadRoom();
    if (!room) return errorResponse('unknownRoom', 404);
    const client = this.#sockets.accept(room.table.chairs, newAttachment(request, sender));
    if (!client) return errorResponse('crowded', 503);
    return new Response(null, { status: 101, webSocket: client });
  }

  export(): string | null {
    return exportStorage(this.ctx.storage, () => this.#loadRoom()?.stored ?? null);
  }

  remove(): Promise<boolean> {
    this.#room = null;
    return removeTable(this.ctx, this.env);
  }

  // ---- called by the runtime

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const edge = this.#sockets.of(socket);
    if (edge.isClosed) return;
    // What is refused at the door stores nothing, and a flood of it must be cheap.
    const admitted = this.#room?.admit(edge, data);
    if (this.#room && admitted && 'result' in admitted) {
      this.#room.flush();
      this.#count(admitted, 0, edge.sender, Date.now());
      return;
    }
    const result = this.#runInTransaction(
      (room) =>
        admitted && 'message' in admitted
          ? room.onAdmitted(edge, admitted.message)
          : room.onMessage(edge, data),
      () => summarise(data).type,
      edge.sender,
    );
    if (result) return;
    const { id } = summarise(data);
    edge.send(JSON.stringify({ type: 'refused', id, code: 'internal' }));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.forget(socket);
    this.#runInTransaction(
      (room) => {
        room.onClose(this.#sockets.of(socket));
        return CLOSE_RESULT;
      },
      () => CLOSE_RESULT.kind,
    );
    // The runtime does not answer the close of a hibernatable socket, and only some codes may be sent back.
    socket.close(code >= 3000 && code < 5000 ? code : 1000);
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket, 1000);
  }

  override alarm(): void {
    if (this.#storage.exists()) this.#runAlarm();
    // Of a table that has expired only the games are left.
    else this.#forgetTable();
  }

  #runAlarm(): void {
    // Bots rest while nobody may pay for them.
    if (this.#spending.isPayerBlocked(Date.now())) {
      void this.ctx.storage.setAlarm(Date.now() + BLOCKED_MS);
      return;
    }
    const result = this.#runInTransaction((room) => {
      room.onAlarm();
      return ALARM_RESULT;
    });
    if (!result) void this.ctx.storage.setAlarm(this.#retries.noteFailure(Date.now()));
    else if (this.#room) this.#retries.noteSuccess();
  }
}
