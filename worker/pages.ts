// The pages that people are sent: the shell of the client with a head that chat programs can preview.
import { findManifest } from '../shared/games/index.ts';
import type { PublicTable } from '../shared/protocol/index.ts';
import { isLanguage, LANGUAGES } from '../shared/protocol/languages.ts';
import type { Ctx, Seen } from './rooms.ts';
import { acceptedLanguage, type Words, wordsIn } from './words.ts';

export interface Preview {
  title: string;
  description: string;
  image: string;
}

/** What is special about a page. */
export interface Head {
  status: number;
  preview(words: Words): Preview;
  /** Spoken where the reader's browser accepts no language of ours: the host's. */
  language?: string | null;
  /** Of the parts that a table may need only the words are. */
  wordsOnly?: boolean;
  /** The game that is on the table: the browser will want it. */
  game?: string;
  /** The room that the page is about, where its address does not say. */
  room?: string;
  /** Other sites may ask how to show what is here. */
  shown?: boolean;
}

const ofSite = ({ site }: Words): Preview => ({ ...site, image: cover('foyer') });

export const NOTHING: Head = { status: 404, preview: ofSite };

/** What the client shows by itself: the first page, and all that is on this device. */
export const OWN: Head = { status: 200, preview: ofSite, wordsOnly: true };

/** The game, who invites and how many seats are free: what the link itself would show, and no secret. */
export function previewOf(table: PublicTable, words: Words): Preview {
  const game = nameOf(table.game);
  const host = table.chairs[table.host]?.name ?? '';
  const free = table.chairs.filter(({ kind }) => kind === 'open').length;
  const open = table.phase === 'lobby' && free > 0;
  return {
    title: !host ? game : open ? words.invites(host, game) : words.at(host, game),
    description: open ? words.free(free) : words.watch,
    image: cover(table.game),
  };
}

export const previewOfGame = (game: string, words: Words): Preview => ({
  title: nameOf(game),
  description: words.rules,
  image: cover(game),
});

export const COVER = { width: 1200, height: 630 };
const nameOf = (game: string): string => findManifest(game)?.facts.title ?? game;
const cover = (game: string): string => `/covers/${game}.png`;

export const gameHead = (game: string): Head => ({
  status: 200,
  preview: (words) => previewOfGame(game, words),
});

export const tableHead = ({ table, language }: Seen): Head => ({
  status: 200,
  preview: (words) => previewOf(table, words),
  language,
  game: table.game,
});

export async function page({ env, req }: Ctx, head: Head): Promise<Response> {
  const url = new URL(req.url);
  const wished = url.pathname.startsWith('/embed/') && url.searchParams.get('lang')?.slice(0, 2);
  const chosen = isLanguage(wished) ? wished : acceptedLanguage(req.header('Accept-Language'));
  // As the client will choose by itself, which knows of no host.
  const [usual] = LANGUAGES;
  const language = chosen ?? usual;
  const spoken = [chosen, head.language].find(isLanguage) ?? usual;
  const preview = head.preview(wordsIn(spoken));
  const shell = await env.ASSETS.fetch(new URL('/', url));
  const headed = new HTMLRewriter()
    .on('html', { element: (element) => void element.setAttribute('lang', spoken) })
    .on('title', { element: (element) => void element.setInnerContent(preview.title) })
    .on('meta[name="description"]', {
      element: (element) => void element.setAttribute('content', preview.description),
    })
    // The build lists the parts that a table may need; the browser need not find out which by itself.
    .on('link[rel="later"]', {
      element(part) {
        const meant = (name: string, value?: string) =>
          ['', value].includes(part.getAttribute(name) ?? '');
        const needed = !head.wordsOnly || part.getAttribute('data-language');
        if (needed && meant('data-game', head.game) && meant('data-language', language)) {
          part.setAttribute('rel', 'modulepreload');
        } else part.remove();
      },
    })
    .on('head', {
      element(element) {
        for (const tag of tags(head, preview, url)) element.append(tag, { html: true });
      },
    })
    .transform(shell);
  const { headers } = headed;
  // It is the tag of the file, not of what has been made of it.
  headers.delete('ETag');
  headers.append('Vary', 'Accept-Language');
  return new Response(headed.body, { status: head.status, headers });
}

/** All that stands in the head besides. */
function tags({ status, room, shown }: Head, preview: Preview, url: URL): string[] {
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
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  );
  if (status === 404) all.push('<meta name="foyer-nothing">');
  if (room) all.push(`<meta name="foyer-room" content="${escaped(room)}">`);
  if (shown) {
    const how = new URL(`/oembed?url=${encodeURIComponent(here)}`, url).href;
    const type = 'application/json+oembed';
    all.push(
      `<link rel="alternate" type="${type}" href="${escaped(how)}" title="${escaped(title)}">`,
    );
  }
  return all;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
