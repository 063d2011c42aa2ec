// The finished games that an object keeps for a year, each in one row. They outlive the table they were played at.
import { gzipSync } from 'node:zlib';
import type { Replay } from '../shared/protocol/index.ts';
import { KeptPictures } from './kept-pictures.ts';

/**
 * A migration of storage.ts, and all that is left of an object when its table has expired: there it stands without a
 * record of its migrations, so it is never altered. New columns would go to a new table.
 */
export const CREATE_KEPT = `CREATE TABLE IF NOT EXISTS kept (
  number INTEGER PRIMARY KEY, ended INTEGER, summary TEXT, body BLOB)`;

export const KEPT_FOR_MS = 365 * 86_400_000;
export const MAX_KEPT_GAMES = 50;
/** A row of the storage holds two million bytes at most. */
const MAX_KEPT_BYTES = 2 ** 20;

/** What a preview of the game's link says. */
export type ReplaySummary = Pick<Replay, 'game' | 'outcome'> & {
  seats: Pick<Replay['seats'][number], 'name' | 'colour'>[];
};

export interface KeptGame {
  number: number;
  summary: ReplaySummary;
  hasPicture: boolean;
}

export const compressReplay = (replay: Replay): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(JSON.stringify(replay), { level: 9 }));

export const summariseReplay = ({ game, outcome, seats }: Replay): ReplaySummary => ({
  game,
  outcome,
  seats: seats.map(({ name, colour }) => ({ name, colour })),
});

export class KeptGames {
  readonly pictures: KeptPictures;
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.pictures = new KeptPictures(storage);
  }

  /** Objects that were stored before any game was kept have no table of them. */
  #exist(): boolean {
    const named = this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'kept'`);
    return named.toArray().length > 0;
  }

  /** Returns the number of the game; null if it is too large. */
  keep(replay: Replay): number | null {
    const body = compressReplay(replay);
    if (body.byteLength > MAX_KEPT_BYTES) return null;
    const number = (this.#latestNumber() ?? 0) + 1;
    this.#sql.exec(
      'INSERT INTO kept (number, ended, summary, body) VALUES (?, ?, ?, ?)',
      number,
      replay.endedAt,
      JSON.stringify(summariseReplay(replay)),
      body.buffer,
    );
    this.#sql.exec(
      'DELETE FROM kept WHERE number <= ? OR ended <= ?',
      number - MAX_KEPT_GAMES,
      replay.endedAt - KEPT_FOR_MS,
    );
    this.pictures.prune();
    return number;
  }

  #latestNumber(): number | null {
    const query = 'SELECT max(number) AS last FROM kept';
    return this.#sql.exec<{ last: number | null }>(query).one().last;
  }

  /** The game with this number, or the latest; null if there is none that is younger than a year. */
  find(number: number | null, now: number): KeptGame | null {
    if (!this.#exist()) return null;
    const [row] = this.#sql
      .exec<{ number: number; summary: string }>(
        `SELECT number, summary FROM kept WHERE number = coalesce(?, (SELECT max(number) FROM kept))
           AND ended > ?`,
        number,
        now - KEPT_FOR_MS,
      )
      .toArray();
    if (!row) return null;
    const hasPicture = this.pictures.has(row.number);
    return { number: row.number, summary: JSON.parse(row.summary), hasPicture };
  }

  /** The replay as compressed JSON. */
  body(number: number): ArrayBuffer {
    const query = 'SELECT body FROM kept WHERE number = ?';
    return this.#sql.exec<{ body: ArrayBuffer }>(query, number).one().body;
  }

  /** When the youngest game has been kept for its year; null if none is kept. */
  keptUntil(): number | null {
    if (!this.#exist()) return null;
    const query = 'SELECT max(ended) AS youngest FROM kept';
    const { youngest } = this.#sql.exec<{ youngest: number | null }>(query).one();
    return youngest === null ? null : youngest + KEPT_FOR_MS;
  }

  /** The games with their pictures. */
  sizeInBytes(): number {
    if (!this.#exist()) return 0;
    const query = 'SELECT coalesce(sum(length(body)), 0) AS bytes FROM kept';
    return this.#sql.exec<{ bytes: number }>(query).one().bytes + this.pictures.sizeInBytes();
  }
}
