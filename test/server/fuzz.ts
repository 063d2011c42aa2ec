// Makes messages that a table must withstand: every message slightly changed, and junk. The server answers each of
// them once, changes nothing at the table and keeps the connection open.

import { deepEqual, Random, type Seed } from '../../shared/engine/index.ts';
import { RULES_VERSIONS } from '../../shared/games/versions.ts';
import {
  type FromClient,
  LIMITS,
  PROTOCOL_VERSION,
  readMessage,
} from '../../shared/protocol/index.ts';
import { newKey } from '../kit/client.ts';

/** The sender of the messages: its key, whether the key has a seat, and what that seat could play now. */
export interface Speaker {
  key: string;
  seated: boolean;
  greeted: boolean;
  seq: number;
  moves: readonly unknown[];
}

export interface Frame {
  data: string | Buffer;
  binary: boolean;
}

/** The commands that a seat may give during a game. The fuzzer must not produce a valid one of them. */
const ALLOWED = [
  'past',
  'undo',
  'say',
  'emote',
  'link',
  'rename',
  'colour',
  'leave',
  'vote',
  'back',
];

/** Compact JSON that some parsers mishandle. */
const EVIL = [
  ...String.raw`null true false 0 -0 -1 1.5 1e308 1e999 -1e999 1e-320 9007199254740991 9007199254740993
    "" "\u0000" "\ud800" "\udc00\ud800" "\u202e\u200d\ufeff" "\u0301\u2028" "__proto__" "constructor"
    "toString" [] {} [[]] [null] {"length":4294967295} {"__proto__":{"type":"start"}}
    {"constructor":{"prototype":{"seat":0}}} {"toJSON":1,"toString":1,"valueOf":1}`.split(/\s+/),
  `1${'0'.repeat(400)}`,
  `"${'\u{1f3e0}'.repeat(1000)}"`,
  `${'['.repeat(900)}${']'.repeat(900)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
];
const KEYS = ['', ...'__proto__ constructor prototype seat key type id seq move'.split(' ')];
const JUNK = ['', ' ', '\n', '"', '\u0000', ...'{ [ {} [] "" 0 null NaN {"type": '.split(' ')];

export class Fuzz {
  readonly #random: Random;

  constructor(seed: Seed) {
    this.#random = Random.from(seed);
  }

  frame(speaker: Speaker): Frame {
    for (;;) {
      if (this.#isOneIn(12)) return { data: this.#bytes(), binary: true };
      const text = this.#text(speaker);
      if (isHarmless(text, speaker)) return { data: text, binary: false };
    }
  }

  #isOneIn(of: number): boolean {
    return this.#random.below(of) === 0;
  }

  #bytes(): Buffer {
    if (this.#isOneIn(8)) return Buffer.from('{"type":"start","id":"x"}');
    const length = this.#random.below(this.#isOneIn(20) ? LIMITS.message : 64);
    return Buffer.from(Array.from({ length }, () => this.#random.below(256)));
  }

  #text(speaker: Speaker): string {
    const kind = this.#random.below(20);
    if (kind === 0) return this.#random.pick(JUNK);
    if (kind === 1) return this.#random.pick(EVIL);
    if (kind === 2) {
      const unit = this.#random.pick(['[', '{"a":', '{"type":', '[{"":', '"\\u0000"', '\u{1f3e0}']);
      return unit.repeat(1 + this.#random.below(Math.floor(LIMITS.message / unit.length)));
    }
    if (kind === 3) {
      const letters = Array.from({ length: this.#random.below(80) }, () =>
        this.#random.below(0xd800),
      );
      return String.fromCharCode(...letters);
    }
    const fields = this.#fields(speaker);
    for (let times = this.#random.below(4); times > 0; times--) this.#changeField(fields);
    const text = objectOf(fields);
    return this.#isOneIn(8) ? this.#garble(text) : text;
  }

  /** A whole message as pairs of a key and JSON text, so that a key can occur twice. */
  #fields({ key, seq, moves }: Speaker): [string, string][] {
    const random = this.#random;
    const seat = () => random.below(4);
    const one = <T>(...list: T[]): T => random.pick(list);
    const made: object = one<() => object>(
      () => ({
        type: 'hello',
        version: PROTOCOL_VERSION,
        key,
        moves: one(true, false),
        rules: RULES_VERSIONS,
      }),
      () => ({ type: 'hello', version: PROTOCOL_VERSION, key: newKey(), rules: RULES_VERSIONS }),
      () => ({ type: 'sit', name: 'Eve', seat: seat() }),
      () => ({ type: 'sit' }),
      () => ({ type: one('leave', 'start', 'rematch', 'lobby', 'back', 'clear') }),
      () => ({ type: 'rename', name: 'Eve' }),
      () => ({ type: 'colour', colour: one('red', 'violet', 'orange') }),
      () => ({ type: 'options', options: { noCards: true, renovation: true } }),
      () => ({ type: 'chairs', count: 2 + seat() }),
      () => ({ type: one('bot', 'remove', 'host', 'vote'), seat: seat() }),
      () => ({ type: 'clock', minutes: random.below(99) }),
      () => ({ type: 'selfStart', on: one(true, false) }),
      () => ({ type: 'move', seq: one(seq, 0), move: this.#move(moves) }),
      () => ({ type: 'move', seq, move: this.#move(moves) }),
      () => ({ type: 'undo', seq }),
      () => ({ type: 'say', text: 'hello' }),
      () => ({ type: 'emote', emote: 'smile' }),
      () => ({ type: 'link', key: newKey() }),
    )();
    const pairs = Object.entries(made).map(([name, value]) => [name, JSON.stringify(value)]);
    if (!('version' in made)) pairs.splice(1, 0, ['id', `"${random.below(1e9)}"`]);
    return pairs as [string, string][];
  }

  /** A legal message, in most cases changed. */
  #move(moves: readonly unknown[]): unknown {
    const move = moves.length > 0 ? this.#random.pick(moves) : { type: 'flat' };
    const fields = Object.entries(move as object).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]);
    this.#changeField(fields as [string, string][]);
    try {
      return JSON.parse(objectOf(fields as [string, string][]));
    } catch {
      return move;
    }
  }

  #changeField(fields: [string, string][]): void {
    const random = this.#random;
    const at = random.below(Math.max(fields.length, 1));
    const [key = 'type', value = '0'] = fields[at] ?? [];
    const kind = random.below(6);
    if (kind === 0) fields.splice(at, 1);
    else if (kind === 1) fields.splice(at, 1, [key, random.pick(EVIL)]);
    else if (kind === 2) fields.splice(at, 0, [random.pick(KEYS), random.pick(EVIL)]);
    else if (kind === 3) fields.splice(at, 1, [random.pick(KEYS), value]);
    else if (kind === 4) fields.splice(at, 1, [key, this.#garble(value)]);
    else fields.push([key, `[${value}]`]);
  }

  /** Text with letters cut out, inserted or doubled. */
  #garble(text: string): string {
    const at = this.#random.below(text.length + 1);
    const to = at + this.#random.below(6);
    const put = this.#random.pick([
      '',
      '"',
      '}',
      '\\',
      ',',
      ':',
      '\u0000',
      '9',
      '\u{1f3e0}',
      text.slice(at, to),
    ]);
    return text.slice(0, at) + put + text.slice(to);
  }
}

const objectOf = (fields: [string, string][]): string =>
  `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;

/** True for a message that is refused and answered, and does not close the connection. */
function isHarmless(text: string, { key, seated, greeted, moves }: Speaker): boolean {
  if (text === 'ping' || Buffer.byteLength(text) > LIMITS.message) return false;
  const message = parseMessage(text);
  if (!message) return true;
  if (message.type === 'hello') {
    const { version, rules = {}, moves: wantsMoves } = message;
    const own = RULES_VERSIONS['room-share'];
    // A client with an old protocol version is told so, and its connection is closed.
    const isOld = (rules['room-share'] ?? (wantsMoves ? own : 1)) < own;
    return greeted && version === PROTOCOL_VERSION && !isOld && (!seated || message.key === key);
  }
  if (!seated) return true;
  // At seq 0 nobody had a decision yet: such a move is always stale.
  if (message.type === 'move')
    return message.seq === 0 || !moves.some((move) => deepEqual(move, message.move));
  return !ALLOWED.includes(message.type);
}

/** The message, or null if it is invalid. If the check throws, this returns null too, and the test shows whether the server survives. */
function parseMessage(text: string): FromClient | null {
  try {
    const checked = readMessage(text);
    return 'message' in checked ? checked.message : null;
  } catch {
    return null;
  }
}
