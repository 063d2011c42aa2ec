// Security headers for every response, and the Content-Security-Policy with the sites that may frame a page.
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './rooms.ts';

/** The hash of the inline script in client/index.html. */
const BOOT_SCRIPT_HASH = 'sha256-EXmHA4QFVIUQGEXWH0gjaymPcwr0bPf7a6iiMuyhveM=';

const contentSecurityPolicy = (frames: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${BOOT_SCRIPT_HASH}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // The page that shows how to embed a table frames one of our own pages.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ');

const OPENER_POLICY = 'Cross-Origin-Opener-Policy';
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Anybody with an invite link can sit down, so no other site may learn the address.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The origin that a page in a sandboxed frame sends. */
export const OPAQUE_ORIGIN = 'null';

/** A page may be framed only where its route has set `frames`. */
export const addSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  // The response to a WebSocket upgrade is immutable.
  if (c.res.status === 101) return;
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  response.headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(c.get('frames') ?? "'none'"),
  );
  // The opener policy has no effect in a frame, but the asset that the page is made from may carry
  // one.
  if (c.req.path.startsWith('/embed/')) response.headers.delete(OPENER_POLICY);
  else response.headers.set(OPENER_POLICY, 'same-origin');
  if (c.req.path.startsWith('/api/')) {
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    response.headers.append('Vary', 'Origin');
    // There are no cookies, so a page without an origin may read what any program may read, except the operator's routes.
    if (c.req.header('Origin') === OPAQUE_ORIGIN && !c.req.path.startsWith('/api/admin/')) {
      response.headers.set('Access-Control-Allow-Origin', OPAQUE_ORIGIN);
    }
  }
  // Hono merges the headers of the old response into a new one, so the old one is dropped first.
  c.res = undefined;
  c.res = response;
};
