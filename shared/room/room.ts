// The table as it is run: connections come and say things, commands are stored and then told to everybody.
// Whoever runs it puts a call into one transaction and then calls `flush`: nothing leaves before it is kept.
import { diff, Refusal, type Seat } from '../engine/index.ts';
import {
  CLOSE,
  type Command,
  type FromServer,
  type Hello,
  type Here,
  LIMITS,
  readMessage,
  VERSION,
} from '../protocol/index.ts';
import { anyMove, standInToMove, timeUp } from './absent.ts';
import { type Change, handlers } from './commands.ts';
import { playMove } from './game.ts';
import { Gate } from './gate.ts';
import { newTable, sitDown, type Wanted } from './lobby.ts';
import type { Cause, Ports, Socket, Stored } from './ports.ts';
import { gameAt, publicTable, type Table, withChair } from './table.ts';
import { type Changed, updates, type Viewing, welcome } from './tell.ts';

const SNAPSHOT_EVERY = 32;
const RECENT = 8;
/** A stand-in takes a breath, so that others can follow. */
const BREATH = 700;
const DAY = 86_400_000;
/** How long a table is kept after its last change. */
const KEPT = { lobby: DAY, playing: 30 * DAY, over: 7 * DAY };

export class Room {
  readonly #ports: Ports;
  readonly #gate: Gate;
  #seq: number;
  #at: number;
  #table: Table;
  #outbox: (() => void)[] = [];
  #here = '';
  /** To be deleted, with everything that is stored. */
  gone = false;

  constructor(ports: Ports, { seq, at, table }: Stored) {
    this.#ports = ports;
    this.#gate = new Gate(ports.pace);
    this.#seq = seq;
    this.#at = at;
    this.#table = table;
  }

  /** A new table, its maker seated as the host. */
  static open(ports: Ports, wanted: Wanted): Room {
    const bare = newTable(wanted);
    const table = sitDown(bare, ports.digest(wanted.key), { seat: 0, name: wanted.name });
    const room = new Room(ports, { seq: 0, at: ports.now(), table: bare });
    room.#store({ table }, { seat: 0, command: 'open', id: null, move: null });
    ports.journal.snapshot(room.stored);
    return room;
  }

  get stored(): Stored {
    return { seq: this.#seq, at: this.#at, table: this.#table };
  }

  // ---- connections

  received(socket: Socket, data: unknown): void {
    const checked = readMessage(data);
    const barred = this.#gate.bars(socket, checked, this.#ports.now());
    if (barred) {
      this.#refuse(socket, barred.code, barred.id);
      if (barred.close) this.#close(socket, barred.close, barred.code);
    } else if ('message' in checked) {
      if (checked.message.type === 'hello') this.#hello(socket, checked.message);
      else this.#command(socket, checked.message);
    }
  }

  closed(socket: Socket): void {
    this.#gate.forget(socket);
    socket.visitor = { key: null, moves: false };
    this.#tellHere();
  }

  #hello(socket: Socket, { version, key, moves = false }: Hello): void {
    if (version !== VERSION) {
      this.#refuse(socket, 'version', null);
      this.#close(socket, CLOSE.version, 'version');
      return;
    }
    const digest = this.#ports.digest(key);
    const moving = this.#table.chairs.findIndex(({ nextKey }) => nextKey === digest);
    if (moving >= 0) this.#moveIn(moving, digest);
    // Only now: nobody is told of a change before the welcome.
    socket.visitor = { key: digest, moves };
    const seat = this.#seatOf(socket);
    // A few more connections than there is room for are let in, to see whether they have a seat.
    if (seat === null && this.#ports.sockets().length > LIMITS.sockets) {
      this.#close(socket, CLOSE.full, 'full');
      return;
    }
    const here = this.#whoIsHere();
    this.#send(socket, welcome(this.#table, this.#seq, seat, here, moves));
    this.#tellHere(socket);
  }

  /** The owner of the seat has come with another device: the old one is sent away. */
  #moveIn(seat: Seat, key: string): void {
    const old = this.#table.chairs[seat]?.key;
    const table = withChair(this.#table, seat, { key, nextKey: null });
    this.#store({ table }, { seat, command: 'moveIn', id: null, move: null });
    for (const socket of this.#guests()) {
      if (socket.visitor.key === old) this.#close(socket, CLOSE.moved, 'moved');
    }
  }

  /** Connections that have said hello. */
  #guests(): Socket[] {
    return this.#ports.sockets().filter(({ visitor }) => visitor.key !== null);
  }

  // Digests are compared, never keys: how long that takes tells nothing of use.
  #seatOf({ visitor }: Socket, table = this.#table): Seat | null {
    const seat = table.chairs.findIndex(({ key }) => key !== null && key === visitor.key);
    return seat < 0 ? null : seat;
  }

  #whoIsHere(): Here {
    const seats = this.#table.chairs.map(() => 0);
    let watching = 0;
    for (const socket of this.#guests()) {
      const seat = this.#seatOf(socket);
      if (!socket.alive) continue;
      if (seat === null) watching++;
      else seats[seat] = (seats[seat] ?? 0) + 1;
    }
    return { seats, watching: about(watching) };
  }

  /** To everybody but the one who knows already. */
  #tellHere(knows: Socket | null = null): void {
    const text = JSON.stringify({ type: 'here', here: this.#whoIsHere() } satisfies FromServer);
    if (text === this.#here) return;
    this.#here = text;
    for (const socket of this.#guests()) if (socket !== knows) this.#post(socket, text);
  }

  // ---- commands

  #command(socket: Socket, command: Command): void {
    const seat = this.#seatOf(socket);
    try {
      if (seat !== null && this.#table.recent[seat]?.includes(command.id)) {
        this.#send(socket, { type: 'done', id: command.id, seq: this.#seq });
      } else if (command.type === 'emote') {
        if (seat === null) throw new Refusal('notSeated');
        const text = JSON.stringify({ type: 'emote', seat, emote: command.emote });
        for (const guest of this.#guests()) this.#post(guest, text);
      } else this.#carryOut(socket, seat, command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refuse(socket, error.code, command.id);
    }
  }

  #carryOut(socket: Socket, seat: Seat | null, command: Exclude<Command, { type: 'emote' }>): void {
    const { journal, seed, digest, now } = this.#ports;
    // The table of handlers has one for each type; that it is the one of this type cannot be written down.
    const handle = handlers[command.type] as (typeof handlers)['start'];
    const change = handle(this.#table, command as never, {
      seat,
      key: socket.visitor.key as string,
      seq: this.#seq + 1,
      now: now(),
      here: this.#whoIsHere().seats,
      journal,
      seed,
      digest,
    });
    const move = command.type === 'move' ? command.move : null;
    this.#store(change, { seat, command: command.type, id: command.id, move }, socket);
  }

  /** Keeps the change, and tells everybody what it means to them. */
  #store({ table, events = [] }: Change, cause: Cause, by: Socket | null = null): void {
    const before = this.#table;
    this.#seq++;
    this.#at = this.#ports.now();
    this.#table = this.#remember(table, by, cause.id);
    this.#setAlarm();
    const { seq, at } = { seq: this.#seq, at: this.#at };
    this.#ports.journal.append({ ...cause, seq, at, events, patch: diff(before, this.#table) });
    if (seq % SNAPSHOT_EVERY === 0) this.#ports.journal.snapshot(this.stored);
    const faces = diff(publicTable(before), publicTable(this.#table));
    this.#tell({ before, after: this.#table, seq, events, table: faces }, by, cause.id);
    this.#tellHere();
  }

  /** The ids of the last commands of a seat: one that is sent again is known. */
  #remember(table: Table, by: Socket | null, id: string | null): Table {
    const seat = by && this.#seatOf(by, table);
    if (seat === null || id === null) return table;
    const ids = [...(table.recent[seat] ?? []), id].slice(-RECENT);
    return { ...table, recent: table.recent.with(seat, ids) };
  }

  #tell(changed: Changed, by: Socket | null, id: string | null): void {
    const audience = new Map<string, Viewing & { sockets: Socket[] }>();
    for (const socket of this.#guests()) {
      const [was, seat] = [this.#seatOf(socket, changed.before), this.#seatOf(socket)];
      const { moves } = socket.visitor;
      const group = audience.get(`${was} ${seat} ${moves}`) ?? { was, seat, moves, sockets: [] };
      group.sockets.push(socket);
      audience.set(`${was} ${seat} ${moves}`, group);
    }
    const groups = [...audience.values()];
    for (const [at, made] of updates(changed, groups).entries()) {
      const text = JSON.stringify(made);
      for (const socket of groups[at]?.sockets ?? []) {
        const own = socket === by ? `${text.slice(0, -1)},"id":${JSON.stringify(id)}}` : text;
        this.#post(socket, own);
      }
    }
  }

  // ---- time

  /** The alarm, for the clock, the stand-ins and the end of a table left alone. May come late or twice. */
  woke(): void {
    const now = this.#ports.now();
    if (now >= this.#expiry()) {
      this.#expire();
      return;
    }
    if (this.#table.due !== null && now >= this.#table.due) {
      const cause = { seat: null, command: 'timeUp', id: null, move: null };
      this.#store({ table: timeUp(this.#table) }, cause);
    }
    this.#playStandIn(now);
    this.#table = { ...this.#table, alarm: null };
    this.#setAlarm();
  }

  #playStandIn(now: number): void {
    const seat = standInToMove(this.#table);
    if (seat === null || now < this.#at + BREATH) return;
    const game = gameAt(this.#table);
    const view = game.view(this.#table.state, seat);
    const move = anyMove.choose(view, seat, game.moves(view, seat), this.#ports.seed());
    const change = playMove(this.#table, seat, move, this.#seq + 1, now);
    this.#store(change, { seat, command: 'standIn', id: null, move });
  }

  #expiry(): number {
    return this.#at + KEPT[this.#table.phase];
  }

  /** Set anew only to be earlier: when it comes too early it finds nothing to do and is set again. */
  #setAlarm(): void {
    const times = [this.#expiry()];
    if (this.#table.due !== null) times.push(this.#table.due);
    if (standInToMove(this.#table) !== null) times.push(this.#at + BREATH);
    const next = Math.min(...times);
    const { alarm } = this.#table;
    // One that lies in the past has rung already.
    if (alarm !== null && alarm <= next && alarm > this.#ports.now()) return;
    this.#table = { ...this.#table, alarm: next };
    this.#ports.wakeAt(next);
  }

  #expire(): void {
    this.gone = true;
    for (const socket of this.#ports.sockets()) this.#close(socket, CLOSE.gone, 'gone');
  }

  // ---- out

  #send(socket: Socket, message: FromServer): void {
    this.#post(socket, JSON.stringify(message));
  }

  #refuse(socket: Socket, code: string, id: string | null): void {
    this.#send(socket, { type: 'refused', id, code });
  }

  #post(socket: Socket, text: string): void {
    this.#outbox.push(() => socket.send(text));
  }

  #close(socket: Socket, code: number, reason: string): void {
    this.#outbox.push(() => socket.close(code, reason));
  }

  /** Sends what is to be sent, when all of it is kept. */
  flush(): void {
    const outbox = this.#outbox;
    this.#outbox = [];
    for (const post of outbox) post();
  }
}

/** 7, 30, 400: of a crowd not everybody is told of everybody. */
function about(count: number): number {
  const step = 10 ** (String(count).length - 1);
  return Math.floor(count / step) * step;
}
