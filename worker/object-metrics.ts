// Counts what happens to one table: every call that stores something, and the stages from opened to expired.
import { type Phase, readMessage } from '../shared/protocol/index.ts';
import { Bucket, type MessageResult, type Room } from '../shared/room/index.ts';
import { NOT_TIMED_MS } from './metrics.ts';
import type { RoomEnv } from './room-env.ts';
import { countCommand, countTable } from './telemetry.ts';

/** The result that is counted for calls that no client has made. */
export const ALARM_RESULT: MessageResult = { kind: 'alarm', result: 'done' };
export const CLOSE_RESULT: MessageResult = { kind: 'close', result: 'done' };

/** Only this share of commands is timed: waiting for the disk costs as much as a tenth of a move. */
const TIMED_SHARE = 1 / 16;

/** How many calls that stored nothing are counted. */
const UNSTORED_COUNTED = { burst: 60, perSecond: 1 };

const gameOf = (room: Room | null): string => room?.table.game ?? '';

export class ObjectMetrics {
  readonly #ctx: DurableObjectState;
  readonly #env: RoomEnv;
  #unstored: Bucket | null = null;

  constructor(ctx: DurableObjectState, env: RoomEnv) {
    this.#ctx = ctx;
    this.#env = env;
  }

  countCall(call: MessageResult, room: Room | null, rows: number, startedAt: number): void {
    const { kind, result } = call;
    const game = gameOf(room);
    const countWith = (ms: number) => countCommand(this.#env, { game, kind, result, ms, rows });
    const countTimed = () => countWith(Date.now() - startedAt);
    // Alarms and closed connections that changed nothing would only be noise in the numbers.
    if (rows === 0 && (kind === ALARM_RESULT.kind || kind === CLOSE_RESULT.kind)) return;
    if (rows === 0 && !this.#mayCountUnstored(startedAt)) return;
    if (rows === 0 || Math.random() >= TIMED_SHARE) countWith(NOT_TIMED_MS);
    else this.#ctx.waitUntil(this.#ctx.storage.sync().then(countTimed, countTimed));
  }

  /** A data point costs more than the message that it counts, so a flood is not counted to the last message. */
  #mayCountUnstored(now: number): boolean {
    this.#unstored ??= new Bucket(UNSTORED_COUNTED, now);
    const mayCount = this.#unstored.has(1, now);
    if (mayCount) this.#unstored.take(1, now);
    return mayCount;
  }

  countOpened(room: Room): void {
    countTable(this.#env, gameOf(room), 'opened');
    this.countStage(room, 'lobby');
  }

  countStage(room: Room, phaseBefore: Phase | null): void {
    const game = gameOf(room);
    const { phase } = room.table;
    if (room.isExpired) countTable(this.#env, game, 'expired');
    if (phase === phaseBefore) return;
    if (phase === 'playing') countTable(this.#env, game, 'started');
    if (phase === 'over') countTable(this.#env, game, 'finished');
  }
}

/** The type and id of a message, for errors and counts. */
export function summarise(data: string | ArrayBuffer): { type: string; id: string | null } {
  const checked = readMessage(data);
  if (!('message' in checked)) return { type: 'nothing', id: checked.id };
  const { message } = checked;
  return { type: message.type, id: 'id' in message ? message.id : null };
}
