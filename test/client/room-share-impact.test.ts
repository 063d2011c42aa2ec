// Whom an event of Room Share concerns, and what it brings to whom.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { GameClient } from '../../client/table/game-client.ts';
import { parse } from '../../shared/games/room-share/notation.ts';
import type { Event, State } from '../../shared/games/room-share/state.ts';

let impactOf: NonNullable<GameClient['impactOf']>;
beforeAll(async () => {
  const path = join(import.meta.dirname, '../../client/games/room-share/impact.ts');
  ({ impactOf } = await import(path));
});

const START: State = parse(`
  C....  C....  S....  C....  C....
  H....  Crb..  C....  C...b  S....
  C....  C.y..  Srbg.  C...g  C....
  C....  S....  H....  C....  H....
  > red 2r: red
  blue 5b: blue
  yellow 3y: yellow`);
const [B2, C3, C2] = [6, 12, 7];

test('a third tenant brings points to everybody of that flat', () => {
  const placed: Event = { type: 'placed', seat: 0, colour: 'red', flat: B2, arrow: 2 };
  expect(impactOf(placed, START, [])).toEqual({
    by: 0,
    to: [1],
    at: 'bed:b2/down',
    gains: [
      { seat: 0, text: '+2' },
      { seat: 1, text: '+1' },
    ],
  });
});

test('a fourth tenant takes the points away, and the eviction that follows no more', () => {
  const placed: Event = { type: 'placed', seat: 0, colour: 'red', flat: C3, arrow: 3 };
  const evicted: Event = { type: 'evicted', seat: 0, flat: C3 };
  expect(impactOf(placed, START, []).gains).toEqual([
    { seat: 0, text: '−2' },
    { seat: 1, text: '−2' },
  ]);
  expect(impactOf(evicted, START, [placed])).toEqual({ by: 0, to: [1], at: 'flat:c3', gains: [] });
});

test('nobody is concerned by a neutral tenant, but its owner by an evicted one', () => {
  const lands = { type: 'landed', seat: 0, from: C3, flat: C2, arrow: 0 } as const;
  expect(impactOf({ ...lands, colour: 'green' } as Event, START, []).to).toEqual([]);
  expect(impactOf({ ...lands, colour: 'yellow' } as Event, START, []).to).toEqual([2]);
});
