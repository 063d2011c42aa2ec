// A table of this browser alone, kept in its storage: the page's end of the line to the worker that runs it.
import { effect } from '@preact/signals';
import { CLOSE, type Level } from '../../shared/protocol/messages.ts';
import type { Status } from '../session/connection.ts';
import { forget, keep, kept } from '../session/keys.ts';
import { Session } from '../session/session.ts';
import { quickBots } from '../session/settings.ts';
import { type FromDesk, type Kept, keyOf, type Opening, type ToDesk } from './messages.ts';

/** Somebody at this device, or a bot. */
export interface Player {
  name: string;
  level: Level | null;
}

/** What storage remembers: the table, and on how many of its chairs people of this device sit. */
interface Remembered extends Kept {
  people: number;
}

/** So long a bot waits before it moves: to be followed at leisure, or quickly. */
const botDelayMs = (): number => (quickBots.value.value === 'on' ? 250 : 800);

/** A long game is long to write down: now and then will do, and when the page is left. */
const SAVE_EVERY = 1000;

export class LocalTable {
  /** One for each person at this device, all at the same table. */
  readonly sessions: Session[] = [];
  readonly #name: string;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #windows: BroadcastChannel;
  #kept: Remembered | null;
  #saving = 0;
  #stops: () => void;

  /** With players, a new table; people come first. Without, the one that is kept under this name. */
  constructor(name: string, game: string, players: Player[] | null) {
    this.#name = name;
    this.#windows = new BroadcastChannel(name);
    this.#kept = players ? null : recalled(name);
    const people = players?.filter(({ level }) => level === null).length ?? this.#kept?.people ?? 1;
    const opening: Opening = this.#kept
      ? { kept: { first: this.#kept.first, rows: this.#kept.rows } }
      : { seats: players?.length ?? 2, people, name: players?.[0]?.name ?? '' };
    this.#worker.addEventListener('message', ({ data }) => this.#heard(data, people));
    // A worker that does not even start.
    this.#worker.addEventListener('error', () => {
      if (!this.sessions[0]?.table.value) this.#end('outdated');
    });
    // The same table in two windows would be two games, each written over the other: the latest has it.
    this.#windows.addEventListener('message', () => this.#end('moved'));
    this.#windows.postMessage('opened');
    window.addEventListener('pagehide', this.#save);
    this.#post({ type: 'open', game, opening, botDelayMs: botDelayMs() });
    this.#stops = effect(() => this.#post({ type: 'botDelayMs', botDelayMs: botDelayMs() }));
    while (this.sessions.length < people) this.#seat(this.sessions.length);
  }

  #post(message: ToDesk): void {
    this.#worker.postMessage(message);
  }

  #heard(message: FromDesk, people: number): void {
    if (message.type === 'hear') this.sessions[message.seat]?.heard(JSON.parse(message.text));
    else if (message.type === 'closed') {
      // Kept by a page that is newer than this one.
      if (message.code === CLOSE.held) this.#end('updating');
    } else if (message.type === 'failed' && message.kept) this.#end('outdated');
    else if (message.type === 'failed') {
      this.clear();
      this.#end('gone');
    } else if (message.type === 'keep') {
      if ('first' in message) this.#kept = { people, first: message.first, rows: message.rows };
      else this.#kept?.rows.push(message.row);
      this.#saving ||= window.setTimeout(this.#save, SAVE_EVERY);
    }
  }

  /** Only what has changed: another window may have written since. */
  #save = (): void => {
    const changed = this.#saving !== 0;
    clearTimeout(this.#saving);
    this.#saving = 0;
    if (changed && this.#kept) keep(this.#name, JSON.stringify(this.#kept));
  };

  #seat(seat: number): void {
    const session = new Session(this.#name, keyOf(seat));
    session.attach({
      send: (message) => {
        this.#post({ type: 'say', seat, text: JSON.stringify(message) });
        return true;
      },
      // What goes wrong in this browser goes wrong again.
      retry: () => {},
      close: () => {},
    });
    session.opened();
    this.sessions.push(session);
  }

  /** Everybody sits down under their names. */
  async seat(players: Player[]): Promise<void> {
    const [host] = this.sessions;
    for (const [seat, { name, level }] of players.entries()) {
      if (level) await host?.ask({ type: 'bot', seat, level, name });
      else if (seat > 0) await this.sessions[seat]?.ask({ type: 'sit', seat, name });
    }
  }

  begin(): void {
    void this.sessions[0]?.ask({ type: 'start' });
  }

  /** The page goes elsewhere; the table is kept. */
  leave(): void {
    this.#save();
    this.#windows.close();
    window.removeEventListener('pagehide', this.#save);
    this.#stops();
    this.#worker.terminate();
  }

  /** It cannot be played on from here. */
  #end(status: Status): void {
    this.#kept = null;
    this.leave();
    for (const session of this.sessions) session.status.value = status;
  }

  /** The table is no more. */
  clear(): void {
    this.#kept = null;
    this.leave();
    forget(this.#name);
  }
}

function recalled(name: string): Remembered | null {
  try {
    const found = JSON.parse(kept(name) ?? 'null');
    // Before there were bots at one device, people sat on all chairs.
    return found?.first ? { people: found.first.table.chairs.length, ...found } : null;
  } catch {
    return null;
  }
}

export const isKept = (name: string): boolean => recalled(name) !== null;
