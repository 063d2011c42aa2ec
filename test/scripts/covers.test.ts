// The pictures of link previews: one for each game, in the size that other programs ask for, and small.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../scripts/pictures/list.ts';

const COVERS = join(import.meta.dirname, '../../client/public/covers');
const names = ['foyer', ...games.map(({ game }) => game)];
const read = (name: string) => readFileSync(join(COVERS, `${name}.png`));

test.each(names)('%s.png is 1200 by 630, and small', (name) => {
  const picture = read(name);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(40_000);
});

test('no two pictures are the same', () => {
  expect(new Set(names.map((name) => read(name).toString('base64'))).size).toBe(names.length);
});
