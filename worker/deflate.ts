// Compresses what clients are sent. The runtime could do that (permessage-deflate), but it would then also inflate what
// clients send, up to a thousandfold and before the object can refuse it. Here each text is compressed once for all
// clients that have been told the same.
import { deflateRawSync } from 'node:zlib';
import { DEFLATE } from '../shared/protocol/deflate.ts';

/** Texts that are shorter than this would hardly become any shorter. */
const SHORTEST = 100;

/** The latest updates that a connection was sent. Connections that were sent the same share one object. */
export interface Told {
  readonly updates: readonly string[];
}

interface Compressed {
  data: Uint8Array;
  told: Told;
}

interface Entry extends Compressed {
  before: Told;
  text: string;
}

/** More than there are seats and kinds of latecomers at one table. */
const ENTRIES = 32;

export const NOTHING_TOLD: Told = { updates: [] };

export class Deflater {
  readonly #latest: Entry[] = [];

  /** Returns null for a text that is sent as it is. */
  compress(text: string, before: Told): Compressed | null {
    if (text.length < SHORTEST && !isUpdate(text)) return null;
    const known = this.#latest.find((one) => one.before === before && one.text === text);
    if (known) return known;
    const entry = { before, text, ...compress(text, before) };
    if (this.#latest.push(entry) > ENTRIES) this.#latest.shift();
    return entry;
  }
}

const isUpdate = (text: string): boolean => text.startsWith(DEFLATE.update);

function compress(text: string, before: Told): Compressed {
  // Whatever is no update is sent once to each client, and says little that an update has said.
  if (!isUpdate(text)) {
    const told = text.startsWith(DEFLATE.welcome) ? NOTHING_TOLD : before;
    return { data: pack(text, []), told };
  }
  const updates = [...before.updates, text].slice(-DEFLATE.updates);
  return { data: pack(text, before.updates), told: { updates } };
}

/** The number of updates that the reader has to look back at, and the text deflated with them as its dictionary. */
function pack(text: string, updates: readonly string[]): Uint8Array {
  const dictionary = Buffer.from(updates.join('')).subarray(-DEFLATE.bytes);
  const deflated = deflateRawSync(text, updates.length > 0 ? { dictionary } : {});
  return Buffer.concat([Uint8Array.of(updates.length), deflated]);
}
