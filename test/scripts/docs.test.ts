// The documents cannot go stale: every link leads somewhere, and every file, function, name and command that they
// mention is in the tree.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dependencySizes, usedExports } from '../../scripts/dependencies.ts';
import { LAYERS } from '../../scripts/imports.ts';
import { ROOT } from '../../scripts/program.ts';
import { manifests } from '../../shared/games/index.ts';
import {
  anchorsOf,
  codeOf,
  commandsOf,
  indexSource,
  linksOf,
  matches,
  namesInFiles,
  staleReason,
  type Tree,
  testsShownIn,
} from '../kit/documents.ts';
import { partFiles } from '../kit/manifest-parts.ts';
import { trialsOfGames } from '../kit/trials.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const plain = (path: string) => path.replaceAll('\\', '/');
const list = (...patterns: string[]) =>
  globSync(patterns, {
    cwd: ROOT,
    exclude: (name) => /(^|[\\/])(node_modules|dist|\.wrangler|shots|\.git)$/.test(name),
  }).map(plain);

const documents = list(
  '*.md',
  '{client,docs,scripts,shared,test,worker}/**/*.md',
  '.github/**/*.md',
);
const SOURCE = '{client,scripts,shared,test,worker}/**/*.{ts,tsx,css,html,js,json,webmanifest}';
/** Not what this test itself says, nor what is only data. */
const isSource = (file: string) =>
  !/test\/golden\/|package-lock|test\/(?:scripts\/docs\.test|kit\/documents)\.ts/.test(file);

const tree: Tree = {
  files: new Set([
    ...list('*', '.*', '.github/**/*', '{client,docs,scripts,shared,test,worker}/**/*'),
  ]),
  source: indexSource(
    [...list(SOURCE).filter(isSource), 'package.json', 'wrangler.toml', 'biome.json']
      .map(read)
      .join('\n'),
  ),
  scripts: JSON.parse(read('package.json')).scripts,
  games: manifests.map(({ facts }) => [facts.id, ...(facts.editionOf ? [facts.editionOf] : [])]),
  read,
};

test('the README fits on a page or two', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});

test('there are documents to check', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md']));
});

test.each(documents)('every link in %s leads to a file or heading', (document) => {
  const broken = linksOf(read(document)).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, file))) return true;
    return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(documents)('every file, name and command in %s exists', (document) => {
  const text = read(document);
  const folder = document.replace(/[^/]*$/, '');
  const commands = commandsOf(text).flatMap((line) => line.split(' && '));
  const named = [...codeOf(text), ...commands.filter((one) => one.startsWith('npm run '))];
  const stale = named.flatMap((code) => staleReason(code, tree, folder) ?? []);
  expect(stale).toEqual([]);
});

test.each(documents)('every name that %s finds in a file is in that file', (document) => {
  const folder = document.replace(/[^/]*$/, '');
  const missing = namesInFiles(read(document)).flatMap(({ file, names }) => {
    const place = tree.files.has(`${folder}${file}`) ? `${folder}${file}` : file;
    const text = tree.files.has(place) ? read(place) : '';
    return names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test.each(documents.filter((document) => document.startsWith('shared/games/')))(
  'the tests that %s names for its rules exist',
  (document) => {
    const tests = testsShownIn(read(document));
    expect(tests.length).toBeGreaterThan(5);
    expect(tests.flatMap((path) => staleReason(`${path}.test.ts`, tree) ?? [])).toEqual([]);
  },
);

test('docs/architecture.md explains every dependency, with the size that it has', async () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| `([^`]+)` +\| ([\d.]+) KB/gm)];
  const explained = new Map(rows.map(([, name = '', size]) => [name, Number(size)]));
  const sizes = await dependencySizes();
  expect([...explained.keys()].toSorted()).toEqual(sizes.map(({ name }) => name).toSorted());
  const wrong = sizes.filter(
    ({ name, kilobytes }) => Math.abs(kilobytes - (explained.get(name) ?? 0)) > 0.25,
  );
  expect(wrong).toEqual([]);
});

test('docs/architecture.md says which folder of shared imports which', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| `(shared\/\w+)` \|.*\| (.+) \|$/gm)];
  const said = rows.map(([, folder = '', imports = '']) => {
    const names = imports === 'nothing' ? [] : imports.split(', ');
    return [folder, names.map((name) => `shared/${name}`)];
  });
  const layers = Object.entries(LAYERS).filter(([layer]) => layer.startsWith('shared/'));
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(layers));
});

describe('the parts in docs/adding-a-game.md', () => {
  const rows = [...read('docs/adding-a-game.md').matchAll(/^\| `([^`]*<id>[^`]*)` /gm)];
  const paths = rows.map(([, path = '']) => path);

  test.each(paths)('%s is there for every game', (path) => {
    expect(staleReason(path, tree)).toBeNull();
  });

  test.each(manifests.map((manifest) => ({ id: manifest.facts.id, manifest })))(
    'are all that a test asks of $id',
    ({ id, manifest }) => {
      const trials = trialsOfGames[id];
      const asked = partFiles({ manifest, trials, hasFile: () => true, readFile: read });
      const ids = [id, manifest.facts.editionOf ?? id];
      const isNamed = (file: string) =>
        ids.some((one) => paths.some((path) => matches(file, path.replaceAll('<id>', one))));
      expect(asked.map(([, file]) => file).filter((file) => !isNamed(file))).toEqual([]);
    },
  );
});

describe('the check itself', () => {
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
});
