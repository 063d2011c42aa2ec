import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { Card, State } from '../../../shared/games/landlord/state.ts';

const SEEDS = Array.from({ length: 60 }, (_, number) => seedFrom(number));
const setups = (seats: number): State[] => SEEDS.map((seed) => landlord.setup({}, seats, seed));
const boxOf = ({ hands, pile }: State) => [...hands.flat(), ...pile] as Card[];

const BOX: Partial<Record<Card, number>> = {
  family: 2,
  freaks: 2,
  musician: 4,
  mother: 4,
  celebrities: 3,
  pensioners: 3,
  single: 2,
  student: 5,
  mover: 1,
  researcher: 2,
  manager: 2,
  squatters: 4,
  roof: 21,
  roofRenovation: 3,
  dormer: 3,
  flatRoof: 2,
  cellar: 3,
  demolition: 2,
  alibi: 4,
  bomb: 3,
  recycle: 1,
  lunatic: 1,
  eviction: 2,
  court: 2,
  broker: 3,
  rentWithheld: 2,
  murder: 4,
  police: 5,
  politics: 3,
  move: 11,
};

describe('Set-up', () => {
  test.each([2, 3, 4, 5, 6])(
    'LL-1: %i players share 109 cards, and the jail lies beside them',
    (seats) => {
      const state = landlord.setup({}, seats, seedFrom(seats));
      const box = boxOf(state);
      expect(box).toHaveLength(109);
      for (const [card, count] of Object.entries(BOX)) {
        expect([card, box.filter((one) => one === card).length]).toEqual([card, count]);
      }
      expect(Object.keys(BOX)).toHaveLength(30);
      expect(state.jailed).toBe(null);
    },
  );

  test('each player begins with a Roof, five more cards and 5 dollars', () => {
    for (const state of [...setups(2), ...setups(6)]) {
      const { seats, hands, dollars, pile } = state;
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(6));
      for (const hand of hands) expect(hand).toContain('roof');
      expect(dollars).toEqual(Array(seats).fill(5));
      expect(pile).toHaveLength(109 - 6 * seats);
    }
  });

  test('each player is dealt one Roof, and the five others are random cards', () => {
    const roofs = setups(4).flatMap(({ hands }) =>
      hands.map((hand) => hand.filter((card) => card === 'roof').length),
    );
    expect(Math.min(...roofs)).toBe(1);
    expect(Math.max(...roofs)).toBeGreaterThan(2);
  });

  test('the rest is shuffled, so any card may come next', () => {
    const states = Array.from({ length: 900 }, (_, seed) => landlord.setup({}, 3, seedFrom(seed)));
    const ends = (at: number) => new Set(states.map(({ pile }) => pile.at(at)));
    expect(ends(-1).size).toBe(30);
    expect(ends(0).size).toBe(30);
    expect(new Set(states.flatMap(({ hands }) => hands[2])).size).toBe(30);
  });

  test('there are no houses, discards or counted rounds yet', () => {
    const { houses, discards, table, site, rounds, refilled, lastTurns, built } = landlord.setup(
      {},
      3,
      seedFrom(1),
    );
    expect({ houses, discards, table, site, rounds, refilled, lastTurns, built }).toEqual({
      houses: [],
      discards: [],
      table: [],
      site: null,
      rounds: 0,
      refilled: false,
      lastTurns: null,
      built: 0,
    });
  });

  test('the player to the left of a random dealer begins with the play phase', () => {
    const firsts = setups(5).map((state) => {
      expect(landlord.toAct(state)).toEqual([state.first]);
      expect(state.frames.at(-1)?.kind).toBe('play');
      return state.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
