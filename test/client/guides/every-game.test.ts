// No game is left out of the count.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGames } from '../../../shared/games/index.ts';

test('every game is asked what its things are', () => {
  const files = readdirSync(import.meta.dirname);
  expect(allGames.filter(({ id }) => !files.includes(`${id}.test.ts`))).toEqual([]);
});
