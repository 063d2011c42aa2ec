// The shapes of all that clients send. check.ts checks them, and schema.ts describes them.
import { SEAT_COLOURS } from '../engine/index.ts';
import { VISIBLE } from './clean-text.ts';
import {
  type CommandOf,
  type CommandType,
  EMOTES,
  type Hello,
  LEVELS,
  LIMITS,
} from './messages.ts';
import {
  anything,
  bool,
  either,
  explained,
  type FieldsOf,
  integer,
  mapOf,
  named,
  number,
  object,
  oneOf,
  optional,
  pattern,
  type Shape,
  text,
} from './shapes.ts';

/** Something of it is visible. What is not is taken out when the text is stored, see clean-text.ts. */
function visibleText(maxLength: number): Shape {
  const visible = new RegExp(VISIBLE, 'u');
  const { holds, describe } = text(maxLength);
  return explained(
    'The length counts UTF-16 units. At least one character is visible. Hidden ones are taken out.',
    { holds: (value) => holds(value) && visible.test(String(value)), describe },
  );
}

const MAX_SEAT = 31;
export const seat = named('seat', integer(MAX_SEAT));
export const count = integer();
export const personName = named('name', visibleText(LIMITS.name));
export const colour = named('colour', oneOf(SEAT_COLOURS));
export const level = named('level', oneOf(LEVELS));
export const emote = named('emote', oneOf(EMOTES));
/** 128 bits in base64url are 22 characters. */
export const key = named('key', pattern('^[A-Za-z0-9_-]{22,64}$'));
export const options = named(
  'options',
  mapOf(either(bool, number, { ...text(LIMITS.message, 0) })),
);
export const commandId = named('commandId', text(40));

export const hello: Shape = object<Omit<Hello, 'type'> & { type: string }>(
  {
    type: oneOf(['hello']),
    version: count,
    key,
    moves: optional(bool),
    deflate: optional(bool),
    rules: optional(mapOf(count)),
  },
  { isOpen: true },
);

type OwnFields<T extends CommandType> = FieldsOf<Omit<CommandOf<T>, 'id' | 'type'>>;

const fields: { [T in CommandType]: OwnFields<T> } = {
  sit: { name: optional(personName), seat: optional(seat) },
  leave: {},
  rename: { name: personName },
  colour: { colour },
  options: { options },
  chairs: { count: integer(MAX_SEAT) },
  bot: { seat, level: optional(level), name: optional(personName) },
  remove: { seat },
  host: { seat },
  clock: { minutes: integer(7 * 24 * 60) },
  start: {},
  selfStart: { on: bool },
  grace: { seconds: integer(24 * 60 * 60), atOnce: bool },
  hints: { on: bool },
  coach: { on: bool },
  move: { seq: count, move: anything },
  undo: { seq: count },
  say: { text: visibleText(LIMITS.chat) },
  emote: { emote },
  link: { key },
  vote: { seat },
  back: {},
  rematch: { yes: optional(bool) },
  lobby: {},
  past: {},
  clear: {},
};

export const commands = Object.fromEntries(
  Object.entries<object>(fields).map(([type, own]) => [
    type,
    object({ type: oneOf([type]), id: commandId, ...own }),
  ]),
) as Record<CommandType, Shape>;
