// The shapes of all messages that the server sends. schema.ts describes them, and tests hold what is sent against them.
// They are open: servers may add members to what they send, and clients ignore those that they do not know.
import type { GameEvent, Move } from '../engine/index.ts';
import { colour, commandId, count, emote, level, options, seat } from './client-shapes.ts';
import {
  type ChatLine,
  CLOSE_CODES,
  type FromServer,
  type Here,
  type Past,
  PROTOCOL_VERSION,
  type PublicChair,
  type PublicTable,
  type Update,
  type Welcome,
} from './messages.ts';
import {
  anything,
  bool,
  either,
  explained,
  type FieldsOf,
  integer,
  listOf,
  mapOf,
  named,
  number,
  OPEN,
  object,
  oneOf,
  optional,
  orNull,
  pattern,
  type Shape,
  text,
} from './shapes.ts';

/** Letters, digits, - and _: a code that programs compare and texts are found by. */
export const word = named('word', pattern('^[A-Za-z0-9_-]{1,64}$'));
const time = named('time', explained('Milliseconds since 1970.', count));
const patch = named('patch', explained('See “Patches” in the document of the wire.', anything));
const view = named(
  'view',
  explained(
    'The game as this client may see it: an object of the game, or null while there is none.',
    orNull(mapOf(anything)),
  ),
);

export const move = named('move', object<Pick<Move, 'type'>>({ type: word }, OPEN));
export const event = named('event', object<GameEvent>({ type: word, seat: optional(seat) }, OPEN));

/** The key of a sentence, and the values that it needs. */
const reason = named(
  'reason',
  explained('Has a member `key`.', mapOf(either(text(4096, 0), number))),
);

const MAX_SEATS = 6;
export const outcome = named(
  'outcome',
  object<NonNullable<PublicTable['outcome']>>(
    {
      places: listOf(integer(MAX_SEATS, 1), MAX_SEATS),
      points: listOf(number, MAX_SEATS),
      reason: word,
    },
    OPEN,
  ),
);

const storedName = text(24, 0);

const chair = object<PublicChair>(
  {
    kind: oneOf(['open', 'person', 'bot']),
    name: storedName,
    colour,
    level: orNull(level),
    gone: orNull(time),
    absent: bool,
    standIn: bool,
    votes: listOf(seat),
    wins: optional(count),
  },
  OPEN,
);

const chatLine = object<ChatLine>({ name: storedName, colour, text: text(300) }, OPEN);

/** The table without its chat, which is not for everybody. */
export const tableFields: FieldsOf<Omit<PublicTable, 'chat'>> = {
  phase: oneOf(['lobby', 'playing', 'over']),
  game: word,
  gameVersion: integer(Number.MAX_SAFE_INTEGER, 1),
  options,
  chairs: listOf(named('chair', chair), MAX_SEATS),
  host: seat,
  round: count,
  minutes: integer(7 * 24 * 60),
  selfStart: bool,
  grace: integer(24 * 60 * 60),
  atOnce: bool,
  hints: bool,
  coach: optional(bool),
  standing: bool,
  due: orNull(time),
  outcome: orNull(outcome),
  ended: optional(oneOf(['rules'])),
  kept: optional(either(integer(Number.MAX_SAFE_INTEGER, 1), oneOf(['failed']))),
  again: optional(listOf(seat)),
  declined: optional(listOf(seat)),
  nextOptions: optional(options),
  played: optional(count),
  undo: orNull(seat),
};

const table = named(
  'table',
  object<PublicTable>({ ...tableFields, chat: listOf(named('chatLine', chatLine), 50) }, OPEN),
);

const here = named(
  'here',
  object<Here>({ seats: listOf(count, MAX_SEATS), watching: count }, OPEN),
);

type MessageOf<T extends FromServer['type']> = Extract<FromServer, { type: T }>;

/** By their type. */
export const serverMessages: { [T in FromServer['type']]: Shape } = {
  welcome: object<Welcome>(
    {
      type: oneOf(['welcome']),
      version: oneOf([PROTOCOL_VERSION]),
      seq: integer(Number.MAX_SAFE_INTEGER, 1),
      seat: orNull(seat),
      table,
      game: view,
      here,
      moves: optional(listOf(move)),
    },
    OPEN,
  ),
  update: object<Update>(
    {
      type: oneOf(['update']),
      seq: integer(Number.MAX_SAFE_INTEGER, 1),
      table: optional(patch),
      game: optional(patch),
      events: optional(listOf(event)),
      moves: optional(listOf(move)),
      seat: optional(orNull(seat)),
      id: optional(commandId),
    },
    OPEN,
  ),
  past: object<Past>(
    {
      type: oneOf(['past']),
      id: commandId,
      game: view,
      steps: listOf(
        object<Past['steps'][number]>(
          { seq: count, game: optional(patch), events: listOf(event) },
          OPEN,
        ),
      ),
    },
    OPEN,
  ),
  done: object<MessageOf<'done'>>({ type: oneOf(['done']), id: commandId, seq: count }, OPEN),
  refused: object<MessageOf<'refused'>>(
    {
      type: oneOf(['refused']),
      id: orNull(commandId),
      code: word,
      reason: optional(reason),
    },
    OPEN,
  ),
  here: object<MessageOf<'here'>>({ type: oneOf(['here']), here }, OPEN),
  emote: object<MessageOf<'emote'>>({ type: oneOf(['emote']), seat, emote }, OPEN),
};

export const closeCode = oneOf(Object.values(CLOSE_CODES));
