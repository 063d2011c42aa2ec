// Who may send what. Pages of other sites may neither connect nor write here, because they would do it with the address
// of their visitor, and with the seats stored in that browser.
import { ApiError } from './errors.ts';
import { OPAQUE_ORIGIN } from './headers.ts';
import { networkOf } from './network.ts';
import type { AppContext } from './rooms.ts';

/**
 * Refuses pages of other sites. Programs send no origin, and a frame without an origin has no access to stored seats.
 */
export function refuseOtherSites({ req }: AppContext): void {
  const origin = req.header('Origin');
  if (origin === undefined || origin === new URL(req.url).origin || origin === OPAQUE_ORIGIN)
    return;
  throw new ApiError('badOrigin', 403);
}

/**
 * A page of any site can hide its origin, but then the browser asks before it sends JSON. So whoever hides it must send
 * JSON; our own pages and programs may leave the type out, as they always could.
 */
export function refuseHiddenForms({ req }: AppContext): void {
  if (req.header('Origin') !== OPAQUE_ORIGIN) return;
  const [type = ''] = (req.header('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new ApiError('notJson', 415);
}

/** Answers the question of a browser whether a page without an origin may send JSON. */
export function answerPreflight(c: AppContext): Response {
  const { req } = c;
  const isAsked = req.header('Origin') === OPAQUE_ORIGIN && req.method === 'OPTIONS';
  if (!isAsked) throw new ApiError('notFound', 404);
  c.header('Access-Control-Allow-Methods', 'POST');
  c.header('Access-Control-Allow-Headers', 'Content-Type');
  c.header('Access-Control-Max-Age', '86400');
  return c.body(null, 204);
}

/** The name under which the sender is counted. */
export const senderOf = ({ req }: AppContext): string =>
  networkOf(req.header('CF-Connecting-IP') ?? 'unknown');
