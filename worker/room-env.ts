// The bindings and variables that the object of a room uses, as wrangler.toml and the operator configure them. The
// namespace of the objects is in env.ts, because its type names the class, and the class must not import itself.
import type { Pace } from '../shared/room/index.ts';

export interface RoomEnv {
  ASSETS: Fetcher;
  /** Limits how often one IP address may open a table. It filters abuse and guarantees nothing. */
  OPENING: RateLimit;
  /** Counts what one sender costs, in units; see spending.ts. Missing in older configurations. */
  SPENDING?: RateLimit;
  /** Limits how often one IP address may report errors. */
  REPORTS: RateLimit;
  /** Limits how often one IP address may fetch replays that are not cached. Missing in older configurations. */
  REPLAYS?: RateLimit;
  /**
   * Receives data points, see metrics.ts. Missing in older configurations and in a runtime without
   * Analytics Engine.
   */
  METRICS?: AnalyticsEngineDataset;
  VERSION?: WorkerVersionMetadata;
  /** Secrets that sign room ids, separated by commas or blanks. The first signs, all are accepted; see secrets.ts. */
  ROOM_SECRETS?: string;
  /** The single secret of older configurations. */
  ROOM_SECRET?: string;
  /** The operator's secret. Without it nobody can export or remove a table. */
  ADMIN_SECRET?: string;
  /** Overrides how fast connections may send and bots move, for benchmarks and tests. */
  PACE?: Partial<Pace>;
}
