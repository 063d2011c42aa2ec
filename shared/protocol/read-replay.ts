// Checks the file of a replay. It may come from anywhere, so nothing in it is taken on trust: a reader must be able to
// apply every patch without an error, and without building more than the file contains.
import {
  applyPatchInPlace,
  type GameEvent,
  isPatchFor,
  isPlainObject,
  type JsonObject,
  SEAT_COLOURS,
} from '../engine/index.ts';
import { cleanText } from './clean-text.ts';
import { LEVELS, LIMITS } from './messages.ts';
import { REPLAY_FORMAT, type Replay, type ReplaySeat, type ReplayStep } from './replay.ts';

const MAX_DEPTH = 64;
const MAX_TEXT = 4096;
const MAX_WORD = 64;
const MAX_OPTIONS = 64;

/** The replay in the value, without members that this version does not know; null if it is none. */
export function readReplay(value: unknown): Replay | null {
  if (!isPlainObject(value) || !isBoundedJson(value)) return null;
  const { format, game, gameVersion, options, round, endedAt, outcome, start } = value;
  const seats = readList(value.seats, SEAT_COLOURS.length, readSeat);
  if (format !== REPLAY_FORMAT || !seats || seats.length === 0) return null;
  const steps = readList(value.steps, LIMITS.steps, (step) => readStep(step, seats.length));
  const isRight =
    isWord(game) &&
    [gameVersion, round, endedAt].every(isCount) &&
    isOptions(options) &&
    isOutcome(outcome, seats.length) &&
    isPlainObject(start);
  if (!steps || !isRight || !leadFrom(start, steps)) return null;
  const { places, points, reason } = outcome as Replay['outcome'];
  const rest = { gameVersion, round, endedAt, options, start } as Replay;
  return { ...rest, format, game: String(game), seats, outcome: { places, points, reason }, steps };
}

/** Whether the patches apply one after the other, beginning at this state. */
function leadFrom(start: unknown, steps: readonly ReplayStep[]): boolean {
  // Both are copied, because a patch that is applied in place becomes part of the state.
  let state = copy(start);
  for (const { patch } of steps) {
    if (!isPatchFor(state, patch)) return false;
    state = applyPatchInPlace(state, copy(patch));
    if (!isPlainObject(state)) return false;
  }
  return true;
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Whether the value is JSON that is neither too deep nor too large, and has no member that a plain assignment would take
 * for a prototype.
 */
function isBoundedJson(value: unknown): boolean {
  let values = 0;
  const isBounded = (part: unknown, depth: number): boolean => {
    if (++values > LIMITS.replayValues || depth > MAX_DEPTH) return false;
    if (part === null || typeof part === 'boolean') return true;
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part === 'string') return part.length <= MAX_TEXT;
    if (Array.isArray(part)) {
      // A loop by number also meets the holes of a list, which are no JSON.
      if (part.length > LIMITS.replayValues) return false;
      for (let at = 0; at < part.length; at++) if (!isBounded(part[at], depth + 1)) return false;
      return true;
    }
    if (!isPlainObject(part)) return false;
    for (const key of Object.keys(part)) {
      if (key === '__proto__' || key.length > MAX_TEXT) return false;
      if (!isBounded(part[key], depth + 1)) return false;
    }
    return true;
  };
  return isBounded(value, 0);
}

function readList<T>(value: unknown, max: number, read: (part: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const parts = value.map(read);
  return parts.every((part) => part !== null) ? (parts as T[]) : null;
}

function readSeat(value: unknown): ReplaySeat | null {
  if (!isPlainObject(value)) return null;
  const { name, colour, bot } = value;
  const isRight =
    typeof name === 'string' &&
    name.length <= LIMITS.name &&
    (!/\p{C}/u.test(name) || cleanText(name) === name) &&
    isOneOf(SEAT_COLOURS, colour) &&
    (bot === null || isOneOf(LEVELS, bot));
  return isRight ? ({ name, colour, bot } as ReplaySeat) : null;
}

function readStep(value: unknown, seats: number): ReplayStep | null {
  if (!isPlainObject(value) || !Object.hasOwn(value, 'patch')) return null;
  const { seat, command, move = null, events, patch } = value;
  const isSeat = seat === null || (isCount(seat) && Number(seat) < seats);
  if (!isSeat || !isWord(command)) return null;
  if (!Array.isArray(events) || !events.every(isEvent)) return null;
  return { seat: seat as number | null, command: String(command), move, events, patch };
}

const isEvent = (value: unknown): value is GameEvent => isPlainObject(value) && isWord(value.type);

function isOutcome(value: unknown, seats: number): boolean {
  if (!isPlainObject(value)) return false;
  const { places, points, reason } = value;
  const areNumbers = (list: unknown, check: (one: unknown) => boolean) =>
    Array.isArray(list) && list.length === seats && list.every(check);
  const isPlace = (place: unknown) =>
    isCount(place) && Number(place) >= 1 && Number(place) <= seats;
  return (
    areNumbers(places, isPlace) &&
    (places as number[]).includes(1) &&
    areNumbers(points, (one) => typeof one === 'number') &&
    isWord(reason)
  );
}

const isOptions = (value: unknown): value is JsonObject =>
  isPlainObject(value) &&
  Object.keys(value).length <= MAX_OPTIONS &&
  Object.values(value).every((one) => ['boolean', 'number', 'string'].includes(typeof one));

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isWord = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_WORD && /^[\w-]+$/.test(value);

const isOneOf = (list: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && list.includes(value);
