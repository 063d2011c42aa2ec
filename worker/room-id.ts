// A room's id: ten bytes and six of a MAC over them. Made-up ids are refused by the worker alone, without
// waking an object for each. The ten are random, or follow from the address of a named table; the MAC tells
// which, so that none of the one kind can be one of the other.
const FIRST = 10;
const MAC = 6;

export async function makeRoomId(secret: string): Promise<string> {
  return signed(secret, [...crypto.getRandomValues(new Uint8Array(FIRST))], false);
}

/** The same for the same words, and guessed by nobody who does not know the secret. */
export async function namedRoomId(secret: string, words: string): Promise<string> {
  const full = await mac(secret, [...new TextEncoder().encode(`named table ${words}`)]);
  return signed(secret, full.slice(0, FIRST), true);
}

/** Whichever of the secrets it was signed with. */
export async function isRoomId(secrets: readonly string[], id: string): Promise<boolean> {
  if (!/^[\w-]{22}$/.test(id)) return false;
  const bytes = decode(id);
  // 22 characters hold four bits more than 16 bytes; another spelling of the same bytes is another object.
  if (bytes.length !== FIRST + MAC || encode(bytes) !== id) return false;
  const first = bytes.slice(0, FIRST);
  const ids = await Promise.all(
    secrets.flatMap((secret) => [signed(secret, first, false), signed(secret, first, true)]),
  );
  return ids.map((good) => isEqual(decode(good), bytes)).includes(true);
}

async function signed(secret: string, first: number[], named: boolean): Promise<string> {
  const full = await mac(secret, named ? [...first, 1] : first);
  return encode([...first, ...full.slice(0, MAC)]);
}

async function mac(secret: string, data: number[]): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return [...new Uint8Array(await crypto.subtle.sign('HMAC', key, Uint8Array.from(data)))];
}

/** Takes the same time wherever they differ; both are of the same length. */
export const isEqual = (good: readonly number[], given: readonly number[]): boolean =>
  good.reduce((differ, byte, at) => differ | (byte ^ (given[at] ?? 0)), 0) === 0;

const encode = (bytes: number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (id: string): number[] =>
  [...atob(id.replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0));
