// What the owner of a page may choose, and what is wrong with it. Nothing here knows the page it is chosen on.
import type { OptionSpec, OptionValue } from '../../../../shared/engine/index.ts';
import { likeSite, MOST_SITES } from '../../../../shared/protocol/site.ts';

export const PLACES = ['new', 'named', 'table'] as const;
/** Which table: a new one for each visitor, one for the whole page, or one that is there already. */
export type TablePlace = (typeof PLACES)[number];

export interface Choices {
  game: string;
  place: TablePlace;
  /** Of the page's own table. */
  name: string;
  /** What has been pasted as the link of a table, the secret of a seat cut off. */
  link: string;
  watch: boolean;
  seats: number;
  options: Record<string, OptionValue>;
  language: 'own' | 'en' | 'it' | 'fr';
  theme: 'auto' | 'light' | 'dark';
  /** Six hexadecimal digits; empty: the colour that Foyer has. */
  accent: string;
  mute: boolean;
  height: 'auto' | 'fixed';
  least: number;
  most: number;
  fixed: number;
  /** As written, one in a line. */
  sites: string;
}

/** What of a game has to be known to put it into an address. */
export interface GameFacts {
  seats: { min: number; max: number };
  options: readonly OptionSpec[];
}

/** As the element has them when nothing is said. */
export const HEIGHTS = { least: 480, most: 900, lowest: 240, highest: 2400 };
const NAME = /^[\w-]{1,40}$/;

export const defaultChoices = (game: string): Choices => ({
  game,
  place: 'new',
  name: suggestedName(),
  link: '',
  watch: false,
  seats: 0,
  options: {},
  language: 'own',
  theme: 'auto',
  accent: '',
  mute: false,
  height: 'auto',
  least: HEIGHTS.least,
  most: HEIGHTS.most,
  fixed: 640,
  sites: '',
});

// Without those that are taken for one another when read out.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Three times four letters: 59 bits, and still to be read out on the telephone. */
export function suggestedName(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(12));
  const letters = [...drawn].map((number) => LETTERS[number % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** What can be part of an address of what somebody writes as a name. */
export const toTableName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);

/** A seat's key stands behind the #: it is not even kept in the field. */
export const withoutKey = (text: string): string => text.replace(/#.*$/s, '').trim();

function parsed(text: string): URL | null {
  try {
    return new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

/** The table that a link of this place leads to. An id alone is not taken: a seat's key looks the same. */
export function roomOf(link: string, origin: string): string | null {
  const url = parsed(withoutKey(link));
  if (!url || url.host !== new URL(origin).host) return null;
  return url.pathname.match(/^\/(?:t|embed)\/([\w-]{22})\/?$/)?.[1] ?? null;
}

/** The site that a line means; null when it means none. A path does no harm, a missing https neither. */
export function siteOf(line: string): string | null {
  const url = parsed(line.trim());
  if (!url || url.username) return null;
  // A word alone is more likely a slip than a site.
  const whole = line.includes('://') || url.hostname.includes('.');
  return whole && likeSite(url.origin) ? url.origin : null;
}

const linesOf = (sites: string): string[] => sites.split(/[\s,]+/).filter(Boolean);

/** The sites in order, each once: two spellings of one list are to be one table. */
export const sitesOf = (sites: string): string[] =>
  [...new Set(linesOf(sites).flatMap((line) => siteOf(line) ?? []))].sort();

export const wrongSites = (sites: string): string[] =>
  linesOf(sites).filter((line) => siteOf(line) === null);

/** `gone`: the link is right, but the table is not there. Only the table's home knows that. */
export type ChoiceProblem = 'name' | 'link' | 'gone' | 'sites' | 'manySites' | 'height';

/** Why there is nothing to copy yet. */
export function problemsOf(choices: Choices, origin: string): ChoiceProblem[] {
  const { place, name, link, sites, height, fixed, least, most } = choices;
  const found: ChoiceProblem[] = [];
  const fits = (pixels: number) =>
    Number.isInteger(pixels) && pixels >= HEIGHTS.lowest && pixels <= HEIGHTS.highest;
  if (place === 'named' && !NAME.test(name)) found.push('name');
  if (place === 'table' && !roomOf(link, origin)) found.push('link');
  if (place !== 'table' && wrongSites(sites).length > 0) found.push('sites');
  if (place !== 'table' && sitesOf(sites).length > MOST_SITES) found.push('manySites');
  const right = height === 'fixed' ? fits(fixed) : fits(least) && fits(most) && least <= most;
  return right ? found : [...found, 'height'];
}
