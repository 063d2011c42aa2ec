// The pages that people are sent: the shell of the client with a head that chat programs can preview.
import type { PublicTable } from '../shared/protocol/index.ts';
import type { Env } from './env.ts';

const NAMES: Record<string, string> = {
  'room-share': 'Room Share',
  landlord: 'Landlord!',
  'landlord-2': 'Friese’s Landlord',
};

interface Preview {
  title: string;
  description: string;
  image: string;
}

const ANY_TABLE: Preview = {
  title: 'Foyer: board games with a link',
  description: 'Open a table, send the link, play in the browser.',
  image: '/covers/foyer.png',
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
    image: `/covers/${table.game}.png`,
  };
}

const LANGUAGES = ['en', 'it', 'fr'];

/** The first of the browser's languages that the client speaks, as the client itself will choose. */
const languageOf = (accepted = ''): string =>
  accepted
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => LANGUAGES.includes(tag)) ?? 'en';

export async function page(
  env: Env,
  url: URL,
  table: PublicTable | null,
  accepted?: string,
): Promise<Response> {
  const language = languageOf(accepted);
  const shell = await env.ASSETS.fetch(new URL('/', url));
  const { title, description, image } = table ? previewOf(table) : ANY_TABLE;
  const meta: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:image': new URL(image, url).href,
    'og:url': new URL(url.pathname, url).href,
    'og:type': 'website',
  };
  const headed = new HTMLRewriter()
    .on('title', { element: (element) => void element.setInnerContent(title) })
    .on('meta[name="description"]', {
      element: (element) => void element.setAttribute('content', description),
    })
    // The build lists the parts that a table may need; the browser need not find out which by itself.
    .on('link[rel="later"]', {
      element(part) {
        const meant = (name: string, value?: string) =>
          ['', value].includes(part.getAttribute(name) ?? '');
        if (meant('data-game', table?.game) && meant('data-language', language)) {
          part.setAttribute('rel', 'modulepreload');
        } else part.remove();
      },
    })
    .on('head', {
      element(element) {
        for (const [property, content] of Object.entries(meta)) {
          const tag = `<meta property="${property}" content="${escaped(content)}">`;
          element.append(tag, { html: true });
        }
      },
    })
    .transform(shell);
  const { headers } = headed;
  // It is the tag of the file, not of what has been made of it.
  headers.delete('ETag');
  return new Response(headed.body, { status: table ? 200 : 404, headers });
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
