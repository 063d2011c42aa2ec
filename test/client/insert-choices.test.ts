// What the owner of a site may type into the form (links, sites, names, heights), and the texts of the form.
import { describe, expect, test } from 'vitest';
import {
  type Choices,
  defaultChoices,
  findProblems,
  findWrongSites,
  parseSite,
  parseSites,
  randomTableName,
  roomOfLink,
  toTableName,
  withoutKey,
} from '../../client/app/pages/insert/choices.ts';
import { snippets } from '../../client/app/pages/insert/snippet.ts';
import { en } from '../../client/app/pages/insert/text/en.ts';
import { fr } from '../../client/app/pages/insert/text/fr.ts';
import { it } from '../../client/app/pages/insert/text/it.ts';

const ORIGIN = 'https://foyer.example';
const ROOM = 'AbCdEfGhIjKlMnOpQrSt-_';
const KEY = 'kEy-0123456789_kEy-012';
const NAMED: Choices = { ...defaultChoices('raja'), place: 'named', name: 'blog-1' };

describe('the link of a table', () => {
  test.each([
    `${ORIGIN}/t/${ROOM}`,
    `${ORIGIN}/t/${ROOM}/`,
    `${ORIGIN}/t/${ROOM}?from=mail`,
    `${ORIGIN}/t/${ROOM}#${KEY}`,
    `  ${ORIGIN}/embed/${ROOM}?watch#${KEY}`,
    `foyer.example/t/${ROOM}`,
  ])('is recognised: %s', (link) => {
    expect(roomOfLink(link, ORIGIN)).toBe(ROOM);
    expect(withoutKey(link)).not.toContain(KEY);
  });

  test.each([
    '',
    ROOM,
    KEY,
    `#${KEY}`,
    `https://other.example/t/${ROOM}`,
    `${ORIGIN}/rules/${ROOM}`,
    `${ORIGIN}/t/${ROOM}%23${KEY}`,
    `${ORIGIN}/t/${ROOM}${KEY}`,
    `${ORIGIN}/embed/new/${ROOM}`,
    `${ORIGIN}@other.example/t/${ROOM}`,
    'https://',
  ])('is refused: %s', (link) => {
    expect(roomOfLink(link, ORIGIN)).toBeNull();
    const choices: Choices = { ...NAMED, place: 'table', link };
    expect(findProblems(choices, ORIGIN)).toEqual(['link']);
    const chosen = { seats: { min: 2, max: 5 }, options: [] };
    for (const make of Object.values(snippets)) {
      expect(make({ origin: ORIGIN, choices, chosen, title: 'Foyer' })).not.toContain(KEY);
    }
  });
});

describe('the sites that may frame a table', () => {
  test.each([
    ['https://blog.example', 'https://blog.example'],
    ['https://blog.example/a/page?x#y', 'https://blog.example'],
    ['blog.example', 'https://blog.example'],
    ['BLOG.example:8443', 'https://blog.example:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['https://intranet', 'https://intranet'],
    ['http://blog.example', null],
    ['https://a_b.example', null],
    ['https://[::1]', null],
    ['ftp://localhost', null],
    ['blog', null],
    ['https://*.example', null],
    ['https://me@blog.example', null],
    ['ftp://blog.example', null],
    ['javascript:alert(1)', null],
    ["https://a.example;script-src 'none'", null],
    ['', null],
  ])('the line "%s" names %s', (line, site) => expect(parseSite(line)).toBe(site));

  test('are sorted, so that their order in the form does not matter', () => {
    expect(parseSites('b.example\n\n a.example \nhttps://b.example/x')).toEqual(
      parseSites('a.example,b.example'),
    );
    expect(findWrongSites('a.example\nblog')).toEqual(['blog']);
  });

  test('are a problem when one is wrong or there are too many', () => {
    const nine = Array.from({ length: 9 }, (_, at) => `s${at}.example`).join('\n');
    expect(findProblems({ ...NAMED, sites: nine }, ORIGIN)).toEqual(['manySites']);
    expect(findProblems({ ...NAMED, sites: 'blog' }, ORIGIN)).toEqual(['sites']);
    expect(findProblems({ ...NAMED, sites: nine.slice(0, 20) }, ORIGIN)).toEqual([]);
    // An existing table keeps the sites that it was opened with, so the hidden field is not checked.
    const there = { ...NAMED, place: 'table' as const, link: `${ORIGIN}/t/${ROOM}` };
    expect(findProblems({ ...there, sites: 'blog' }, ORIGIN)).toEqual([]);
  });
});

test('reports impossible names and heights', () => {
  expect(findProblems({ ...NAMED, name: '' }, ORIGIN)).toEqual(['name']);
  expect(findProblems({ ...NAMED, least: 900, most: 500 }, ORIGIN)).toEqual(['height']);
  expect(findProblems({ ...NAMED, height: 'fixed', fixed: Number.NaN }, ORIGIN)).toEqual([
    'height',
  ]);
  expect(toTableName('Caffè del Maharajà! ♜')).toBe('Caffe-del-Maharaja-');
  expect(toTableName('x'.repeat(60))).toHaveLength(40);
});

test('suggests valid names, and never the same one twice', () => {
  const names = Array.from({ length: 200 }, randomTableName);
  for (const name of names) {
    expect(name).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
    expect(findProblems({ ...NAMED, name }, ORIGIN)).toEqual([]);
  }
  expect(new Set(names).size).toBe(names.length);
});

describe('the texts of the page', () => {
  /** Every text in it; sentences with a gap are filled. */
  const texts = (part: unknown): string[] => {
    if (typeof part === 'string') return [part];
    if (typeof part === 'function') return [part('Raja', 'Ada')];
    return Object.values(part as object).flatMap(texts);
  };

  test.each([['en', en] as const, ['it', it] as const, ['fr', fr] as const])(
    'have no empty line, no straight quote and no wrong space in %s',
    (id, words) => {
      const all = texts(words);
      expect(all.length).toBeGreaterThan(50);
      // French puts a no-break space before these characters and nowhere else.
      const wrong = id === 'fr' ? / [?!:;»]|« |\s\s|\u00a0[^?!:;»]/ : /\s[?!:;]|\s\s|\u00a0/;
      expect(all.filter((one) => !one.trim() || wrong.test(one) || /['"]/.test(one))).toEqual([]);
      if (id !== 'en')
        expect(all.filter((one) => one.includes(' ') && texts(en).includes(one))).toEqual([]);
    },
  );
});
