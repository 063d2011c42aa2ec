// Takes out of messages and stacks what could tell of people: keys, ids of rooms, addresses, what they wrote.

const MESSAGE = 300;
const STACK = 1500;
const GONE = '…';

const RULES: [RegExp, string][] = [
  // A site, of which the path remains.
  [/\b(?:https?|wss?|blob|file):\/*(?:[^\s/"'()]*:\/\/)?[^\s/"'()]+/gi, ''],
  // Of our own paths only the first part: the others are ids and names of tables.
  [/\/(t|embed|solo|rules|api)\/[^\s"'():]*/g, `/$1/${GONE}`],
  // Queries and fragments: in these a link hands over a key.
  [/(?<=[^\s.])[?#][\w-][^\s"'():]*/g, ''],
  // What an engine quotes is data, with quotes in it.
  [/"[^\n]*"|“[^\n]*”|["“][^\n]*/g, `"${GONE}"`],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, GONE],
  // Ids of rooms and keys have 22 characters or more.
  [/[\w-]{22,}/g, GONE],
];

/** A message that may be kept. */
export const scrub = (text: string): string => cleaned(text).slice(0, MESSAGE);

/** Where it happened; the first lines of some stacks say the message again. */
export const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$|^\S*@\S+:\d+:\d+$/.test(line))
    .map(cleaned)
    .join('\n')
    .slice(0, STACK);

const cleaned = (text: string): string =>
  RULES.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
