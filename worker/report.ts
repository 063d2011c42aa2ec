// POST /api/report: errors of browsers. Anybody can send anything here, so reports are checked strictly and limited by
// IP address. Neither the sender nor anything that could lead to a table is kept.
import { isPlainObject } from '../shared/engine/index.ts';
import { ApiError } from './errors.ts';
import { OPAQUE_ORIGIN } from './headers.ts';
import { readJson } from './read-body.ts';
import type { AppContext } from './rooms.ts';
import { type BrowserReport, reportBrowser } from './telemetry.ts';

const MAX_REPORT_BYTES = 4096;
const KINDS = ['error', 'rejection', 'drawing', 'chunk'];

type Check = (value: unknown) => boolean;
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isText: Check = (value) => typeof value === 'string';
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const FIELDS: Record<keyof BrowserReport, Check> = {
  // Too short for a key or an id of a room.
  build: matches(/^[\w.-]{1,20}$/),
  kind: (value) => typeof value === 'string' && KINDS.includes(value),
  message: isText,
  stack: optional(isText),
  game: optional(matches(/^[a-z][a-z0-9-]{0,19}$/)),
  page: optional(matches(/^[a-z]{0,16}$/)),
};

export async function handleReport(c: AppContext): Promise<Response> {
  const origin = c.req.header('Origin');
  if (origin !== new URL(c.req.url).origin && origin !== OPAQUE_ORIGIN) {
    throw new ApiError('badOrigin', 403);
  }
  const from = c.req.header('CF-Connecting-IP') ?? 'unknown';
  const { success } = await c.env.REPORTS.limit({ key: from });
  if (!success) throw new ApiError('tooMany', 429);
  const report = await readJson(c.req.raw, MAX_REPORT_BYTES);
  if (!isReport(report)) throw new ApiError('badRequest', 400);
  reportBrowser(c.env, report);
  return c.body(null, 204);
}

function isReport(value: unknown): value is BrowserReport {
  if (!isPlainObject(value)) return false;
  const known = Object.keys(value).every((name) => Object.hasOwn(FIELDS, name));
  return known && Object.entries(FIELDS).every(([name, check]) => check(value[name]));
}
