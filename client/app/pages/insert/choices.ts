// The choices of a site owner who embeds a table, and the checks of these choices. The code here does not touch the
// DOM.
import type { OptionSpec, OptionValue } from '../../../../shared/engine/index.ts';
import { hasOriginForm, MAX_SITES } from '../../../../shared/protocol/site.ts';

export const TABLE_PLACES = ['new', 'named', 'table'] as const;
/** Which table the frame shows: a new one for each visitor, a named one for the whole page, or an existing one. */
export type TablePlace = (typeof TABLE_PLACES)[number];

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
  /** Six hexadecimal digits. Empty means the colour of Foyer. */
  accent: string;
  mute: boolean;
  height: 'auto' | 'fixed';
  least: number;
  most: number;
  fixed: number;
  /** The sites that may show the frame, one per line, as the person typed them. */
  sites: string;
}

/** The facts about a game that the address of a frame depends on. */
export interface GameSettings {
  seats: { min: number; max: number };
  options: readonly OptionSpec[];
}

/** The default heights of <foyer-table>, and the limits of the form, in pixels. */
export const HEIGHTS = { least: 480, most: 900, lowest: 240, highest: 2400 };
const NAME = /^[\w-]{1,40}$/;

export const defaultChoices = (game: string): Choices => ({
  game,
  place: 'new',
  name: randomTableName(),
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

// Leaves out letters that sound or look alike.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a random name of three groups of four letters: 59 bits, and short enough to read out on the telephone. */
export function randomTableName(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(12));
  const letters = [...drawn].map((number) => LETTERS[number % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Removes the characters that an address cannot contain. */
export const toTableName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .slice(0, 40);

/** Removes the seat key, which follows the #, so that the field never keeps it. */
export const withoutKey = (text: string): string => text.replace(/#.*$/s, '').trim();

function parseUrl(text: string): URL | null {
  try {
    return new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

/** Returns the room id in a link to this site. A bare id is refused, because a seat key looks the same. */
export function roomOfLink(link: string, origin: string): string | null {
  const url = parseUrl(withoutKey(link));
  if (!url || url.host !== new URL(origin).host) return null;
  return url.pathname.match(/^\/(?:t|embed)\/([\w-]{22})\/?$/)?.[1] ?? null;
}

/** Returns the origin that a line names, or null. It ignores a path and adds a missing https. */
export function parseSite(line: string): string | null {
  const url = parseUrl(line.trim());
  if (!url || url.username) return null;
  // A single word is more likely a typing error than the name of a site.
  const isWhole = line.includes('://') || url.hostname.includes('.');
  return isWhole && hasOriginForm(url.origin) ? url.origin : null;
}

const linesOf = (sites: string): string[] => sites.split(/[\s,]+/).filter(Boolean);

/** Sorted and without duplicates, so that two spellings of one list lead to the same table. */
export const parseSites = (sites: string): string[] =>
  [...new Set(linesOf(sites).flatMap((line) => parseSite(line) ?? []))].sort();

export const findWrongSites = (sites: string): string[] =>
  linesOf(sites).filter((line) => parseSite(line) === null);

/** `gone`: the link is well-formed, but the server has no such table. */
export type ChoiceProblem = 'name' | 'link' | 'gone' | 'sites' | 'manySites' | 'height';

/** Why there is nothing to copy yet. */
export function findProblems(choices: Choices, origin: string): ChoiceProblem[] {
  const { place, name, link, sites, height, fixed, least, most } = choices;
  const found: ChoiceProblem[] = [];
  const fits = (pixels: number) =>
    Number.isInteger(pixels) && pixels >= HEIGHTS.lowest && pixels <= HEIGHTS.highest;
  if (place === 'named' && !NAME.test(name)) found.push('name');
  if (place === 'table' && !roomOfLink(link, origin)) found.push('link');
  if (place !== 'table' && findWrongSites(sites).length > 0) found.push('sites');
  if (place !== 'table' && parseSites(sites).length > MAX_SITES) found.push('manySites');
  const isHeightRight =
    height === 'fixed' ? fits(fixed) : fits(least) && fits(most) && least <= most;
  return isHeightRight ? found : [...found, 'height'];
}
