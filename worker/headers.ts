import type { MiddlewareHandler } from 'hono';
import type { Here } from './rooms.ts';

/** The script within the shell: client/index.html. */
const BOOT = 'sha256-fRuUUbcmBUGomdx5Dd2O5VY4+5kA//TpGg7aIPMlDn0=';

const policy = (frames: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${BOOT}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // How a table would look inside another site is shown by a page of ours.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

const OPENER = 'Cross-Origin-Opener-Policy';
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Invite links are the key to a table's door; they are told to no other site.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** What a page in a sandboxed frame says for its origin. */
export const OPAQUE = 'null';

/** Nobody may frame a page, but for the ones that are there to be framed. */
export const secured: MiddlewareHandler<Here> = async (c, next) => {
  await next();
  // The answer to an upgrade cannot be given any.
  if (c.res.status === 101) return;
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy(c.get('frames') ?? "'none'"));
  // It is for windows; in a frame it has no say, and the file that the page is made from has one.
  if (c.req.path.startsWith('/embed/')) response.headers.delete(OPENER);
  else response.headers.set(OPENER, 'same-origin');
  if (c.req.path.startsWith('/api/')) {
    response.headers.set('Cache-Control', 'no-store');
    response.headers.append('Vary', 'Origin');
    // There are no cookies: such a page is told what any program would be told, but for what takes a secret.
    if (c.req.header('Origin') === OPAQUE && !c.req.path.startsWith('/api/admin/')) {
      response.headers.set('Access-Control-Allow-Origin', OPAQUE);
    }
  }
  // Set over another answer, that one's headers would win.
  c.res = undefined;
  c.res = response;
};
