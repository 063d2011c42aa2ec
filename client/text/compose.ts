// Composes sentences in any language. Helpers for only one language are in `grammar/`.
import type { Ref } from '../../shared/engine/index.ts';

/** A piece of a sentence: plain words, or the name of a thing that the page can show (a card, a place). */
export type TextPiece =
  | string
  | {
      ref: Ref;
      text: string;
      /** Its picture is small enough to stand in a line. */
      isFigure?: true;
    };

/** The name of a person. Null means the reader. */
export type Person = string | null;

export type Numbers = Readonly<Record<string, number | string>>;

/** Replaces each {name} in the text with its number. */
export const fillPlaceholders = (text: string, numbers: Numbers): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(numbers[name] ?? all));

/** A template tag that composes a sentence of words and things. */
export function say(
  words: TemplateStringsArray,
  ...things: (TextPiece | TextPiece[])[]
): TextPiece[] {
  return words.flatMap((word, at) => [word, things[at] ?? ''].flat()).filter((one) => one !== '');
}

/** Joins the pieces of a sentence to plain text. */
export const joinPieces = (pieces: readonly TextPiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Makes a function that lists pieces of text: “A, B and C”, or “A, B or C”. */
export function createLister(language: string, type: Intl.ListFormatType = 'conjunction') {
  const format = new Intl.ListFormat(language, { type });
  return <P extends TextPiece>(parts: readonly P[]): (P | string)[] =>
    format
      .formatToParts(parts.map((_, at) => String(at)))
      .map(({ type, value }) => (type === 'element' ? (parts[Number(value)] as P) : value));
}
