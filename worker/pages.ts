// The pages that people are sent: the shell of the client with a head that chat programs can preview.
import type { PublicTable } from '../shared/protocol/index.ts';
import type { Ctx } from './rooms.ts';

const NAMES: Record<string, string> = {
  'room-share': 'Room Share',
  landlord: 'Landlord!',
  'landlord-2': 'Friese’s Landlord',
  raja: 'Raja',
};

export interface Preview {
  title: string;
  description: string;
  image: string;
}

/** What is special about a page. */
export interface Head {
  status: number;
  preview: Preview;
  /** The game that is on the table: the browser will want it. */
  game?: string;
  /** The room that the page is about, where its address does not say. */
  room?: string;
  /** Other sites may ask how to show what is here. */
  shown?: boolean;
}

export const NOTHING: Head = {
  status: 404,
  preview: {
    title: 'Foyer: board games with a link',
    description: 'Open a table, send the link, play in the browser.',
    image: '/covers/foyer.png',
  },
};

/** The game, who invites and how many seats are free: what the link itself would show, and no secret. */
export function previewOf(table: PublicTable): Preview {
  const game = NAMES[table.game] ?? table.game;
  const host = table.chairs[table.host]?.name ?? '';
  const free = table.chairs.filter(({ kind }) => kind === 'open').length;
  const open = table.phase === 'lobby' && free > 0;
  const seats = free === 1 ? 'One seat is free.' : `${free} seats are free.`;
  return {
    title: !host ? game : open ? `${host} invites you to ${game}` : `${game} at ${host}’s table`,
    description: open ? `${seats} Open the link to sit down.` : 'Open the link to watch.',
    image: cover(table.game),
  };
}

export const previewOfGame = (game: string): Preview => ({
  title: NAMES[game] ?? game,
  description: 'The rules, and a table for whoever wants to play, in the browser.',
  image: cover(game),
});

export const COVER = { width: 1200, height: 630 };
const cover = (game: string): string => `/covers/${game}.png`;

export const tableHead = (table: PublicTable): Head => ({
  status: 200,
  preview: previewOf(table),
  game: table.game,
});

const LANGUAGES = ['en', 'it', 'fr'];

/** The first of the browser's languages that the client speaks, as the client itself will choose. */
const languageOf = (accepted = ''): string =>
  accepted
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag)) ?? 'en';

export async function page({ env, req }: Ctx, head: Head): Promise<Response> {
  const url = new URL(req.url);
  const wished = url.pathname.startsWith('/embed/') ? (url.searchParams.get('lang') ?? '') : '';
  const language = languageOf(`${wished},${req.header('Accept-Language') ?? ''}`);
  const shell = await env.ASSETS.fetch(new URL('/', url));
  const headed = new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(head.preview.title) })
    .on('meta[name="description"]', {
      element: (element) => void element.setAttribute('content', head.preview.description),
    })
    // The build lists the parts that a table may need; the browser need not find out which by itself.
    .on('link[rel="later"]', {
      element(part) {
        const meant = (name: string, value?: string) =>
          ['', value].includes(part.getAttribute(name) ?? '');
        if (meant('data-game', head.game) && meant('data-language', language)) {
          part.setAttribute('rel', 'modulepreload');
        } else part.remove();
      },
    })
    .on('head', {
      element(element) {
        for (const tag of tags(head, url)) element.append(tag, { html: true });
      },
    })
    .transform(shell);
  const { headers } = headed;
  // It is the tag of the file, not of what has been made of it.
  headers.delete('ETag');
  return new Response(headed.body, { status: head.status, headers });
}

/** All that stands in the head besides. */
function tags(head: Head, url: URL): string[] {
  const { status, room, shown } = head;
  const { title, description, image } = head.preview;
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
