// A table in this browser: the same room as at the edge, kept in local storage, with no server.
import type { Patch, Seed } from '../../shared/engine/index.ts';
import { patched } from '../../shared/engine/index.ts';
import { findGame } from '../../shared/games/registry.ts';
import { type Ports, Room, type Row, type Socket, type Stored } from '../../shared/room/index.ts';
import { forget, keep, kept } from './keys.ts';
import { Session } from './session.ts';

interface Kept {
  first: Stored;
  rows: Row[];
}

const name = (game: string) => `here ${game}`;
const keyOf = (seat: number): string => `device-seat-${seat}-`.padEnd(22, '0');

export function savedTable(game: string): boolean {
  return kept(name(game)) !== null;
}

/** One session for each player at this device, all at the same table. */
export class LocalTable {
  readonly sessions: Session[] = [];
  readonly #game: string;
  readonly #sockets: Socket[] = [];
  #kept: Kept | null = null;
  #room: Room;
  #alarm = 0;

  constructor(game: string, names: string[] | null) {
    this.#game = game;
    this.#room = names ? this.#begin(names) : this.#resume();
    const { chairs } = this.#room.stored.table;
    for (const seat of chairs.keys()) this.#seat(seat);
  }

  #begin(names: string[]): Room {
    const rules = findGame(this.#game);
    if (!rules) throw new Error(`no game "${this.#game}"`);
    const options = Object.fromEntries(rules.options.map((spec) => [spec.id, spec.default]));
    const wanted = { game: this.#game, version: rules.version, options, seats: names.length };
    const room = Room.open(this.#ports, { ...wanted, name: names[0] ?? '', key: keyOf(0) });
    room.flush();
    return room;
  }

  #resume(): Room {
    this.#kept = JSON.parse(kept(name(this.#game)) ?? 'null') as Kept;
    const last = this.#kept.rows.at(-1);
    const seq = last?.seq ?? this.#kept.first.seq;
    return new Room(this.#ports, { seq, at: Date.now(), table: this.#at(seq) });
  }

  #at(seq: number) {
    const { first, rows } = this.#kept as Kept;
    return rows
      .filter((row) => row.seq > first.seq && row.seq <= seq)
      .reduce((table, { patch }) => patched(table, patch as Patch), first.table);
  }

  get #ports(): Ports {
    return {
      journal: {
        append: (row) => {
          this.#kept?.rows.push(row);
          this.#save();
        },
        snapshot: (stored) => {
          this.#kept ??= { first: stored, rows: [] };
          this.#save();
        },
        at: (seq) => this.#at(seq),
        asked: (most) => (this.#kept?.rows ?? []).slice(-most),
        since: (seq) => (this.#kept?.rows ?? []).filter((row) => row.seq > seq),
      },
      sockets: () => this.#sockets,
      now: () => Date.now(),
      seed: () => [...crypto.getRandomValues(new Uint32Array(4))] as unknown as Seed,
      // Everybody at this device could read its storage anyway: a digest would hide nothing.
      digest: (key) => key,
      pace: { burst: 1e9, perSecond: 1e9 },
      wakeAt: (time) => {
        clearTimeout(this.#alarm);
        // Later than a timer can wait is later than this page will live.
        const wait = Math.min(Math.max(0, time - Date.now()), 2 ** 31 - 1);
        this.#alarm = window.setTimeout(() => this.#act((room) => room.woke()), wait);
      },
    };
  }

  #save(): void {
    if (this.#kept) keep(name(this.#game), JSON.stringify(this.#kept));
  }

  #act(action: (room: Room) => void): void {
    action(this.#room);
    this.#room.flush();
    if (this.#room.gone) this.clear();
  }

  #seat(seat: number): void {
    const session = new Session(name(this.#game), keyOf(seat));
    const socket: Socket = {
      visitor: { key: null, moves: false },
      alive: true,
      // As over a wire: what is sent arrives later, and as a copy.
      send: (text) => queueMicrotask(() => session.heard(JSON.parse(text))),
      close: () => {},
    };
    this.#sockets.push(socket);
    session.attach({
      send: (message) => {
        this.#act((room) => room.received(socket, JSON.stringify(message)));
        return true;
      },
      close: () => {},
    });
    session.opened();
    this.sessions.push(session);
  }

  /** The others sit down under their names, then the game begins. */
  async start(names: string[]): Promise<void> {
    for (const [seat, session] of this.sessions.entries()) {
      if (seat > 0) await session.ask({ type: 'sit', seat, name: names[seat] ?? '' });
    }
    await this.sessions[0]?.ask({ type: 'start' });
  }

  clear(): void {
    clearTimeout(this.#alarm);
    forget(name(this.#game));
  }
}
