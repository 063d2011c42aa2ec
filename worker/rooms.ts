// Finds the Durable Object of a room.
import type { Context } from 'hono';
import type { Env } from './env.ts';
import { ApiError } from './errors.ts';
import { isRoomId } from './room-id.ts';
import { readSecrets } from './secrets.ts';
import { roomOfWatchId } from './watch-id.ts';

export interface AppEnv {
  Bindings: Env;
  /** The `frame-ancestors` of the page. If it is missing, no site may frame the page. */
  Variables: { frames?: string };
}

export type AppContext = Context<AppEnv>;

/** What an id in an address leads to. */
export interface Door {
  room: string;
  /** The id is one that only watches. */
  watchesOnly: boolean;
}

/** Null for a made-up id, so that it wakes no object. */
export async function findDoor(env: Env, id = ''): Promise<Door | null> {
  const secrets = readSecrets(env);
  if (await isRoomId(secrets, id)) return { room: id, watchesOnly: false };
  const watched = await roomOfWatchId(secrets, id);
  return watched === null ? null : { room: watched, watchesOnly: true };
}

export async function requireDoor(env: Env, id = ''): Promise<Door> {
  const door = await findDoor(env, id);
  if (!door) throw new ApiError('unknownRoom', 404);
  return door;
}

/** Refuses a made-up id before it wakes an object, and one that only watches. */
export async function getRoom(env: Env, id = '') {
  if (!(await isRoomId(readSecrets(env), id))) throw new ApiError('unknownRoom', 404);
  return env.ROOMS.getByName(id);
}

export type TableInfo = NonNullable<Awaited<ReturnType<typeof getTableInfo>>>;

/** Returns the number of a replay and what its preview says, or null if there is none. */
export async function getReplayHead(env: Env, id = '', number: number | null = null) {
  const door = await findDoor(env, id);
  return door && env.ROOMS.getByName(door.room).replayHead(number);
}

/** Returns the public part of a table, or null if there is none. */
export async function getTableInfo(env: Env, id = '') {
  const known = await isRoomId(readSecrets(env), id);
  return known ? env.ROOMS.getByName(id).info() : null;
}

/** The same for an id that only watches; null for any other. */
export async function getWatchedInfo(env: Env, id = '') {
  const room = await roomOfWatchId(readSecrets(env), id);
  return room === null ? null : env.ROOMS.getByName(room).info();
}
