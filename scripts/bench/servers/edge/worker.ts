// The worker, changed for the benchmark in three ways: its rooms know Nim with a long heap, anybody may open many
// tables, and the bare object is added beside the rooms.
import type { AnyGame } from '../../../../shared/engine/index.ts';
import { nim } from '../../../../test/kit/toys/nim.ts';
import type { Env } from '../../../../worker/env.ts';
import app from '../../../../worker/index.ts';
import { makeRoomId } from '../../../../worker/room-id.ts';
import { RoomObject as Room } from '../../../../worker/room-object.ts';
import { readSecrets } from '../../../../worker/secrets.ts';
import { STONES } from '../stones.ts';
import type { BareObject } from './bare.ts';

export { BareObject } from './bare.ts';

const longNim: typeof nim = {
  ...nim,
  setup: (...given) => ({ ...nim.setup(...given), heap: STONES }),
};

let wakes = 0;

/** Counts how often an object has been created or woken. */
export class RoomObject extends Room {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    wakes++;
  }

  protected override findGame(id: string): AnyGame | undefined {
    // Hence the cast: a game knows the types of its states, but the room treats all games alike.
    return id === nim.id ? (longNim as unknown as AnyGame) : super.findGame(id);
  }
}

const OPENING = { limit: async () => ({ success: true }) };

interface BenchEnv extends Env {
  BARE: DurableObjectNamespace<BareObject>;
}

/** Opens a table of Nim. The worker's own route would refuse a game that the site does not offer. */
async function openNim(request: Request, env: Env): Promise<Response> {
  const { key, seats } = await request.json<{ key: string; seats: number }>();
  const room = await makeRoomId(readSecrets(env)[0]);
  const { id: game, version } = nim;
  const wanted = { game, version, options: { stones: 12 }, seats, name: 'Player 1', key };
  await env.ROOMS.getByName(room).open(wanted);
  return Response.json({ room }, { status: 201 });
}

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === '/bench/wakes') return Response.json(wakes);
    if (pathname.startsWith('/bench/bare/')) return env.BARE.getByName(pathname).fetch(request);
    if (pathname === '/api/rooms' && request.method === 'POST') return openNim(request, env);
    return app.fetch(request, { ...env, OPENING }, ctx);
  },
} satisfies ExportedHandler<BenchEnv>;
