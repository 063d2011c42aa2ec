// The changes of a table in their order: numbered, written down, and in time forgotten.
import { diff, type GameEvent } from '../../engine/index.ts';
import { LIMITS } from '../../protocol/index.ts';
import { type Cause, type Journal, KEYFRAME_EVERY, type Stored } from '../ports.ts';
import type { Table } from '../table.ts';
import { Done } from './recent-commands.ts';

const SNAPSHOT_EVERY = 32;

/** Notes of the room to itself: they neither keep a table nor hold up its bots. */
const UNNOTICED = ['presence', 'upgrade'];

/** The cause of what nobody has asked for. */
export const BY_ITSELF = { seat: null, by: null, id: null, move: null };

export class Ledger {
  readonly #journal: Journal;
  readonly #done: Done;
  /** The table as it is stored: an alarm without a change is not. */
  #kept: Table;
  seq: number;
  /** When something last happened at the table. */
  at: number;

  constructor(journal: Journal, { seq, at, table }: Stored) {
    this.#journal = journal;
    this.#done = new Done(journal);
    this.#kept = table;
    this.seq = seq;
    this.at = at;
  }

  /** Whether this command has been answered already. */
  has(by: string | null, id: string): boolean {
    return this.#done.has(by, id);
  }

  /** What is answered and changes nothing is not written down. */
  remember(cause: Cause): void {
    this.#done.add(cause);
  }

  /** Whether what is stored was made by the same rules as this. */
  isOfSameRules({ gameVersion }: Table): boolean {
    return this.#kept.gameVersion === gameVersion;
  }

  /** The next change is made now. */
  turn(cause: Cause, now: number): void {
    this.seq++;
    if (!UNNOTICED.includes(cause.command)) this.at = now;
    this.#done.add(cause);
  }

  /** What is kept of a long round begins later and later. At that place there is a snapshot to begin with. */
  bounded(table: Table): Table {
    if (this.seq % KEYFRAME_EVERY !== 0) return table;
    const isTooMuch = this.#journal.size() > LIMITS.bytes;
    const began = Math.max(table.began, this.seq - (isTooMuch ? KEYFRAME_EVERY : LIMITS.rows));
    return { ...table, began, past: table.past.filter(({ before }) => before >= began) };
  }

  write(table: Table, cause: Cause, events: GameEvent[]): void {
    const { seq, at } = this;
    this.#journal.append({ ...cause, seq, at, events, patch: diff(this.#kept, table) });
    this.#kept = table;
    const isBeginning = seq === 1 || table.began === seq;
    if (isBeginning || seq % SNAPSHOT_EVERY === 0) this.#journal.snapshot({ seq, at, table });
    if (isBeginning || seq % KEYFRAME_EVERY === 0) this.#journal.prune(table.began);
  }
}
