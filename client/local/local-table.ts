// The page's side of a table that exists only in this browser and is stored on this device. It has one session for
// each person. The room itself runs in the worker.
import { effect } from '@preact/signals';
import { CLOSE_CODES, type Level } from '../../shared/protocol/messages.ts';
import type { Replay } from '../../shared/protocol/replay.ts';
import type { Status } from '../session/connection.ts';
import { Session } from '../session/session.ts';
import { quickBots } from '../session/settings.ts';
import { readItem, removeItem, writeItem } from '../session/storage.ts';
import type { Position } from '../table/position.ts';
import {
  deviceKeyOf,
  type FromRoom,
  type StoredRoom,
  type TableSource,
  type ToRoom,
} from './messages.ts';
import { startWorker } from './start-worker.ts';

/** A player of a local table: a bot if `level` is set, otherwise a person at this device. */
export interface LocalPlayer {
  name: string;
  level: Level | null;
}

/** A stored table. `people` is the number of seats that belong to people at this device. */
interface StoredLocalTable extends StoredRoom {
  people: number;
}

const botDelayMs = (): number => (quickBots.value.value === 'on' ? 250 : 800);

/**
 * Writing a long game is slow, so changes are collected and stored together. They are also stored when the page is
 * left.
 */
const SAVE_INTERVAL_MS = 1000;

export class LocalTable {
  /** One session for each person at this device, all of them at the same table. */
  readonly sessions: Session[] = [];
  /** The name under which the table is stored. Null for a table that is forgotten when it is left. */
  readonly #name: string | null;
  readonly #worker = startWorker();
  readonly #otherWindows: BroadcastChannel | null;
  #stored: StoredLocalTable | null;
  #saveTimer = 0;
  #onReplay: (replay: Replay | null) => void = () => {};
  #stopEffect: () => void;

  /**
   * Opens a new table if players are given. Otherwise it opens the stored table of this name. With a position, every
   * round begins there, and nothing is stored.
   */
  constructor(name: string, game: string, players: LocalPlayer[] | null, position?: Position) {
    this.#name = position ? null : name;
    this.#otherWindows = position ? null : new BroadcastChannel(name);
    this.#stored = players ? null : readTable(name);
    const people =
      players?.filter(({ level }) => level === null).length ?? this.#stored?.people ?? 1;
    const opening: TableSource = this.#stored
      ? { kept: { first: this.#stored.first, rows: this.#stored.rows } }
      : { seats: players?.length ?? 2, people, name: firstPerson(players)?.name ?? '', position };
    this.#worker.addEventListener('message', ({ data }) => this.#receive(data, people));
    // The browser could not fetch the worker's script.
    this.#worker.addEventListener('error', () => {
      if (!this.sessions[0]?.table.value) this.#end('outdated');
    });
    // Two windows would store two different games under one name, so the window that opened last takes the table
    // over.
    this.#otherWindows?.addEventListener('message', () => this.#end('moved'));
    this.#otherWindows?.postMessage('opened');
    window.addEventListener('pagehide', this.#save);
    this.#post({ type: 'open', game, opening, botDelayMs: botDelayMs() });
    this.#stopEffect = effect(() => this.#post({ type: 'botDelayMs', botDelayMs: botDelayMs() }));
    while (this.sessions.length < people) this.#addSession(this.sessions.length);
  }

  #post(message: ToRoom): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromRoom, people: number): void {
    if (message.type === 'hear') this.sessions[message.seat]?.receive(JSON.parse(message.text));
    else if (message.type === 'replay') this.#onReplay(message.replay);
    else if (message.type === 'closed') {
      // A page with newer rules has stored this table.
      if (message.code === CLOSE_CODES.held) this.#end('updating');
    } else if (message.type === 'failed' && message.isTableFine) this.#end('outdated');
    else if (message.type === 'failed') {
      this.clear();
      this.#end('gone');
    } else if (message.type === 'keep') {
      if ('first' in message) this.#stored = { people, first: message.first, rows: message.rows };
      else this.#stored?.rows.push(message.row);
      this.#saveTimer ||= window.setTimeout(this.#save, SAVE_INTERVAL_MS);
    }
  }

  /** Does nothing without a change, because another window may have written the table since. */
  #save = (): void => {
    const hasChanged = this.#saveTimer !== 0;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = 0;
    if (hasChanged && this.#stored && this.#name)
      writeItem(this.#name, JSON.stringify(this.#stored));
  };

  #addSession(seat: number): void {
    const session = new Session(this.#name ?? '', deviceKeyOf(seat), { kind: 'local' });
    session.attach({
      send: (message) => {
        this.#post({ type: 'say', seat, text: JSON.stringify(message) });
        return true;
      },
      // No retry: an error of the local room would happen again every time.
      retry: () => {},
      close: () => {},
    });
    session.sendHello();
    this.sessions.push(session);
  }

  /** Gives every player a seat and their name. The host, who is the first person, has the first seat until then. */
  async seatPlayers(players: LocalPlayer[]): Promise<void> {
    const [host, ...others] = this.sessions;
    const hostSeat = players.indexOf(firstPerson(players) as LocalPlayer);
    if (hostSeat > 0) await host?.send({ type: 'sit', seat: hostSeat });
    for (const [seat, { name, level }] of players.entries()) {
      if (level) await host?.send({ type: 'bot', seat, level, name });
      else if (seat !== hostSeat) await others.shift()?.send({ type: 'sit', seat, name });
    }
  }

  startGame(): void {
    void this.sessions[0]?.send({ type: 'start' });
  }

  /** Resolves with null while the game is running. */
  replay(): Promise<Replay | null> {
    return new Promise((resolve) => {
      this.#onReplay = resolve;
      this.#post({ type: 'replay' });
    });
  }

  /** Stops the room. The table stays stored. */
  leave(): void {
    this.#save();
    this.#otherWindows?.close();
    window.removeEventListener('pagehide', this.#save);
    this.#stopEffect();
    this.#worker.terminate();
  }

  /** Stops the room without storing anything more, and tells the players why. */
  #end(status: Status): void {
    this.#stored = null;
    this.leave();
    for (const session of this.sessions) session.status.value = status;
  }

  /** Stops the room and deletes the table. */
  clear(): void {
    this.#stored = null;
    this.leave();
    if (this.#name) removeItem(this.#name);
  }
}

const firstPerson = (players: LocalPlayer[] | null): LocalPlayer | undefined =>
  players?.find(({ level }) => level === null);

function readTable(name: string): StoredLocalTable | null {
  try {
    const found = JSON.parse(readItem(name) ?? 'null');
    // In tables that were stored without `people`, every seat belongs to a person.
    return found?.first ? { people: found.first.table.chairs.length, ...found } : null;
  } catch {
    return null;
  }
}

export const isTableStored = (name: string): boolean => readTable(name) !== null;
