// Handles hello and close, moves a seat to another device, and tells all clients who is connected.
import type { Seat } from '../../engine/index.ts';
import { CLOSE_CODES, type Hello, LIMITS } from '../../protocol/index.ts';
import { updateHost } from '../acting-host.ts';
import type { Ports } from '../ports.ts';
import {
  AWAITING_HELLO,
  isJoined,
  type JoinedSocket,
  joinedSockets,
  type Socket,
} from '../socket.ts';
import { AUTOMATIC } from '../sync/change-log.ts';
import type { Outbox } from '../sync/outbox.ts';
import type { TableStore } from '../sync/store.ts';
import { WelcomeEncoder } from '../sync/welcome.ts';
import { findSeat, type Table, withChair } from '../table.ts';
import { rejectionForHello } from '../versions.ts';
import { updateAbsence } from './absence.ts';
import { CrowdBudget } from './crowd-budget.ts';
import { Departures } from './departures.ts';
import type { Presence } from './presence.ts';

/**
 * The room looks for silently broken connections at most this often, because doing so at every move
 * would cost more than the move.
 */
const PRESENCE_REFRESH_MS = 5000;

/** A person may have the table open in so many windows. */
const MAX_CONNECTIONS_OF_SEAT = 16;

/** A host who comes back with another device is the same person. */
function withNewKey(table: Table, oldKey: string | null | undefined, key: string): Table {
  const { formerHost } = table;
  if (!formerHost || formerHost.key !== oldKey) return table;
  return { ...table, formerHost: { ...formerHost, key } };
}

export class Connections {
  readonly #ports: Ports;
  readonly #store: TableStore;
  readonly #outbox: Outbox;
  readonly #presence: Presence;
  readonly #welcomes = new WelcomeEncoder();
  readonly #departures = new Departures();
  /** What people without a seat may still be answered. */
  readonly crowd: CrowdBudget;
  #announcedAt = 0;

  constructor(ports: Ports, store: TableStore, outbox: Outbox, presence: Presence) {
    this.#ports = ports;
    this.#store = store;
    this.#outbox = outbox;
    this.#presence = presence;
    this.crowd = new CrowdBudget(ports);
  }

  joinedSockets(): JoinedSocket[] {
    return joinedSockets(this.#ports);
  }

  seatOf({ state }: Socket): Seat | null {
    return findSeat(state.key, this.#store.table.chairs);
  }

  isHere(seat: Seat): boolean {
    return (this.#presence.count(this.#store.table.chairs).seats[seat] ?? 0) > 0;
  }

  onHello(socket: Socket, hello: Hello): void {
    const rejection = rejectionForHello(hello, this.#store.table, this.#store.status);
    if (rejection) {
      this.#outbox.refuse(socket, rejection.code, null);
      this.#outbox.close(socket, CLOSE_CODES[rejection.code], rejection.code);
      return;
    }
    // No key has a blank in it, so what a watcher says is nobody's key.
    const key = this.#ports.digest(socket.watchesOnly ? `watches ${hello.key}` : hello.key);
    this.#moveSeatTo(socket, key);
    // The client joins only after that change is stored, because it must get its welcome before any
    // update.
    const { moves = false } = hello;
    const deflate = hello.deflate === true || (isJoined(socket) && socket.state.deflate);
    socket.state = { key, moves, ...(deflate && { deflate }) };
    const seat = this.seatOf(socket);
    // Some connections beyond the limit may say hello, because one of them may own a seat.
    if (seat === null && this.#ports.sockets().length > LIMITS.sockets) {
      this.#outbox.close(socket, CLOSE_CODES.full, 'full');
      return;
    }
    // A client cannot go on without its welcome, so it must connect again.
    if (seat === null && !this.crowd.allows()) {
      this.#outbox.refuse(socket, 'tooFast', null);
      this.#outbox.close(socket, CLOSE_CODES.tooMuch, 'tooFast');
      return;
    }
    this.#welcome(socket, seat, moves);
    // Sets the alarm for bots that paused while nobody was connected.
    this.#store.setAlarm();
  }

  #welcome(socket: Socket, seat: Seat | null, wantsMoves: boolean): void {
    const { chairs } = this.#store.table;
    const crowdCount = seat === null ? this.#presence.recentCrowdCount(chairs) : null;
    const here = crowdCount ?? this.#presence.count(chairs);
    const present = { stored: this.#store.stored, game: this.#store.requireGame(), here };
    const text = this.#welcomes.encode(present, seat, wantsMoves);
    if (seat === null) this.crowd.spend(text.length);
    this.#outbox.sendText(socket, text);
    if (!crowdCount) this.announcePresence(socket);
  }

  /**
   * If a seat was linked to this key, its owner has come with another device. Closes the
   * connections of the old device.
   */
  #moveSeatTo(newSocket: Socket, key: string): void {
    const { table, status } = this.#store;
    const seat = table.chairs.findIndex(({ nextKey }) => nextKey === key);
    // A client that has a seat already keeps that seat.
    if (seat < 0 || findSeat(key, table.chairs) !== null || status !== 'current') return;
    const oldKey = table.chairs[seat]?.key;
    const moved = withNewKey(withChair(table, seat, { key, nextKey: null }), oldKey, key);
    this.#store.store({ table: moved }, { ...AUTOMATIC, seat, command: 'moveIn' });
    for (const socket of this.joinedSockets()) {
      if (socket !== newSocket && socket.state.key === oldKey)
        this.#outbox.close(socket, CLOSE_CODES.moved, 'moved');
    }
  }

  onClose(socket: Socket): void {
    const wasSeated = this.seatOf(socket) !== null;
    socket.state = AWAITING_HELLO;
    this.#store.storeUpgrade();
    if (wasSeated || !this.#presence.recentCrowdCount(this.#store.table.chairs))
      this.announcePresence();
  }

  /** Sends who is connected to every client except the one whose welcome says it already. */
  announcePresence(except: Socket | null = null): void {
    this.#announcedAt = this.#ports.now();
    const here = this.#presence.count(this.#store.table.chairs);
    for (const [seat, count] of here.seats.entries())
      if (count > MAX_CONNECTIONS_OF_SEAT) this.#closeSurplus(seat, count, except);
    this.#storeAbsence(here.seats);
    const text = this.#presence.encodeIfChanged(here);
    if (text === null) return;
    for (const socket of this.joinedSockets())
      if (socket !== except) this.#outbox.sendText(socket, text);
  }

  /** One person must not be able to fill the table. */
  #closeSurplus(seat: Seat, count: number, newest: Socket | null): void {
    const own = this.joinedSockets().filter((one) => this.seatOf(one) === seat && one !== newest);
    const surplus = own.filter(({ isAlive }) => isAlive).slice(0, count - MAX_CONNECTIONS_OF_SEAT);
    for (const socket of surplus) this.#outbox.close(socket, CLOSE_CODES.full, 'full');
  }

  /** Finds connections that broke silently. */
  refreshPresence(): void {
    if (this.#ports.now() > this.#announcedAt + PRESENCE_REFRESH_MS) this.announcePresence();
  }

  #storeAbsence(connections: readonly number[]): void {
    const { table, status } = this.#store;
    const now = this.#ports.now();
    const { table: changed, command } = updateAbsence(table, connections, now);
    const updated = updateHost(changed, (seat) => (connections[seat] ?? 0) > 0, now);
    if (status !== 'current') return;
    if (command === 'presence') this.storePresence(updated);
    else this.#store.store({ table: updated }, { ...AUTOMATIC, command });
  }

  /** Stores a table in which only the notes of who is connected have changed, unless that can wait. */
  storePresence(updated: Table): void {
    const { table } = this.#store;
    if (updated === table) return;
    if (this.#departures.mayStore(table, updated, this.#ports.now()))
      this.#store.store({ table: updated }, { ...AUTOMATIC, command: 'presence' });
    else this.#store.setAlarm();
  }

  /** When departures that were not stored are looked at again. */
  get departuresDue(): number | null {
    const { due } = this.#departures;
    return due !== null && due > this.#ports.now() ? due : null;
  }
}
