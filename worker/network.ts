// The network of an address, under which its costs are counted.
import { createHash } from 'node:crypto';
import type { RoomEnv } from './room-env.ts';
import { readSecrets } from './secrets.ts';

/** A name for the sender of a request that nobody can turn into an address. Null for this machine. */
export function senderOf({ headers }: Request, env: RoomEnv): string | null {
  const network = networkOf(headers.get('CF-Connecting-IP'));
  if (network === null) return null;
  const [secret] = readSecrets(env);
  return createHash('sha256').update(`${secret} ${network}`).digest('base64url').slice(0, 16);
}

/**
 * Whoever has one IPv6 address has at least the 2^64 of its network, so these count as one. Null for this machine, on
 * which nothing costs anything.
 */
export function networkOf(address: string | null): string | null {
  if (!address || address === '127.0.0.1' || address === '::1') return null;
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
