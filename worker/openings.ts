// Counts the tables that one sender opens in a day. The counter is an object of the same class as the tables, because a
// class of its own would be a migration, and no version can be rolled back past one.
import type { Env } from './env.ts';
import { ApiError } from './errors.ts';
import { isThisMachine } from './network.ts';
import { DAY_MS } from './opening-count.ts';
import { computeMac } from './room-id.ts';
import { readSecrets } from './secrets.ts';

/** Refuses a sender who has opened too many tables since midnight, UTC. */
export async function countOpening(env: Env, sender: string): Promise<void> {
  if (isThisMachine(sender)) return;
  const now = Date.now();
  const name = await counterName(env, sender, now);
  if (await env.ROOMS.getByName(name).countOpening()) return;
  throw new ApiError('tooMany', 429, Math.ceil((DAY_MS - (now % DAY_MS)) / 1000));
}

/**
 * The name tells neither the address nor that two days had the same sender. Its blank keeps it apart from the ids of
 * rooms.
 */
export async function counterName(env: Env, sender: string, now: number): Promise<string> {
  const day = Math.floor(now / DAY_MS);
  const [signing] = readSecrets(env);
  const mac = await computeMac(signing, [
    ...new TextEncoder().encode(`openings of ${sender} on day ${day}`),
  ]);
  return `openings ${btoa(String.fromCharCode(...mac))}`;
}
