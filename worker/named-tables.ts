// Named tables: the same address leads everybody to the same table.
import { toOriginalValues } from '../shared/engine/index.ts';
import { findGame } from '../shared/games/index.ts';
import { tableName } from '../shared/protocol/http-shapes.ts';
import type { TableRequest } from '../shared/room/index.ts';
import type { Env } from './env.ts';
import { namedRoomId } from './room-id.ts';
import { readSecrets } from './secrets.ts';

export const isTableName = (value: unknown): value is string => tableName.holds(value);

type TableSetup = Pick<TableRequest, 'game' | 'seats' | 'options' | 'sites'>;

/**
 * The id is derived from the game, seats, options, sites and name in the address, so an address
 * always leads to the table that it describes. While secrets are rotated, an open table is found
 * under the secret it was opened with.
 */
export async function findNamedRoom(
  env: Env,
  { game, seats, options, sites = [] }: TableSetup,
  name: string,
): Promise<string> {
  const canonical = toOriginalValues(findGame(game)?.options ?? [], options);
  const sorted = Object.entries(canonical).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const address = JSON.stringify([game, seats, sorted, sites.toSorted(), name]);
  const [signing, ...older] = readSecrets(env);
  const room = await namedRoomId(signing, address);
  // With a single secret no search is needed, and no Durable Object is woken for an address.
  if (older.length === 0 || (await isOpen(env, room))) return room;
  for (const secret of older) {
    const olderRoom = await namedRoomId(secret, address);
    if (await isOpen(env, olderRoom)) return olderRoom;
  }
  return room;
}

const isOpen = async (env: Env, room: string): Promise<boolean> =>
  (await env.ROOMS.getByName(room).info()) !== null;
