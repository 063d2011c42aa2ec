// The HTML pages: the shell of the client, with a head that chat programs can preview.
import { findManifest } from '../shared/games/index.ts';
import type { PublicTable } from '../shared/protocol/index.ts';
import { isLanguage, LANGUAGES } from '../shared/protocol/languages.ts';
import type { ReplayHead } from './replays.ts';
import type { AppContext, TableInfo } from './rooms.ts';
import { preferredLanguage, type Words, wordsFor } from './words.ts';

export interface Preview {
  title: string;
  description: string;
  image: string;
}

/** How a page differs from the plain shell. */
export interface PageHead {
  status: number;
  preview(words: Words): Preview;
  /** The host's language, for a reader whose browser accepts no language of the site. */
  language?: string | null;
  /** The page needs the texts, but none of the other modules that a table needs. */
  needsOnlyWords?: boolean;
  /** The game of the page; its modules are preloaded. */
  game?: string;
  /** Whether the page begins with the lobby of a table or with its frame; only that part is preloaded. */
  phase?: 'lobby' | 'frame';
  /** The room of the page, if its address does not contain it. */
  room?: string;
  /** The page links to its oEmbed description. */
  isEmbeddable?: boolean;
}

const previewSite = ({ site }: Words): Preview => ({ ...site, image: cover('foyer') });

export const NOT_FOUND_PAGE: PageHead = { status: 404, preview: previewSite };

/** The home page, and the pages that the client makes without data of the server. */
export const SITE_PAGE: PageHead = { status: 200, preview: previewSite, needsOnlyWords: true };

/**
 * Describes a table by the game, the host and the number of free seats: nothing that a spectator
 * could not see.
 */
export function previewTable(table: PublicTable, words: Words): Preview {
  const game = nameOf(table.game);
  const host = table.chairs[table.host]?.name ?? '';
  const free = table.chairs.filter(({ kind }) => kind === 'open').length;
  const open = table.phase === 'lobby' && free > 0;
  return {
    title: !host ? game : open ? words.inviteTitle(host, game) : words.watchTitle(host, game),
    description: open ? words.freeSeats(free) : words.watch,
    image: cover(table.game),
  };
}

export const previewGame = (game: string, words: Words): Preview => ({
  title: nameOf(game),
  description: words.rules,
  image: cover(game),
});

/** Who won, and with what. The points of the first two say how close it was. */
export function previewReplay(room: string, head: ReplayHead, words: Words): Preview {
  const { number, summary, hasPicture } = head;
  const { game, outcome, seats } = summary;
  const standing = outcome.places
    .map((place, seat) => ({
      place,
      name: seats[seat]?.name ?? '',
      points: outcome.points[seat] ?? 0,
    }))
    .toSorted((one, other) => one.place - other.place);
  const winners = standing.filter(({ place }) => place === 1).map(({ name }) => name);
  const score = words.score(
    game,
    standing.slice(0, winners.length + 1).map(({ points }) => points),
  );
  return {
    title: words.wonTitle(words.list(winners), winners.length, nameOf(game), score),
    description: words.replay(words.list(standing.map(({ name, points }) => `${name} ${points}`))),
    image: hasPicture ? `/api/rooms/${room}/replay/${number}/picture` : cover(game),
  };
}

/** Covers and the pictures of final boards have one size. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
const nameOf = (game: string): string => findManifest(game)?.facts.title ?? game;
const cover = (game: string): string => `/covers/${game}.png`;

export const gamePage = (game: string): PageHead => ({
  status: 200,
  preview: (words) => previewGame(game, words),
});

export const tablePage = ({ table, language }: TableInfo): PageHead => ({
  status: 200,
  preview: (words) => previewTable(table, words),
  language,
  game: table.game,
  phase: table.phase === 'lobby' ? 'lobby' : 'frame',
});

export const replayPage = (room: string, head: ReplayHead): PageHead => ({
  status: 200,
  preview: (words) => previewReplay(room, head, words),
  game: head.summary.game,
  phase: 'frame',
});

export async function servePage({ env, req }: AppContext, head: PageHead): Promise<Response> {
  const url = new URL(req.url);
  const requested = url.pathname.startsWith('/embed/') && url.searchParams.get('lang')?.slice(0, 2);
  const chosen = isLanguage(requested)
    ? requested
    : preferredLanguage(req.header('Accept-Language'));
  const [fallback] = LANGUAGES;
  // Must not depend on the host's language, because the client chooses the language of its texts in the
  // same way and does not know the host's.
  const language = chosen ?? fallback;
  const pageLanguage = [chosen, head.language].find(isLanguage) ?? fallback;
  const preview = head.preview(wordsFor(pageLanguage));
  const shell = await env.ASSETS.fetch(new URL('/', url));
  const page = new HTMLRewriter()
    .on('html', { element: (element) => void element.setAttribute('lang', pageLanguage) })
    .on('title', { element: (element) => void element.setInnerContent(preview.title) })
    .on('meta[name="description"]', {
      element: (element) => void element.setAttribute('content', preview.description),
    })
    // The build lists the modules that a page may need. They are preloaded so that they load in
    // parallel instead of one after another.
    .on('link[rel="later"]', {
      element(part) {
        const isFor = (name: string, value?: string) =>
          ['', value].includes(part.getAttribute(name) ?? '');
        const needed = !head.needsOnlyWords || part.getAttribute('data-language');
        const isOfTable = isFor('data-game', head.game) && isFor('data-phase', head.phase);
        if (needed && isOfTable && isFor('data-language', language)) {
          part.setAttribute('rel', 'modulepreload');
        } else part.remove();
      },
    })
    .on('head', {
      element(element) {
        for (const tag of buildHeadTags(head, preview, url)) element.append(tag, { html: true });
      },
    })
    .transform(shell);
  const { headers } = page;
  // The ETag belongs to the plain shell, not to this page.
  headers.delete('ETag');
  headers.append('Vary', 'Accept-Language');
  return new Response(page.body, { status: head.status, headers });
}

/** The tags that are added to the head of the shell. */
function buildHeadTags(
  { status, room, isEmbeddable }: PageHead,
  preview: Preview,
  url: URL,
): string[] {
  const { title, description, image } = preview;
  const here = new URL(url.pathname, url).href;
  const meta: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:image': new URL(image, url).href,
    'og:url': here,
    'og:type': 'website',
  };
  const all = Object.entries(meta).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  if (status === 404) all.push('<meta name="foyer-nothing">');
  if (room) all.push(`<meta name="foyer-room" content="${escapeHtml(room)}">`);
  if (isEmbeddable) {
    const how = new URL(`/oembed?url=${encodeURIComponent(here)}`, url).href;
    const type = 'application/json+oembed';
    all.push(
      `<link rel="alternate" type="${type}" href="${escapeHtml(how)}" title="${escapeHtml(title)}">`,
    );
  }
  return all;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
