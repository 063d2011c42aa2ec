// The worker as it is, with three things for the benchmark: Nim on the shelf, with a heap that lasts;
// nobody is kept from opening many tables; and beside the rooms the bare object.
import type { AnyGame } from '../../../../shared/engine/index.ts';
import { allGames } from '../../../../shared/games/index.ts';
import { nim } from '../../../../test/kit/toys/nim.ts';
import type { Env } from '../../../../worker/env.ts';
import app from '../../../../worker/index.ts';
import { RoomObject as Room } from '../../../../worker/room-object.ts';
import { STONES } from '../stones.ts';
import type { BareObject } from './bare.ts';

export { BareObject } from './bare.ts';

const long: typeof nim = {
  ...nim,
  setup: (...given) => ({ ...nim.setup(...given), heap: STONES }),
};
allGames.push(long as unknown as AnyGame);

let wakes = 0;

/** Counts how often one has been made or woken. */
export class RoomObject extends Room {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    wakes++;
  }
}

const OPENING = { limit: async () => ({ success: true }) };

interface BenchEnv extends Env {
  BARE: DurableObjectNamespace<BareObject>;
}

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === '/bench/wakes') return Response.json(wakes);
    if (pathname.startsWith('/bench/bare/')) return env.BARE.getByName(pathname).fetch(request);
    return app.fetch(request, { ...env, OPENING }, ctx);
  },
} satisfies ExportedHandler<BenchEnv>;
