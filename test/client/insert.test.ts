// The HTML that the owner of another site copies. The tests parse it and compare it with what was chosen in the form.
import { describe, expect, test } from 'vitest';
import {
  type Choices,
  defaultChoices,
  type GameSettings,
  TABLE_PLACES,
} from '../../client/app/pages/insert/choices.ts';
import {
  elementSnippet,
  frameAddress,
  frameSnippet,
  oembedAddress,
  type SnippetInput,
  snippets,
} from '../../client/app/pages/insert/snippet.ts';

const ORIGIN = 'https://foyer.example';
const ROOM = 'AbCdEfGhIjKlMnOpQrSt-_';
const KEY = 'kEy-0123456789_kEy-012';
const CHOSEN: GameSettings = {
  seats: { min: 2, max: 5 },
  options: [
    { id: 'short', type: 'boolean', default: false },
    { id: 'texts', type: 'boolean', default: true },
    { id: 'ending', type: 'choice', default: 'pile', choices: ['pile', 'sum'] },
    { id: 'sum', type: 'number', default: 60, min: 20, max: 200 },
  ],
};
const NAMED: Choices = { ...defaultChoices('raja'), place: 'named', name: 'blog-1' };

const making = (choices: Partial<Choices>, title = 'Raja · Foyer'): SnippetInput => ({
  origin: ORIGIN,
  choices: { ...defaultChoices('raja'), ...choices },
  chosen: CHOSEN,
  title,
});

interface Tag {
  name: string;
  values: Record<string, string>;
}

const read = (text: string) =>
  text.replace(/&(?:amp|#(\d+));/g, (_, code) => (code ? String.fromCharCode(Number(code)) : '&'));

/** Parses strictly: only names, and values in double quotes without a character that could end them. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const rest = html.replace(/<([a-z-]+)((?: [a-z-]+(?:="[^"<>']*")?)*)>/g, (_, name, all) => {
    const values = [...all.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(
      ([, key, value]) => [key, value === undefined ? '' : read(value)] as const,
    );
    tags.push({ name, values: Object.fromEntries(values) });
    return '';
  });
  // Only text and closing tags are left.
  expect(rest.replace(/<\/[a-z-]+>/g, '')).not.toMatch(/[<>"']/);
  expect(html.replace(/&(amp|#\d+);/g, '')).not.toContain('&');
  return tags;
}

/** The choices that the frame's address contains. */
function readAddress(address: string) {
  const url = new URL(address);
  expect(url.origin).toBe(ORIGIN);
  expect(url.hash).toBe('');
  const [, embed, ...path] = url.pathname.split('/');
  expect(embed).toBe('embed');
  const query = Object.fromEntries(url.searchParams);
  const known = 'seats options sites lang theme accent host watch mute'.split(' ');
  expect(Object.keys(query).filter((key) => !known.includes(key))).toEqual([]);
  const [place, game, name] = path.length === 1 ? ['table', ''] : path;
  return {
    place,
    game,
    name: name ?? '',
    table: place === 'table' ? path[0] : '',
    seats: query.seats ?? '',
    options: query.options ?? '',
    sites: query.sites ?? '',
    language: query.lang ?? '',
    theme: query.theme ?? '',
    accent: query.accent ?? '',
    watch: 'watch' in query,
    mute: 'mute' in query,
  };
}

/** The choices that the attributes of the element contain. */
function readElement(html: string) {
  const [script, element, link, ...more] = tagsOf(html);
  expect(script).toEqual({
    name: 'script',
    values: { type: 'module', src: `${ORIGIN}/foyer-embed.js` },
  });
  expect(element?.name).toBe('foyer-table');
  expect(link?.name).toBe('a');
  expect(more).toEqual([]);
  const values = element?.values ?? {};
  const { game = '', name = '', table = '' } = values;
  return {
    link: link?.values.href ?? '',
    heights: [values.height, values['min-height'], values['max-height']],
    place: table ? 'table' : name ? 'named' : 'new',
    game,
    name,
    table,
    seats: values.seats ?? '',
    options: (values.options ?? '').replaceAll(' ', ','),
    sites: (values.sites ?? '').replaceAll(' ', ','),
    language: values.language ?? '',
    theme: values.theme ?? '',
    accent: values.accent ?? '',
    watch: 'watch' in values,
    mute: 'mute' in values,
  };
}

/** Every combination of the values. */
function combinations(parts: { [K in keyof Choices]?: readonly Choices[K][] }): Partial<Choices>[] {
  let all: Partial<Choices>[] = [{}];
  for (const [key, values] of Object.entries(parts)) {
    all = all.flatMap((one) => values.map((value) => ({ ...one, [key]: value })));
  }
  return all;
}

const ALL = combinations({
  place: TABLE_PLACES,
  watch: [false, true],
  seats: [0, 3, 5],
  options: [{}, { short: true, texts: false, ending: 'sum', sum: 99 }, { short: false, sum: 60 }],
  language: ['own', 'fr'],
  theme: ['auto', 'dark'],
  accent: ['', 'aa3355'],
  mute: [false, true],
  height: ['auto', 'fixed'],
  sites: ['', 'https://x.example\nblog.example/page'],
}).map((one) => making({ ...one, name: 'blog-1', link: `${ORIGIN}/t/${ROOM}#${KEY}` }));

describe('every combination of choices', () => {
  test('is contained in the element, in the frame and in the address of the frame', () => {
    expect(ALL.length).toBe(3 * 2 * 3 * 3 * 2 * 2 * 2 * 2 * 2 * 2);
    for (const one of ALL) {
      const { choices } = one;
      const frame = readAddress(frameAddress(one));
      const { link, heights: _, ...element } = readElement(elementSnippet(one));
      expect(element).toEqual(frame);
      const own = choices.place !== 'table';
      expect(frame).toEqual({
        place: choices.place,
        game: own ? 'raja' : '',
        name: choices.place === 'named' ? 'blog-1' : '',
        table: own ? '' : ROOM,
        seats: own && choices.seats === 3 ? '3' : '',
        options:
          own && choices.options.texts === false ? 'short,texts=false,ending=sum,sum=99' : '',
        sites: own && choices.sites ? 'https://blog.example,https://x.example' : '',
        language: choices.language === 'own' ? '' : 'fr',
        theme: choices.theme === 'auto' ? '' : 'dark',
        accent: choices.accent,
        watch: choices.watch && choices.place !== 'new',
        mute: choices.mute,
      });
      const plain = !own && !choices.watch;
      expect(link).toBe(plain ? `${ORIGIN}/t/${ROOM}` : frameAddress(one));
      const [iframe, ...more] = tagsOf(frameSnippet(one));
      expect(more).toEqual([]);
      expect(iframe?.values.src).toBe(frameAddress(one));
      expect(iframe?.values.title).toBe('Raja · Foyer');
      expect(iframe?.values.height).toBe(choices.height === 'fixed' ? '640' : '720');
      expect(oembedAddress(one)).toBe(own ? `${ORIGIN}/rules/raja` : `${ORIGIN}/t/${ROOM}`);
    }
  });

  test('puts neither the key of a seat nor a # into the HTML', () => {
    for (const one of ALL) {
      for (const make of Object.values(snippets)) {
        expect(make(one)).not.toContain(KEY);
        expect(read(make(one))).not.toContain('#');
      }
      expect(frameAddress(one, 'https://blog.example')).not.toContain(KEY);
    }
  });
});

test('leaves out choices that are the default', () => {
  const plain = making({});
  expect(frameAddress(plain)).toBe(`${ORIGIN}/embed/new/raja`);
  expect(elementSnippet(plain)).toBe(
    `<script type="module" src="${ORIGIN}/foyer-embed.js"></script>\n` +
      `<foyer-table game="raja"><a href="${ORIGIN}/embed/new/raja">Raja · Foyer</a></foyer-table>`,
  );
});

test('leaves out the default heights of the element, and keeps the plain frame within the chosen ones', () => {
  const heights = (choices: Partial<Choices>) =>
    readElement(elementSnippet(making(choices))).heights;
  expect(heights({})).toEqual([undefined, undefined, undefined]);
  expect(heights({ least: 300 })).toEqual([undefined, '300', undefined]);
  expect(heights({ most: 1200 })).toEqual([undefined, undefined, '1200']);
  expect(heights({ height: 'fixed', fixed: 500, most: 1200 })).toEqual([
    '500',
    undefined,
    undefined,
  ]);
  const plain = (choices: Partial<Choices>) =>
    tagsOf(frameSnippet(making(choices)))[0]?.values.height;
  expect(plain({ most: 600 })).toBe('600');
  expect(plain({ least: 800 })).toBe('800');
});

test('puts the host into the address of a frame that may send it messages', () => {
  const address = frameAddress(making({}), 'https://blog.example');
  expect(address).toBe(`${ORIGIN}/embed/new/raja?host=https://blog.example`);
});

test('escapes characters that could end an attribute or a tag', () => {
  const evil = `"><script>alert('&')</script>`;
  const one = making({ ...NAMED, name: evil, accent: evil, sites: evil }, evil);
  const hostile = { ...one, choices: { ...one.choices, options: { ending: evil } } };
  for (const make of [elementSnippet, frameSnippet]) {
    const tags = tagsOf(make(hostile));
    expect(tags.filter(({ name }) => name === 'script').length).toBe(make === frameSnippet ? 0 : 1);
  }
  expect(readAddress(frameAddress(hostile)).options).toBe(`ending=${evil}`);
  const [, element] = tagsOf(elementSnippet(hostile));
  expect(element?.values.name).toBe(evil);
  expect(element?.values.sites).toBeUndefined();
});
