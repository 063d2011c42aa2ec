// What an operator asks of the object of a room. It also works where the table cannot be made of what is stored.
import { CLOSE } from '../shared/protocol/index.ts';
import type { StoredTable } from '../shared/room/index.ts';
import type { Env } from './env.ts';
import { countTable } from './watch.ts';

type Kept = Record<string, SqlStorageValue>;

/** A SHA-256 in base64url: of a key. It opens no seat, but is nobody else's business. */
const isDigest = (value: unknown): boolean =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/**
 * The table as it is now and every row there is, as JSON, digests of keys and ids of commands taken out; null where
 * nothing is stored.
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
  const stored = Object.fromEntries(names.map(({ name }) => [name, rowsOf(sql, name)]));
  return JSON.stringify({ latest: attempt(latest), stored }, (_name, value) =>
    isDigest(value) ? null : value,
  );
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function rowsOf(sql: SqlStorage, name: string): object[] {
  return sql
    .exec<Kept>(`SELECT * FROM "${name}" ORDER BY rowid`)
    .toArray()
    .map(({ id: _command, ...row }) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, parsed(value)])),
    );
}

/** Columns hold numbers, words and JSON. */
function parsed(value: SqlStorageValue): unknown {
  if (typeof value !== 'string' || !/^[[{"]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Sends everybody away and deletes all of it; false where there was nothing. */
export async function removeTable(ctx: DurableObjectState, env: Env): Promise<boolean> {
  const game = gameIn(ctx.storage);
  if (game === null) return false;
  for (const socket of ctx.getWebSockets()) {
    try {
      socket.close(CLOSE.gone, 'gone');
    } catch {
      // It has gone by itself.
    }
  }
  await ctx.storage.deleteAlarm();
  await ctx.storage.deleteAll();
  // It is not open any more, as if its time had come.
  countTable(env, game, 'expired');
  return true;
}

/** Null where nothing is stored. */
function gameIn({ sql }: DurableObjectStorage): string | null {
  const [stored] = sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'snapshots'`).toArray();
  if (!stored) return null;
  const [first] = sql.exec<Kept>('SELECT body FROM snapshots ORDER BY seq LIMIT 1').toArray();
  const table = parsed(first?.body ?? null);
  const game = typeof table === 'object' && table && 'game' in table ? table.game : null;
  return typeof game === 'string' ? game : '';
}
