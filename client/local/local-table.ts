// A table that exists only in this browser, stored on this device: the page's side, with a session for each person.
// The room itself runs in the worker.
import { effect } from '@preact/signals';
import { CLOSE_CODES, type Level } from '../../shared/protocol/messages.ts';
import type { Status } from '../session/connection.ts';
import { Session } from '../session/session.ts';
import { quickBots } from '../session/settings.ts';
import { readItem, removeItem, writeItem } from '../session/storage.ts';
import {
  deviceKeyOf,
  type FromRoom,
  type Opening,
  type StoredRoom,
  type ToRoom,
} from './messages.ts';
import { startWorker } from './start-worker.ts';

/** A person at this device, or a bot where there is a level. */
export interface LocalPlayer {
  name: string;
  level: Level | null;
}

/** A table in storage, with the number of its seats that people of this device have. */
interface StoredLocalTable extends StoredRoom {
  people: number;
}

const botDelayMs = (): number => (quickBots.value.value === 'on' ? 250 : 800);

/** A long game takes long to write, so changes are stored together; and when the page is left. */
const SAVE_INTERVAL_MS = 1000;

export class LocalTable {
  /** One for each person at this device, all at the same table. */
  readonly sessions: Session[] = [];
  readonly #name: string;
  readonly #worker = startWorker();
  readonly #otherWindows: BroadcastChannel;
  #stored: StoredLocalTable | null;
  #saveTimer = 0;
  #stopEffect: () => void;

  /** With players a new table, people first. Without, the table that is stored under this name. */
  constructor(name: string, game: string, players: LocalPlayer[] | null) {
    this.#name = name;
    this.#otherWindows = new BroadcastChannel(name);
    this.#stored = players ? null : readTable(name);
    const people =
      players?.filter(({ level }) => level === null).length ?? this.#stored?.people ?? 1;
    const opening: Opening = this.#stored
      ? { kept: { first: this.#stored.first, rows: this.#stored.rows } }
      : { seats: players?.length ?? 2, people, name: players?.[0]?.name ?? '' };
    this.#worker.addEventListener('message', ({ data }) => this.#receive(data, people));
    // The worker's script could not be fetched.
    this.#worker.addEventListener('error', () => {
      if (!this.sessions[0]?.table.value) this.#end('outdated');
    });
    // Two windows would store two different games under one name, so the latest window takes the table over.
    this.#otherWindows.addEventListener('message', () => this.#end('moved'));
    this.#otherWindows.postMessage('opened');
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
    else if (message.type === 'closed') {
      // A page with newer rules stored the table.
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

  /** Writes nothing without a change, because another window may have written since. */
  #save = (): void => {
    const hasChanged = this.#saveTimer !== 0;
    clearTimeout(this.#saveTimer);
    this.#saveTimer = 0;
    if (hasChanged && this.#stored) writeItem(this.#name, JSON.stringify(this.#stored));
  };

  #addSession(seat: number): void {
    const session = new Session(this.#name, deviceKeyOf(seat), { kind: 'local' });
    session.attach({
      send: (message) => {
        this.#post({ type: 'say', seat, text: JSON.stringify(message) });
        return true;
      },
      // An error of the local room would happen again at every retry.
      retry: () => {},
      close: () => {},
    });
    session.sendHello();
    this.sessions.push(session);
  }

  /** Seats the players under their names. */
  async seat(players: LocalPlayer[]): Promise<void> {
    const [host] = this.sessions;
    for (const [seat, { name, level }] of players.entries()) {
      if (level) await host?.send({ type: 'bot', seat, level, name });
      else if (seat > 0) await this.sessions[seat]?.send({ type: 'sit', seat, name });
    }
  }

  begin(): void {
    void this.sessions[0]?.send({ type: 'start' });
  }

  /** Stops the room; the table stays stored. */
  leave(): void {
    this.#save();
    this.#otherWindows.close();
    window.removeEventListener('pagehide', this.#save);
    this.#stopEffect();
    this.#worker.terminate();
  }

  /** Stops the room without storing anything more, and tells the player why. */
  #end(status: Status): void {
    this.#stored = null;
    this.leave();
    for (const session of this.sessions) session.status.value = status;
  }

  /** Stops the room and deletes the table. */
  clear(): void {
    this.#stored = null;
    this.leave();
    removeItem(this.#name);
  }
}

function readTable(name: string): StoredLocalTable | null {
  try {
    const found = JSON.parse(readItem(name) ?? 'null');
    // Tables that were stored without `people` have a person on every seat.
    return found?.first ? { people: found.first.table.chairs.length, ...found } : null;
  } catch {
    return null;
  }
}

export const isTableStored = (name: string): boolean => readTable(name) !== null;
