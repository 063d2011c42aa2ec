// What whoever runs the site gets to see: a line of JSON for each error, and data points to count with. None of it
// may tell who plays, or where: an id of a room opens its door, a key is a seat.
import { createHash } from 'node:crypto';
import type { Env } from './env.ts';
import { type DataPoint, writePoint } from './metrics.ts';
import { framesOf, scrub } from './scrub.ts';

export interface CommandPoint {
  game: string;
  /** The type of the command. */
  kind: string;
  /** `done`, or the code of the refusal. */
  result: string;
  /** Until it was stored: the clock of the edge stands still while code runs, and goes on with the next wait. */
  ms: number;
  /** Rows written, the alarm's included. */
  rows: number;
}

export type Milestone = 'opened' | 'started' | 'finished' | 'expired';

export interface ErrorReport {
  error: unknown;
  /** The id of the room: of it nothing is kept but a digest. */
  room?: string;
  game?: string;
  /** What was asked for: the type of a command, or a route. */
  command?: string;
}

/** What a browser has to say of an error, see report.ts. */
export interface BrowserReport {
  /** Of the client. */
  build: string;
  kind: string;
  message: string;
  stack?: string;
  game?: string;
  page?: string;
}

export function countCommand(env: Env, { game, kind, result, ms, rows }: CommandPoint): void {
  count(env, { event: 'command', game, kind, result, ms, rows });
}

export function countTable(env: Env, game: string, milestone: Milestone): void {
  count(env, { event: 'table', game, kind: milestone });
}

export function reportError(env: Env, { error, room, game, command }: ErrorReport): void {
  silently(() => {
    const { name, code, message, stack } = describe(error);
    const line = { name, code, message: scrub(message), stack: framesOf(stack) };
    log(env, 'error', { room: room && digestOf(room), game, command, ...line });
    const result = code ?? name;
    count(env, {
      event: 'error',
      result,
      ...(game && { game }),
      ...(command && { kind: command }),
    });
  });
}

export function reportBrowser(env: Env, report: BrowserReport): void {
  silently(() => {
    const { kind, build, game = '', page = '' } = report;
    const stack = framesOf(report.stack);
    log(env, 'browser', { build, kind, message: scrub(report.message), stack, game, page });
    count(env, { event: 'browser', kind, build, game, page });
  });
}

/** Of what an operator did to a table. */
export function recordAction(env: Env, action: string, room: string): void {
  silently(() => log(env, 'operator', { action, room: digestOf(room) }, 'info'));
}

export const versionOf = ({ VERSION }: Env): string | null => VERSION?.id ?? null;

/** The same room has the same one: enough to tell what belongs together, and of no use at any door. */
export const digestOf = (room: string): string =>
  createHash('sha256').update(room).digest('base64url').slice(0, 12);

type Level = 'error' | 'info';

function log(env: Env, event: string, what: object, level: Level = 'error'): void {
  console[level](JSON.stringify({ level, event, version: versionOf(env), ...what }));
}

function count(env: Env, point: DataPoint): void {
  silently(() => writePoint(env.METRICS, { version: versionOf(env) ?? '', ...point }));
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { name, message, stack, code };
}

/** Whoever watches must not be in the way. */
function silently(act: () => void): void {
  try {
    act();
  } catch {
    // There is nobody to tell.
  }
}
