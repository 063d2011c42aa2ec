// Answers addresses that are neither a file nor a route: pages of the client, and 404.
import { NOT_FOUND_PAGE, SITE_PAGE, servePage } from './pages.ts';
import type { AppContext } from './rooms.ts';

/** Must match how client/app/main.tsx reads the address. */
const CLIENT_PAGE =
  /^\/(?:about|replay|insert(?:\/[\w-]+)?|(?:here|solo|try)\/[\w-]+|learn(?:\/[\w-]+){1,2})$/;

/**
 * A missing file is never answered with the shell: the browser would cache it for a year under the name of a script, and
 * a page that waits for the script would reload itself again and again.
 */
export async function serveShell(c: AppContext): Promise<Response> {
  const url = new URL(c.req.url);
  const isFile = url.pathname.startsWith('/assets/') || /\.\w+$/.test(url.pathname);
  if (isFile) return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  if (CLIENT_PAGE.test(url.pathname)) return servePage(c, SITE_PAGE);
  return servePage(c, NOT_FOUND_PAGE);
}
