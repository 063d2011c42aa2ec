// Checks the messages of clients. client-shapes.ts says what each of them looks like.
import { isPlainObject, type Json } from '../engine/index.ts';
import { commandId, commands, hello, key, personName } from './client-shapes.ts';
import { type Command, type FromClient, type Hello, LIMITS } from './messages.ts';

/** Something of it is visible. */
export const isName = (value: unknown): boolean => personName.holds(value);

export const isKey = (value: unknown): boolean => key.holds(value);

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
  const id = commandId.holds(value.id) ? (value.id as string) : null;
  if (typeof value.type !== 'string' || !Object.hasOwn(commands, value.type)) {
    return { code: 'unknownType', id };
  }
  return isCommand(value) ? { message: value } : { code: 'malformed', id };
}

const isHello = (value: object): value is Hello => hello.holds(value);

const isCommand = (value: object): value is Command =>
  commands[(value as Command).type].holds(value);

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
