// The bindings and variables of the worker, as wrangler.toml and the operator configure them.
import type { RoomEnv } from './room-env.ts';
import type { RoomObject } from './room-object.ts';

export interface Env extends RoomEnv {
  ROOMS: DurableObjectNamespace<RoomObject>;
}
