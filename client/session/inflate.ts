// Reads what the server has compressed. It is in the shell, because a request of its own would hold up the first hello.
import { DEFLATE } from '../../shared/protocol/deflate.ts';

type Data = string | Blob;
type Take = (text: string) => void;

/** The session then connects again. */
const FAILED = '{"type":"refused","id":null,"code":"internal"}';

/**
 * Returns a function that takes what arrives and passes on the text of every message, in the same order. In a browser
 * that cannot inflate it is the given one.
 */
export function reader(take: Take): (data: Data) => void {
  if (typeof DecompressionStream === 'undefined') return take as (data: Data) => void;
  let updates: string[] = [];
  let waiting = 0;
  let last = Promise.resolve();
  const read = (text: string) => {
    if (text.startsWith(DEFLATE.update)) updates = [...updates, text].slice(-DEFLATE.updates);
    if (text.startsWith(DEFLATE.welcome)) updates = [];
    take(text);
  };
  const readLater = async (data: Data) => {
    try {
      read(typeof data === 'string' ? data : await inflate(data, updates));
    } catch {
      take(FAILED);
    }
    waiting--;
  };
  return (data) => {
    if (waiting === 0 && typeof data === 'string') return read(data);
    waiting++;
    last = last.then(() => readLater(data));
  };
}

/**
 * The first byte is the number of updates in the dictionary. No browser takes a dictionary, so the stream begins with
 * the dictionary itself, in a block that is stored and not compressed.
 */
export async function inflate(data: Blob, updates: readonly string[]): Promise<string> {
  const [count = 0] = new Uint8Array(await data.slice(0, 1).arrayBuffer());
  const texts = count ? updates.slice(-count).join('') : '';
  const dictionary = new TextEncoder().encode(texts).slice(-DEFLATE.bytes);
  const { length } = dictionary;
  const head = new Uint8Array(count ? 5 : 0);
  if (count) {
    const view = new DataView(head.buffer);
    view.setUint16(1, length, true);
    view.setUint16(3, ~length & 0xffff, true);
  }
  const stream = new Blob([head, dictionary, data.slice(1)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes = await new Response(stream).arrayBuffer();
  return new TextDecoder().decode(bytes.slice(length));
}
