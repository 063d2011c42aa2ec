// The checks of test/scripts/docs.test.ts find what is wrong, in small samples.
import { expect, test } from 'vitest';
import { usedExports } from '../../scripts/dependencies.ts';
import {
  anchorsOf,
  codeOf,
  commandsOf,
  indexSource,
  linksOf,
  namesInFiles,
  staleReason,
  type Tree,
  testsShownIn,
} from '../kit/documents.ts';

const sample: Tree = {
  files: new Set(['shared/room/room.ts', 'shared/games/a/index.ts', 'scripts/run.ts']),
  source: indexSource(
    [
      'export class Room {',
      '  received(socket: Socket): void {}',
      '}',
      '  #store(change: Change): void {',
      'export function diff(a: number) {}',
      'const BOT_DELAY_MS = 700;',
    ].join('\n'),
  ),
  scripts: { run: 'node scripts/run.ts', gallery: 'vite' },
  games: [['a'], ['b', 'a']],
  read: () => 'parseArgs({\n  options: {\n    seats: {},\n  },\n})',
};

test.each([
  'shared/room/room.ts',
  'shared/room',
  'shared/room/*.ts',
  'shared/**/index.ts',
  'shared/*',
  'shared/games/<id>/index.ts',
  'room.ts',
  'diff()',
  'Room.received()',
  'room.received(socket)',
  'Room.received',
  'play.example.org',
  'window.postMessage',
  '#store()',
  'BOT_DELAY_MS',
  'npm run run -- --seats 3',
  'npm run gallery',
  '/api/rooms',
  'a sentence',
])('accepts `%s`', (code) => {
  expect(staleReason(code, sample)).toBeNull();
});

test.each([
  ['shared/room/table.ts', 'there is no shared/room/table.ts'],
  ['shared/room/*.css', 'there is no shared/room/*.css'],
  ['table.ts', 'there is no table.ts'],
  ['encode()', 'nothing declares encode()'],
  ['Table.received()', 'nothing declares Table'],
  ['Room.heard()', 'Room has no heard'],
  ['room.heard(socket)', 'Room has no heard'],
  ['breath', 'no source says breath'],
  ['npm run rum', 'package.json has no script rum'],
  ['npm run run -- --games 3', 'scripts/run.ts knows no --games'],
])('refuses `%s`', (code, reason) => {
  expect(staleReason(code, sample)).toBe(reason);
});

test.each([
  ['index.ts', null],
  ['room.ts', 'there is no room.ts'],
  ['cards/deck.ts', 'there is no cards/deck.ts'],
])('looks for `%s` of a game in its own folder', (code, reason) => {
  expect(staleReason(code, sample, 'shared/games/a/')).toBe(reason);
});

test('refuses a file of games that one game lacks', () => {
  const games = [...sample.games, ['c']];
  expect(staleReason('shared/games/<id>/index.ts', { ...sample, games })).toBe(
    'c has no shared/games/<id>/index.ts',
  );
});

test('reads which names a document finds in a file', () => {
  expect(namesInFiles('(`houses.ts` `bars`, `suitable`) and `a/b.ts` (`c`), `d.ts`')).toEqual([
    { file: 'houses.ts', names: ['bars', 'suitable'] },
    { file: 'a/b.ts', names: ['c'] },
  ]);
});

test('reads the tests that a table names', () => {
  const table = [
    '| rule | file | shown by (in `test/games/a/`) |',
    '| --- | --- | --- |',
    '| rent | `houses.ts` | `rent`, `end.test.ts` |',
    '',
    '`other`',
  ].join('\n');
  expect(testsShownIn(table)).toEqual(['test/games/a/rent', 'test/games/a/end']);
});

test('counts the exports that are imported, types left out', () => {
  const source = [
    "import { h, type VNode, render as draw } from 'preact';",
    "import type { Ref } from 'preact';",
    "import { own } from './own.ts';",
    "void import('lean-qr').then(({ generate }) => generate(text));",
  ].join('\n');
  expect([...usedExports([source])]).toEqual([
    ['preact', new Set(['h', 'render'])],
    ['lean-qr', new Set(['generate'])],
  ]);
});

test('finds links, anchors, code and commands outside of fenced blocks only', () => {
  const text = [
    '# One & two: `three`',
    '## Again',
    '## Again',
    'See [this](a.md#b), [that](https://example.org) and `code`.',
    '<img src="docs/foyer.webp">',
    '```sh',
    'npm run run   # [no](link.md)',
    '```',
  ].join('\n');
  expect(anchorsOf(text)).toEqual(['one--two-three', 'again', 'again-1']);
  expect(linksOf(text)).toEqual(['a.md#b', 'docs/foyer.webp']);
  expect(codeOf(text)).toEqual(['three', 'code']);
  expect(commandsOf(text)).toEqual(['npm run run']);
});
