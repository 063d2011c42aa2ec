// The origins of other sites that may frame a page: checks them and writes them into the header.
import { hasOriginForm, MAX_SITES } from '../shared/protocol/site.ts';

/** An origin exactly as a browser writes it. */
const isSite = (value: unknown): value is string =>
  hasOriginForm(value) && URL.parse(value)?.origin === value;

/** Returns the sites without duplicates, or null if they are not a valid list of origins. */
export function checkSites(given: unknown): string[] | null {
  if (!Array.isArray(given) || given.length > MAX_SITES || !given.every(isSite)) return null;
  return [...new Set(given)];
}

/** Reads the sites named in an address and drops invalid ones. Returns null if none is named. */
export function readSitesParam({ searchParams }: URL): string[] | null {
  const given = (searchParams.get('sites') ?? '').split(',').filter((site) => site !== '');
  return given.length > 0 ? [...new Set(given.filter(isSite))].slice(0, MAX_SITES) : null;
}

/**
 * Returns the value of `frame-ancestors`. Our own pages are included because one of them shows a
 * preview.
 */
export function frameAncestors(sites: readonly string[] | null): string {
  if (sites === null) return '*';
  return sites.length > 0 ? `'self' ${sites.join(' ')}` : "'none'";
}
