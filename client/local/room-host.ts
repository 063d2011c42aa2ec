// Runs a table in this browser, with the same room as on the server. The code runs in a worker, so that the page
// stays responsive while bots think.
import { chooseMove } from '../../shared/bots/index.ts';
import {
  type AnyGame,
  applyPatch,
  type OptionValue,
  type Patch,
  type Seed,
} from '../../shared/engine/index.ts';
import type { Replay } from '../../shared/protocol/replay.ts';
import {
  buildReplay,
  type Pace,
  type Ports,
  Room,
  type Socket,
  type Table,
} from '../../shared/room/index.ts';
import type { RulesAndHeuristic } from '../advice/fetch-rules.ts';
import { randomSeed } from '../advice/random-seed.ts';
import type { Position } from '../table/position.ts';
import {
  deviceKeyOf,
  type FromRoom,
  type NewTable,
  type StoredRoom,
  type TableSource,
} from './messages.ts';

/** The longest delay that setTimeout accepts. No page stays open that long. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns a random deal in which the first seat begins, so that a person who plays alone against bots moves first. */
function dealWithFirstTurn(
  rules: AnyGame,
  options: Record<string, OptionValue>,
  seats: number,
): Seed {
  for (let tries = 0; tries < 50; tries++) {
    const seed = randomSeed();
    if (rules.toAct(rules.setup(options, seats, seed)).includes(0)) return seed;
  }
  return randomSeed();
}

/** The same rules, but every round begins with this position. */
function beginAt(rules: AnyGame, position: Position): AnyGame {
  // The chairs get the colours of the position, in its order.
  const used = rules.coloursOf(position) ?? [];
  const colours = [...new Set([...used, ...rules.colours])];
  return { ...rules, colours, setup: () => position };
}

/** Whether the message says yes or no to another game. */
const isAnswer = (text: string): boolean => JSON.parse(text).type === 'rematch';

export class LocalRoomHost {
  /** There is no rate limit for the people at this device. The delay of bots may change at any time. */
  readonly pace: Pace = {
    ...{ burst: 1e9, perSecond: 1e9, changes: 1e9, changesPerSecond: 1e9 },
    ...{ crowdBurst: 1e12, crowdPerSecond: 1e12 },
    ...{ botDelayMs: 0, alarmJitterMs: 0 },
  };
  readonly #parts: RulesAndHeuristic;
  /** The rules, or those that deal a given position. */
  readonly #rules: AnyGame;
  readonly #post: (message: FromRoom) => void;
  readonly #sockets = new Map<number, Socket>();
  #stored: StoredRoom | null;
  #room: Room;
  /** The seed of the next deal if it was chosen in advance. Null leaves it to chance. */
  #nextSeed: Seed | null = null;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    parts: RulesAndHeuristic,
    opening: TableSource,
    botDelayMs: number,
    post: (message: FromRoom) => void,
  ) {
    this.pace.botDelayMs = botDelayMs;
    this.#parts = parts;
    const position = 'kept' in opening ? undefined : opening.position;
    this.#rules = position ? beginAt(parts.rules, position) : parts.rules;
    this.#post = post;
    this.#stored = 'kept' in opening ? opening.kept : null;
    this.#room = 'kept' in opening ? this.#restoreRoom(opening.kept) : this.#openRoom(opening);
    this.#markAllConnected();
    // Runs the alarms that came due while no page had the table open.
    this.#runAndFlush((room) => room.onAlarm());
  }

  #openRoom({ seats, people, name, position }: NewTable): Room {
    const { id, version, options } = this.#rules;
    const values =
      position?.options ?? Object.fromEntries(options.map((spec) => [spec.id, spec.default]));
    if (people === 1 && !position) this.#nextSeed = dealWithFirstTurn(this.#rules, values, seats);
    const wanted = { game: id, version, options: values, seats, name, key: deviceKeyOf(0) };
    const room = Room.open(this.#ports, wanted);
    room.flush();
    return room;
  }

  #restoreRoom({ first, rows }: StoredRoom): Room {
    const seq = rows.at(-1)?.seq ?? first.seq;
    const table = this.#tableAt(seq);
    if (table.game !== this.#rules.id) throw new Error('not of this game');
    return new Room(this.#ports, { seq, at: Date.now(), table });
  }

  /**
   * Marks every person at this device as connected from the start. Otherwise the room would report them away after a
   * reload.
   */
  #markAllConnected(): void {
    const { chairs } = this.#room.stored.table;
    for (const person of chairs.keys()) {
      const own = deviceKeyOf(person);
      if (chairs.some(({ key }) => key === own))
        this.#socketOf(person).state = { key: own, moves: false };
    }
  }

  #tableAt(seq: number): Table {
    const { first, rows } = this.#stored as StoredRoom;
    return rows
      .filter((row) => row.seq > first.seq && row.seq <= seq)
      .reduce((table, { patch }) => applyPatch(table, patch as Patch), first.table);
  }

  get #ports(): Ports {
    const rows = () => this.#stored?.rows ?? [];
    return {
      findGame: (id) => (id === this.#rules.id ? this.#rules : undefined),
      journal: {
        append: (row) => {
          rows().push(row);
          if (this.#stored) this.#post({ type: 'keep', row });
        },
        saveSnapshot: (first) => {
          if (this.#stored) return;
          this.#stored = { first, rows: [] };
          this.#post({ type: 'keep', first, rows: [] });
        },
        // The new snapshot replaces all older rows: storage is small, and nobody looks at earlier rounds.
        prune: (first) => this.#prune(first),
        sizeInBytes: () => 0,
        tableAt: (seq) => this.#tableAt(seq),
        recentCommands: (most) => rows().slice(-most),
        rowsAfter: (seq) => rows().filter((row) => row.seq > seq),
      },
      sockets: () => [...this.#sockets.values()],
      now: () => Date.now(),
      randomSeed: () => {
        const deal = this.#nextSeed;
        this.#nextSeed = null;
        return deal ?? randomSeed();
      },
      // A digest would hide nothing, because everybody at this device can read its storage.
      digest: (key) => key,
      pace: this.pace,
      setAlarm: (time) => {
        clearTimeout(this.#alarm);
        const wait = Math.min(Math.max(0, time - Date.now()), MAX_TIMER_MS);
        this.#alarm = setTimeout(() => this.#runAndFlush((room) => room.onAlarm()), wait);
      },
      report: (error) => console.error(error),
      think: (game, input) => chooseMove(game, this.#parts.heuristic, input, console.error),
    };
  }

  #runAndFlush(action: (room: Room) => void): void {
    action(this.#room);
    // The result is ignored: a local table is kept even when the room would delete it.
    this.#room.flush();
  }

  #prune(first: number): void {
    if (!this.#stored || first <= this.#stored.first.seq) return;
    const rows = this.#stored.rows.filter(({ seq }) => seq > first);
    this.#stored = { first: { seq: first, at: Date.now(), table: this.#tableAt(first) }, rows };
    this.#post({ type: 'keep', ...this.#stored });
  }

  /** Handles a protocol message from the person in this seat. */
  receive(seat: number, text: string): void {
    const socket = this.#socketOf(seat);
    // People at one device sit together, so whoever presses answers for all. The game begins with the last answer.
    const others = isAnswer(text) ? this.#ports.sockets().filter((one) => one !== socket) : [];
    for (const one of [...others, socket]) this.#runAndFlush((room) => room.onMessage(one, text));
  }

  /** Null while the game is running. */
  replay(): Replay | null {
    return buildReplay(this.#room.stored, this.#ports.journal);
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
