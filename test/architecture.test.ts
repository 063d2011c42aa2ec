// Which file may import which, what shared code may not touch, and how long a file may be.
import { describe, expect, test } from 'vitest';
import {
  allImports,
  type Import,
  importCycles,
  importsOf,
  isUpward,
  layerOf,
  readSource,
  sourceFiles,
  upwardImports,
} from '../scripts/imports.ts';
import { findManifest } from '../shared/games/index.ts';

const EVERYWHERE = ['shared', 'worker', 'client', 'test', 'scripts'];
const MAX_LINES = 300;

const files = sourceFiles();
const imports = allImports(files);

const isWithin = (file: string, folder: string) => file.startsWith(`${folder}/`);
const gameOf = (file: string) => file.match(/^(?:shared|client)\/games\/([^/]+)\//)?.[1];
/** The game that this game is an edition of. An edition may import any file of it. */
const parentOf = (game: string) => findManifest(game)?.facts.editionOf;

/** Why this import is not allowed, or null. */
function importRefusal({ from, to }: Import): string | null {
  if (isWithin(from, 'shared') && !isWithin(to, 'shared')) return 'shared imports only shared';
  if (isWithin(from, 'worker') && isWithin(to, 'client')) return 'worker never imports client';
  if (isWithin(from, 'client') && isWithin(to, 'worker')) return 'client never imports worker';
  if (isWithin(to, 'test')) return 'nothing imports tests';
  const [importer, imported] = [gameOf(from), gameOf(to)];
  const isOtherGame = importer && imported && importer !== imported;
  if (isOtherGame && parentOf(importer) !== imported) return 'a game imports no other game';
  const isFile = !to.startsWith('package ') && !to.includes('*');
  if (isFile && !/\.(tsx?|css(\?inline)?|svg(\?(url|raw))?|json)$/.test(to))
    return 'imports name the file ending';
  return null;
}

// TypeScript has no DOM, Node or Workers types in shared. These names are in the language itself, or get past the types.
const IMPURE =
  /\b(Math\.random|Date\b|performance|setTimeout|setInterval|queueMicrotask|fetch|crypto|WebSocket|globalThis|console|process|require|document|window|navigator|localStorage|eval|new Function|await|async|Promise|WeakRef|Intl|toLocale\w*|localeCompare)\b/;

/** The lines of code without comments and strings. */
const codeLines = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .split('\n');

const impurities = (text: string): string[] => codeLines(text).filter((line) => IMPURE.test(line));

const STORAGE_MODULE = 'client/session/storage.ts';
const touchesStorage = (text: string): boolean =>
  codeLines(text).some((line) => /\b(localStorage|sessionStorage)\b/.test(line));

const inWords = ({ from, to }: Import) => `${from} → ${to}`;

test('the project has source files and imports to check', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(imports.length).toBeGreaterThan(files.length);
});

test.each(files)('%s has no forbidden import', (file) => {
  const refused = importsOf(file, readSource(file)).flatMap((one) => {
    const why = importRefusal(one);
    return why ? [`${one.to}: ${why}`] : [];
  });
  expect(refused).toEqual([]);
});

test('every file belongs to a layer', () => {
  expect(files.filter((file) => layerOf(file) === null)).toEqual([]);
});

test('a layer imports only the layers below it', () => {
  expect(upwardImports(imports).map(inWords)).toEqual([]);
});

test('no files import one another in a cycle', () => {
  expect(importCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
});

test.each(files.filter((file) => isWithin(file, 'shared')))(
  '%s has no clock, chance or network',
  (file) => {
    expect(impurities(readSource(file))).toEqual([]);
  },
);

test('only one module of the client uses localStorage and sessionStorage', () => {
  const client = files.filter((file) => isWithin(file, 'client'));
  expect(client.filter((file) => touchesStorage(readSource(file)))).toEqual([STORAGE_MODULE]);
});

test.each(sourceFiles(EVERYWHERE, /\.(tsx?|css)$/))('%s is short enough to read', (file) => {
  expect(readSource(file).split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

describe('the check of imports', () => {
  test.each([
    ['shared/games/a/x.ts', "import { x } from '../b/y.ts'", 'a game imports no other game'],
    [
      'shared/games/landlord/x.ts',
      "import { x } from '../landlord-2/y.ts'",
      'a game imports no other game',
    ],
    ['shared/games/a/x.ts', "import fs from 'node:fs'", 'shared imports only shared'],
    [
      'shared/games/a/x.ts',
      "const x = import('../../../worker/y.ts')",
      'shared imports only shared',
    ],
    ['worker/a.ts', "export * from '../client/b.ts'", 'worker never imports client'],
    ['client/a.ts', "import '../worker/b.ts'", 'client never imports worker'],
    ['client/a.ts', "import '../test/b.ts'", 'nothing imports tests'],
    ['worker/a.ts', "import { x } from './b'", 'imports name the file ending'],
  ])('refuses in %s: %s', (file, text, why) => {
    expect(importsOf(file, text).map(importRefusal)).toEqual([why]);
  });

  test.each([
    ['shared/engine/a.ts', "import { x } from '../games/index.ts'"],
    ['shared/bots/a.ts', "import type { X } from '../games/a/state.ts'"],
    ['shared/room/a.ts', "export type { X } from '../games/index.ts'"],
    ['client/session/a.ts', "import { x } from '../text/index.ts'"],
    ['client/table/a.tsx', "const x = lazy(() => import('../advice/x.tsx'))"],
    ['client/advice/a.ts', "new Worker(new URL('../local/x.ts', import.meta.url))"],
    ['client/kit/a.ts', "import.meta.glob<X>('../games/*/x.ts')"],
  ])('finds the import upwards in %s: %s', (file, text) => {
    expect(upwardImports(importsOf(file, text))).toHaveLength(1);
  });

  test.each([
    ['client/app/a.ts', "import { x } from '../table/x.ts'"],
    ['client/session/a.ts', "import type { X } from '../../shared/protocol/index.ts'"],
    ['worker/a.ts', "import { Room } from '../shared/room/index.ts'"],
    ['shared/games/a/x.ts', "import type { X } from '../../bots/index.ts'"],
  ])('allows the import downwards in %s: %s', (file, text) => {
    expect(importsOf(file, text).map(isUpward)).toEqual([false]);
  });

  test('finds a cycle of types, dynamic imports and plain ones, and names its files in order', () => {
    const cyclic = [
      ...importsOf('shared/room/a.ts', "import type { B } from './b.ts'; import './e.ts'"),
      ...importsOf('shared/room/b.ts', "export { c } from './deep/c.ts'"),
      ...importsOf('shared/room/deep/c.ts', "const a = import('../a.ts')"),
      ...importsOf('shared/room/d.ts', "import './a.ts'"),
    ];
    const cycle = ['shared/room/a.ts', 'shared/room/b.ts', 'shared/room/deep/c.ts'];
    expect(importCycles(cyclic)).toEqual([cycle]);
    expect(importCycles(cyclic.slice(0, 2))).toEqual([]);
  });

  test('finds clocks, chance and locales in code, but not in comments and strings', () => {
    expect(impurities("const a = Math.random();\n// Date\nconst b = 'fetch';")).toHaveLength(1);
    expect(impurities('x.toLocaleString(); new Date(0)')).toHaveLength(1);
  });

  test('finds uses of localStorage and sessionStorage in code, but not in comments and strings', () => {
    expect(touchesStorage("sessionStorage.getItem('name')")).toBe(true);
    expect(touchesStorage("// localStorage\nconst a = 'localStorage';")).toBe(false);
  });
});
