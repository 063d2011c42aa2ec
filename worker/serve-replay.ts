// The routes of replays: the file itself, its page, and its page in a frame.
import { errorResponse } from './errors.ts';
import { NOT_FOUND_PAGE, type PageHead, replayPage, servePage, tablePage } from './pages.ts';
import { type AppContext, getReplayHead, getRoom, getTableInfo } from './rooms.ts';

/** Null for the address without a number, which means the latest game; undefined if it is no number. */
export function readReplayNumber(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Sends the stored bytes on as they are, unless the reader cannot unpack them. */
export async function serveReplay(c: AppContext): Promise<Response> {
  const room = await getRoom(c.env, c.req.param('room'));
  const number = readReplayNumber(c.req.param('number'));
  if (number === undefined) return errorResponse('unknownReplay', 404);
  const found = await room.replay(number);
  if ('missing' in found) {
    return errorResponse(found.missing, found.missing === 'notOver' ? 409 : 404);
  }
  const headers = new Headers({ 'Content-Type': 'application/json', Vary: 'Accept-Encoding' });
  // The latest game is another one after the next game, but a numbered one never changes.
  if (number !== null) headers.set('Cache-Control', 'public, max-age=31536000, immutable');
  if (/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) {
    headers.set('Content-Encoding', 'gzip');
    return new Response(found.body, { headers, encodeBody: 'manual' });
  }
  const unpacked = new Response(found.body).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { headers });
}

async function findReplayPage(c: AppContext): Promise<PageHead> {
  const { room = '' } = c.req.param();
  const number = readReplayNumber(c.req.param('number'));
  const head = number === undefined ? null : await getReplayHead(c.env, room, number);
  if (head) return replayPage(room, head);
  const info = number === null ? await getTableInfo(c.env, room) : null;
  // Before the end the page says as little as its invitation, and no cache or preview may keep it.
  return info ? { ...tablePage(info), status: 409 } : NOT_FOUND_PAGE;
}

export async function serveReplayPage(c: AppContext): Promise<Response> {
  const page = await findReplayPage(c);
  return servePage(c, { ...page, isEmbeddable: page.status === 200 });
}

/** Any site may frame it: there is nothing that a reader could be tricked into. */
export async function serveReplayFrame(c: AppContext): Promise<Response> {
  c.set('frames', '*');
  return servePage(c, await findReplayPage(c));
}
