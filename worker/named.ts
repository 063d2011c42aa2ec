// Named tables: the same address of a page leads everybody to the same one.
import type { Wanted } from '../shared/room/index.ts';
import { namedRoomId } from './room-id.ts';

export const isTableName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

type Laid = Pick<Wanted, 'game' | 'seats' | 'options' | 'sites'>;

/** Whatever the address says of the table is part of its id: nobody finds another one there than it promises. */
export function roomNamed(
  secret: string,
  { game, seats, options, sites = [] }: Laid,
  name: string,
) {
  const chosen = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return namedRoomId(secret, JSON.stringify([game, seats, chosen, sites.toSorted(), name]));
}
