// Removes from messages and stacks what could identify people: keys, room ids, IP addresses, what they wrote.

const MAX_MESSAGE_LENGTH = 300;
const MAX_STACK_LENGTH = 1500;
const REDACTED = '…';

const REDACTIONS: [RegExp, string][] = [
  // Removes the origin of a URL and keeps its path.
  [/\b(?:https?|wss?|blob|file):\/*(?:[^\s/"'()]*:\/\/)?[^\s/"'()]+/gi, ''],
  // Keeps only the first part of our own paths, because the other parts are ids and names of
  // tables.
  [/\/(t|w|embed|solo|try|learn|rules|api)\/[^\s"'():]*/g, `/$1/${REDACTED}`],
  // Removes queries and fragments, because a link to another device carries a key there.
  [/(?<=[^\s.])[?#][\w-][^\s"'():]*/g, ''],
  // Removes quoted text, because engines quote data in their messages. The data may contain quotes
  // itself.
  [/"[^\n]*"|“[^\n]*”|["“][^\n]*/g, `"${REDACTED}"`],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, REDACTED],
  // Removes long words, because room ids and keys have 22 characters or more.
  [/[\w-]{22,}/g, REDACTED],
];

/** Makes a message fit to be logged. */
export const scrubMessage = (text: string): string => redact(text).slice(0, MAX_MESSAGE_LENGTH);

/** Keeps only the lines with a position: the first lines of some stacks repeat the message. */
export const scrubStack = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$|^\S*@\S+:\d+:\d+$/.test(line))
    .map(redact)
    .join('\n')
    .slice(0, MAX_STACK_LENGTH);

const redact = (text: string): string =>
  REDACTIONS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
