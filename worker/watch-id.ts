// A watch id opens a table to look at, and to nothing else. It is the id of the room, wrapped with a key that follows
// from the secret: nothing is stored, and without the secret nobody can find the room in it or make another one.
import { computeMac, decodeId, encodeId, isRoomId } from './room-id.ts';

const WRAPPING = 'AES-KW';
/** The sixteen bytes of a room id travel as if they were a key, which is what this algorithm wraps. */
const AS_KEY = { name: 'AES-CBC', length: 128 };
const WRAPPED_BYTES = 24;

/** Longer than the id of a room, so that neither can be taken for the other. */
const FORM = /^[\w-]{32}$/;

async function wrappingKey(secret: string): Promise<CryptoKey> {
  const bytes = await computeMac(secret, [...new TextEncoder().encode('ids that only watch')]);
  return crypto.subtle.importKey('raw', Uint8Array.from(bytes), WRAPPING, false, [
    'wrapKey',
    'unwrapKey',
  ]);
}

/** Always the same for one room and secret. */
export async function watchIdOf(secret: string, room: string): Promise<string> {
  const bytes = Uint8Array.from(decodeId(room));
  const key = await crypto.subtle.importKey('raw', bytes, AS_KEY, true, ['encrypt']);
  const wrapped = await crypto.subtle.wrapKey('raw', key, await wrappingKey(secret), WRAPPING);
  return encodeId([...new Uint8Array(wrapped as ArrayBuffer)]);
}

/** The room that the id shows; null for an id that none of the secrets has made. */
export async function roomOfWatchId(
  secrets: readonly string[],
  id: string,
): Promise<string | null> {
  if (!FORM.test(id)) return null;
  const wrapped = Uint8Array.from(decodeId(id));
  if (wrapped.length !== WRAPPED_BYTES) return null;
  for (const secret of secrets) {
    const room = await unwrap(secret, wrapped);
    if (room !== null && (await isRoomId(secrets, room))) return room;
  }
  return null;
}

async function unwrap(secret: string, wrapped: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const by = await wrappingKey(secret);
  try {
    const key = await crypto.subtle.unwrapKey('raw', wrapped, by, WRAPPING, AS_KEY, true, [
      'encrypt',
    ]);
    return encodeId([
      ...new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer),
    ]);
  } catch {
    // The wrapping contains a check, which another secret or a changed letter does not pass.
    return null;
  }
}
