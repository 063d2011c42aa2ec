// No game is left without a lesson.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allGames } from '../../../shared/games/index.ts';

test('the lessons of every game are walked', () => {
  const files = readdirSync(import.meta.dirname);
  expect(allGames.filter(({ id }) => !files.includes(`${id}.test.ts`))).toEqual([]);
});
