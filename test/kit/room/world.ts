// The world round one table, for tests: storage, connections, clock, seeds and alarm, all by hand.
// It does with the room what the edge does: one call is one transaction, and only then things are sent.
import type { BotInput } from '../../../shared/bots/index.ts';
import { type Move, Random, seedFrom } from '../../../shared/engine/index.ts';
import { findGame } from '../../../shared/games/index.ts';
import { type Ports, Room, type Stored, type Wanted } from '../../../shared/room/index.ts';
import { DiskFailure, PaperJournal } from './journal.ts';
import { Line } from './line.ts';
import { Person } from './person.ts';

/** How it goes. Silenced: the server dies after it has kept a change and before it has told anybody. */
export type Fate = 'well' | 'silenced';
export type Done = Fate | 'failed';

export interface Opening extends Partial<Wanted> {
  seed?: number | undefined;
  pace?: Partial<Ports['pace']> | undefined;
}

/** So fast that nobody is ever too fast. */
const ANY_PACE = { burst: 1e9, perSecond: 1e9, botDelayMs: 700, alarmJitterMs: 0 };

// Another text for every key, and not the key itself.
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
  gone = false;
  /** What whoever runs it would read. */
  readonly reports: unknown[] = [];
  /** Where a test may change what the server says. */
  tap = (text: string): string => text;
  /** Stands in all ids of commands; a table that is resumed has heard others before. */
  idMark = '-';
  /** Whatever is put before a bot here it plays by chance. */
  think = ({ moves, seed }: BotInput): Move => Random.from(seed).pick(moves);
  #room: Room | null = null;
  #keeping = false;
  readonly #seeds: Random;

  constructor(seed = 1, pace: Partial<Ports['pace']> = {}) {
    this.pace = { ...ANY_PACE, ...pace };
    this.#seeds = Random.from(seedFrom(seed, 77));
  }

  /** A new table, as its maker asked for it. */
  static open({ seed, pace, ...wanted }: Opening = {}): World {
    const world = new World(seed, pace);
    const game = findGame(wanted.game ?? 'room-share');
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

  /** A table as it was stored at some time, with nobody connected. */
  static resume({ seq, at, table }: Stored, { seed, pace }: Pick<Opening, 'seed' | 'pace'>): World {
    const world = new World(seed, pace);
    world.now = at;
    world.idMark = '+';
    world.alarm = table.alarm;
    const row = { seat: null, by: null, command: 'resumed', id: null, move: null, events: [] };
    world.journal.append({ ...row, seq, at, patch: undefined });
    world.journal.snapshot({ seq, table });
    return world;
  }

  get #ports(): Ports {
    return {
      journal: this.journal,
      sockets: () => this.lines,
      now: () => this.now,
      seed: () => this.#seeds.seed(),
      digest,
      pace: this.pace,
      report: (error) => this.reports.push(error),
      think: (_game, asked) => this.think(asked),
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

  get stored(): Stored {
    return this.room.stored;
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

  /** One thing happens to the room. When it failed nothing of it has been kept, and nothing told. */
  act(action: (room: Room) => void, fate: Fate = 'well'): Done {
    const [takeBack, alarm] = [this.journal.mark(), this.alarm];
    const room = this.#awake();
    if (!room) return 'well';
    try {
      this.#keeping = true;
      action(room);
    } catch (error) {
      takeBack();
      this.alarm = alarm;
      this.#room = null;
      if (!(error instanceof DiskFailure)) throw error;
      return 'failed';
    } finally {
      this.#keeping = false;
    }
    if (fate === 'silenced') {
      this.#room = null;
      return fate;
    }
    room.flush();
    if (room.gone) this.#forget();
    return fate;
  }

  #forget(): void {
    this.gone = true;
    this.#room = null;
    this.alarm = null;
    this.journal.clear();
  }

  // ---- connections

  connect(): Line {
    const line = new Line((text) => {
      if (this.#keeping) throw new Error('told before it was kept');
      return this.tap(text);
    });
    this.lines.push(line);
    return line;
  }

  /** The next thing that runs towards the server on this line arrives. */
  arrive(line: Line, fate: Fate = 'well'): Done {
    const parcel = line.toServer.shift();
    if (parcel === undefined) return 'well';
    if (typeof parcel !== 'string') return this.lose(line, fate);
    const done = this.act((room) => room.received(line, parcel), fate);
    if (done === 'failed') line.send('{"type":"refused","id":null,"code":"internal"}');
    return done;
  }

  /** The server learns that a connection is no more. While it is told so, it still has it in its list. */
  lose(line: Line, fate: Fate = 'well'): Done {
    const done = this.act((room) => room.closed(line), fate);
    this.lines = this.lines.filter((other) => other !== line);
    return done;
  }

  /** Everything that is on its way arrives. */
  settle(): void {
    while (this.#deliver());
  }

  #deliver(): boolean {
    const speaking = this.lines.filter(({ toServer }) => toServer.length > 0);
    for (const line of speaking) while (line.toServer.length > 0) this.arrive(line);
    const hearing = this.people.filter(({ line }) => line && line.toClient.length > 0);
    for (const person of hearing) while (person.line?.toClient.length) person.hear();
    return speaking.length + hearing.length > 0;
  }

  // ---- time

  /** So much time goes by; the alarm rings when it should. */
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    while (this.alarm !== null && this.alarm <= until) {
      this.now = Math.max(this.now, this.alarm);
      this.ring();
      this.settle();
    }
    this.now = until;
  }

  ring(fate: Fate = 'well'): Done {
    this.alarm = null;
    const done = this.act((room) => room.onAlarm(), fate);
    // An alarm that was not seen to its end rings again.
    if (done !== 'well') this.alarm ??= this.now;
    return done;
  }

  // ---- people

  /** Somebody with this name, who is not connected yet. */
  person(name: string, key = keyOf(name)): Person {
    const person = new Person(this, name, key);
    this.people.push(person);
    return person;
  }

  /** Somebody opens the link. */
  enters(name: string, key?: string): Person {
    const person = this.person(name, key);
    person.connect();
    this.settle();
    return person;
  }
}
