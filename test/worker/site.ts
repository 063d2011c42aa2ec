// The site as tests call it, and access to the Durable Objects behind it.
import {
  createExecutionContext,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Row, StoredTable } from '../../shared/room/index.ts';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/index.ts';
import { makeRoomId } from '../../worker/room-id.ts';
import type { RoomObject } from '../../worker/room-object.ts';
import { readSecrets } from '../../worker/secrets.ts';
import { Storage } from '../../worker/storage.ts';

export const SITE = 'https://foyer.test';

let calls = 0;

/** Each request comes from another network, because opened tables are limited by network. */
const nextAddress = (): string => `2001:db8:0:${(++calls).toString(16)}::1`;

export function call(path: string, { headers = {}, ...init }: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new URL(path, SITE).href, {
    redirect: 'manual',
    ...init,
    headers: { 'CF-Connecting-IP': nextAddress(), ...headers },
  });
}

export type SetUp = { [Name in keyof Env]?: Env[Name] | undefined };

/** The same site with another configuration. */
export async function callWith(
  setUp: SetUp,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const waiting = createExecutionContext();
  const headers = { 'CF-Connecting-IP': nextAddress(), ...init.headers };
  const request = new Request(new URL(path, SITE), { redirect: 'manual', ...init, headers });
  const answer = await worker.fetch(request, { ...env, ...setUp } as Env, waiting);
  await waitOnExecutionContext(waiting);
  return answer;
}

export const codeOf = async (answer: Response): Promise<string> =>
  (await answer.json<{ error: { code: string } }>()).error.code;

export const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  call('/api/rooms', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The secret that room ids are signed with in tests. */
export const [SECRET] = readSecrets(env);

/** A valid room id of a table that was never opened. */
export const unopenedRoom = (): Promise<string> => makeRoomId(SECRET);

export const objectOf = (room: string) => env.ROOMS.getByName(room);

/** Runs code in the object of a room, waking it if it sleeps. */
export const runInObject = <T>(
  room: string,
  look: (state: DurableObjectState, object: RoomObject) => T | Promise<T>,
): Promise<T> =>
  runInDurableObject(objectOf(room), (object: RoomObject, state) => look(state, object));

export const rowsOf = (room: string): Promise<Row[]> =>
  runInObject(room, ({ storage }) => new Storage(storage).rowsAfter(0));

export async function storedOf(room: string): Promise<StoredTable> {
  const stored = await runInObject(room, ({ storage }) => new Storage(storage).latest());
  if (!stored) throw new Error('nothing is stored');
  return stored;
}

export const alarmOf = (room: string): Promise<number | null> =>
  runInObject(room, ({ storage }) => storage.getAlarm());

/** The names of the SQL tables in the object's database. */
export const tablesOf = (room: string): Promise<string[]> =>
  runInObject(room, ({ storage }) =>
    storage.sql
      .exec<{ name: string }>('SELECT name FROM sqlite_master')
      .toArray()
      .map(({ name }) => name),
  );

/** The same without the tables of the runtime, which has one for the alarm. */
export const ownTablesOf = async (room: string): Promise<string[]> =>
  (await tablesOf(room)).filter((name) => !name.startsWith('_cf_'));

/** Collects what is logged from here on. A method that was read from the console before is not intercepted. */
export function captureLog(level: 'error' | 'info'): () => string[] {
  const spy = vi.spyOn(console, level).mockImplementation(() => {});
  return () => spy.mock.calls.map(([line]) => String(line));
}

/** Counts how often an object is woken: each creates its pong for automatic answers. */
export async function countWakes(): Promise<() => number> {
  const known = await unopenedRoom();
  const states = await runInObject(known, (state) => Object.getPrototypeOf(state));
  const spy = vi.spyOn(states, 'setWebSocketAutoResponse');
  return () => spy.mock.calls.length;
}

/** Counts the rows that objects write; setting the alarm counts as one. */
export async function countWrites(): Promise<() => number> {
  const [sql, storage] = await runInObject(await unopenedRoom(), (state) => [
    Object.getPrototypeOf(state.storage.sql) as SqlStorage,
    Object.getPrototypeOf(state.storage) as DurableObjectStorage,
  ]);
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
  const { exec } = sql;
  vi.spyOn(sql, 'exec').mockImplementation(function (this: SqlStorage, ...given) {
    const cursor = exec.apply(this, given);
    cursors.push(cursor);
    return cursor;
  } as typeof exec);
  const alarms = vi.spyOn(storage, 'setAlarm');
  const others = (['put', 'delete', 'deleteAlarm', 'deleteAll'] as const).map((name) =>
    vi.spyOn(storage, name),
  );
  return () =>
    [alarms, ...others].reduce((sum, { mock }) => sum + mock.calls.length, 0) +
    cursors.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
}
