// A running table: handles messages, closed connections and alarms, and carries out commands. Its
// owner puts every call into one transaction and calls `flush` after it, so that the room sends
// nothing before it is stored.

import type { Seat } from '../engine/index.ts';
import { CLOSE_CODES, type Command, type FromClient, readMessage } from '../protocol/index.ts';
import { isGathering } from './agreement.ts';
import { expiryTime } from './alarm.ts';
import { continueIfAgreed } from './commands/again.ts';
import { chooseBotMove } from './commands/bots.ts';
import { handleTimeUp } from './commands/clock.ts';
import type { StoredCommand, UnstoredCommandType } from './commands/handler.ts';
import { carryOut, changesNothing } from './commands/index.ts';
import { playMove } from './commands/moves.ts';
import { createTable, seatFirstPlayers, type TableRequest } from './commands/opening.ts';
import { CommandRefusal, refuseUnless } from './commands/refusal.ts';
import { answerUnstored } from './commands/unstored.ts';
import { ChangeBudget } from './connection/budget.ts';
import { Connections } from './connection/connections.ts';
import { Gate, type Rejection } from './connection/gate.ts';
import { Presence } from './connection/presence.ts';
import type { MessageResult, Ports, StoredTable } from './ports.ts';
import { isJoined, type JoinedSocket, type Socket } from './socket.ts';
import { AUTOMATIC } from './sync/change-log.ts';
import { Outbox } from './sync/outbox.ts';
import { PastEncoder } from './sync/past.ts';
import { TableStore } from './sync/store.ts';
import type { Table } from './table.ts';

const isUnstored = (command: Command): command is Extract<Command, { type: UnstoredCommandType }> =>
  command.type === 'past' || command.type === 'emote';

/** Only these replace a game that was ended by a change of the rules. */
const opensRound = ({ type }: Command): boolean => type === 'rematch' || type === 'lobby';

export class Room {
  readonly #ports: Ports;
  readonly #gate: Gate;
  readonly #budget: ChangeBudget;
  readonly #pasts = new PastEncoder();
  readonly #outbox = new Outbox();
  readonly #presence: Presence;
  readonly #store: TableStore;
  readonly #connections: Connections;
  /** The table has expired, so its owner must delete everything that is stored. */
  isExpired = false;

  constructor(ports: Ports, stored: StoredTable) {
    this.#ports = ports;
    this.#gate = new Gate(ports.pace);
    this.#budget = new ChangeBudget(ports.pace, ports.journal);
    this.#presence = new Presence(ports, stored.seq === 0);
    this.#store = new TableStore(ports, stored, this.#outbox, {
      isAttended: () => this.#presence.isAttended(),
      onChairsChanged: () => this.#connections.announcePresence(),
      departuresDue: () => this.#connections?.departuresDue ?? null,
    });
    this.#connections = new Connections(ports, this.#store, this.#outbox, this.#presence);
  }

  /** Opens a new table. The person who asks for it sits there as the host. */
  static open(ports: Ports, request: TableRequest): Room {
    const game = ports.findGame(request.game);
    if (!game) throw new Error(`no game "${request.game}"`);
    const empty = createTable(request, game);
    const now = ports.now();
    const room = new Room(ports, { seq: 0, at: now, table: empty });
    const key = ports.digest(request.key);
    const randomSeed = () => ports.randomSeed();
    const table = seatFirstPlayers(empty, request, { key, game, seq: 1, now, randomSeed });
    room.#store.store({ table }, { ...AUTOMATIC, seat: 0, command: 'open' });
    return room;
  }

  get table(): Table {
    return this.#store.table;
  }

  get stored(): StoredTable {
    return this.#store.stored;
  }

  /**
   * Sends the messages that were queued since the last flush. Call it when the transaction has
   * succeeded.
   */
  flush(): void {
    this.#outbox.flush();
  }

  // ---- connections

  onMessage(socket: Socket, data: unknown): MessageResult {
    const admitted = this.admit(socket, data);
    return 'message' in admitted ? this.onAdmitted(socket, admitted.message) : admitted;
  }

  /** Returns the message if it may reach the table. What is refused here stores nothing and needs no transaction. */
  admit(socket: Socket, data: unknown): { message: FromClient } | MessageResult {
    const checked = readMessage(data);
    const isSeated = this.#connections.seatOf(socket) !== null;
    const now = this.#ports.now();
    const rejection = this.#gate.rejectionFor(socket, checked, { isSeated, now });
    if (!rejection && 'message' in checked) return checked;
    const { code, id, close } = rejection as Rejection;
    this.#outbox.refuse(socket, code, id);
    if (close) this.#outbox.close(socket, close, code);
    return { kind: 'message' in checked ? checked.message.type : 'nothing', result: code };
  }

  onAdmitted(socket: Socket, message: FromClient): MessageResult {
    this.#store.storeUpgrade();
    if (message.type === 'hello') this.#connections.onHello(socket, message);
    else if (isJoined(socket)) this.#onCommand(socket, message);
    this.#continueIfAgreed();
    return { kind: message.type, result: this.#outbox.refusalCode ?? 'done' };
  }

  onClose(socket: Socket): void {
    this.#gate.forget(socket);
    this.#connections.onClose(socket);
    this.#continueIfAgreed();
  }

  // ---- commands

  #onCommand(socket: JoinedSocket, command: Command): void {
    this.#connections.refreshPresence();
    try {
      refuseUnless(!socket.watchesOnly || command.type === 'past', 'watchOnly');
      if (this.#store.hasCommand(socket.state.key, command.id)) this.#sendDone(socket, command.id);
      else if (isUnstored(command)) this.#answer(socket, command);
      else this.#carryOut(socket, command);
    } catch (error) {
      if (!(error instanceof CommandRefusal)) throw error;
      this.#outbox.refuse(socket, error.code, command.id, error.reason);
    }
  }

  #sendDone(socket: JoinedSocket, id: string): void {
    this.#outbox.send(socket, { type: 'done', id, seq: this.#store.seq });
  }

  #answer(socket: JoinedSocket, command: Extract<Command, { type: UnstoredCommandType }>): void {
    const { stored, game } = this.#store;
    const { journal } = this.#ports;
    const seat = this.#connections.seatOf(socket);
    const audience = this.#connections.joinedSockets();
    const [pasts, crowd] = [this.#pasts, this.#connections.crowd];
    const query = { socket, seat, stored, game, journal, pasts, crowd, audience };
    answerUnstored(this.#outbox, command, query);
  }

  #carryOut(socket: JoinedSocket, command: StoredCommand): void {
    const store = this.#store;
    // A game that was ended by a change of the rules is left alone, because a rollback restores it.
    // Only a new round replaces it.
    const { game, status } = store;
    refuseUnless(game && (status === 'current' || opensRound(command)), 'ended');
    const ports = this.#ports;
    const { key } = socket.state;
    const seat = this.#connections.seatOf(socket);
    const context = this.#roundContext();
    refuseUnless(this.#budget.allows(seat, command.type, context.now), 'tooFast');
    const carriedOut = carryOut(store.table, command, {
      ...context,
      game,
      seat,
      key,
      changedAt: store.changedAt,
      journal: ports.journal,
      digest: (text) => ports.digest(text),
    });
    // In the same change, because a row before the beginning of a round is not kept: the command would be carried out
    // again if it came again.
    const change = { ...carriedOut, table: continueIfAgreed(carriedOut.table, context) };
    const move = command.type === 'move' ? command.move : null;
    const cause = { seat, by: key, command: command.type, id: command.id, move };
    if (changesNothing(store.table, change, command.type)) {
      store.rememberCommand(cause);
      this.#sendDone(socket, command.id);
      return;
    }
    this.#budget.spend(seat, command.type, context.now);
    store.storeCommand(change, cause, { socket, id: command.id });
  }

  #roundContext() {
    return {
      game: this.#store.requireGame(),
      seq: this.#store.seq + 1,
      now: this.#ports.now(),
      isHere: (seat: Seat) => this.#connections.isHere(seat),
      randomSeed: () => this.#ports.randomSeed(),
    };
  }

  /** Begins the next game if nobody is waited for any more, as when the last silent player has gone. */
  #continueIfAgreed(): void {
    const { table, status } = this.#store;
    if (status !== 'current' || !isGathering(table)) return;
    const next = continueIfAgreed(table, this.#roundContext());
    if (next.phase === 'over') this.#connections.storePresence(next);
    else if (next !== table) this.#store.store({ table: next }, { ...AUTOMATIC, command: 'again' });
  }

  // ---- time

  /** Handles the clock, absent players, bots and expiry. May be called late, early or twice. */
  onAlarm(): void {
    const [store, now] = [this.#store, this.#ports.now()];
    if (now >= expiryTime(store.table, store.changedAt)) this.#expire();
    else if (store.status === 'held') store.resetAlarm();
    else this.#actOnTime(now);
  }

  #actOnTime(now: number): void {
    const store = this.#store;
    const { seq } = store;
    store.storeUpgrade();
    // The time of the alarm is removed from the table first, so that any change stored from now on
    // sets the alarm again.
    store.takeAlarm();
    if (store.table.due !== null && now >= store.table.due) {
      const table = handleTimeUp(store.table, store.requireGame());
      store.store({ table }, { ...AUTOMATIC, command: 'timeUp' });
    }
    this.#connections.announcePresence();
    this.#continueIfAgreed();
    this.#playBot(now);
    const hasStored = store.seq > seq;
    if (!hasStored) store.setAlarmAgain();
  }

  #playBot(now: number): void {
    const store = this.#store;
    if (now < store.changedAt + this.#ports.pace.botDelayMs) return;
    if (!this.#presence.isAttended()) return;
    const game = store.requireGame();
    const chosen = chooseBotMove(store.table, game, this.#ports);
    if (!chosen) return;
    const context = { game, seq: store.seq + 1, now };
    const change = playMove(store.table, chosen.seat, chosen.move, context);
    store.store(change, { ...AUTOMATIC, ...chosen, command: 'standIn' });
  }

  /** Sets the alarm of a table whose alarm was lost, or was postponed after failures. */
  resetAlarm(): void {
    this.#store.resetAlarm();
  }

  #expire(): void {
    this.isExpired = true;
    for (const socket of this.#ports.sockets())
      this.#outbox.close(socket, CLOSE_CODES.gone, 'gone');
  }
}
