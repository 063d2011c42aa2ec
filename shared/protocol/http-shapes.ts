// The shapes of what is asked and answered over HTTP, and of the file of a replay.
import { SEAT_COLOURS } from '../engine/index.ts';
import { colour, count, key, level, options, personName, seat } from './client-shapes.ts';
import { LIMITS } from './messages.ts';
import { REPLAY_FORMAT, type Replay, type ReplaySeat, type ReplayStep } from './replay.ts';
import { event, move, outcome, tableFields, word } from './server-shapes.ts';
import {
  anything,
  bool,
  either,
  explained,
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
  text,
} from './shapes.ts';
import { MAX_SITES, ORIGIN_FORM } from './site.ts';

const roomId = pattern('^[A-Za-z0-9_-]{22}$');
const watchId = pattern('^[A-Za-z0-9_-]{32}$');
export const tableName = pattern('^[A-Za-z0-9_-]{1,40}$');

/** The body of `POST /api/rooms`. */
export const tableRequest = object(
  {
    game: word,
    key,
    name: optional(personName),
    seats: optional(explained('As many as the game allows.', integer(SEAT_COLOURS.length, 1))),
    options: optional(options),
    bots: optional(listOf(object({ level, name: personName }, OPEN), SEAT_COLOURS.length - 1)),
    sites: optional(listOf(pattern(ORIGIN_FORM), MAX_SITES)),
    named: optional(orNull(tableName)),
    language: optional(explained('`en`, `it` or `fr`; any other is ignored.', anything)),
  },
  OPEN,
);

const opened = object(
  {
    room: roomId,
    seat: explained('0, or null at a named table that was open already.', orNull(oneOf([0]))),
    url: text(4096),
  },
  OPEN,
);

const tableInfo = object({ ...tableFields, watch: watchId }, OPEN);

const failure = object({ error: object({ code: word, message: text(4096) }, OPEN) }, OPEN);

const range = object({ min: integer(), max: integer() }, OPEN);
const option = either(
  object({ id: word, type: oneOf(['boolean']), default: bool }, OPEN),
  object(
    {
      id: word,
      type: oneOf(['choice']),
      default: text(64, 0),
      choices: listOf(text(64, 0)),
      formerly: optional(
        explained(
          'Earlier values, each with its present name.',
          listOf(listOf(either(bool, number, text(64, 0)), 2)),
        ),
      ),
    },
    OPEN,
  ),
  object({ id: word, type: oneOf(['number']), default: number, min: number, max: number }, OPEN),
);
const conflict = object({ seats: listOf(integer()), options, code: word }, OPEN);
const games = listOf(
  object(
    {
      id: word,
      version: integer(Number.MAX_SAFE_INTEGER, 1),
      seats: range,
      options: listOf(option),
      presets: listOf(object({ id: word, options }, OPEN)),
      conflicts: listOf(conflict),
    },
    OPEN,
  ),
);

const replaySeat = object<ReplaySeat>({ name: text(24, 0), colour, bot: orNull(level) }, OPEN);

const replayStep = object<ReplayStep>(
  {
    seat: orNull(seat),
    command: word,
    move: orNull(move),
    events: listOf(event),
    patch: explained('See “Patches”.', anything),
  },
  OPEN,
);

const replay = object<Replay>(
  {
    format: oneOf([REPLAY_FORMAT]),
    game: word,
    gameVersion: count,
    options,
    round: count,
    endedAt: count,
    seats: listOf(replaySeat, SEAT_COLOURS.length),
    outcome,
    start: mapOf(anything),
    steps: listOf(replayStep, LIMITS.steps),
  },
  OPEN,
);

/** By the names that they have in the schema. */
export const httpShapes = {
  tableRequest: named('tableRequest', tableRequest),
  opened: named('opened', opened),
  tableInfo: named('tableInfo', tableInfo),
  games: named('games', games),
  failure: named('failure', failure),
  replay: named('replay', replay),
};
