// The rules page of Room Share: its numbers come from the rules, and stand here as they are printed.
import { beforeAll, expect, test } from 'vitest';
import type { Section } from '../../client/games/contract.ts';
import { EXAMPLE, NUMBERS } from '../../client/games/room-share/rulebook/numbers.ts';
import type { Language } from '../../client/text/index.ts';
import { rulebookOf, textOf } from './spoken.ts';

let rulebook: (language: Language) => Section[];
beforeAll(async () => {
  rulebook = await rulebookOf('room-share');
});

test('the building', () => {
  expect(NUMBERS).toMatchObject({ flats: 20, columns: 5, rows: 4, centre: 6 });
  expect(NUMBERS).toMatchObject({ ring: 8, suites: 3, haunted: 3 });
});

test('what everybody begins with, and the deck', () => {
  expect(NUMBERS).toMatchObject({ own: 8, three: 2, two: 8, hand: 3, keys: 5, events: 2 });
});

test('what a tenant counts for, and the example of it', () => {
  expect(NUMBERS).toMatchObject({ classicPays: 1, suitePays: 2, royalPays: 3, ghostCosts: 2 });
  expect(EXAMPLE).toEqual({ pair: 2, sum: 2 });
});

test('the page begins with the goal, and says who wins', () => {
  const [aim] = rulebook('en');
  expect(aim?.id).toBe('aim');
  expect(textOf(aim?.body()).join(' ')).toContain('the most points');
});
