// oEmbed 1.0 (oembed.com): tells another site how to show a table or a game in a frame.
import { findGame } from '../shared/games/index.ts';
import { ApiError } from './errors.ts';
import {
  escapeHtml,
  PREVIEW_SIZE,
  type Preview,
  previewGame,
  previewReplay,
  previewTable,
} from './pages.ts';
import { type AppContext, getReplayHead, getTableInfo } from './rooms.ts';
import { readReplayNumber } from './serve-replay.ts';
import { preferredLanguage, wordsFor } from './words.ts';

/** The size of a frame if the other site sets no limit. */
const DEFAULT_WIDTH_PX = 960;
const DEFAULT_HEIGHT_PX = 720;
/** How long the other site may cache the answer. A table changes its title when people come and go. */
const CACHE_SECONDS = { table: 300, game: 86_400 };

interface EmbedTarget {
  preview: Preview;
  /** The path of the page that is shown in the frame. */
  framePath: string;
  cacheSeconds: number;
}

export async function serveOembed(c: AppContext): Promise<Response> {
  const given = c.req.query('url');
  if (!given) throw new ApiError('badRequest', 400);
  // oEmbed also has an XML format, which this site does not offer.
  if ((c.req.query('format') ?? 'json') !== 'json') throw new ApiError('badFormat', 501);
  const [maxWidth, maxHeight] = [
    readMaxSize(c.req.query('maxwidth')),
    readMaxSize(c.req.query('maxheight')),
  ];
  const { preview, framePath, cacheSeconds } = await findEmbedTarget(c, given);
  const [width, height] = [
    Math.min(DEFAULT_WIDTH_PX, maxWidth),
    Math.min(DEFAULT_HEIGHT_PX, maxHeight),
  ];
  const origin = new URL(c.req.url).origin;
  c.header('Vary', 'Accept-Language');
  const fits = PREVIEW_SIZE.width <= maxWidth && PREVIEW_SIZE.height <= maxHeight;
  return c.json({
    type: 'rich',
    version: '1.0',
    title: preview.title,
    provider_name: 'Foyer',
    provider_url: `${origin}/`,
    cache_age: cacheSeconds,
    // Pictures exist in one size only, so they are left out if that is too large.
    ...(fits && {
      thumbnail_url: origin + preview.image,
      thumbnail_width: PREVIEW_SIZE.width,
      thumbnail_height: PREVIEW_SIZE.height,
    }),
    html: buildFrameTag(origin + framePath, preview.title, width, height),
    width,
    height,
  });
}

// Without frameborder the browser adds a border, and the frame gets wider than the other site allows.
const buildFrameTag = (src: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(title)}" ` +
  `frameborder="0" allow="clipboard-write; web-share" loading="lazy"></iframe>`;

function readMaxSize(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new ApiError('badSize', 400);
  return Number(text);
}

/** Uses only the path of the address: the rest of it may contain a key, which must not be passed on. */
async function findEmbedTarget(c: AppContext, address: string): Promise<EmbedTarget> {
  const url = URL.parse(address);
  if (url?.origin !== new URL(c.req.url).origin) throw new ApiError('unknownRoom', 404);
  const accepted = preferredLanguage(c.req.header('Accept-Language'));
  const [, game] = url.pathname.match(/^\/rules\/([\w-]+)$/) ?? [];
  if (game !== undefined && findGame(game)) {
    return {
      preview: previewGame(game, wordsFor(accepted)),
      framePath: `/embed/new/${game}`,
      cacheSeconds: CACHE_SECONDS.game,
    };
  }
  const replay = await findReplayTarget(c, url.pathname, accepted);
  if (replay) return replay;
  const [, id, isReplay] = url.pathname.match(/^\/t\/([\w-]+)(\/replay)?$/) ?? [];
  const info = await getTableInfo(c.env, id);
  if (!info) throw new ApiError('unknownRoom', 404);
  if (isReplay) throw new ApiError('notOver', 409);
  // A table that names its sites may be played only there, but it may be watched anywhere.
  const framePath = `/embed/${id}${info.sites ? '?watch' : ''}`;
  const words = wordsFor(accepted ?? info.language);
  return { preview: previewTable(info.table, words), framePath, cacheSeconds: CACHE_SECONDS.table };
}

async function findReplayTarget(
  c: AppContext,
  path: string,
  language: string | null,
): Promise<EmbedTarget | null> {
  const [, rest = '', room, given] = path.match(/^\/t\/(([\w-]+)\/replay(?:\/([^/]+))?)$/) ?? [];
  const number = readReplayNumber(given);
  const head = room && number !== undefined && (await getReplayHead(c.env, room, number));
  if (!head) return null;
  return {
    preview: previewReplay(room, head, wordsFor(language)),
    framePath: `/embed/${rest}`,
    cacheSeconds: number === null ? CACHE_SECONDS.table : CACHE_SECONDS.game,
  };
}
