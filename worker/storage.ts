// A table in SQLite: one row for each change, a whole snapshot now and then.
import { applyPatchInPlace } from '../shared/engine/index.ts';
import {
  type Journal,
  KEYFRAME_EVERY,
  RECENT,
  type Row,
  type Stored,
  type Table,
} from '../shared/room/index.ts';

// Never changed once they have run anywhere, only added to. Old code may meet a newer schema for some
// minutes after a deploy: so add tables and columns, and leave the old ones.
const MIGRATIONS = [
  `CREATE TABLE events (
     seq INTEGER PRIMARY KEY, at INTEGER, seat INTEGER, who TEXT, command TEXT, id TEXT,
     move TEXT, events TEXT, patch TEXT);
   CREATE TABLE snapshots (seq INTEGER PRIMARY KEY, at INTEGER, body TEXT);`,
];

/** How often the alarm has failed one after another, and the version of the worker that failed last. */
export interface Failures {
  count: number;
  version: string | null;
  /** Not before that time it is tried again. */
  until: number;
}

type Kept = Record<string, SqlStorageValue>;

export class Storage implements Journal {
  readonly #storage: DurableObjectStorage;
  /** So many rows of changes have been written since this was made. */
  written = 0;
  #failures: Failures | 'none' | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  #all(query: string, ...values: SqlStorageValue[]): Kept[] {
    return this.#storage.sql.exec<Kept>(query, ...values).toArray();
  }

  /** Reading the schema writes nothing: an object that was only knocked at stays empty. */
  exists(): boolean {
    return this.#all(`SELECT 1 FROM sqlite_master WHERE name = 'migrations'`).length > 0;
  }

  create(): void {
    this.#all('CREATE TABLE migrations (version INTEGER PRIMARY KEY)');
    this.migrate();
  }

  /** Brings the schema of an older table up to date; writes nothing where it is. */
  migrate(): void {
    const [row] = this.#all('SELECT max(version) AS done FROM migrations');
    const done = Number(row?.done ?? 0);
    for (const [at, migration] of MIGRATIONS.entries()) {
      if (at < done) continue;
      this.#all(migration);
      this.#all('INSERT INTO migrations (version) VALUES (?)', at + 1);
    }
  }

  append({ seq, at, seat, by, command, id, move, events, patch }: Row): void {
    this.written++;
    this.#all(
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

  snapshot({ seq, at, table }: Stored): void {
    this.written++;
    this.#all(
      'INSERT INTO snapshots (seq, at, body) VALUES (?, ?, ?)',
      seq,
      at,
      JSON.stringify(table),
    );
  }

  /** The table as it is now; null for an object that holds none. */
  latest(): Stored | null {
    if (!this.exists()) return null;
    this.migrate();
    const [last] = this.#all('SELECT seq, at FROM events ORDER BY seq DESC LIMIT 1');
    if (!last) return null;
    return { seq: Number(last.seq), at: Number(last.at), table: this.at(Number(last.seq)) };
  }

  at(seq: number): Table {
    const [from] = this.#all(
      'SELECT seq, body FROM snapshots WHERE seq <= ? ORDER BY seq DESC LIMIT 1',
      seq,
    );
    if (!from) throw new Error(`no snapshot at or before ${seq}`);
    const patches = this.#all(
      'SELECT patch FROM events WHERE seq > ? AND seq <= ? ORDER BY seq',
      from.seq as number,
      seq,
    );
    return patches.reduce<Table>(
      (table, { patch }) => applyPatchInPlace(table, readJson(patch) ?? undefined),
      JSON.parse(String(from.body)),
    );
  }

  prune(first: number): void {
    const [from] = this.#all('SELECT max(seq) AS seq FROM snapshots WHERE seq <= ?', first);
    const base = Number(from?.seq ?? 0);
    // The commands of the latest rows are known, also where the table before them is not.
    this.#all('DELETE FROM events WHERE seq <= ?', base - RECENT);
    this.#all(
      `DELETE FROM snapshots WHERE seq < ?1 OR (seq > ?1 AND seq % ?2 != 0
         AND seq <= (SELECT max(seq) FROM events) - ?3)`,
      base,
      KEYFRAME_EVERY,
      RECENT,
    );
  }

  size(): number {
    return this.#storage.sql.databaseSize;
  }

  /** Null as long as all goes well: then nothing of it is stored. */
  get failures(): Failures | null {
    this.#failures ??= this.#storage.kv.get<Failures>('failures') ?? 'none';
    return this.#failures === 'none' ? null : this.#failures;
  }

  set failures(failures: Failures | null) {
    this.#failures = failures ?? 'none';
    if (failures) this.#storage.kv.put('failures', failures);
    else this.#storage.kv.delete('failures');
  }

  recentCommands(most: number): Pick<Row, 'by' | 'id'>[] {
    return this.#all('SELECT who, id FROM events ORDER BY seq DESC LIMIT ?', most).map(
      ({ who, id }) => ({ by: who as string | null, id: id as string | null }),
    );
  }

  since(seq: number): Row[] {
    return this.#all('SELECT * FROM events WHERE seq > ? ORDER BY seq', seq).map((row) => ({
      seq: Number(row.seq),
      at: Number(row.at),
      seat: row.seat as number | null,
      by: row.who as string | null,
      command: String(row.command),
      id: row.id as string | null,
      move: readJson(row.move),
      events: (readJson(row.events) ?? []) as Row['events'],
      patch: readJson(row.patch) ?? undefined,
    }));
  }
}

const readJson = (text: SqlStorageValue | undefined): unknown =>
  text === null || text === undefined ? null : JSON.parse(String(text));
