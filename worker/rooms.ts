// Finds the Durable Object of a room.
import type { Context } from 'hono';
import type { Env } from './env.ts';
import { ApiError } from './errors.ts';
import { isRoomId } from './room-id.ts';
import { readSecrets } from './secrets.ts';

export interface AppEnv {
  Bindings: Env;
  /** The `frame-ancestors` of the page. If it is missing, no site may frame the page. */
  Variables: { frames?: string };
}

export type AppContext = Context<AppEnv>;

/** Refuses a made-up id before it wakes an object. */
export async function getRoom(env: Env, id = '') {
  if (!(await isRoomId(readSecrets(env), id))) throw new ApiError('unknownRoom', 404);
  return env.ROOMS.getByName(id);
}

export type TableInfo = NonNullable<Awaited<ReturnType<typeof getTableInfo>>>;

/** Returns the number of a replay and what its preview says, or null if there is none. */
export async function getReplayHead(env: Env, id = '', number: number | null = null) {
  const known = await isRoomId(readSecrets(env), id);
  return known ? env.ROOMS.getByName(id).replayHead(number) : null;
}

/** Returns the public part of a table, or null if there is none. */
export async function getTableInfo(env: Env, id = '') {
  const known = await isRoomId(readSecrets(env), id);
  return known ? env.ROOMS.getByName(id).info() : null;
}
