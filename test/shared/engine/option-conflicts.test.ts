// The list of what does not fit says the same as the rules.
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../shared/engine/index.ts';
import { findOptionConflicts } from '../../../shared/engine/option-conflicts.ts';
import { allGames, findGame } from '../../../shared/games/index.ts';

test('Room Share has two options that exclude each other, and one that is for two', () => {
  expect(findOptionConflicts(findGame('room-share') as AnyGame)).toEqual([
    { seats: [2], options: { renovation: true, noCards: true }, code: 'noCardsNoRenovation' },
    { seats: [3, 4], options: { noCards: true }, code: 'noCardsForTwo' },
  ]);
});

test.each(allGames.map((game) => [game.id, game] as const))(
  'in %s the rules refuse the options that contain a conflict, and no others',
  (_id, game) => {
    const conflicts = findOptionConflicts(game);
    const usual = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]));
    for (const spec of game.options) {
      for (const other of game.options) {
        if (spec.type !== 'boolean' || other.type !== 'boolean') continue;
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
          const options = { ...usual, [spec.id]: true, [other.id]: true };
          const isInConflict = conflicts.some(
            (one) =>
              one.seats.includes(seats) &&
              Object.entries(one.options).every(([id, value]) => options[id] === value),
          );
          expect(game.checkOptions(options, seats) !== null).toBe(isInConflict);
        }
      }
    }
  },
);
