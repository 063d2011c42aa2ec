// The numbers that the rules page of Raja speaks of, as the rules have them: here they stand as they are printed.
import { expect, test } from 'vitest';
import { costOfGivingUp, GENERAL_NUMBERS } from '../../client/games/raja/text/numbers.ts';

test('what everybody begins with', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ gold: 15, houses: 20, settled: 4, supply: 6, tokens: 7 });
});

test('what an action brings, and what it costs to give one up', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ income: 2, penalty: 2, house: 1 });
  expect([0, 1, 3].map(costOfGivingUp)).toEqual([0, 2, 6]);
});

test('what a palace counts for, and a priest', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ great: 3, small: 1, priest: 2, alone: 5 });
});

test('those that are worked out', () => {
  expect(GENERAL_NUMBERS).toMatchObject({ palace: 12, cheap: 9, both: 13, room: 2, roomOfTwo: 1 });
  expect(GENERAL_NUMBERS).toMatchObject({ palaces: 7, palacesShort: 6, fetch: 2 });
  expect(GENERAL_NUMBERS).toMatchObject({ rounds: 10, roundsShort: 8, quarry: 10, villages: 30 });
});
