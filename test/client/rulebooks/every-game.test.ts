// No game is left without worked examples.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGames } from '../../../shared/games/index.ts';

test('the examples of every game are checked', () => {
  const files = readdirSync(import.meta.dirname);
  expect(allGames.filter(({ id }) => !files.includes(`${id}.test.ts`))).toEqual([]);
});
