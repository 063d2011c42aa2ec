// Holds the current table. Every change goes through `store`: number it, set the alarm, write it to the journal, then
// queue what each client is sent.
import type { AnyGame } from '../../engine/index.ts';
import { HELD_RECHECK_MS, nextAlarm } from '../alarm.ts';
import type { Cause, Ports, StoredTable } from '../ports.ts';
import { joinedSockets } from '../socket.ts';
import type { Table, TableChange } from '../table.ts';
import { adoptTable, type RulesStatus, withHistoryFrom } from '../versions.ts';
import { AUTOMATIC, ChangeLog } from './change-log.ts';
import { keepIfOver } from './keep.ts';
import type { Outbox } from './outbox.ts';
import { type Asker, sendUpdates } from './updates.ts';

/** What the store needs from the room's connections. */
export interface StoreHooks {
  /** Whether a person is connected, or was a few minutes ago. */
  isAttended(): boolean;
  onChairsChanged(): void;
  /** When departures that were not stored are looked at again; null if there are none. */
  departuresDue(): number | null;
}

export class TableStore {
  readonly #ports: Ports;
  readonly #outbox: Outbox;
  readonly #hooks: StoreHooks;
  readonly #log: ChangeLog;
  /** The rules of the table; undefined if they are not known here. A table's game never changes. */
  readonly game: AnyGame | undefined;
  #table: Table;
  #status: RulesStatus;

  constructor(ports: Ports, stored: StoredTable, outbox: Outbox, hooks: StoreHooks) {
    this.#ports = ports;
    this.#outbox = outbox;
    this.#hooks = hooks;
    this.#log = new ChangeLog(ports.journal, stored);
    this.game = ports.findGame(stored.table.game);
    const { table, status } = adoptTable(stored.table, this.game, ports.report);
    this.#table = table;
    this.#status = status;
  }

  get table(): Table {
    return this.#table;
  }

  get status(): RulesStatus {
    return this.#status;
  }

  get seq(): number {
    return this.#log.seq;
  }

  get changedAt(): number {
    return this.#log.changedAt;
  }

  get stored(): StoredTable {
    return { seq: this.#log.seq, at: this.#log.changedAt, table: this.#table };
  }

  /**
   * Throws if the rules are not known. Callers do nothing with a table whose rules are not known
   * (`held`).
   */
  requireGame(): AnyGame {
    if (!this.game) throw new Error(`no game "${this.#table.game}"`);
    return this.game;
  }

  hasCommand(by: string, id: string): boolean {
    return this.#log.hasCommand(by, id);
  }

  rememberCommand(cause: Cause): void {
    this.#log.rememberCommand(cause);
  }

  store({ table, events = [] }: TableChange, cause: Cause, asker: Asker | null = null): void {
    const before = this.#table;
    this.#log.beginChange(cause, this.#ports.now());
    const after = this.#log.limitHistory(table);
    const { seq, changedAt: at } = this.#log;
    this.#table = keepIfOver({ ...cause, before, after, seq, at, events }, this.#ports);
    this.setAlarm();
    this.#log.write(this.#table, cause, events);
    const change = { before, after: this.#table, game: this.requireGame(), seq, events };
    sendUpdates(this.#outbox, change, joinedSockets(this.#ports), asker);
    // The client that opens a table or moves to another device has not joined yet. Its hello
    // announces the change.
    if (cause.command === 'open' || cause.command === 'moveIn') return;
    if (before.chairs !== table.chairs) this.#hooks.onChairsChanged();
  }

  /**
   * Stores the command of a player. If the game was ended by a change of the rules, this begins its
   * next round under the current rules.
   */
  storeCommand(change: TableChange, cause: Cause, asker: Asker): void {
    this.#status = 'current';
    this.store(change, cause, asker);
  }

  /**
   * Writes an upgraded table before any other change, because every patch must apply to the table
   * of the row before it.
   */
  storeUpgrade(): void {
    if (this.#status !== 'current' || this.#log.hasSameRules(this.#table)) return;
    const table = withHistoryFrom(this.#table, this.#log.seq + 1);
    this.store({ table }, { ...AUTOMATIC, command: 'upgrade' });
  }

  // ---- the alarm

  /** Sets the alarm only to an earlier time. An alarm that rings too early finds nothing to do and is set again. */
  setAlarm(): void {
    const { now } = this.#ports;
    const next = this.#nextAlarm();
    const { alarm } = this.#table;
    const isPending = alarm !== null && alarm > now();
    if (isPending && alarm <= next) return;
    this.#setAlarmTo(next);
  }

  #nextAlarm(): number {
    const { now, pace } = this.#ports;
    if (this.#status === 'held') return now() + HELD_RECHECK_MS;
    const isAttended = () => this.#hooks.isAttended();
    const next = nextAlarm(
      this.#table,
      this.requireGame(),
      this.changedAt,
      now(),
      pace,
      isAttended,
    );
    return Math.min(next, this.#hooks.departuresDue() ?? next);
  }

  #setAlarmTo(time: number): void {
    this.#table = { ...this.#table, alarm: time };
    this.#ports.setAlarm(time);
  }

  resetAlarm(): void {
    this.takeAlarm();
    this.setAlarm();
  }

  /** Call it when the alarm has rung, so that it can be set again. */
  takeAlarm(): void {
    this.#table = { ...this.#table, alarm: null };
  }

  /**
   * Call it after an alarm that changed nothing. If the alarm rang before the time that the journal
   * has, that time is kept: a room that wakes from the journal would not set an earlier alarm.
   */
  setAlarmAgain(): void {
    this.setAlarm();
    const { alarm } = this.#table;
    const { writtenAlarm } = this.#log;
    const isAhead = writtenAlarm !== null && writtenAlarm > this.#ports.now();
    if (isAhead && alarm !== null && alarm > writtenAlarm) this.#setAlarmTo(writtenAlarm);
  }
}
