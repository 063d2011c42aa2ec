// Checks the messages of clients. The checks are written by hand, because these few small shapes
// need no library.
import { isPlainObject, type Json, type JsonObject, SEAT_COLOURS } from '../engine/index.ts';
import {
  type Command,
  type CommandType,
  EMOTES,
  type FromClient,
  type Hello,
  LEVELS,
  LIMITS,
} from './messages.ts';

type Check = (value: unknown) => boolean;
type Fields = Record<string, Check>;

const textUpTo =
  (maxLength: number): Check =>
  (value) =>
    typeof value === 'string' && value.length >= 1 && value.length <= maxLength;
const integerUpTo =
  (max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max;
const oneOf =
  (list: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && list.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isOptions: Check = (value) =>
  isPlainObject(value) && Object.values(value).every((one) => typeof one !== 'object');

const isCount = integerUpTo(Number.MAX_SAFE_INTEGER);
const isSeat = integerUpTo(31);
const isChatText: Check = (value) => textUpTo(LIMITS.chat)(value) && String(value).trim() !== '';

/** A person's name has something visible and no control characters. */
export const isName: Check = (value) =>
  textUpTo(LIMITS.name)(value) && String(value).trim() !== '' && !/\p{C}/u.test(String(value));

/** 128 bits in base64url are 22 characters. */
export const isKey: Check = (value) => typeof value === 'string' && /^[\w-]{22,64}$/.test(value);

const isVersions: Check = (value) => isPlainObject(value) && Object.values(value).every(isCount);

const helloFields: Fields = {
  version: isCount,
  key: isKey,
  moves: optional(isBoolean),
  rules: optional(isVersions),
};

const commandFields: Record<CommandType, Fields> = {
  sit: { name: optional(isName), seat: optional(isSeat) },
  leave: {},
  rename: { name: isName },
  colour: { colour: oneOf(SEAT_COLOURS) },
  options: { options: isOptions },
  chairs: { count: integerUpTo(31) },
  bot: { seat: isSeat, level: optional(oneOf(LEVELS)), name: optional(isName) },
  remove: { seat: isSeat },
  host: { seat: isSeat },
  clock: { minutes: integerUpTo(7 * 24 * 60) },
  start: {},
  selfStart: { on: isBoolean },
  grace: { seconds: integerUpTo(24 * 60 * 60), atOnce: isBoolean },
  hints: { on: isBoolean },
  coach: { on: isBoolean },
  move: { seq: isCount, move: (value) => value !== undefined },
  undo: { seq: isCount },
  say: { text: isChatText },
  emote: { emote: oneOf(EMOTES) },
  link: { key: isKey },
  vote: { seat: isSeat },
  back: {},
  rematch: { yes: optional(isBoolean) },
  lobby: {},
  past: {},
  clear: {},
};

const isCommandId = textUpTo(40);

export type CheckedMessage =
  | { message: FromClient }
  /**
   * `id` is the id of the message if it has one, so that the client can match the refusal with its
   * command.
   */
  | { code: 'tooBig' | 'notJson' | 'malformed' | 'unknownType'; id: string | null };

/** The message of a client, or the code of the refusal. */
export function readMessage(data: unknown): CheckedMessage {
  if (typeof data !== 'string') {
    const size = data instanceof ArrayBuffer ? data.byteLength : 0;
    return { code: size > LIMITS.message ? 'tooBig' : 'notJson', id: null };
  }
  if (isTooBig(data)) return { code: 'tooBig', id: null };
  const value = parseJson(data);
  if (value === undefined) return { code: 'notJson', id: null };
  if (!isPlainObject(value)) return { code: 'malformed', id: null };
  if (value.type === 'hello') {
    return isHello(value) ? { message: value } : { code: 'malformed', id: null };
  }
  const id = isCommandId(value.id) ? (value.id as string) : null;
  if (typeof value.type !== 'string' || !Object.hasOwn(commandFields, value.type)) {
    return { code: 'unknownType', id };
  }
  return isCommand(value) ? { message: value } : { code: 'malformed', id };
}

/** Unknown fields are allowed: a newer client may say more in its hello. */
const isHello = (value: object): value is Hello => hasFields(value, helloFields);

function isCommand(value: object): value is Command {
  const { type, id } = value as JsonObject;
  const fields = commandFields[type as CommandType];
  const isKnown = (name: string) => name === 'type' || name === 'id' || Object.hasOwn(fields, name);
  return isCommandId(id) && Object.keys(value).every(isKnown) && hasFields(value, fields);
}

const hasFields = (value: object, fields: Fields): boolean =>
  Object.entries(fields).every(([name, check]) => check((value as JsonObject)[name]));

/** The limit is in bytes of UTF-8. They are counted only if the text might exceed it. */
const isTooBig = (data: string): boolean =>
  data.length > LIMITS.message ||
  (data.length * 3 > LIMITS.message && countBytes(data) > LIMITS.message);

function countBytes(data: string): number {
  let count = 0;
  for (const letter of data) {
    const code = letter.codePointAt(0) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return count;
}

function parseJson(data: string): Json | undefined {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
