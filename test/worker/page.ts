// Reads a page as a browser does.
import { call } from './site.ts';

export interface Page {
  status: number;
  title: string;
  /** The content of each meta tag, by its name or property. */
  metas: Record<string, string>;
  /** The address of the oEmbed description. */
  oembed: { href: string; title: string }[];
  /** Every element in order. */
  elements: string[];
  text: string;
  headers: Headers;
}

export async function pageAt(path: string, init?: RequestInit): Promise<Page> {
  const answer = await call(path, init);
  const { status, headers } = answer;
  const text = await answer.text();
  const title: string[] = [];
  const page: Page = { status, title: '', metas: {}, oembed: [], elements: [], text, headers };
  await new HTMLRewriter()
    .on('*', { element: ({ tagName }) => void page.elements.push(tagName) })
    .on('title', { text: (part) => void title.push(part.text) })
    .on('meta', {
      element(meta) {
        const name = meta.getAttribute('name') ?? meta.getAttribute('property');
        if (name) page.metas[name] = plain(meta.getAttribute('content') ?? '');
      },
    })
    .on('link[rel="alternate"][type="application/json+oembed"]', {
      element(link) {
        const [href, title] = ['href', 'title'].map((name) => plain(link.getAttribute(name) ?? ''));
        page.oembed.push({ href: href ?? '', title: title ?? '' });
      },
    })
    .transform(new Response(text))
    .text();
  return { ...page, title: plain(title.join('')) };
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
export const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_all, code, name) =>
    code ? String.fromCharCode(Number(code)) : (NAMED[name] ?? '?'),
  );
