// The documents cannot become outdated: every link leads somewhere, and every file, function, name and command that they
// mention is in the tree.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dependencySizes } from '../../scripts/dependencies.ts';
import { LAYERS } from '../../scripts/imports.ts';
import { ROOT } from '../../scripts/program.ts';
import { manifests } from '../../shared/games/index.ts';
import {
  anchorsOf,
  codeOf,
  commandsOf,
  fencesOf,
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
/** Without golden files, which are data, and without the tests of this check, which contain wrong names on purpose. */
const isSource = (file: string) =>
  !/test\/golden\/|package-lock|test\/(?:scripts\/(?:docs|documents)\.test|kit\/documents)\.ts/.test(
    file,
  );

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

test('the map in README.md shows folders that exist', () => {
  const map = fencesOf(read('README.md')).find(({ language }) => language === 'text')?.body ?? '';
  const folders: string[] = [];
  let top = '';
  for (const line of map.trimEnd().split('\n')) {
    const [, first, rest = ''] = /^(?:(\w+)\/)?(.*)$/.exec(line) ?? [];
    top = first ?? top;
    folders.push(`${top}/`);
    for (const [, name] of rest.matchAll(/(\w+)\//g)) folders.push(`${top}/${name}/`);
  }
  expect(folders.length).toBeGreaterThan(20);
  expect(folders.flatMap((folder) => staleReason(folder, tree) ?? [])).toEqual([]);
});

test('the check finds the documents', () => {
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

test('each function in docs/life-of-a-move.md is in the file that its row links to', () => {
  const rows = read('docs/life-of-a-move.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const elsewhere = rows.flatMap((row) => {
    const files = linksOf(row).map((link) => read(join('docs', link)));
    const called = codeOf(row).flatMap((code) => /(\w+)\(\)$/.exec(code)?.[1] ?? []);
    if (files.length === 0) return [];
    return called.filter((name) => !files.some((file) => new RegExp(`\\b${name}\\b`).test(file)));
  });
  expect(elsewhere).toEqual([]);
});

test('the pages of these three games name more than five tests each', () => {
  for (const game of ['room-share', 'landlord', 'raja'])
    expect(testsShownIn(read(`shared/games/${game}/README.md`)).length).toBeGreaterThan(5);
});

test.each(documents.filter((document) => document.startsWith('shared/games/')))(
  'the tests that %s names for its rules exist',
  (document) => {
    const tests = testsShownIn(read(document));
    expect(tests.length).toBeGreaterThan(0);
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
    'are all the parts that the test of manifests requires of $id',
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
