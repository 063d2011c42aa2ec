// Stores the journal of a table in SQLite: one row for each change, and from time to time a
// snapshot of the whole table.
import { applyPatchInPlace } from '../shared/engine/index.ts';
import type { Replay } from '../shared/protocol/index.ts';
import {
  CHANGES_PER_KEYFRAME,
  type Journal,
  RECENT_COMMANDS,
  type RecentRow,
  type Row,
  type StoredTable,
  type Table,
} from '../shared/room/index.ts';
import { CREATE_KEPT, KeptGames } from './kept-games.ts';

// Never change a migration that has run anywhere; only add new ones. For some minutes after a deployment old code may
// meet a newer schema: add tables and columns, and leave the old ones in place.
const MIGRATIONS = [
  `CREATE TABLE events (
     seq INTEGER PRIMARY KEY, at INTEGER, seat INTEGER, who TEXT, command TEXT, id TEXT,
     move TEXT, events TEXT, patch TEXT);
   CREATE TABLE snapshots (seq INTEGER PRIMARY KEY, at INTEGER, body TEXT);`,
  CREATE_KEPT,
];

/** How often in a row the alarm has failed. Stored under the key `failures`. */
export interface AlarmFailures {
  count: number;
  /** The version of the worker that failed last. */
  version: string | null;
  /** The alarm is not tried again before this time. */
  until: number;
}

type SqlRow = Record<string, SqlStorageValue>;

export class Storage implements Journal {
  readonly #storage: DurableObjectStorage;
  readonly games: KeptGames;
  /** Counts the rows written since this object was made, for the metrics. */
  rowsWritten = 0;
  #alarmFailures: AlarmFailures | 'none' | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.games = new KeptGames(storage);
  }

  #query(query: string, ...values: SqlStorageValue[]): SqlRow[] {
    return this.#storage.sql.exec<SqlRow>(query, ...values).toArray();
  }

  /**
   * Reading the schema writes nothing, so an object that a made-up address has woken stays empty.
   */
  exists(): boolean {
    return this.#query(`SELECT 1 FROM sqlite_master WHERE name = 'migrations'`).length > 0;
  }

  create(): void {
    this.#query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)');
    this.migrate();
  }

  /** Brings the schema of an older table up to date; writes nothing if it is up to date. */
  migrate(): void {
    const [row] = this.#query('SELECT max(version) AS done FROM migrations');
    const done = Number(row?.done ?? 0);
    for (const [at, migration] of MIGRATIONS.entries()) {
      if (at < done) continue;
      this.#query(migration);
      this.#query('INSERT INTO migrations (version) VALUES (?)', at + 1);
    }
  }

  append({ seq, at, seat, by, command, id, move, events, patch }: Row): void {
    this.rowsWritten++;
    this.#query(
      `INSERT INTO events (seq, at, seat, who, command, id, move, events, patch)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      seq,
      at,
      seat,
      by,
      command,
      id,
      move === null ? null : JSON.stringify(move),
      events.length > 0 ? JSON.stringify(events) : null,
      patch === undefined ? null : JSON.stringify(patch),
    );
  }

  saveSnapshot({ seq, at, table }: StoredTable): void {
    this.rowsWritten++;
    this.#query(
      'INSERT INTO snapshots (seq, at, body) VALUES (?, ?, ?)',
      seq,
      at,
      JSON.stringify(table),
    );
  }

  /** The current table; null for an object that holds none. */
  latest(): StoredTable | null {
    if (!this.exists()) return null;
    this.migrate();
    const [last] = this.#query('SELECT seq, at FROM events ORDER BY seq DESC LIMIT 1');
    if (!last) return null;
    return { seq: Number(last.seq), at: Number(last.at), table: this.tableAt(Number(last.seq)) };
  }

  tableAt(seq: number): Table {
    const [snapshot] = this.#query(
      'SELECT seq, body FROM snapshots WHERE seq <= ? ORDER BY seq DESC LIMIT 1',
      seq,
    );
    if (!snapshot) throw new Error(`no snapshot at or before ${seq}`);
    const patches = this.#query(
      'SELECT patch FROM events WHERE seq > ? AND seq <= ? ORDER BY seq',
      snapshot.seq as number,
      seq,
    );
    return patches.reduce<Table>(
      (table, { patch }) => applyPatchInPlace(table, parseColumn(patch) ?? undefined),
      JSON.parse(String(snapshot.body)),
    );
  }

  prune(first: number): void {
    const [snapshot] = this.#query('SELECT max(seq) AS seq FROM snapshots WHERE seq <= ?', first);
    const base = Number(snapshot?.seq ?? 0);
    // The latest rows stay even if the table before them is gone, because their command ids are
    // still needed.
    this.#query('DELETE FROM events WHERE seq <= ?', base - RECENT_COMMANDS);
    this.#query(
      `DELETE FROM snapshots WHERE seq < ?1 OR (seq > ?1 AND seq % ?2 != 0
         AND seq <= (SELECT max(seq) FROM events) - ?3)`,
      base,
      CHANGES_PER_KEYFRAME,
      RECENT_COMMANDS,
    );
  }

  /** The size of the table, without the games that are kept. */
  sizeInBytes(): number {
    return this.#storage.sql.databaseSize - this.games.sizeInBytes();
  }

  keep(replay: Replay): number | null {
    this.rowsWritten++;
    return this.games.keep(replay);
  }

  /** Deletes the table, and leaves nothing but the games that are kept. `exists` is false from then on. */
  dropTable(): void {
    // Deleting what is not there would make the runtime's own table for it.
    if (this.alarmFailures) this.alarmFailures = null;
    for (const name of ['events', 'snapshots', 'migrations'])
      this.#query(`DROP TABLE IF EXISTS ${name}`);
  }

  /** Null if the last alarm succeeded; then nothing is stored. */
  get alarmFailures(): AlarmFailures | null {
    this.#alarmFailures ??= this.#storage.kv.get<AlarmFailures>('failures') ?? 'none';
    return this.#alarmFailures === 'none' ? null : this.#alarmFailures;
  }

  set alarmFailures(failures: AlarmFailures | null) {
    this.#alarmFailures = failures ?? 'none';
    if (failures) this.#storage.kv.put('failures', failures);
    else this.#storage.kv.delete('failures');
  }

  recentCommands(limit: number): RecentRow[] {
    const latest = 'SELECT at, seat, who, command, id FROM events ORDER BY seq DESC LIMIT ?';
    return this.#query(latest, limit).map(({ at, seat, who, command, id }) => ({
      at: Number(at),
      seat: seat as number | null,
      by: who as string | null,
      command: String(command),
      id: id as string | null,
    }));
  }

  rowsAfter(seq: number): Row[] {
    return this.#query('SELECT * FROM events WHERE seq > ? ORDER BY seq', seq).map((row) => ({
      seq: Number(row.seq),
      at: Number(row.at),
      seat: row.seat as number | null,
      by: row.who as string | null,
      command: String(row.command),
      id: row.id as string | null,
      move: parseColumn(row.move),
      events: (parseColumn(row.events) ?? []) as Row['events'],
      patch: parseColumn(row.patch) ?? undefined,
    }));
  }
}

const parseColumn = (text: SqlStorageValue | undefined): unknown =>
  text === null || text === undefined ? null : JSON.parse(String(text));
