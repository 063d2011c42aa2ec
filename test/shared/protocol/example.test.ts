// The documented session goes as it is documented.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { session } from './example.ts';

const page = readFileSync(new URL('../../../shared/protocol/README.md', import.meta.url), 'utf8');
const documented = page.match(/```\n([\s\S]*)\n```/)?.[1]?.split('\n') ?? [];

test('the example in the page about the wire', () => {
  const said = documented.filter((line) => / > /.test(line));
  expect(said.length).toBeGreaterThan(8);
  expect(session(said)).toEqual(documented);
});
