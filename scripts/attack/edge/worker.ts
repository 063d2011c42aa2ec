// The worker as it is deployed, without the limits by address: an attack has many addresses, and this machine has one.
import type { Env } from '../../../worker/env.ts';
import app from '../../../worker/index.ts';

export { RoomObject } from '../../../worker/room-object.ts';

/** The configuration of the server names it. */
export class BareObject {}

const UNLIMITED = { limit: async () => ({ success: true }) };

export default {
  fetch: (request, env, ctx) => app.fetch(request, { ...env, OPENING: UNLIMITED }, ctx),
} satisfies ExportedHandler<Env>;
