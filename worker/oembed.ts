// oEmbed 1.0, see oembed.com: how another site shows a table or a game in a frame.
import { findGame } from '../shared/games/index.ts';
import { Failure } from './errors.ts';
import { COVER, escaped, type Preview, previewOf, previewOfGame } from './pages.ts';
import { type Ctx, tableAt } from './rooms.ts';
import { acceptedLanguage, wordsIn } from './words.ts';

/** As large as a table likes to be, where there is room. */
const WIDTH = 960;
const HEIGHT = 720;
/** In seconds. At a table people come and go, a game stays what it is. */
const KEPT = { table: 300, game: 86_400 };

interface Shown {
  preview: Preview;
  /** The path of the page in the frame. */
  frame: string;
  kept: number;
}

export async function oembed(c: Ctx): Promise<Response> {
  const given = c.req.query('url');
  if (!given) throw new Failure('badRequest', 400);
  // Of the two formats that there are the other is XML.
  if ((c.req.query('format') ?? 'json') !== 'json') throw new Failure('badFormat', 501);
  const [maxWidth, maxHeight] = [limit(c.req.query('maxwidth')), limit(c.req.query('maxheight'))];
  const { preview, frame, kept } = await shownAt(c, given);
  const [width, height] = [Math.min(WIDTH, maxWidth), Math.min(HEIGHT, maxHeight)];
  const origin = new URL(c.req.url).origin;
  c.header('Vary', 'Accept-Language');
  const fits = COVER.width <= maxWidth && COVER.height <= maxHeight;
  return c.json({
    type: 'rich',
    version: '1.0',
    title: preview.title,
    provider_name: 'Foyer',
    provider_url: `${origin}/`,
    cache_age: kept,
    // No smaller one is there.
    ...(fits && {
      thumbnail_url: origin + preview.image,
      thumbnail_width: COVER.width,
      thumbnail_height: COVER.height,
    }),
    html: frameTag(origin + frame, preview.title, width, height),
    width,
    height,
  });
}

// Its own border would make it wider than it may be.
const frameTag = (src: string, title: string, width: number, height: number): string =>
  `<iframe src="${escaped(src)}" width="${width}" height="${height}" title="${escaped(title)}" ` +
  `frameborder="0" allow="clipboard-write; web-share" loading="lazy"></iframe>`;

function limit(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new Failure('badSize', 400);
  return Number(text);
}

/** Of the address nothing but its path counts: what came with it, maybe a key, goes no further. */
async function shownAt(c: Ctx, address: string): Promise<Shown> {
  const url = URL.parse(address);
  if (url?.origin !== new URL(c.req.url).origin) throw new Failure('unknownRoom', 404);
  const accepted = acceptedLanguage(c.req.header('Accept-Language'));
  const [, game] = url.pathname.match(/^\/rules\/([\w-]+)$/) ?? [];
  if (game !== undefined && findGame(game)) {
    return {
      preview: previewOfGame(game, wordsIn(accepted)),
      frame: `/embed/new/${game}`,
      kept: KEPT.game,
    };
  }
  const [, id] = url.pathname.match(/^\/t\/([\w-]+)$/) ?? [];
  const seen = await tableAt(c.env, id);
  if (!seen) throw new Failure('unknownRoom', 404);
  // Where it may be played is settled; watched it may be anywhere.
  const frame = `/embed/${id}${seen.sites ? '?watch' : ''}`;
  const words = wordsIn(accepted ?? seen.language);
  return { preview: previewOf(seen.table, words), frame, kept: KEPT.table };
}
