// From an address to the object of a room.
import type { Context } from 'hono';
import type { Env } from './env.ts';
import { Failure } from './errors.ts';
import { isRoomId } from './room-id.ts';
import { readSecrets } from './secrets.ts';

export interface Here {
  Bindings: Env;
  /** Who may show the page in a frame, where that is not nobody. */
  Variables: { frames?: string };
}

export type Ctx = Context<Here>;

/** What is made up is refused before an object is woken for it. */
export async function roomOf(env: Env, id = '') {
  if (!(await isRoomId(readSecrets(env), id))) throw new Failure('unknownRoom', 404);
  return env.ROOMS.getByName(id);
}

export type Seen = NonNullable<Awaited<ReturnType<typeof tableAt>>>;

/** What everybody may know of a table; null where there is none. */
export async function tableAt(env: Env, id = '') {
  const known = await isRoomId(readSecrets(env), id);
  return known ? env.ROOMS.getByName(id).info() : null;
}
