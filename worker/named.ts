// Named tables: the same address of a page leads everybody to the same one.
import { toOriginalValues } from '../shared/engine/index.ts';
import { findGame } from '../shared/games/index.ts';
import type { Wanted } from '../shared/room/index.ts';
import type { Env } from './env.ts';
import { namedRoomId } from './room-id.ts';
import { readSecrets } from './secrets.ts';

export const isTableName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

type Laid = Pick<Wanted, 'game' | 'seats' | 'options' | 'sites'>;

/**
 * Whatever the address says of the table is part of its id: nobody finds another one there than it promises. While
 * secrets change, the table that is there is found under the one that it was opened with.
 */
export async function roomNamed(
  env: Env,
  { game, seats, options, sites = [] }: Laid,
  name: string,
): Promise<string> {
  const written = toOriginalValues(findGame(game)?.options ?? [], options);
  const chosen = Object.entries(written).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const words = JSON.stringify([game, seats, chosen, sites.toSorted(), name]);
  const [signing, ...older] = readSecrets(env);
  const room = await namedRoomId(signing, words);
  // With one secret there is nothing to look for, and no object is woken for an address.
  if (older.length === 0 || (await isOpen(env, room))) return room;
  for (const secret of older) {
    const before = await namedRoomId(secret, words);
    if (await isOpen(env, before)) return before;
  }
  return room;
}

const isOpen = async (env: Env, room: string): Promise<boolean> =>
  (await env.ROOMS.getByName(room).info()) !== null;
