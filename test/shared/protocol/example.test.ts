// Keeps the example session in shared/protocol/README.md true.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { session } from './example.ts';

const page = readFileSync(new URL('../../../shared/protocol/README.md', import.meta.url), 'utf8');
const documented = page.match(/```\n([\s\S]*)\n```/)?.[1]?.split('\n') ?? [];

test('the example session in the README is what the server really sends', () => {
  const sent = documented.filter((line) => / > /.test(line));
  expect(sent.length).toBeGreaterThan(8);
  expect(session(sent)).toEqual(documented);
});
