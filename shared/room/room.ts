// The table as it is run: connections come and say things, commands are stored and then told to everybody.
// Whoever runs it puts a call into one transaction and then calls `flush`: nothing leaves before it is kept.
import { diff, type Seat } from '../engine/index.ts';
import {
  CLOSE,
  type Command,
  type CommandOf,
  type FromServer,
  type Hello,
  type Here,
  LIMITS,
  readMessage,
  VERSION,
} from '../protocol/index.ts';
import { noted, replaced, timeUp } from './absent.ts';
import { botMove } from './bots.ts';
import { type Aside, type Change, handlers } from './commands.ts';
import { Done } from './done.ts';
import { playMove } from './game.ts';
import { Gate } from './gate.ts';
import { newTable, opened, type Wanted } from './lobby.ts';
import { Outbox } from './outbox.ts';
import { pastOf } from './past.ts';
import type { Cause, Ports, Socket, Stored } from './ports.ts';
import { seatOf, whoIsHere } from './presence.ts';
import { must, Refused } from './refused.ts';
import { publicTable, type Table, upToDate, withChair } from './table.ts';
import { type Changed, told, welcome } from './tell.ts';
import { expiry, nextLook } from './time.ts';

const SNAPSHOT_EVERY = 32;
/** Who has gone without a word is looked for now and then: at every move it would cost more than the move. */
const LOOK_EVERY = 5000;

const BY_ITSELF = { seat: null, by: null, id: null, move: null };

export class Room {
  readonly #ports: Ports;
  readonly #gate: Gate;
  #seq: number;
  #at: number;
  #table: Table;
  /** As it is stored: an alarm without a change is not. */
  #kept: Table;
  readonly #done: Done;
  readonly #out = new Outbox();
  #here = '';
  #looked = 0;
  /** To be deleted, with everything that is stored. */
  gone = false;

  constructor(ports: Ports, { seq, at, table }: Stored) {
    this.#ports = ports;
    this.#gate = new Gate(ports.pace);
    this.#done = new Done(ports.journal);
    this.#seq = seq;
    this.#at = at;
    this.#table = upToDate(table);
    this.#kept = this.#table;
  }

  /** A new table, its maker seated as the host. */
  static open(ports: Ports, wanted: Wanted): Room {
    const bare = newTable(wanted);
    const now = ports.now();
    const room = new Room(ports, { seq: 0, at: now, table: bare });
    const table = opened(bare, wanted, ports.digest(wanted.key), { ...ports, seq: 1, now });
    room.#store({ table }, { ...BY_ITSELF, seat: 0, command: 'open' });
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
      this.#out.refuse(socket, barred.code, barred.id);
      if (barred.close) this.#out.close(socket, barred.close, barred.code);
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
      this.#out.refuse(socket, 'version', null);
      this.#out.close(socket, CLOSE.version, 'version');
      return;
    }
    const digest = this.#ports.digest(key);
    const moving = this.#table.chairs.findIndex(({ nextKey }) => nextKey === digest);
    // Who sits here already stays where they sit.
    if (moving >= 0 && seatOf(digest, this.#table.chairs) === null)
      this.#moveIn(moving, digest, socket);
    // Only now: nobody is told of a change before the welcome.
    socket.visitor = { key: digest, moves };
    const seat = this.#seatOf(socket);
    // A few more connections than there is room for are let in, to see whether they have a seat.
    if (seat === null && this.#ports.sockets().length > LIMITS.sockets) {
      this.#out.close(socket, CLOSE.full, 'full');
      return;
    }
    const here = this.#whoIsHere();
    this.#out.send(socket, welcome(this.#table, this.#seq, seat, here, moves));
    this.#tellHere(socket);
  }

  /** The owner of the seat has come with another device: the old one is sent away. */
  #moveIn(seat: Seat, key: string, here: Socket): void {
    const old = this.#table.chairs[seat]?.key;
    const table = withChair(this.#table, seat, { key, nextKey: null });
    this.#store({ table }, { ...BY_ITSELF, seat, command: 'moveIn' });
    for (const socket of this.#guests()) {
      if (socket !== here && socket.visitor.key === old)
        this.#out.close(socket, CLOSE.moved, 'moved');
    }
  }

  /** Connections that have said hello. */
  #guests(): Socket[] {
    return this.#ports.sockets().filter(({ visitor }) => visitor.key !== null);
  }

  #seatOf({ visitor }: Socket): Seat | null {
    return seatOf(visitor.key, this.#table.chairs);
  }

  #whoIsHere(): Here {
    return whoIsHere(this.#guests(), this.#table.chairs);
  }

  /** To everybody but the one who knows already. */
  #tellHere(knows: Socket | null = null): void {
    this.#looked = this.#ports.now();
    const here = this.#whoIsHere();
    this.#note(here);
    const text = JSON.stringify({ type: 'here', here } satisfies FromServer);
    if (text === this.#here) return;
    this.#here = text;
    for (const socket of this.#guests()) if (socket !== knows) this.#out.post(socket, text);
  }

  /** Whoever is waited for may have gone without a word. */
  #look(): void {
    if (this.#ports.now() > this.#looked + LOOK_EVERY) this.#tellHere();
  }

  /** Writes down who has gone and who is back, where that matters to the game. */
  #note({ seats }: Here): void {
    const now = this.#ports.now();
    const known = noted(this.#table, seats, now);
    const table = replaced(known, seats, now);
    const command = table === known ? 'presence' : 'replaced';
    if (table !== this.#table) this.#store({ table }, { ...BY_ITSELF, command });
  }

  // ---- commands

  #command(socket: Socket, command: Command): void {
    this.#look();
    const seat = this.#seatOf(socket);
    try {
      if (this.#done.has(socket.visitor.key, command.id)) this.#sayDone(socket, command.id);
      else if (command.type === 'past') this.#past(socket, seat, command.id);
      else if (command.type === 'emote') this.#emote(socket, seat, command);
      else this.#carryOut(socket, seat, command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#out.refuse(socket, error.code, command.id, error.reason);
    }
  }

  #sayDone(socket: Socket, id: string): void {
    this.#out.send(socket, { type: 'done', id, seq: this.#seq });
  }

  #emote(socket: Socket, seat: Seat | null, { id, emote }: CommandOf<'emote'>): void {
    must(seat !== null, 'notSeated');
    const text = JSON.stringify({ type: 'emote', seat, emote } satisfies FromServer);
    for (const guest of this.#guests()) this.#out.post(guest, text);
    this.#sayDone(socket, id);
  }

  #past(socket: Socket, seat: Seat | null, id: string): void {
    this.#out.send(socket, { type: 'past', id, ...pastOf(this.stored, this.#ports.journal, seat) });
  }

  #carryOut(socket: Socket, seat: Seat | null, command: Exclude<Command, { type: Aside }>): void {
    // The table of handlers has one for each type; that it is the one of this type cannot be written down.
    const handle = handlers[command.type] as (typeof handlers)['start'];
    const change = handle(this.#table, command as never, {
      ...this.#ports,
      seat,
      key: socket.visitor.key as string,
      seq: this.#seq + 1,
      now: this.#ports.now(),
      at: this.#at,
      isHere: (other) => (this.#whoIsHere().seats[other] ?? 0) > 0,
    });
    const move = command.type === 'move' ? command.move : null;
    const by = socket.visitor.key;
    this.#store(change, { seat, by, command: command.type, id: command.id, move }, socket);
  }

  /** Keeps the change, and tells everybody what it means to them. */
  #store({ table, events = [] }: Change, cause: Cause, by: Socket | null = null): void {
    const before = this.#table;
    this.#seq++;
    // Coming and going is nothing that happens at the table: it neither keeps it nor holds up the bots. A stand-in
    // takes a breath like any of them.
    if (cause.command !== 'presence') this.#at = this.#ports.now();
    this.#table = table;
    this.#done.add(cause);
    this.#setAlarm();
    const { seq, at } = this.stored;
    this.#ports.journal.append({ ...cause, seq, at, events, patch: diff(this.#kept, this.#table) });
    this.#kept = this.#table;
    if (seq % SNAPSHOT_EVERY === 0) this.#ports.journal.snapshot(this.stored);
    const faces = diff(publicTable(before), publicTable(this.#table));
    this.#tell({ before, after: this.#table, seq, events, table: faces }, by, cause.id);
    // Whoever opens a table, or comes to it with another device, has yet to come in.
    if (cause.command === 'open' || cause.command === 'moveIn') return;
    if (before.chairs !== table.chairs) this.#tellHere();
  }

  #tell(changed: Changed, by: Socket | null, id: string | null): void {
    for (const { sockets, text } of told(changed, this.#guests())) {
      for (const socket of sockets) {
        const own = socket === by ? `${text.slice(0, -1)},"id":${JSON.stringify(id)}}` : text;
        this.#out.post(socket, own);
      }
    }
  }

  // ---- time

  /** The alarm, for the clock, those who are gone, the bots and the end of a table left alone. May come late or twice. */
  woke(): void {
    const [now, seq] = [this.#ports.now(), this.#seq];
    if (now >= expiry(this.#table, this.#at)) return void this.#expire();
    const rung = this.#table.alarm;
    // It rings no more: whatever is stored now has to set it anew.
    this.#table = { ...this.#table, alarm: null };
    if (this.#table.due !== null && now >= this.#table.due) {
      this.#store({ table: timeUp(this.#table) }, { ...BY_ITSELF, command: 'timeUp' });
    }
    this.#tellHere();
    this.#playBot(now);
    // What was stored has set it.
    if (this.#seq > seq) return;
    if (rung === null || rung <= now) return void this.#setAlarm();
    // It rang too early: what is stored must stay true, whoever wakes next believes it.
    this.#table = { ...this.#table, alarm: rung };
    this.#ports.wakeAt(rung);
  }

  #playBot(now: number): void {
    if (now < this.#at + this.#ports.pace.breath) return;
    const made = botMove(this.#table, this.#ports);
    if (!made) return;
    const change = playMove(this.#table, made.seat, made.move, this.#seq + 1, now);
    this.#store(change, { ...BY_ITSELF, ...made, command: 'standIn' });
  }

  /** Set anew only to be earlier: when it comes too early it finds nothing to do and is set again. */
  #setAlarm(): void {
    const next = nextLook(this.#table, this.#at, this.#ports.now(), this.#ports.pace);
    const { alarm } = this.#table;
    // One that lies in the past has rung already.
    if (alarm !== null && alarm <= next && alarm > this.#ports.now()) return;
    this.#table = { ...this.#table, alarm: next };
    this.#ports.wakeAt(next);
  }

  #expire(): void {
    this.gone = true;
    for (const socket of this.#ports.sockets()) this.#out.close(socket, CLOSE.gone, 'gone');
  }

  /** Sends what is to be sent, when all of it is kept. */
  flush(): void {
    this.#out.flush();
  }
}
