// Exports and removes one table for the operator. Both also work if the stored table cannot be
// loaded.
import { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { CLOSE_CODES } from '../shared/protocol/index.ts';
import type { StoredTable } from '../shared/room/index.ts';
import type { RoomEnv } from './room-env.ts';
import { countTable } from './telemetry.ts';

type SqlRow = Record<string, SqlStorageValue>;

/**
 * True for a SHA-256 in base64url, the form in which keys are stored. It opens no seat, but it is
 * left out of exports.
 */
const isDigest = (value: unknown): boolean =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/**
 * Returns the current table and every stored row as JSON, without digests of keys and ids of
 * commands. Null if nothing is stored.
 */
export function exportStorage(
  { sql }: DurableObjectStorage,
  latest: () => StoredTable | null,
): string | null {
  const names = sql
    .exec<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' ORDER BY name`,
    )
    .toArray();
  if (names.length === 0) return null;
  const stored = Object.fromEntries(names.map(({ name }) => [name, readRows(sql, name)]));
  return JSON.stringify({ latest: readOrNull(latest), stored }, (_name, value) =>
    isDigest(value) ? null : value,
  );
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function readRows(sql: SqlStorage, name: string): object[] {
  return sql
    .exec<SqlRow>(`SELECT * FROM "${name}" ORDER BY rowid`)
    .toArray()
    .map(({ id: _command, ...row }) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, parseColumn(value)]),
      ),
    );
}

const isCompressed = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A column holds a number, a word, JSON, compressed JSON or a picture. */
function parseColumn(value: SqlStorageValue): unknown {
  if (value instanceof ArrayBuffer) {
    const bytes = Buffer.from(value);
    return isCompressed(bytes)
      ? JSON.parse(gunzipSync(bytes).toString())
      : bytes.toString('base64');
  }
  if (typeof value !== 'string' || !/^[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Closes every connection and deletes everything. Returns false if nothing is stored. */
export async function removeTable(ctx: DurableObjectState, env: RoomEnv): Promise<boolean> {
  const game = readGame(ctx.storage);
  if (game === null && !hasTable(ctx.storage, 'kept')) return false;
  for (const socket of ctx.getWebSockets()) {
    try {
      socket.close(CLOSE_CODES.gone, 'gone');
    } catch {
      // The connection has closed already.
    }
  }
  await ctx.storage.deleteAlarm();
  await ctx.storage.deleteAll();
  // Counted as expired, so that opened minus expired is the number of tables. Of a table that has expired already only
  // the games were left.
  if (game !== null) countTable(env, game, 'expired');
  return true;
}

const hasTable = ({ sql }: DurableObjectStorage, name: string): boolean =>
  sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', name).toArray().length > 0;

/** Returns null if there is no table. */
function readGame(storage: DurableObjectStorage): string | null {
  if (!hasTable(storage, 'snapshots')) return null;
  const { sql } = storage;
  const [first] = sql.exec<SqlRow>('SELECT body FROM snapshots ORDER BY seq LIMIT 1').toArray();
  const table = parseColumn(first?.body ?? null);
  const game = typeof table === 'object' && table && 'game' in table ? table.game : null;
  return typeof game === 'string' ? game : '';
}
