// Other sites, by the origins of their pages: what is an origin, and who may show a page in a frame.

/** A table names no more of them. */
const MOST = 8;
/** As long as the longest name of a machine, with what comes before and after it. */
const LONGEST = 267;

// As it goes into a header: no wildcard, no quote, no end of a directive. An address has room for all of these
// in what it takes for a name.
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const FORM = new RegExp(
  `^(?:https://${LABEL}(?:\\.${LABEL})*|http://(?:localhost|127\\.0\\.0\\.1))(?::\\d{1,5})?$`,
);

/** An origin, letter for letter as a browser writes it. */
const isSite = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= LONGEST &&
  FORM.test(value) &&
  URL.parse(value)?.origin === value;

/** Each once; null where they are no such list. */
export function sitesOf(given: unknown): string[] | null {
  if (!Array.isArray(given) || given.length > MOST || !given.every(isSite)) return null;
  return [...new Set(given)];
}

/** Of an address, what is no site is left out; null where none was named. */
export function sitesIn({ searchParams }: URL): string[] | null {
  const given = (searchParams.get('sites') ?? '').split(',').filter((site) => site !== '');
  return given.length > 0 ? [...new Set(given.filter(isSite))].slice(0, MOST) : null;
}

/** For `frame-ancestors`. Our own pages show how it would look. */
export function ancestors(sites: readonly string[] | null): string {
  if (sites === null) return '*';
  return sites.length > 0 ? `'self' ${sites.join(' ')}` : "'none'";
}
