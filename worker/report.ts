// Errors of browsers: POST /api/report. Anybody may send anything, so it is checked letter by letter, limited by
// address, and neither who sent it nor what could lead to a table is kept.
import { isPlainObject } from '../shared/engine/index.ts';
import { readJson } from './body.ts';
import { Failure } from './errors.ts';
import { OPAQUE } from './headers.ts';
import type { Ctx } from './rooms.ts';
import { type BrowserReport, reportBrowser } from './watch.ts';

const LONGEST = 4096;
const KINDS = ['error', 'rejection', 'drawing', 'chunk'];

type Check = (value: unknown) => boolean;
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const text: Check = (value) => typeof value === 'string';
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const FIELDS: Record<keyof BrowserReport, Check> = {
  // Too short for a key or an id of a room.
  build: matching(/^[\w.-]{1,20}$/),
  kind: (value) => typeof value === 'string' && KINDS.includes(value),
  message: text,
  stack: maybe(text),
  game: maybe(matching(/^[a-z][a-z0-9-]{0,19}$/)),
  page: maybe(matching(/^[a-z]{0,16}$/)),
};

export async function takeReport(c: Ctx): Promise<Response> {
  const origin = c.req.header('Origin');
  if (origin !== new URL(c.req.url).origin && origin !== OPAQUE) {
    throw new Failure('badOrigin', 403);
  }
  const from = c.req.header('CF-Connecting-IP') ?? 'unknown';
  const { success } = await c.env.REPORTS.limit({ key: from });
  if (!success) throw new Failure('tooMany', 429);
  const report = await readJson(c.req.raw, LONGEST);
  if (!isReport(report)) throw new Failure('badRequest', 400);
  reportBrowser(c.env, report);
  return c.body(null, 204);
}

function isReport(value: unknown): value is BrowserReport {
  if (!isPlainObject(value)) return false;
  const known = Object.keys(value).every((name) => Object.hasOwn(FIELDS, name));
  return known && Object.entries(FIELDS).every(([name, check]) => check(value[name]));
}
