import type { Pace } from '../shared/room/index.ts';
import type { RoomObject } from './room-object.ts';

export interface Env {
  ROOMS: DurableObjectNamespace<RoomObject>;
  ASSETS: Fetcher;
  /** How often one address may open a table: an abuse filter, no guarantee. */
  OPENING: RateLimit;
  /** The same for reports of errors. */
  REPORTS: RateLimit;
  /** Data points, see metrics.ts. A configuration from before has none, and neither has a bare runtime. */
  METRICS?: AnalyticsEngineDataset;
  VERSION?: WorkerVersionMetadata;
  /** Sign room ids, see secrets.ts: several between commas or blanks, the first signs, all of them open. */
  ROOM_SECRETS?: string;
  /** The only one that there was before there were several. */
  ROOM_SECRET?: string;
  /** Of whoever runs the site; without one nobody can export or remove a table. */
  ADMIN_SECRET?: string;
  /** How fast connections may speak and bots move, where that is not as usual: for measuring and for tests. */
  PACE?: Partial<Pace>;
}
