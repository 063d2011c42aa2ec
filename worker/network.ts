// The network of an address, under which all of its senders are counted.
import { createHash } from 'node:crypto';
import type { RoomEnv } from './room-env.ts';
import { readSecrets } from './secrets.ts';

/** Whoever has one IPv6 address has at least the 2^64 of its network, so these count as one. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

const LOOPBACK = ['127.0.0.1', networkOf('::1')];

/** Tests and benchmarks do much on the machine of the server, where nothing costs anything. */
export const isThisMachine = (network: string): boolean => LOOPBACK.includes(network);

/** A name for the sender of a request that nobody can turn into an address. Null for this machine. */
export function digestSender({ headers }: Request, env: RoomEnv): string | null {
  const address = headers.get('CF-Connecting-IP');
  const network = address && networkOf(address);
  if (!network || isThisMachine(network)) return null;
  const [secret] = readSecrets(env);
  return createHash('sha256').update(`${secret} ${network}`).digest('base64url').slice(0, 16);
}
