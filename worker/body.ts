// What somebody sends, taken in: no more of it than it may be long.
import { Failure } from './errors.ts';

/** `longest` in bytes. */
export async function readJson({ body }: Request, longest: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > longest) throw new Failure('tooBig', 413);
    text += decoder.decode(part, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new Failure('badRequest', 400);
  }
}
