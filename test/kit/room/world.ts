// Everything around one table in a test: storage, connections, clock, seeds and alarm, which the test controls. As in
// the Durable Object, one call is one transaction, and messages leave only after it.
import type { BotInput } from '../../../shared/bots/index.ts';
import { type AnyGame, type Move, Random, seedFrom } from '../../../shared/engine/index.ts';
import {
  type Ports,
  Room,
  type StoredTable,
  type TableRequest,
} from '../../../shared/room/index.ts';
import { testGames } from './games.ts';
import { DiskFailure, PaperJournal } from './journal.ts';
import { Line } from './line.ts';
import { Person } from './person.ts';

/** What happens to the server during a call. `silenced`: it dies after it has stored a change and before it sends anything. */
export type Fate = 'well' | 'silenced';
export type ActResult = Fate | 'failed';

/** The settings of a world, apart from its table. */
interface Setup {
  seed?: number | undefined;
  pace?: Partial<Ports['pace']> | undefined;
  /** The games that the room knows, by id. */
  games?: Map<string, AnyGame> | undefined;
}

export interface Opening extends Setup, Partial<TableRequest> {}

/** Allows so many messages that no rate limit applies. */
const ANY_PACE = {
  ...{ burst: 1e9, perSecond: 1e9, changes: 1e9, changesPerSecond: 1e9 },
  ...{ crowdBurst: 1e12, crowdPerSecond: 1e12 },
  ...{ botDelayMs: 700, alarmJitterMs: 0 },
};

// Stands in for a hash: different for every key, and not the key itself.
export const digest = (key: string): string =>
  [...key].map((letter) => letter.codePointAt(0)?.toString(36)).join('');

export const keyOf = (name: string): string => `key-of-${name}`.padEnd(22, '_');

export class World {
  now = 1_700_000_000_000;
  alarm: number | null = null;
  journal = new PaperJournal();
  lines: Line[] = [];
  readonly people: Person[] = [];
  readonly pace: Ports['pace'];
  readonly games: Map<string, AnyGame>;
  isDeleted = false;
  /** The errors that the operator would see. */
  readonly reports: unknown[] = [];
  /** A test may change what the server sends. */
  editSentText = (text: string): string => text;
  /** Part of every command id. A resumed table has seen other ids before. */
  idMark = '-';
  /** Chooses the moves of bots: by default at random. */
  chooseBotMove = ({ moves, seed }: BotInput): Move => Random.from(seed).pick(moves);
  #room: Room | null = null;
  #isInTransaction = false;
  readonly #seeds: Random;

  constructor({ seed = 1, pace = {}, games = testGames() }: Setup = {}) {
    this.pace = { ...ANY_PACE, ...pace };
    this.games = games;
    this.#seeds = Random.from(seedFrom(seed, 77));
  }

  /** Opens a new table. */
  static open({ seed, pace, games, ...wanted }: Opening = {}): World {
    const world = new World({ seed, pace, games });
    const game = world.games.get(wanted.game ?? 'room-share');
    if (!game) throw new Error(`no game "${wanted.game}"`);
    const asked = {
      game: game.id,
      version: game.version,
      options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
      seats: game.seats.max,
      name: 'Ada',
      key: keyOf('Ada'),
      ...wanted,
    };
    world.#room = Room.open(world.#ports, asked);
    return world;
  }

  /** Resumes a table that was stored earlier, with nobody connected. */
  static resume({ seq, at, table }: StoredTable, setup: Setup = {}): World {
    const world = new World(setup);
    world.now = at;
    world.idMark = '+';
    world.alarm = table.alarm;
    const row = { seat: null, by: null, command: 'resumed', id: null, move: null, events: [] };
    world.journal.append({ ...row, seq, at, patch: undefined });
    world.journal.saveSnapshot({ seq, table });
    return world;
  }

  get #ports(): Ports {
    return {
      journal: this.journal,
      findGame: (id) => this.games.get(id),
      sockets: () => this.lines,
      now: () => this.now,
      randomSeed: () => this.#seeds.seed(),
      digest,
      pace: this.pace,
      report: (error) => this.reports.push(error),
      think: (_game, asked) => this.chooseBotMove(asked),
      setAlarm: (time) => {
        this.alarm = time;
      },
    };
  }

  get room(): Room {
    const room = this.#awake();
    if (!room) throw new Error('the table is gone');
    return room;
  }

  get stored(): StoredTable {
    return this.room.stored;
  }

  /** The rules of the table. */
  get game(): AnyGame {
    return this.games.get(this.stored.table.game) as AnyGame;
  }

  /** Replaces the rules with this id. The room takes them up when it next wakes, as after a deployment. */
  deploy(game: AnyGame): void {
    this.games.set(game.id, game);
  }

  #awake(): Room | null {
    if (this.#room) return this.#room;
    const stored = this.journal.latest();
    this.#room = stored && new Room(this.#ports, stored);
    return this.#room;
  }

  /** The room leaves memory; storage and connections stay. */
  evict(): void {
    this.#room = null;
  }

  /** Calls the room in a transaction. When the call fails, nothing is stored or sent. */
  act(action: (room: Room) => void, fate: Fate = 'well'): ActResult {
    const [takeBack, alarm] = [this.journal.mark(), this.alarm];
    const room = this.#awake();
    if (!room) return 'well';
    try {
      this.#isInTransaction = true;
      action(room);
    } catch (error) {
      takeBack();
      this.alarm = alarm;
      this.#room = null;
      if (!(error instanceof DiskFailure)) throw error;
      return 'failed';
    } finally {
      this.#isInTransaction = false;
    }
    if (fate === 'silenced') {
      this.#room = null;
      return fate;
    }
    room.flush();
    if (room.isExpired) this.#forget();
    return fate;
  }

  #forget(): void {
    this.isDeleted = true;
    this.#room = null;
    this.alarm = null;
    this.journal.clear();
  }

  // ---- connections

  connect(): Line {
    const line = new Line((text) => {
      if (this.#isInTransaction) throw new Error('a message was sent before its change was stored');
      return this.editSentText(text);
    });
    this.lines.push(line);
    return line;
  }

  /** Delivers the next message on this connection to the server. */
  deliverToServer(line: Line, fate: Fate = 'well'): ActResult {
    const parcel = line.toServer.shift();
    if (parcel === undefined) return 'well';
    if (typeof parcel !== 'string') return this.closeOnServer(line, fate);
    const done = this.act((room) => room.onMessage(line, parcel), fate);
    if (done === 'failed') line.send('{"type":"refused","id":null,"code":"internal"}');
    return done;
  }

  /** The server learns that a connection has closed. During the call the connection is still in its list. */
  closeOnServer(line: Line, fate: Fate = 'well'): ActResult {
    const done = this.act((room) => room.onClose(line), fate);
    this.lines = this.lines.filter((other) => other !== line);
    return done;
  }

  /** Delivers everything that is on its way. */
  deliverAll(): void {
    while (this.#deliver());
  }

  #deliver(): boolean {
    const speaking = this.lines.filter(({ toServer }) => toServer.length > 0);
    for (const line of speaking) while (line.toServer.length > 0) this.deliverToServer(line);
    const hearing = this.people.filter(({ line }) => line && line.toClient.length > 0);
    for (const person of hearing) while (person.line?.toClient.length) person.receive();
    return speaking.length + hearing.length > 0;
  }

  // ---- time

  /** Advances the clock, and rings the alarm whenever it is due. */
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    while (this.alarm !== null && this.alarm <= until) {
      this.now = Math.max(this.now, this.alarm);
      this.ringAlarm();
      this.deliverAll();
    }
    this.now = until;
  }

  ringAlarm(fate: Fate = 'well'): ActResult {
    this.alarm = null;
    const done = this.act((room) => room.onAlarm(), fate);
    // A failed alarm rings again.
    if (done !== 'well') this.alarm ??= this.now;
    return done;
  }

  // ---- people

  /** Adds a person whose page is not connected yet. */
  addPerson(name: string, key = keyOf(name)): Person {
    const person = new Person(this, name, key);
    this.people.push(person);
    return person;
  }

  /** Adds a person and connects their page. */
  enters(name: string, key?: string): Person {
    const person = this.addPerson(name, key);
    person.connect();
    this.deliverAll();
    return person;
  }
}
