// The rules page of Raja computes its numbers from the rules. Here they are compared with the printed rules.
import { expect, test } from 'vitest';
import { costOfGivingUp, GENERAL_NUMBERS } from '../../client/games/raja/text/numbers.ts';

test('the page has the gold, houses and tokens that a player begins with', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ gold: 15, houses: 20, settled: 4, supply: 6, tokens: 7 });
});

test('the page has what an action brings, and what giving one up costs', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ income: 2, penalty: 2, house: 1 });
  expect([0, 1, 3].map(costOfGivingUp)).toEqual([0, 2, 6]);
});

test('the page has the points of palaces, of the Priest and of a player alone in a city', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ great: 3, small: 1, priest: 2, alone: 5 });
});

test('the page has the numbers that are computed from others', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ palace: 12, cheap: 9, both: 13, room: 2, roomOfTwo: 1 });
  expect(GENERAL_NUMBERS).toMatchObject({ palaces: 7, palacesShort: 6, fetch: 2 });
  expect(GENERAL_NUMBERS).toMatchObject({ rounds: 10, roundsShort: 8, quarry: 10, villages: 30 });
});
