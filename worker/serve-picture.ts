// The routes of the picture of a final board: a player gives it, and link previews show it.
import { isKey } from '../shared/protocol/index.ts';
import { ApiError, errorResponse } from './errors.ts';
import { MAX_PICTURE_BYTES } from './kept-pictures.ts';
import { PREVIEW_SIZE } from './pages.ts';
import { PNG_TYPE, readPngSize } from './png.ts';
import { readBytes } from './read-body.ts';
import { type AppContext, getRoom } from './rooms.ts';
import { readReplayNumber } from './serve-replay.ts';

const REFUSALS = { unknownReplay: 404, notSeated: 403, hasPicture: 409 } as const;

/** The object of the room, and the number of the game. */
async function findGame(c: AppContext) {
  const room = await getRoom(c.env, c.req.param('room'));
  const number = readReplayNumber(c.req.param('number'));
  if (typeof number !== 'number') throw new ApiError('unknownReplay', 404);
  return { room, number };
}

/** The key is in a header, because addresses are logged, and a form of another site can send no such header. */
function readKey(c: AppContext): string {
  const [, key] = c.req.header('Authorization')?.match(/^Bearer (\S+)$/) ?? [];
  if (!isKey(key)) throw new ApiError('badKey', 400);
  return key as string;
}

export async function keepPicture(c: AppContext): Promise<Response> {
  const { room, number } = await findGame(c);
  const key = readKey(c);
  const bytes = await readBytes(c.req.raw, MAX_PICTURE_BYTES);
  const size = readPngSize(bytes);
  if (size?.width !== PREVIEW_SIZE.width || size.height !== PREVIEW_SIZE.height) {
    throw new ApiError('badPicture', 400);
  }
  const refused = await room.keepPicture(number, key, bytes.buffer);
  return refused ? errorResponse(refused, REFUSALS[refused]) : new Response(null, { status: 204 });
}

export async function servePicture(c: AppContext): Promise<Response> {
  const { room, number } = await findGame(c);
  const picture = await room.picture(number);
  if (!picture) return errorResponse('noPicture', 404);
  return new Response(picture, {
    headers: { 'Content-Type': PNG_TYPE, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
