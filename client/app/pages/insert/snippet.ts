// The text that goes into the other page, in its three kinds. Pure: the same choices make the same text.
import {
  type Choices,
  defaultChoices,
  type GameFacts,
  HEIGHTS,
  roomOf,
  sitesOf,
} from './choices.ts';

export interface SnippetInput {
  /** Where this Foyer is. */
  origin: string;
  choices: Choices;
  chosen: GameFacts;
  /** What the frame is called, for those who hear the page read out. */
  title: string;
}

/** What is to be said; `true` needs no value. */
type Values = [name: string, value: string | number | true][];

/** The options that are not as usual: `short`, or `ending=sum`. */
function optionsOf({ choices, chosen }: SnippetInput): string[] {
  return chosen.options.flatMap(({ id, default: usual }) => {
    const value = choices.options[id] ?? usual;
    if (value === usual) return [];
    return value === true ? id : `${id}=${value}`;
  });
}

const seatsOf = ({ choices: { seats }, chosen }: SnippetInput): number =>
  seats >= chosen.seats.min && seats < chosen.seats.max ? seats : 0;

/** Nobody can watch a table that is each visitor's own. */
export const watches = ({ place, watch }: Choices): boolean => watch && place !== 'new';

const room = ({ choices, origin }: SnippetInput): string => roomOf(choices.link, origin) ?? '';

/** Written so that it can be read: what needs no sign of its own in a query has none. */
const queried = (value: string): string =>
  encodeURIComponent(value).replace(/%(2C|3A|2F|3D)/g, decodeURIComponent);

/** Where the frame is. `host`: the site to which it may send messages, where somebody listens. */
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

/** The element with its script, and a link for where no script runs. */
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

/** Where a table is by itself, the way to it is its page; else only the frame's address makes it. */
const linkOf = (making: SnippetInput): string =>
  making.choices.place === 'table' && !watches(making.choices)
    ? `${making.origin}/t/${room(making)}`
    : frameAddress(making);

/** A frame cannot grow by itself: it is as high as a table mostly needs. */
const PLAIN = 720;

/** How high it is; `asked`: what the table says that it needs, where somebody listens. */
export const heightOf = ({ height, fixed, least, most }: Choices, asked = PLAIN): number =>
  height === 'fixed' ? fixed : Math.min(Math.max(asked, least), most);

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

/** What a site that knows oEmbed is given: a table, or a game. */
export const oembedAddress = (making: SnippetInput): string =>
  making.choices.place === 'table'
    ? `${making.origin}/t/${room(making)}`
    : `${making.origin}/rules/${making.choices.game}`;

/** What such a site makes of the address: how the table looks is not in it. */
export const oembedChoices = (choices: Choices): Choices => ({
  ...defaultChoices(choices.game),
  place: choices.place === 'table' ? 'table' : 'new',
  link: choices.link,
  height: 'fixed',
  fixed: PLAIN,
});

/** Where that site asks what to show. */
export const oembedRequest = (making: SnippetInput): string =>
  `${making.origin}/oembed?url=${encodeURIComponent(oembedAddress(making))}`;

export const KINDS = ['element', 'frame', 'oembed'] as const;
export type SnippetKind = (typeof KINDS)[number];

export const snippets: Record<SnippetKind, (making: SnippetInput) => string> = {
  element: elementSnippet,
  frame: frameSnippet,
  oembed: oembedAddress,
};
