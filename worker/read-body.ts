// Reads the body of a request, and stops as soon as it is too long.
import { ApiError } from './errors.ts';

export async function readJson({ body }: Request, maxBytes: number): Promise<unknown> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw new ApiError('tooBig', 413);
    text += decoder.decode(part, { stream: true });
  }
  try {
    return JSON.parse(text + decoder.decode());
  } catch {
    throw new ApiError('badRequest', 400);
  }
}
