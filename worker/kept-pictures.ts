// The pictures of final boards, each made by the browser of the first player who shared the game. A link preview shows them.
/** Made with the first picture, because most games are never shared. Never altered, see kept-games.ts. */
const CREATE_PICTURES =
  'CREATE TABLE IF NOT EXISTS pictures (number INTEGER PRIMARY KEY, body BLOB)';

export const MAX_PICTURE_BYTES = 200 * 1024;

export class KeptPictures {
  readonly #sql: SqlStorage;

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql;
  }

  #exist(): boolean {
    const named = this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'pictures'`);
    return named.toArray().length > 0;
  }

  has(number: number): boolean {
    if (!this.#exist()) return false;
    return this.#sql.exec('SELECT 1 FROM pictures WHERE number = ?', number).toArray().length > 0;
  }

  /** The picture of the game with this number; null if it has none. */
  find(number: number): ArrayBuffer | null {
    if (!this.#exist()) return null;
    const query = 'SELECT body FROM pictures WHERE number = ?';
    return this.#sql.exec<{ body: ArrayBuffer }>(query, number).toArray()[0]?.body ?? null;
  }

  keep(number: number, body: ArrayBuffer): void {
    this.#sql.exec(CREATE_PICTURES);
    this.#sql.exec('INSERT INTO pictures (number, body) VALUES (?, ?)', number, body);
  }

  /** Deletes the pictures of games that are no longer kept. */
  prune(): void {
    if (!this.#exist()) return;
    this.#sql.exec('DELETE FROM pictures WHERE number NOT IN (SELECT number FROM kept)');
  }

  sizeInBytes(): number {
    if (!this.#exist()) return 0;
    const query = 'SELECT coalesce(sum(length(body)), 0) AS bytes FROM pictures';
    return this.#sql.exec<{ bytes: number }>(query).one().bytes;
  }
}
