// Writes the text that the owner of a site copies into their page, in three kinds. The functions are pure: the same
// choices make the same text.
import {
  type Choices,
  defaultChoices,
  type GameSettings,
  HEIGHTS,
  roomOf,
  sitesOf,
} from './choices.ts';

export interface SnippetInput {
  /** The origin of this Foyer. */
  origin: string;
  choices: Choices;
  chosen: GameSettings;
  /** The title of the frame, for screen readers. */
  title: string;
}

/** Attributes or query parameters; `true` stands for one without a value. */
type Values = [name: string, value: string | number | true][];

/** The options that differ from their defaults: `short`, or `ending=sum`. */
function optionsOf({ choices, chosen }: SnippetInput): string[] {
  return chosen.options.flatMap(({ id, default: usual }) => {
    const value = choices.options[id] ?? usual;
    if (value === usual) return [];
    return value === true ? id : `${id}=${value}`;
  });
}

const seatsOf = ({ choices: { seats }, chosen }: SnippetInput): number =>
  seats >= chosen.seats.min && seats < chosen.seats.max ? seats : 0;

/** A table that each visitor opens for themselves cannot be watched. */
export const watches = ({ place, watch }: Choices): boolean => watch && place !== 'new';

const room = ({ choices, origin }: SnippetInput): string => roomOf(choices.link, origin) ?? '';

/** Leaves characters readable that a query may contain unencoded. */
const queried = (value: string): string =>
  encodeURIComponent(value).replace(/%(2C|3A|2F|3D)/g, decodeURIComponent);

/** The address of the frame. `host` is the site that it may send messages to, if any. */
export function frameAddress(making: SnippetInput, host?: string): string {
  const { choices, origin } = making;
  const { game, place, name, language, theme, accent } = choices;
  const path = {
    new: `new/${game}`,
    named: `named/${game}/${encodeURIComponent(name)}`,
    table: room(making),
  }[place];
  const query: Values = [];
  const say = (key: string, value: string | number | boolean | undefined) => {
    if (value) query.push([key, value]);
  };
  if (place !== 'table') {
    say('seats', seatsOf(making));
    say('options', optionsOf(making).join(','));
    say('sites', sitesOf(choices.sites).join(','));
  }
  say('lang', language === 'own' ? '' : language);
  say('theme', theme === 'auto' ? '' : theme);
  say('accent', accent);
  say('host', host);
  say('watch', watches(choices));
  say('mute', choices.mute);
  const said = query.map(([key, value]) =>
    value === true ? key : `${key}=${queried(String(value))}`,
  );
  return `${origin}/embed/${path}${said.length > 0 ? '?' : ''}${said.join('&')}`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');

const tag = (name: string, values: Values): string =>
  `<${[name, ...values.map(attribute)].join(' ')}>`;

const attribute = ([name, value]: Values[number]): string =>
  value === true ? name : `${name}="${escaped(String(value))}"`;

/** The element with its script, and a link for readers without scripts. */
export function elementSnippet(making: SnippetInput): string {
  const { choices, origin, title } = making;
  const { game, place, name, language, theme, accent, height } = choices;
  const values: Values = [];
  const say = (key: string, value: string | number | boolean) => {
    if (value) values.push([key, value]);
  };
  if (place === 'table') say('table', room(making));
  else say('game', game);
  if (place === 'named') say('name', name);
  say('watch', watches(choices));
  if (place !== 'table') {
    say('seats', seatsOf(making));
    say('options', optionsOf(making).join(' '));
    say('sites', sitesOf(choices.sites).join(' '));
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
  return `${script}</script>\n${tag('foyer-table', values)}${link}${escaped(title)}</a></foyer-table>`;
}

/** A table that exists has a page; any other is only made by the address of the frame. */
const linkOf = (making: SnippetInput): string =>
  making.choices.place === 'table' && !watches(making.choices)
    ? `${making.origin}/t/${room(making)}`
    : frameAddress(making);

/** A plain frame cannot grow, so it is as high as most tables need. */
const PLAIN_HEIGHT_PX = 720;

/** The height of the frame. `wanted` is what the table asks for, where somebody listens to it. */
export const heightOf = (
  { height, fixed, least, most }: Choices,
  wanted = PLAIN_HEIGHT_PX,
): number => (height === 'fixed' ? fixed : Math.min(Math.max(wanted, least), most));

export function frameSnippet(making: SnippetInput): string {
  const frame = tag('iframe', [
    ['src', frameAddress(making)],
    ['title', making.title],
    ['width', '100%'],
    ['height', heightOf(making.choices)],
    ['loading', 'lazy'],
    ['allow', 'clipboard-write; web-share'],
    ['style', 'border: 0'],
  ]);
  return `${frame}</iframe>`;
}

/** The address to give to a site that knows oEmbed: of a table, or of a game. */
export const oembedAddress = (making: SnippetInput): string =>
  making.choices.place === 'table'
    ? `${making.origin}/t/${room(making)}`
    : `${making.origin}/rules/${making.choices.game}`;

/** The frame that such a site makes. The address says nothing of how the table looks. */
export const oembedChoices = (choices: Choices): Choices => ({
  ...defaultChoices(choices.game),
  place: choices.place === 'table' ? 'table' : 'new',
  link: choices.link,
  height: 'fixed',
  fixed: PLAIN_HEIGHT_PX,
});

/** The request with which that site asks what to show. */
export const oembedRequest = (making: SnippetInput): string =>
  `${making.origin}/oembed?url=${encodeURIComponent(oembedAddress(making))}`;

export const KINDS = ['element', 'frame', 'oembed'] as const;
export type SnippetKind = (typeof KINDS)[number];

export const snippets: Record<SnippetKind, (making: SnippetInput) => string> = {
  element: elementSnippet,
  frame: frameSnippet,
  oembed: oembedAddress,
};
