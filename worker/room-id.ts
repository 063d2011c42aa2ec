// A room's id: ten random bytes and six of a MAC over them. Made-up ids are refused by the worker alone,
// without waking an object for each.
const RANDOM = 10;
const MAC = 6;

export async function makeRoomId(secret: string): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM));
  return encode([...random, ...(await mac(secret, random))]);
}

export async function isRoomId(secret: string, id: string): Promise<boolean> {
  if (!/^[\w-]{22}$/.test(id)) return false;
  const bytes = decode(id);
  // 22 characters hold four bits more than 16 bytes; another spelling of the same bytes is another object.
  if (bytes.length !== RANDOM + MAC || encode(bytes) !== id) return false;
  const expected = await mac(secret, Uint8Array.from(bytes.slice(0, RANDOM)));
  const given = bytes.slice(RANDOM);
  return expected.reduce((differ, byte, at) => differ | (byte ^ (given[at] ?? 0)), 0) === 0;
}

async function mac(secret: string, data: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return [...new Uint8Array(await crypto.subtle.sign('HMAC', key, data))].slice(0, MAC);
}

const encode = (bytes: number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (id: string): number[] =>
  [...atob(id.replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0));
