// Checks a picture that a browser has made, before it is stored and sent to everybody: a plain PNG and nothing else.
import { crc32 } from 'node:zlib';

export const PNG_TYPE = 'image/png';
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** What a canvas writes. Texts, animations and whatever else may hide in a file are refused. */
const CHUNKS = ['IHDR', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'sBIT', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** The length of a chunk, its type and its checksum. */
const FRAME_BYTES = 12;

interface Chunk {
  type: string;
  body: Uint8Array;
}

const numberAt = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

/** All chunks to the last byte, or null if one is broken. */
function readChunks(bytes: Uint8Array): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < bytes.length; ) {
    if (at + FRAME_BYTES > bytes.length) return null;
    const end = at + FRAME_BYTES + numberAt(bytes, at);
    if (end > bytes.length) return null;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== numberAt(bytes, end - 4)) return null;
    chunks.push({ type: String.fromCharCode(...named.subarray(0, 4)), body: named.subarray(4) });
    at = end;
  }
  return chunks;
}

/** The size in pixels, or null if it is no PNG that a browser can show. */
export function readPngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null;
  const chunks = readChunks(bytes);
  const types = chunks?.map(({ type }) => type) ?? [];
  const once = ['IHDR', 'IEND'].every((type) => types.filter((one) => one === type).length === 1);
  if (!once || types[0] !== 'IHDR' || types.at(-1) !== 'IEND' || !types.includes('IDAT')) {
    return null;
  }
  if (types.some((type) => !CHUNKS.includes(type))) return null;
  const header = chunks?.[0]?.body;
  if (header?.length !== 13) return null;
  return { width: numberAt(header, 0), height: numberAt(header, 4) };
}
