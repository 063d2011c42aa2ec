// Checks what a client sends. By hand: twenty small shapes, of which a client needs none, and
// nothing to download for it.
import { isPlainObject, type Json, type JsonObject, SEAT_COLOURS } from '../engine/index.ts';
import {
  type Command,
  type CommandType,
  EMOTES,
  type FromClient,
  LEVELS,
  LIMITS,
} from './messages.ts';

type Check = (value: unknown) => boolean;
type Fields = Record<string, Check>;

const text =
  (longest: number, shortest = 1): Check =>
  (value) =>
    typeof value === 'string' && value.length >= shortest && value.length <= longest;
const whole =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const oneOf =
  (list: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && list.includes(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const yesOrNo: Check = (value) => typeof value === 'boolean';
const options: Check = (value) =>
  isPlainObject(value) && Object.values(value).every((one) => typeof one !== 'object');

const MOST = Number.MAX_SAFE_INTEGER;
const seat = whole(31);
// What a person may be called: something to see, and no control characters.
export const isName: Check = (value) =>
  text(LIMITS.name)(value) && String(value).trim() !== '' && !/\p{C}/u.test(String(value));
const said: Check = (value) => text(LIMITS.chat)(value) && String(value).trim() !== '';

// 128 bits in base64url are 22 characters.
export const isKey: Check = (value) => typeof value === 'string' && /^[\w-]{22,64}$/.test(value);

const versions: Check = (value) => isPlainObject(value) && Object.values(value).every(whole(MOST));

const hello: Fields = {
  version: whole(MOST),
  key: isKey,
  moves: maybe(yesOrNo),
  rules: maybe(versions),
};

const commands: Record<CommandType, Fields> = {
  sit: { name: maybe(isName), seat: maybe(seat) },
  leave: {},
  rename: { name: isName },
  colour: { colour: oneOf(SEAT_COLOURS) },
  options: { options },
  chairs: { count: whole(31) },
  bot: { seat, level: maybe(oneOf(LEVELS)), name: maybe(isName) },
  remove: { seat },
  host: { seat },
  clock: { minutes: whole(7 * 24 * 60) },
  start: {},
  selfStart: { on: yesOrNo },
  grace: { seconds: whole(24 * 60 * 60), atOnce: yesOrNo },
  hints: { on: yesOrNo },
  move: { seq: whole(MOST), move: (value) => value !== undefined },
  undo: { seq: whole(MOST) },
  say: { text: said },
  emote: { emote: oneOf(EMOTES) },
  link: { key: isKey },
  vote: { seat },
  back: {},
  rematch: {},
  past: {},
  clear: {},
};

const id = text(40);

export type Checked =
  | { message: FromClient }
  /** `id` where the message had one, so that the refusal finds its command. */
  | { code: 'tooBig' | 'notJson' | 'malformed' | 'unknownType'; id: string | null };

/** What a client said, or why it is nothing. */
export function readMessage(data: unknown): Checked {
  if (typeof data !== 'string') {
    const size = data instanceof ArrayBuffer ? data.byteLength : 0;
    return { code: size > LIMITS.message ? 'tooBig' : 'notJson', id: null };
  }
  if (tooBig(data)) return { code: 'tooBig', id: null };
  const value = parsed(data);
  if (value === undefined) return { code: 'notJson', id: null };
  if (!isPlainObject(value)) return { code: 'malformed', id: null };
  if (value.type === 'hello') {
    // A newer client may say more of itself than is known here.
    return fits(value, hello, Object.keys(value))
      ? { message: value as unknown as FromClient }
      : { code: 'malformed', id: null };
  }
  const known = id(value.id) ? (value.id as string) : null;
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(commands, type)) {
    return { code: 'unknownType', id: known };
  }
  const fields = commands[type as CommandType];
  if (known === null || !fits(value, fields, ['type', 'id'])) {
    return { code: 'malformed', id: known };
  }
  return { message: value as unknown as Command };
}

/** In bytes of UTF-8, counted only where it might matter. */
const tooBig = (data: string): boolean =>
  data.length > LIMITS.message ||
  (data.length * 3 > LIMITS.message && bytes(data) > LIMITS.message);

function bytes(data: string): number {
  let count = 0;
  for (const letter of data) {
    const code = letter.codePointAt(0) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return count;
}

function parsed(data: string): Json | undefined {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Every field as it should be, and no others. */
function fits(value: JsonObject, fields: Fields, besides: string[]): boolean {
  return (
    Object.keys(value).every((key) => Object.hasOwn(fields, key) || besides.includes(key)) &&
    Object.entries(fields).every(([key, check]) => check(value[key]))
  );
}
