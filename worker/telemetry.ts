// What the operator of the site can observe: a line of JSON for each error, and data points to count with. Neither may
// contain a room id, which lets anybody in, or a key, which is a seat.
import { createHash } from 'node:crypto';
import { type DataPoint, writePoint } from './metrics.ts';
import type { RoomEnv } from './room-env.ts';
import { scrubMessage, scrubStack } from './scrub.ts';

export interface CommandPoint {
  game: string;
  /** The type of the command. */
  kind: string;
  /** `done`, or the code of the refusal. */
  result: string;
  /**
   * How long it took until the change was stored. The clock of the runtime advances only while the
   * code waits for I/O.
   */
  ms: number;
  /** Rows written, including the alarm. */
  rows: number;
}

export type Milestone = 'opened' | 'started' | 'finished' | 'expired';

export interface ErrorReport {
  error: unknown;
  /** The id of the room. Only a digest of it is logged. */
  room?: string;
  game?: string;
  /** The type of the command, or the route. */
  command?: string;
}

/** An error that a browser reports, see report.ts. */
export interface BrowserReport {
  /** The version of the client. */
  build: string;
  kind: string;
  message: string;
  stack?: string;
  game?: string;
  page?: string;
}

export function countCommand(env: RoomEnv, { game, kind, result, ms, rows }: CommandPoint): void {
  writeCount(env, { event: 'command', game, kind, result, ms, rows });
}

export function countTable(env: RoomEnv, game: string, milestone: Milestone): void {
  writeCount(env, { event: 'table', game, kind: milestone });
}

export function reportError(env: RoomEnv, { error, room, game, command }: ErrorReport): void {
  ignoreErrors(() => {
    const { name, code, message, stack } = describe(error);
    const line = { name, code, message: scrubMessage(message), stack: scrubStack(stack) };
    log(env, 'error', { room: room && roomDigest(room), game, command, ...line });
    const result = code ?? name;
    writeCount(env, {
      event: 'error',
      result,
      ...(game && { game }),
      ...(command && { kind: command }),
    });
  });
}

export function reportBrowser(env: RoomEnv, report: BrowserReport): void {
  ignoreErrors(() => {
    const { kind, build, game = '', page = '' } = report;
    const stack = scrubStack(report.stack);
    log(env, 'browser', { build, kind, message: scrubMessage(report.message), stack, game, page });
    writeCount(env, { event: 'browser', kind, build, game, page });
  });
}

/** Logs what an operator did to a table. */
export function recordAction(env: RoomEnv, action: string, room: string): void {
  ignoreErrors(() => log(env, 'operator', { action, room: roomDigest(room) }, 'info'));
}

export const versionOf = ({ VERSION }: RoomEnv): string | null => VERSION?.id ?? null;

/** Shows which log lines belong to the same room, without giving access to the room. */
export const roomDigest = (room: string): string =>
  createHash('sha256').update(room).digest('base64url').slice(0, 12);

type Level = 'error' | 'info';

function log(env: RoomEnv, event: string, what: object, level: Level = 'error'): void {
  console[level](JSON.stringify({ level, event, version: versionOf(env), ...what }));
}

function writeCount(env: RoomEnv, point: DataPoint): void {
  ignoreErrors(() => writePoint(env.METRICS, { version: versionOf(env) ?? '', ...point }));
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name, message, stack, code };
}

/** Logging must never make a request fail. */
function ignoreErrors(act: () => void): void {
  try {
    act();
  } catch {
    // An error here has nowhere to be reported.
  }
}
