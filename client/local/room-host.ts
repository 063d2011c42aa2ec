// A table in this browser: the same room as at the edge, with no server. It runs in a worker of its own, so that
// the page stays smooth while bots think.
import { chooseMove } from '../../shared/bots/index.ts';
import {
  type AnyGame,
  applyPatch,
  type OptionValue,
  type Patch,
  type Seed,
} from '../../shared/engine/index.ts';
import { type Pace, type Ports, Room, type Socket, type Table } from '../../shared/room/index.ts';
import type { Mind } from '../advice/minds.ts';
import { randomSeed } from '../advice/random-seed.ts';
import { deviceKeyOf, type FromRoom, type Opening, type StoredRoom } from './messages.ts';

/** Longer than a timer can wait is longer than this page will live. */
const LONGEST = 2 ** 31 - 1;

/** Who plays against bots alone begins: of the deals that chance makes, the first that asks the first chair. */
function ownDeal(rules: AnyGame, options: Record<string, OptionValue>, seats: number): Seed {
  for (let tries = 0; tries < 50; tries++) {
    const seed = randomSeed();
    if (rules.toAct(rules.setup(options, seats, seed)).includes(0)) return seed;
  }
  return randomSeed();
}

export class LocalRoomHost {
  /** Nobody here is too fast; how long bots wait may change at any time. */
  readonly pace: Pace = { burst: 1e9, perSecond: 1e9, botDelayMs: 0, alarmJitterMs: 0 };
  readonly #mind: Mind;
  readonly #post: (message: FromRoom) => void;
  readonly #sockets = new Map<number, Socket>();
  #kept: StoredRoom | null;
  #room: Room;
  /** What the next deal is made of, where it is not left to chance. */
  #deal: Seed | null = null;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(mind: Mind, opening: Opening, botDelayMs: number, post: (message: FromRoom) => void) {
    this.pace.botDelayMs = botDelayMs;
    this.#mind = mind;
    this.#post = post;
    this.#kept = 'kept' in opening ? opening.kept : null;
    this.#room = 'kept' in opening ? this.#resume(opening.kept) : this.#begin(opening);
    this.#seatAll();
    // What was to happen while nobody had the page open.
    this.#act((room) => room.onAlarm());
  }

  #begin({ seats, people, name }: Exclude<Opening, { kept: StoredRoom }>): Room {
    const { id, version, options } = this.#mind.rules;
    const values = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
    if (people === 1) this.#deal = ownDeal(this.#mind.rules, values, seats);
    const wanted = { game: id, version, options: values, seats, name, key: deviceKeyOf(0) };
    const room = Room.open(this.#ports, wanted);
    room.flush();
    return room;
  }

  #resume({ first, rows }: StoredRoom): Room {
    const seq = rows.at(-1)?.seq ?? first.seq;
    const table = this.#at(seq);
    if (table.game !== this.#mind.rules.id) throw new Error('not of this game');
    return new Room(this.#ports, { seq, at: Date.now(), table });
  }

  /** Whoever plays at this device is here as long as it is: nobody is missed because a page was loaded anew. */
  #seatAll(): void {
    const { chairs } = this.#room.stored.table;
    for (const person of chairs.keys()) {
      const own = deviceKeyOf(person);
      if (chairs.some(({ key }) => key === own))
        this.#socketOf(person).state = { key: own, moves: false };
    }
  }

  #at(seq: number): Table {
    const { first, rows } = this.#kept as StoredRoom;
    return rows
      .filter((row) => row.seq > first.seq && row.seq <= seq)
      .reduce((table, { patch }) => applyPatch(table, patch as Patch), first.table);
  }

  get #ports(): Ports {
    const rows = () => this.#kept?.rows ?? [];
    return {
      findGame: (id) => (id === this.#mind.rules.id ? this.#mind.rules : undefined),
      journal: {
        append: (row) => {
          rows().push(row);
          if (this.#kept) this.#post({ type: 'keep', row });
        },
        saveSnapshot: (first) => {
          if (this.#kept) return;
          this.#kept = { first, rows: [] };
          this.#post({ type: 'keep', first, rows: [] });
        },
        // A snapshot takes the place of all before it: storage is small, and of earlier rounds nothing is asked.
        prune: (first) => this.#prune(first),
        sizeInBytes: () => 0,
        tableAt: (seq) => this.#at(seq),
        recentCommands: (most) => rows().slice(-most),
        rowsAfter: (seq) => rows().filter((row) => row.seq > seq),
      },
      sockets: () => [...this.#sockets.values()],
      now: () => Date.now(),
      randomSeed: () => {
        const deal = this.#deal;
        this.#deal = null;
        return deal ?? randomSeed();
      },
      // Everybody at this device could read its storage anyway: a digest would hide nothing.
      digest: (key) => key,
      pace: this.pace,
      setAlarm: (time) => {
        clearTimeout(this.#alarm);
        const wait = Math.min(Math.max(0, time - Date.now()), LONGEST);
        this.#alarm = setTimeout(() => this.#act((room) => room.onAlarm()), wait);
      },
      report: (error) => console.error(error),
      think: (game, input) => chooseMove(game, this.#mind.heuristic, input, console.error),
    };
  }

  #act(action: (room: Room) => void): void {
    action(this.#room);
    // A table that the room would clear away stays: here it is in nobody's way.
    this.#room.flush();
  }

  #prune(first: number): void {
    if (!this.#kept || first <= this.#kept.first.seq) return;
    const rows = this.#kept.rows.filter(({ seq }) => seq > first);
    this.#kept = { first: { seq: first, at: Date.now(), table: this.#at(first) }, rows };
    this.#post({ type: 'keep', ...this.#kept });
  }

  /** Whoever sits there says something. */
  receive(seat: number, text: string): void {
    this.#act((room) => room.onMessage(this.#socketOf(seat), text));
  }

  #socketOf(seat: number): Socket {
    const known = this.#sockets.get(seat);
    if (known) return known;
    const socket: Socket = {
      state: { key: null, moves: false },
      isAlive: true,
      send: (text) => this.#post({ type: 'hear', seat, text }),
      close: (code) => this.#post({ type: 'closed', seat, code }),
    };
    this.#sockets.set(seat, socket);
    return socket;
  }
}
