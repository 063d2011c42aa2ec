import type { Pace } from '../shared/room/index.ts';
import type { RoomObject } from './room-object.ts';

export interface Env {
  ROOMS: DurableObjectNamespace<RoomObject>;
  ASSETS: Fetcher;
  /** How often one address may open a table: an abuse filter, no guarantee. */
  OPENING: RateLimit;
  /** Signs room ids. A secret of each deployment; changing it forgets every table. */
  ROOM_SECRET: string;
  VERSION?: WorkerVersionMetadata;
  /** How fast connections may speak and bots move, where that is not as usual: for measuring and for tests. */
  PACE?: Partial<Pace>;
}
