// The order in which the board of Room Share shows an eviction: all leave their beds, then they land one by one.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from '../../shared/games/room-share/notation.ts';
import type { Event, State } from '../../shared/games/room-share/state.ts';

interface Scene {
  flying: { colour: string }[];
  ways: { how: string; colour: string }[];
  ms: number;
}

let scenesOf: (before: State, events: readonly Event[]) => Scene[];
beforeAll(async () => {
  // The path is computed, so that TypeScript does not check client code with the settings of the tests.
  const path = join(import.meta.dirname, '../../client/games/room-share/scenes.ts');
  ({ scenesOf } = await import(path));
});

const BEFORE: State = parse(`
  C....  C....  C....  C....  C....
  C....  Crbyg  C....  C....  C....
  C....  C....  C....  C....  C....
  C....  C....  C....  C....  C....
  red 5r: red
  blue 8b: blue
  rest: {"played":"red","frames":[{"kind":"evict","seat":0}]}`);
const B2 = 6;
const OUT: Event = { type: 'evicted', seat: 0, flat: B2 };
const landed = (colour: 'red' | 'blue' | 'yellow' | 'green', flat: number): Event => {
  return { type: 'landed', seat: 0, colour, from: B2, flat, arrow: 0 };
};
const ALL = [OUT, landed('red', 1), landed('blue', 7), landed('yellow', 11), landed('green', 5)];

test('all leave their beds at once, wait, and land one after the other with a rest between', () => {
  const told = scenesOf(BEFORE, ALL).map(({ ways, flying }) => {
    const [way] = ways;
    const moving = way ? `${way.how} ${ways.map(({ colour }) => colour).join(' ')}` : 'rest';
    return `${moving}, ${flying.length} in the air`;
  });
  expect(told).toEqual([
    'lift red blue yellow green, 0 in the air',
    'rest, 4 in the air',
    'land red, 3 in the air',
    'rest, 3 in the air',
    'land blue, 2 in the air',
    'rest, 2 in the air',
    'land yellow, 1 in the air',
    'rest, 1 in the air',
    'land green, 0 in the air',
  ]);
});

test('a long chain is shown faster, so that nobody has to wait for long', () => {
  const time = (events: Event[]) => scenesOf(BEFORE, events).reduce((sum, { ms }) => sum + ms, 0);
  const chain = Array.from({ length: 8 }, () => ALL).flat();
  expect(time(ALL)).toBeGreaterThan(3000);
  expect(time(chain)).toBeLessThan(10_000);
});
