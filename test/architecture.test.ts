// Who may import whom, and what shared code may not touch.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findManifest } from '../shared/games/index.ts';

const root = resolve(import.meta.dirname, '..');
/** As it is written in an import, on every system. */
const plain = (path: string) => path.replaceAll(sep, '/');
const files = ['shared', 'worker', 'client'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => plain(join(folder, name))),
);

interface Import {
  from: string;
  /** A path inside the project, or the name of a package. */
  to: string;
}

function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, name = '']) => ({
    from: file,
    to: name.startsWith('.')
      ? plain(relative(root, resolve(root, dirname(file), name)))
      : `package ${name}`,
  }));
}

const within = (file: string, folder: string) => file.startsWith(`${folder}/`);
const gameOf = (file: string) => file.match(/^(?:shared|client)\/games\/([^/]+)\//)?.[1];

/** Why this import is not allowed, or null. */
function barsImport({ from, to }: Import): string | null {
  if (within(from, 'shared') && !within(to, 'shared')) return 'shared imports only shared';
  if (within(from, 'shared/engine') && !within(to, 'shared/engine'))
    return 'the engine stands alone';
  if (within(from, 'worker') && within(to, 'client')) return 'worker never imports client';
  if (within(from, 'client') && within(to, 'worker')) return 'client never imports worker';
  if (within(to, 'test')) return 'nothing imports tests';
  const [one, other] = [gameOf(from), gameOf(to)];
  if (one && other && one !== other && findManifest(one)?.facts.editionOf !== other)
    return 'a game imports no other game, but the one that it is an edition of';
  if (!to.startsWith('package ') && !/\.(tsx?|css(\?inline)?|svg(\?(url|raw))?|json)$/.test(to))
    return 'imports name the file ending';
  return null;
}

// The type check has no DOM, Node or Workers in shared; these are in the language itself, or slip through it.
const IMPURE =
  /\b(Math\.random|Date\b|performance|setTimeout|setInterval|queueMicrotask|fetch|crypto|WebSocket|globalThis|console|process|require|document|window|navigator|localStorage|eval|new Function|await|async|Promise|WeakRef|Intl|toLocale\w*|localeCompare)\b/;

function impurities(text: string): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
  return code.split('\n').filter((line) => IMPURE.test(line));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)('%s imports what it may', (file) => {
  const barred = importsOf(file, read(file)).flatMap((one) => {
    const why = barsImport(one);
    return why ? [`${one.to}: ${why}`] : [];
  });
  expect(barred).toEqual([]);
});

test.each(files.filter((file) => within(file, 'shared')))(
  '%s has no clock, chance or network',
  (file) => {
    expect(impurities(read(file))).toEqual([]);
  },
);

test.each(files)('%s is short enough to read', (file) => {
  expect(read(file).split('\n').length).toBeLessThanOrEqual(300);
});

describe('the check itself', () => {
  test.each([
    ['shared/engine/a.ts', "import { x } from '../games/index.ts'", 'the engine stands alone'],
    [
      'shared/games/a/x.ts',
      "import { x } from '../b/y.ts'",
      'a game imports no other game, but the one that it is an edition of',
    ],
    ['shared/games/landlord-2/x.ts', "import { x } from '../landlord/y.ts'", null],
    [
      'shared/games/landlord/x.ts',
      "import { x } from '../landlord-2/y.ts'",
      'a game imports no other game, but the one that it is an edition of',
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
  ])('%s: %s', (file, text, why) => {
    expect(importsOf(file, text).map(barsImport)).toEqual([why]);
  });

  test('sees what is impure, in code only', () => {
    expect(impurities("const a = Math.random();\n// Date\nconst b = 'fetch';")).toHaveLength(1);
    expect(impurities('x.toLocaleString(); new Date(0)')).toHaveLength(1);
  });
});
