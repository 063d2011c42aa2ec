// The parser of a frame's address accepts what embedding pages may write and ignores hostile input.
import { describe, expect, test } from 'vitest';
import {
  hasFlag,
  parseFramePath,
  parseHostOrigin,
  parseTableWishes,
  storageNameOf,
} from '../../client/embed/address.ts';
import type { OptionSpec } from '../../shared/engine/index.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['/embed/AbC_-123', { kind: 'table', room: 'AbC_-123' }],
  ['/embed/new/raja', { kind: 'new', game: 'raja' }],
  ['/embed/named/raja/my-club_1', { kind: 'named', game: 'raja', name: 'my-club_1' }],
  ['/embed/AbC_-123/replay', { kind: 'replay', room: 'AbC_-123' }],
  ['/embed/AbC_-123/replay/12', { kind: 'replay', room: 'AbC_-123', number: '12' }],
  ['/embed/AbC_-123/replay/12/x', null],
  ['/embed/named/raja', null],
  ['/embed/named/raja/a%20b', null],
  [`/embed/named/raja/${'x'.repeat(41)}`, null],
  ['/embed/new/raja/x', null],
  ['/embed/named/raja/x/y', null],
  ['/embed/', null],
])('reads the path %s', (path, place) => {
  expect(parseFramePath(path)).toEqual(place);
});

describe('the wishes for a table in the query', () => {
  const specs: OptionSpec[] = [
    { id: 'short', type: 'boolean', default: false },
    { id: 'extra', type: 'boolean', default: true },
    { id: 'ending', type: 'choice', default: 'pile', choices: ['pile', '7'] },
    { id: 'sum', type: 'number', default: 60, min: 20, max: 200 },
  ];
  const wishes = (text: string) => parseTableWishes(query(text), specs);

  test.each([
    ['', { options: {} }],
    ['seats=3', { seats: 3, options: {} }],
    [
      'options=short,extra=false,ending=7,sum=80',
      { options: { short: true, extra: false, ending: '7', sum: 80 } },
    ],
    ['options=short=true,,', { options: { short: true } }],
    // The parser passes unknown options on, because the server refuses them when the table is opened.
    ['options=nonsense=1&seats=x', { seats: Number.NaN, options: { nonsense: '1' } }],
    [
      'sites=https://a.example,javascript:1,https://a.example,https://b.example/,http://c.example',
      { options: {}, sites: ['https://a.example'] },
    ],
    // The worker drops the same sites. A site that only one of them dropped would lead to another table, or to none.
    [
      'sites=https://a_b.example,https://[::1],ws://localhost,https://localhost',
      { options: {}, sites: ['https://localhost'] },
    ],
    ['sites=http://localhost:81', { options: {}, sites: ['http://localhost:81'] }],
    ['sites=*', { options: {} }],
  ])('are read from "%s"', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});

test.each([
  ['host=https://blog.example', 'https://blog.example'],
  ['host=http://localhost:8080', 'http://localhost:8080'],
  ['host=https://blog.example/', null],
  ['host=https://blog.example/page', null],
  ['host=*', null],
  ['host=null', null],
  ['host=data:text/html,x', null],
  ['host=', null],
  ['', null],
])('reads the host in "?%s" as %s, because only an origin is valid', (text, host) => {
  expect(parseHostOrigin(query(text))).toBe(host);
});

test.each([
  ['watch', true],
  ['watch=', true],
  ['watch=1', true],
  ['watch=0', false],
  ['watch=false', false],
  ['', false],
])('reads the flag in "?%s" as %s', (text, expected) => {
  expect(hasFlag(query(text), 'watch')).toBe(expected);
});

test('stores a table under a name that depends on seats, options and sites, but not on how the frame looks', () => {
  const at = (text: string) => storageNameOf('/embed/new/raja', query(text));
  expect(at('seats=3&theme=dark&accent=aa3355&host=https://blog.example')).toBe(
    at('seats=3&lang=it'),
  );
  expect(at('seats=3')).not.toBe(at('seats=4'));
  expect(at('options=short')).not.toBe(at(''));
  expect(at('sites=https://a.example')).not.toBe(at(''));
});
