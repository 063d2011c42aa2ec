// What sentences are composed with in every language; what one of them alone needs is in `grammar/`.
import type { Piece } from '../table/game-client.ts';

/** Somebody by name; null is whoever reads it. */
export type Person = string | null;

export type Numbers = Readonly<Record<string, number | string>>;

/** Each {name} of the text gives way to its number. */
export const filled = (text: string, numbers: Numbers): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));

/** A sentence with things in it, in pieces. */
export function say(words: TemplateStringsArray, ...things: (Piece | Piece[])[]): Piece[] {
  return words.flatMap((word, at) => [word, things[at] ?? ''].flat()).filter((one) => one !== '');
}

/** The same as it is read, without the things. */
export const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** “A, B and C”, of names and of things alike; or “A, B or C”. */
export function lister(language: string, type: Intl.ListFormatType = 'conjunction') {
  const format = new Intl.ListFormat(language, { type });
  return <P extends Piece>(parts: readonly P[]): (P | string)[] =>
    format
      .formatToParts(parts.map((_, at) => String(at)))
      .map(({ type, value }) => (type === 'element' ? (parts[Number(value)] as P) : value));
}
