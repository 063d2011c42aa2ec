// A room id is ten bytes and six bytes of a MAC over them, so that the worker can refuse made-up ids without waking a
// Durable Object. The ten bytes are random, or derived from the address of a named table. The MAC differs between the
// two kinds, so an id of one kind is never an id of the other.
const PAYLOAD_BYTES = 10;
const MAC_BYTES = 6;

export async function makeRoomId(secret: string): Promise<string> {
  return signPayload(secret, [...crypto.getRandomValues(new Uint8Array(PAYLOAD_BYTES))], false);
}

/** Returns the same id for the same address. Nobody can guess it without the secret. */
export async function namedRoomId(secret: string, address: string): Promise<string> {
  const full = await computeMac(secret, [...new TextEncoder().encode(`named table ${address}`)]);
  return signPayload(secret, full.slice(0, PAYLOAD_BYTES), true);
}

/** True if the id was signed with any of the secrets. */
export async function isRoomId(secrets: readonly string[], id: string): Promise<boolean> {
  if (!/^[\w-]{22}$/.test(id)) return false;
  const bytes = decodeId(id);
  // 22 characters hold four bits more than 16 bytes. Another spelling of the same bytes would name another object.
  if (bytes.length !== PAYLOAD_BYTES + MAC_BYTES || encodeId(bytes) !== id) return false;
  const payload = bytes.slice(0, PAYLOAD_BYTES);
  const validIds = await Promise.all(
    secrets.flatMap((secret) => [
      signPayload(secret, payload, false),
      signPayload(secret, payload, true),
    ]),
  );
  return validIds.map((valid) => isEqualInConstantTime(decodeId(valid), bytes)).includes(true);
}

async function signPayload(secret: string, payload: number[], isNamed: boolean): Promise<string> {
  const full = await computeMac(secret, isNamed ? [...payload, 1] : payload);
  return encodeId([...payload, ...full.slice(0, MAC_BYTES)]);
}

export async function computeMac(secret: string, data: number[]): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return [...new Uint8Array(await crypto.subtle.sign('HMAC', key, Uint8Array.from(data)))];
}

/**
 * Takes the same time whether the two are equal or not, so the duration reveals nothing. Both must
 * have the same length.
 */
export const isEqualInConstantTime = (good: readonly number[], given: readonly number[]): boolean =>
  good.reduce((differ, byte, at) => differ | (byte ^ (given[at] ?? 0)), 0) === 0;

export const encodeId = (bytes: number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const decodeId = (id: string): number[] =>
  [...atob(id.replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0));
