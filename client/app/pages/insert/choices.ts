// What the owner of a site may choose for the frame, and what is wrong with a choice. Nothing here touches the page.
import type { OptionSpec, OptionValue } from '../../../../shared/engine/index.ts';
import { hasOriginForm, MAX_SITES } from '../../../../shared/protocol/site.ts';

export const PLACES = ['new', 'named', 'table'] as const;
/** Which table: a new one for each visitor, one for the whole page, or one that is there already. */
export type TablePlace = (typeof PLACES)[number];

export interface Choices {
  game: string;
  place: TablePlace;
  /** The name of the table that all visitors of the page share. */
  name: string;
  /** The pasted link of a table, without the key of a seat. */
  link: string;
  watch: boolean;
  seats: number;
  options: Record<string, OptionValue>;
  language: 'own' | 'en' | 'it' | 'fr';
  theme: 'auto' | 'light' | 'dark';
  /** Six hexadecimal digits; empty for the colour of Foyer. */
  accent: string;
  mute: boolean;
  height: 'auto' | 'fixed';
  least: number;
  most: number;
  fixed: number;
  /** As typed, one per line. */
  sites: string;
}

/** What an address needs of a game. */
export interface GameSettings {
  seats: { min: number; max: number };
  options: readonly OptionSpec[];
}

/** The defaults of the element, and the bounds of the form. */
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

// Without letters that sound or look alike.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Three times four letters: 59 bits, and short enough to read out on the telephone. */
export function suggestedName(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(12));
  const letters = [...drawn].map((number) => LETTERS[number % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Makes a typed name fit for an address. */
export const toTableName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);

/** Cuts off the key of a seat, which stands behind the #, so that the field never keeps it. */
export const withoutKey = (text: string): string => text.replace(/#.*$/s, '').trim();

function parsed(text: string): URL | null {
  try {
    return new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

/** The room of a link to this site. A bare id is refused, because the key of a seat looks the same. */
export function roomOf(link: string, origin: string): string | null {
  const url = parsed(withoutKey(link));
  if (!url || url.host !== new URL(origin).host) return null;
  return url.pathname.match(/^\/(?:t|embed)\/([\w-]{22})\/?$/)?.[1] ?? null;
}

/** The origin that a line names, or null. A path is ignored, and a missing https is added. */
export function siteOf(line: string): string | null {
  const url = parsed(line.trim());
  if (!url || url.username) return null;
  // A single word is more likely a typing error than a site.
  const isWhole = line.includes('://') || url.hostname.includes('.');
  return isWhole && hasOriginForm(url.origin) ? url.origin : null;
}

const linesOf = (sites: string): string[] => sites.split(/[\s,]+/).filter(Boolean);

/** Sorted and each once, so that two spellings of one list make the same table. */
export const sitesOf = (sites: string): string[] =>
  [...new Set(linesOf(sites).flatMap((line) => siteOf(line) ?? []))].sort();

export const wrongSites = (sites: string): string[] =>
  linesOf(sites).filter((line) => siteOf(line) === null);

/** `gone`: the link is well-formed, but the server has no such table. */
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
  if (place !== 'table' && sitesOf(sites).length > MAX_SITES) found.push('manySites');
  const isHeightRight =
    height === 'fixed' ? fits(fixed) : fits(least) && fits(most) && least <= most;
  return isHeightRight ? found : [...found, 'height'];
}
