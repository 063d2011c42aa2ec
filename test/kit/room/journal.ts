// A journal in memory. It stores text, as the database does, and shares no object with the room: a test notices what
// does not survive JSON.
import { applyPatchInPlace } from '../../../shared/engine/index.ts';
import {
  CHANGES_PER_KEYFRAME,
  type Journal,
  RECENT_COMMANDS,
  type Row,
  type StoredTable,
  type Table,
} from '../../../shared/room/index.ts';

interface KeptRow {
  seq: number;
  at: number;
  seat: number | null;
  by: string | null;
  command: string;
  id: string | null;
  move: string | null;
  events: string | null;
  patch: string | null;
}

interface KeptSnapshot {
  seq: number;
  body: string;
}

/** A write that fails, for example because the disk is full. The room must then have stored nothing of the change. */
export class DiskFailure extends Error {}

export class PaperJournal implements Journal {
  rows: KeptRow[] = [];
  snapshots: KeptSnapshot[] = [];
  /** The next append fails. */
  broken = false;
  /** A test that sets it keeps finished games. */
  keep?: NonNullable<Journal['keep']>;

  append({ seq, at, seat, by, command, id, move, events, patch }: Row): void {
    const last = this.rows.at(-1)?.seq ?? 0;
    if (seq <= last) throw new Error(`change ${seq} is written down already`);
    this.rows.push({
      seq,
      at,
      seat,
      by,
      command,
      id,
      move: move === null ? null : JSON.stringify(move),
      events: events.length > 0 ? JSON.stringify(events) : null,
      patch: patch === undefined ? null : JSON.stringify(patch),
    });
    // Fails after the row is written, so that only the rollback of the transaction removes it.
    if (this.broken) throw new DiskFailure('disk full');
  }

  saveSnapshot({ seq, table }: Omit<StoredTable, 'at'>): void {
    if (this.snapshots.at(-1)?.seq === seq) throw new Error(`there is a snapshot of ${seq}`);
    this.snapshots.push({ seq, body: JSON.stringify(table) });
  }

  latest(): StoredTable | null {
    const last = this.rows.at(-1);
    return last ? { seq: last.seq, at: last.at, table: this.tableAt(last.seq) } : null;
  }

  recentCommands(most: number): KeptRow[] {
    return this.rows.slice(-most);
  }

  tableAt(seq: number): Table {
    const from = this.snapshots.findLast((snapshot) => snapshot.seq <= seq);
    if (!from) throw new Error(`no snapshot at or before ${seq}`);
    const later = this.rows.filter((row) => row.seq > from.seq && row.seq <= seq);
    return later.reduce<Table>(
      (table, { patch }) =>
        applyPatchInPlace(table, patch === null ? undefined : JSON.parse(patch)),
      JSON.parse(from.body),
    );
  }

  rowsAfter(seq: number): Row[] {
    return this.rows
      .filter((row) => row.seq > seq)
      .map((row) => ({
        ...row,
        move: row.move === null ? null : JSON.parse(row.move),
        events: row.events === null ? [] : JSON.parse(row.events),
        patch: row.patch === null ? undefined : JSON.parse(row.patch),
      }));
  }

  prune(first: number): void {
    const base = this.snapshots.findLast(({ seq }) => seq <= first)?.seq ?? 0;
    const last = this.rows.at(-1)?.seq ?? 0;
    const isNeeded = (seq: number) =>
      seq > last - RECENT_COMMANDS || seq % CHANGES_PER_KEYFRAME === 0;
    this.rows = this.rows.filter(({ seq }) => seq > base - RECENT_COMMANDS);
    this.snapshots = this.snapshots.filter(
      ({ seq }) => seq === base || (seq > base && isNeeded(seq)),
    );
  }

  sizeInBytes(): number {
    const texts = [...this.rows.flatMap(({ patch, events }) => [patch, events])];
    return [...texts, ...this.snapshots.map(({ body }) => body)].join('').length;
  }

  /** Returns a function that undoes everything written after this call. */
  mark(): () => void {
    const [rows, snapshots] = [this.rows.slice(), this.snapshots.slice()];
    return () => {
      this.rows = rows;
      this.snapshots = snapshots;
    };
  }

  clear(): void {
    this.rows = [];
    this.snapshots = [];
  }
}
