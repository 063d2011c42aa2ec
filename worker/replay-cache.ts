// Replays at the edge. A kept game never changes, so its file is fetched from its object once and then comes from the
// cache of the location. (Under workers.dev there is no such cache; then every request asks the object.)
import { ApiError } from './errors.ts';
import type { FoundReplay } from './replays.ts';
import type { AppContext } from './rooms.ts';
import { senderOf } from './senders.ts';

/** A table that the operator has removed is gone from the cache after this time. */
const CACHED_FOR_SECONDS = 300;

/** Under the id of the room, so that those who only watch share what is cached. */
export const cachedAddress = (site: string, room: string, number: number): string =>
  new URL(`/api/rooms/${room}/replay/${number}?cached`, site).href;

/** Refuses a sender who fetches replays faster than anybody watches them. */
async function limitSender(c: AppContext): Promise<void> {
  const limited = await c.env.REPLAYS?.limit({ key: senderOf(c) });
  if (limited?.success === false) throw new ApiError('tooFast', 429, 60);
}

export async function fetchReplay(
  c: AppContext,
  room: string,
  number: number | null,
): Promise<FoundReplay> {
  const address = number === null ? null : cachedAddress(c.req.url, room, number);
  const cached = address && (await caches.default.match(address));
  if (cached) return { number, body: await cached.arrayBuffer() };
  await limitSender(c);
  const found = await c.env.ROOMS.getByName(room).replay(number);
  if (address && 'body' in found) {
    const headers = { 'Cache-Control': `public, max-age=${CACHED_FOR_SECONDS}` };
    c.executionCtx.waitUntil(caches.default.put(address, new Response(found.body, { headers })));
  }
  return found;
}
