// Cleans what people type and others read: names and lines of chat. Characters that nobody sees could turn the text
// around, hide a part of it, or make two names look like one.

/** Controls, directions, and what has no width, among them the joiners and selectors that some writing needs. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;

/** Also the blank of Braille, which no program counts as one. */
const BLANKS = /[\s\u2800]+/gu;

/** The source of a pattern that a text matches if anything of it is left when it has been cleaned. */
export const VISIBLE = String.raw`[^\s\u2800\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`;

/** The flags of England, Scotland and Wales are written with hidden letters. */
const FLAG = /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})/u;

const JOINER = '\u200D';
const NON_JOINER = '\u200C';
const PICTURE = /\p{Extended_Pictographic}/u;
const PICTURE_END = /\uFE0F|[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;
/** The scripts in which a joiner, or its opposite, changes how a word is written. */
const JOINED_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}]/u;

/** Whether a hidden character does its work between these two. */
function isNeeded(char: string, before: string, after: string): boolean {
  if (char === JOINER && PICTURE_END.test(before) && PICTURE.test(after)) return true;
  if (char === JOINER || char === NON_JOINER)
    return JOINED_SCRIPT.test(before) && JOINED_SCRIPT.test(after);
  if (/[\uFE0E\uFE0F]/u.test(char)) return /\p{Emoji}/u.test(before);
  return /[\u{E0100}-\u{E01EF}]/u.test(char) && /\p{Ideographic}/u.test(before);
}

function withoutHidden(text: string): string {
  const chars = [...text];
  const kept: string[] = [];
  for (const [at, char] of chars.entries()) {
    const isKept = !HIDDEN.test(char) || isNeeded(char, kept.at(-1) ?? '', chars[at + 1] ?? '');
    if (isKept) kept.push(char);
  }
  return kept.join('');
}

/** The text as it is shown: one line, composed, without hidden characters and without blanks around it. */
export function cleanText(text: string): string {
  // A byte order mark counts as a blank, but it has no width.
  const line = text.normalize('NFC').replaceAll('\uFEFF', '').replace(BLANKS, ' ');
  const parts = line.split(FLAG);
  const cleaned = parts.map((part, at) => (at % 2 === 1 ? part : withoutHidden(part))).join('');
  return cleaned.normalize('NFC').replace(BLANKS, ' ').trim();
}

/** The cleaned text, of this length at most. Never cuts a character in two. */
export function cleanTextUpTo(maxLength: number, text: string): string {
  const chars = [...cleanText(text)];
  while (chars.join('').length > maxLength) chars.pop();
  return cleanText(chars.join(''));
}

/** Equal for names that look alike because they differ in case, width or hidden characters. */
const looksOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');

/** The cleaned name; the second player of one name gets a number behind it. */
export function distinctName(wanted: string, others: readonly string[], maxLength: number): string {
  const name = cleanTextUpTo(maxLength, wanted);
  const taken = new Set(others.map(looksOf));
  if (!taken.has(looksOf(name))) return name;
  for (let number = 2; ; number++) {
    const suffix = ` ${number}`;
    const numbered = cleanTextUpTo(maxLength - suffix.length, name) + suffix;
    if (!taken.has(looksOf(numbered))) return numbered;
  }
}
