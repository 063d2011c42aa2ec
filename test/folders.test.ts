// Tools live in scripts/ and tests in test/: a tool must not depend on a test file, which would run its tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules/.test(file))
    .map((file) => join(folder, file));

const TEST_IMPORT = /\bfrom '[^']+\.(?:test|spec)\.ts'|\bimport\(\s*'[^']+\.(?:test|spec)\.ts'/;

test.each(['scripts', 'test'])('no file in %s imports a test file', (folder) => {
  const found = filesIn(folder).filter((file) =>
    TEST_IMPORT.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('finds an import of a test file', () => {
  // The names are put together, so that this file itself is not found.
  for (const kind of ['test', 'spec']) {
    expect(`import { a } from './b.${kind}.ts';`).toMatch(TEST_IMPORT);
    expect(`await import('../b.${kind}.ts')`).toMatch(TEST_IMPORT);
  }
  expect("import { a } from './b.ts';").not.toMatch(TEST_IMPORT);
});
