import type { MiddlewareHandler } from 'hono';

const policy = (frames: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Invite links are the key to a table's door; they are told to no other site.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Nobody may frame a page, but for the ones that are there to be framed. */
export const secured: MiddlewareHandler = async (c, next) => {
  await next();
  // The answer to an upgrade cannot be given any.
  if (c.res.status === 101) return;
  const embedded = c.req.path.startsWith('/embed/');
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy(embedded ? '*' : "'none'"));
  if (c.req.path.startsWith('/api/')) response.headers.set('Cache-Control', 'no-store');
  // Set over another answer, that one's headers would win.
  c.res = undefined;
  c.res = response;
};
