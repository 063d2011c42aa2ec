// What both sides of compressed messages must agree on.

export const DEFLATE = {
  /** So many of the latest updates on a connection are the dictionary of the next one. */
  updates: 16,
  /** How the text of an update begins. */
  update: '{"type":"update"',
  /** How the text of a welcome begins. After it the dictionary is empty. */
  welcome: '{"type":"welcome"',
  /** At most so many of the last bytes of these updates are the dictionary. */
  bytes: 32_767,
} as const;
