// Tools live in scripts/ and tests in test/: a tool must not depend on a test file, which would run its tests.
import { expect, test } from 'vitest';
import { readSource, sourceFiles } from '../scripts/imports.ts';

const TEST_IMPORT = /\bfrom '[^']+\.(?:test|spec)\.ts'|\bimport\(\s*'[^']+\.(?:test|spec)\.ts'/;

test.each(['scripts', 'test'])('no file in %s imports a test file', (folder) => {
  const found = sourceFiles([folder]).filter((file) => TEST_IMPORT.test(readSource(file)));
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
