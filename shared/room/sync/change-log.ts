// Numbers the changes of a table, writes them to the journal, and limits how many of them are kept.
import { diff, type GameEvent } from '../../engine/index.ts';
import { LIMITS } from '../../protocol/index.ts';
import { type Cause, CHANGES_PER_KEYFRAME, type Journal, type StoredTable } from '../ports.ts';
import type { Table } from '../table.ts';
import { RecentCommands } from './recent-commands.ts';

const CHANGES_PER_SNAPSHOT = 32;

/**
 * Changes made by the room itself that do not count as activity: they neither postpone the expiry
 * nor delay the bots.
 */
const HOUSEKEEPING_COMMANDS = ['presence', 'upgrade'];

/** The cause of a change that no client has asked for. */
export const AUTOMATIC = { seat: null, by: null, id: null, move: null };

export class ChangeLog {
  readonly #journal: Journal;
  readonly #recentCommands: RecentCommands;
  /** The table as the journal has it. The room's own copy may differ from it in the time of the alarm. */
  #written: Table;
  seq: number;
  /** The time of the last activity at the table. */
  changedAt: number;

  constructor(journal: Journal, { seq, at, table }: StoredTable) {
    this.#journal = journal;
    this.#recentCommands = new RecentCommands(journal);
    this.#written = table;
    this.seq = seq;
    this.changedAt = at;
  }

  /** Whether this command has been carried out already. */
  hasCommand(by: string | null, id: string): boolean {
    return this.#recentCommands.has(by, id);
  }

  /** Remembers a command that changed nothing and therefore has no row. */
  rememberCommand(cause: Cause): void {
    this.#recentCommands.add(cause);
  }

  /** Whether the journal has this table under the same rules. */
  hasSameRules({ gameVersion }: Table): boolean {
    return this.#written.gameVersion === gameVersion;
  }

  /** The time of the alarm in the journal, from which a room that wakes knows it. */
  get writtenAlarm(): number | null {
    return this.#written.alarm;
  }

  /** Gives the next change its number and time. */
  beginChange(cause: Cause, now: number): void {
    this.seq++;
    if (!HOUSEKEEPING_COMMANDS.includes(cause.command)) this.changedAt = now;
    this.#recentCommands.add(cause);
  }

  /**
   * Forgets the start of a very long round. The new start is always a keyframe, so it has a
   * snapshot.
   */
  limitHistory(table: Table): Table {
    if (this.seq % CHANGES_PER_KEYFRAME !== 0) return table;
    const isTooLarge = this.#journal.sizeInBytes() > LIMITS.bytes;
    const keptChanges = isTooLarge ? CHANGES_PER_KEYFRAME : LIMITS.rows;
    const began = Math.max(table.began, this.seq - keptChanges);
    return { ...table, began, past: table.past.filter(({ before }) => before >= began) };
  }

  write(table: Table, cause: Cause, events: GameEvent[]): void {
    const { seq, changedAt: at } = this;
    this.#journal.append({ ...cause, seq, at, events, patch: diff(this.#written, table) });
    this.#written = table;
    const isBeginning = seq === 1 || table.began === seq;
    if (isBeginning || seq % CHANGES_PER_SNAPSHOT === 0)
      this.#journal.saveSnapshot({ seq, at, table });
    if (isBeginning || seq % CHANGES_PER_KEYFRAME === 0) this.#journal.prune(table.began);
  }
}
