// Writes the text that a site owner copies into their page, in three kinds. All functions are pure.
import {
  type Choices,
  defaultChoices,
  type GameSettings,
  HEIGHTS,
  parseSites,
  roomOfLink,
} from './choices.ts';

export interface SnippetInput {
  /** The origin of this installation of Foyer. */
  origin: string;
  choices: Choices;
  chosen: GameSettings;
  /** The title of the frame, for screen readers. */
  title: string;
  /** The id with which the chosen table can only be watched, once the server has said it. */
  watchId?: string | undefined;
}

/** Attributes or query parameters. `true` means one without a value. */
type Values = [name: string, value: string | number | true][];

/** Returns the options that differ from their defaults, such as `short` or `ending=sum`. */
function optionsOf({ choices, chosen }: SnippetInput): string[] {
  return chosen.options.flatMap(({ id, default: usual }) => {
    const value = choices.options[id] ?? usual;
    if (value === usual) return [];
    return value === true ? id : `${id}=${value}`;
  });
}

const seatsOf = ({ choices: { seats }, chosen }: SnippetInput): number =>
  seats >= chosen.seats.min && seats < chosen.seats.max ? seats : 0;

/** A table that each visitor opens for themselves has no spectators. */
export const isForSpectators = ({ place, watch }: Choices): boolean => watch && place !== 'new';

const room = ({ choices, origin }: SnippetInput): string => roomOfLink(choices.link, origin) ?? '';

/** The id that only watches, if that is what the frame is for. It needs no `watch` beside it. */
const watchIdOf = ({ choices, watchId }: SnippetInput): string | undefined =>
  choices.place === 'table' && isForSpectators(choices) ? watchId : undefined;

/** Encodes a query value, but keeps the characters readable that a query may contain as they are. */
const encodeQueryValue = (value: string): string =>
  encodeURIComponent(value).replace(/%(2C|3A|2F|3D)/g, decodeURIComponent);

/** Returns the address of the frame. `host` is the site that the frame may send messages to, if any. */
export function frameAddress(making: SnippetInput, host?: string): string {
  const { choices, origin } = making;
  const { game, place, name, language, theme, accent } = choices;
  const watchId = watchIdOf(making);
  const path = {
    new: `new/${game}`,
    named: `named/${game}/${encodeURIComponent(name)}`,
    table: watchId ? `w/${watchId}` : room(making),
  }[place];
  const query: Values = [];
  const say = (key: string, value: string | number | boolean | undefined) => {
    if (value) query.push([key, value]);
  };
  if (place !== 'table') {
    say('seats', seatsOf(making));
    say('options', optionsOf(making).join(','));
    say('sites', parseSites(choices.sites).join(','));
  }
  say('lang', language === 'own' ? '' : language);
  say('theme', theme === 'auto' ? '' : theme);
  say('accent', accent);
  say('host', host);
  say('watch', !watchId && isForSpectators(choices));
  say('mute', choices.mute);
  const said = query.map(([key, value]) =>
    value === true ? key : `${key}=${encodeQueryValue(String(value))}`,
  );
  return `${origin}/embed/${path}${said.length > 0 ? '?' : ''}${said.join('&')}`;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');

const tag = (name: string, values: Values): string =>
  `<${[name, ...values.map(attribute)].join(' ')}>`;

const attribute = ([name, value]: Values[number]): string =>
  value === true ? name : `${name}="${escapeHtml(String(value))}"`;

/** Returns <foyer-table> with its script, and a link inside it for browsers without scripts. */
export function elementSnippet(making: SnippetInput): string {
  const { choices, origin, title } = making;
  const { game, place, name, language, theme, accent, height } = choices;
  const values: Values = [];
  const say = (key: string, value: string | number | boolean) => {
    if (value) values.push([key, value]);
  };
  const watchId = watchIdOf(making);
  if (place === 'table') say('table', watchId ? `${origin}/w/${watchId}` : room(making));
  else say('game', game);
  if (place === 'named') say('name', name);
  say('watch', !watchId && isForSpectators(choices));
  if (place !== 'table') {
    say('seats', seatsOf(making));
    say('options', optionsOf(making).join(' '));
    say('sites', parseSites(choices.sites).join(' '));
  }
  say('language', language === 'own' ? '' : language);
  say('theme', theme === 'auto' ? '' : theme);
  say('accent', accent);
  if (height === 'fixed') say('height', choices.fixed);
  else {
    say('min-height', choices.least === HEIGHTS.least ? '' : choices.least);
    say('max-height', choices.most === HEIGHTS.most ? '' : choices.most);
  }
  say('mute', choices.mute);
  const script = tag('script', [
    ['type', 'module'],
    ['src', `${origin}/foyer-embed.js`],
  ]);
  const link = tag('a', [['href', linkOf(making)]]);
  return `${script}</script>\n${tag('foyer-table', values)}${link}${escapeHtml(title)}</a></foyer-table>`;
}

/** An existing table has a page. Any other table is opened only by the address of the frame. */
const linkOf = (making: SnippetInput): string =>
  making.choices.place === 'table' && !isForSpectators(making.choices)
    ? `${making.origin}/t/${room(making)}`
    : frameAddress(making);

/** A plain <iframe> cannot grow, so it gets the height that most tables need. */
const PLAIN_HEIGHT_PX = 720;

/** Returns the height of the frame. `wanted` is the height that the table in the frame asked for. */
export const frameHeight = (
  { height, fixed, least, most }: Choices,
  wanted = PLAIN_HEIGHT_PX,
): number => (height === 'fixed' ? fixed : Math.min(Math.max(wanted, least), most));

export function frameSnippet(making: SnippetInput): string {
  const frame = tag('iframe', [
    ['src', frameAddress(making)],
    ['title', making.title],
    ['width', '100%'],
    ['height', frameHeight(making.choices)],
    ['loading', 'lazy'],
    ['allow', 'clipboard-write; web-share'],
    ['style', 'border: 0'],
  ]);
  return `${frame}</iframe>`;
}

/** Returns the address of a table or a game, to be pasted into a site that supports oEmbed. */
export const oembedAddress = (making: SnippetInput): string =>
  making.choices.place === 'table'
    ? `${making.origin}/t/${room(making)}`
    : `${making.origin}/rules/${making.choices.game}`;

/** Returns the choices of the frame that an oEmbed site makes. The pasted address cannot carry the appearance. */
export const oembedChoices = (choices: Choices): Choices => ({
  ...defaultChoices(choices.game),
  place: choices.place === 'table' ? 'table' : 'new',
  link: choices.link,
  height: 'fixed',
  fixed: PLAIN_HEIGHT_PX,
});

/** Returns the request that an oEmbed site sends to learn what to embed. */
export const oembedRequest = (making: SnippetInput): string =>
  `${making.origin}/oembed?url=${encodeURIComponent(oembedAddress(making))}`;

export const SNIPPET_KINDS = ['element', 'frame', 'oembed'] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

export const snippets: Record<SnippetKind, (making: SnippetInput) => string> = {
  element: elementSnippet,
  frame: frameSnippet,
  oembed: oembedAddress,
};
