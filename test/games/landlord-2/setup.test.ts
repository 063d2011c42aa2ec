import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { second } from '../../../shared/games/landlord/editions/index.ts';
import type { Card } from '../../../shared/games/landlord/state.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';

const NO_TENANTS: Partial<Record<Card, number>> = {
  dormer: 3,
  cellar: 4,
  flatRoof: 2,
  roofRenovation: 4,
  alibi: 5,
  bomb: 4,
  broker: 3,
  court: 4,
  demolition: 2,
  eviction: 2,
  move: 12,
  murder: 5,
  police: 6,
  politics: 2,
  rentWithheld: 3,
  lunatic: 1,
};

describe('Set-up of the second edition', () => {
  test.each([2, 3, 4, 5, 6])(
    'with %i players there are 97 cards, and 18 roofs, 4 monsters and the jail beside them',
    (seats) => {
      const state = landlordSecond.setup({}, seats, seedFrom(seats));
      const cards = [...state.hands.flat(), ...state.pile] as Card[];
      expect(cards).toHaveLength(97);
      expect(cards).not.toContain('roof');
      expect(cards).not.toContain('monster');
      expect([state.roofs, state.monsters, state.jailed]).toEqual([18, 4, null]);
      for (const [card, count] of Object.entries(NO_TENANTS)) {
        expect([card, cards.filter((one) => one === card).length]).toEqual([card, count]);
      }
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(5));
      expect(state.dollars).toEqual(Array(seats).fill(3));
      expect(
        Object.values(landlordSecond.countComponents(state)).reduce((sum, one) => sum + one),
      ).toBe(119);
    },
  );

  test('LS-7, LS-11: the box lacks the cards that the edition dropped', () => {
    for (const gone of [
      'recycle',
      'celebrities',
      'pensioners',
      'single',
      'student',
      'researcher',
    ]) {
      expect(Object.keys(second.deck)).not.toContain(gone);
    }
    const { frames, moves, labels } = landlordSecond.coverage;
    for (const gone of ['bid', 'roofAsked', 'roofChosen']) expect(frames).not.toContain(gone);
    for (const gone of ['recycle', 'market', 'home']) expect(moves).not.toContain(gone);
    expect(labels).toHaveLength(14 + Object.keys(NO_TENANTS).length + 1);
    const ids = landlordSecond.options.map(({ id }) => id);
    expect(ids).toEqual(['end', 'rounds', 'sum', 'openTrade', 'hundreds', 'tieBreak']);
  });
});
