// The table as it is run: connections come and say things, commands are stored and then told to everybody.
// Whoever runs it puts a call into one transaction and then calls `flush`: nothing leaves before it is kept.
import { diff, type Seat } from '../engine/index.ts';
import { CLOSE, type Command, type Hello, LIMITS, readMessage } from '../protocol/index.ts';
import { expiry, HELD_LOOK_MS, nextAlarm } from './alarm.ts';
import { timeUp, withAbsence } from './commands/absence.ts';
import { botMove } from './commands/bots.ts';
import { playMove } from './commands/game.ts';
import { type Aside, type Change, changesNothing, handlers } from './commands/index.ts';
import { newTable, opened, type Wanted } from './commands/lobby.ts';
import { answerAside } from './commands/queries.ts';
import { Refused, refuseUnless } from './commands/refused.ts';
import { Attendance } from './connection/attendance.ts';
import { Gate } from './connection/gate.ts';
import { Outbox } from './connection/outbox.ts';
import { seatOf } from './connection/presence.ts';
import type { Answer, Cause, Ports, Socket, Stored } from './ports.ts';
import { BY_ITSELF, Ledger } from './sync/ledger.ts';
import { Greetings, sendUpdates } from './sync/updates.ts';
import { publicTable, type Table, withChair } from './table.ts';
import { adoptTable, afterUpgrade, type Fit, turnAway } from './versions.ts';

/** Who has gone without a word is looked for now and then: at every move it would cost more than the move. */
const LOOK_EVERY = 5000;

export class Room {
  readonly #ports: Ports;
  readonly #gate: Gate;
  readonly #ledger: Ledger;
  #table: Table;
  readonly #out = new Outbox();
  readonly #attendance: Attendance;
  readonly #greetings = new Greetings();
  #fit: Fit;
  #looked = 0;
  /** To be deleted, with everything that is stored. */
  gone = false;

  constructor(ports: Ports, stored: Stored) {
    this.#ports = ports;
    this.#gate = new Gate(ports.pace);
    this.#ledger = new Ledger(ports.journal, stored);
    this.#attendance = new Attendance(ports, stored.seq === 0);
    const adopted = adoptTable(stored.table, ports.report);
    this.#table = adopted.table;
    this.#fit = adopted.fit;
  }

  /** A new table, its maker seated as the host. */
  static open(ports: Ports, wanted: Wanted): Room {
    const bare = newTable(wanted);
    const now = ports.now();
    const room = new Room(ports, { seq: 0, at: now, table: bare });
    const table = opened(bare, wanted, ports.digest(wanted.key), { ...ports, seq: 1, now });
    room.#store({ table }, { ...BY_ITSELF, seat: 0, command: 'open' });
    return room;
  }

  get table(): Table {
    return this.#table;
  }

  get stored(): Stored {
    return { seq: this.#ledger.seq, at: this.#ledger.at, table: this.#table };
  }

  // ---- connections

  received(socket: Socket, data: unknown): Answer {
    const checked = readMessage(data);
    const barred = this.#gate.rejectionFor(socket, checked, this.#ports.now());
    if (barred) {
      this.#out.refuse(socket, barred.code, barred.id);
      if (barred.close) this.#out.close(socket, barred.close, barred.code);
    } else if ('message' in checked) {
      this.#storeUpgrade();
      if (checked.message.type === 'hello') this.#hello(socket, checked.message);
      else this.#command(socket, checked.message);
    }
    const kind = 'message' in checked ? checked.message.type : 'nothing';
    return { kind, result: this.#out.refusal ?? 'done' };
  }

  closed(socket: Socket): void {
    this.#gate.forget(socket);
    const isSeated = this.#seatOf(socket) !== null;
    socket.visitor = { key: null, moves: false };
    this.#storeUpgrade();
    if (isSeated || !this.#attendance.lately(this.#table.chairs)) this.#tellHere();
  }

  #hello(socket: Socket, hello: Hello): void {
    const { key, moves = false } = hello;
    const turned = turnAway(hello, this.#table, this.#fit);
    if (turned) {
      this.#out.refuse(socket, turned.code, null);
      this.#out.close(socket, CLOSE[turned.code], turned.code);
      return;
    }
    const digest = this.#ports.digest(key);
    const moving = this.#table.chairs.findIndex(({ nextKey }) => nextKey === digest);
    // Who sits here already stays where they sit.
    if (moving >= 0 && seatOf(digest, this.#table.chairs) === null && this.#fit === 'current')
      this.#moveIn(moving, digest, socket);
    // Only now: nobody is told of a change before the welcome.
    socket.visitor = { key: digest, moves };
    const seat = this.#seatOf(socket);
    // A few more connections than there is room for are let in, to see whether they have a seat.
    if (seat === null && this.#ports.sockets().length > LIMITS.sockets) {
      this.#out.close(socket, CLOSE.full, 'full');
      return;
    }
    const lately = seat === null ? this.#attendance.lately(this.#table.chairs) : null;
    const here = lately ?? this.#attendance.here(this.#table.chairs);
    this.#out.post(socket, this.#greetings.text(this.stored, seat, here, moves));
    if (!lately) this.#tellHere(socket);
    // Bots that rest go on when somebody comes.
    this.#setAlarm();
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

  /** What an upgrade has made of the table is written down before anything else is: rows lead from one to the next. */
  #storeUpgrade(): void {
    if (this.#fit !== 'current' || this.#ledger.isOfSameRules(this.#table)) return;
    const table = afterUpgrade(this.#table, this.#ledger.seq + 1);
    this.#store({ table }, { ...BY_ITSELF, command: 'upgrade' });
  }

  #guests(): Socket[] {
    return this.#attendance.guests();
  }

  #seatOf({ visitor }: Socket): Seat | null {
    return seatOf(visitor.key, this.#table.chairs);
  }

  /** To everybody but the one who knows already. */
  #tellHere(knows: Socket | null = null): void {
    this.#looked = this.#ports.now();
    const here = this.#attendance.here(this.#table.chairs);
    this.#note(here.seats);
    const text = this.#attendance.news(here);
    if (text === null) return;
    for (const socket of this.#guests()) if (socket !== knows) this.#out.post(socket, text);
  }

  /** Whoever is waited for may have gone without a word. */
  #look(): void {
    if (this.#ports.now() > this.#looked + LOOK_EVERY) this.#tellHere();
  }

  /** Writes down who has gone and who is back, where that matters to the game. */
  #note(seats: readonly number[]): void {
    const { table, command } = withAbsence(this.#table, seats, this.#ports.now());
    if (table === this.#table || this.#fit !== 'current') return;
    this.#store({ table }, { ...BY_ITSELF, command });
  }

  // ---- commands

  #command(socket: Socket, command: Command): void {
    this.#look();
    const seat = this.#seatOf(socket);
    try {
      if (this.#ledger.has(socket.visitor.key, command.id)) this.#sayDone(socket, command.id);
      else if (command.type === 'past' || command.type === 'emote') {
        const asker = { socket, seat, guests: this.#guests() };
        answerAside(this.#out, asker, command, this.stored, this.#ports.journal);
      } else this.#carryOut(socket, seat, command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#out.refuse(socket, error.code, command.id, error.reason);
    }
  }

  #sayDone(socket: Socket, id: string): void {
    this.#out.send(socket, { type: 'done', id, seq: this.#ledger.seq });
  }

  #carryOut(socket: Socket, seat: Seat | null, command: Exclude<Command, { type: Aside }>): void {
    // What has ended by its rules is left as it is, for those who can play on: but for a new round.
    refuseUnless(this.#fit === 'current' || command.type === 'rematch', 'ended');
    // The table of handlers has one for each type; that it is the one of this type cannot be written down.
    const handle = handlers[command.type] as (typeof handlers)['start'];
    const change = handle(this.#table, command as never, {
      ...this.#ports,
      seat,
      key: socket.visitor.key as string,
      seq: this.#ledger.seq + 1,
      now: this.#ports.now(),
      at: this.#ledger.at,
      isHere: (other) => (this.#attendance.here(this.#table.chairs).seats[other] ?? 0) > 0,
    });
    const move = command.type === 'move' ? command.move : null;
    const cause = { seat, by: socket.visitor.key, command: command.type, id: command.id, move };
    if (changesNothing(this.#table, change, command.type)) {
      this.#ledger.remember(cause);
      this.#sayDone(socket, command.id);
      return;
    }
    this.#fit = 'current';
    this.#store(change, cause, socket);
  }

  /** Keeps the change, and tells everybody what it means to them. */
  #store({ table, events = [] }: Change, cause: Cause, by: Socket | null = null): void {
    const before = this.#table;
    this.#ledger.turn(cause, this.#ports.now());
    this.#table = this.#ledger.bounded(table);
    this.#setAlarm();
    this.#ledger.write(this.#table, cause, events);
    const faces = diff(publicTable(before), publicTable(this.#table));
    const changed = { before, after: this.#table, seq: this.#ledger.seq, events, table: faces };
    sendUpdates(this.#out, changed, this.#guests(), by && { socket: by, id: cause.id });
    // Whoever opens a table, or comes to it with another device, has yet to come in.
    if (cause.command === 'open' || cause.command === 'moveIn') return;
    if (before.chairs !== table.chairs) this.#tellHere();
  }

  // ---- time

  /** The alarm, for the clock, those who are gone, the bots and the end of a table left alone. May come late or twice. */
  onAlarm(): void {
    const [now, seq] = [this.#ports.now(), this.#ledger.seq];
    if (now >= expiry(this.#table, this.#ledger.at)) return void this.#expire();
    if (this.#fit === 'held') return void this.resetAlarm();
    this.#storeUpgrade();
    const rung = this.#table.alarm;
    // It rings no more: whatever is stored now has to set it anew.
    this.#table = { ...this.#table, alarm: null };
    if (this.#table.due !== null && now >= this.#table.due) {
      this.#store({ table: timeUp(this.#table) }, { ...BY_ITSELF, command: 'timeUp' });
    }
    this.#tellHere();
    this.#playBot(now);
    // What was stored has set it.
    if (this.#ledger.seq > seq) return;
    this.#setAlarm();
    const { alarm } = this.#table;
    if (rung === null || rung <= now || alarm === null || alarm <= rung) return;
    // It rang too early: what is stored must stay true, whoever wakes next believes it.
    this.#table = { ...this.#table, alarm: rung };
    this.#ports.setAlarm(rung);
  }

  #playBot(now: number): void {
    if (now < this.#ledger.at + this.#ports.pace.botDelayMs || !this.#attendance.isAttended())
      return;
    const made = botMove(this.#table, this.#ports);
    if (!made) return;
    const change = playMove(this.#table, made.seat, made.move, this.#ledger.seq + 1, now);
    this.#store(change, { ...BY_ITSELF, ...made, command: 'standIn' });
  }

  /** For a table whose alarm was lost, or rings too seldom after failures. */
  resetAlarm(): void {
    this.#table = { ...this.#table, alarm: null };
    this.#setAlarm();
  }

  /** Set anew only to be earlier: when it comes too early it finds nothing to do and is set again. */
  #setAlarm(): void {
    const { now, pace } = this.#ports;
    const isHeld = this.#fit === 'held';
    const next = isHeld
      ? now() + HELD_LOOK_MS
      : nextAlarm(this.#table, this.#ledger.at, now(), pace, () => this.#attendance.isAttended());
    const { alarm } = this.#table;
    // One that lies in the past has rung already.
    if (alarm !== null && alarm <= next && alarm > now()) return;
    this.#table = { ...this.#table, alarm: next };
    this.#ports.setAlarm(next);
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
