// Whatever is no file and no route: pages that the client makes by itself, and what is not there.
import { NOTHING, OWN, page } from './pages.ts';
import type { Ctx } from './rooms.ts';

/** As the client reads its address, see client/app/main.tsx. */
const CLIENT_PAGE = /^\/(?:about|insert(?:\/[\w-]+)?|(?:here|solo)\/[\w-]+)$/;

/**
 * A file that is gone is never the shell: under the name of a script it would be kept for a year, and a page that
 * waits for the script would load itself again and again.
 */
export async function serveShell(c: Ctx): Promise<Response> {
  const url = new URL(c.req.url);
  const isFile = url.pathname.startsWith('/assets/') || /\.\w+$/.test(url.pathname);
  if (isFile) return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  if (CLIENT_PAGE.test(url.pathname)) return page(c, OWN);
  return page(c, NOTHING);
}
