// Other sites, by the origins of their pages: what is an origin, and who may show a page in a frame.
import { likeSite, MOST_SITES } from '../shared/protocol/site.ts';

/** An origin, letter for letter as a browser writes it. */
const isSite = (value: unknown): value is string =>
  likeSite(value) && URL.parse(value)?.origin === value;

/** Each once; null where they are no such list. */
export function sitesOf(given: unknown): string[] | null {
  if (!Array.isArray(given) || given.length > MOST_SITES || !given.every(isSite)) return null;
  return [...new Set(given)];
}

/** Of an address, what is no site is left out; null where none was named. */
export function sitesIn({ searchParams }: URL): string[] | null {
  const given = (searchParams.get('sites') ?? '').split(',').filter((site) => site !== '');
  return given.length > 0 ? [...new Set(given.filter(isSite))].slice(0, MOST_SITES) : null;
}

/** For `frame-ancestors`. Our own pages show how it would look. */
export function ancestors(sites: readonly string[] | null): string {
  if (sites === null) return '*';
  return sites.length > 0 ? `'self' ${sites.join(' ')}` : "'none'";
}
