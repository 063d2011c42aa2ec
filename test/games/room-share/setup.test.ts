import { describe, expect, test } from 'vitest';
import { BadSetup, seedFrom } from '../../../shared/engine/index.ts';
import { ARROWS, flatAt } from '../../../shared/games/room-share/grid.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import { COLOURS, type State } from '../../../shared/games/room-share/state.ts';

const SEEDS = Array.from({ length: 40 }, (_, number) => seedFrom(number));
const setups = (seats: number, options = {}): State[] =>
  SEEDS.map((seed) => roomShare.setup(options, seats, seed));
const count = <T>(list: T[], wanted: T) => list.filter((one) => one === wanted).length;
const deckOf = (state: State) => [...state.hands.flat(), ...state.pile];
const INNER = [flatAt(1, 1), flatAt(2, 1), flatAt(3, 1), flatAt(1, 2), flatAt(2, 2), flatAt(3, 2)];

describe('Set-up', () => {
  test('step 1: the standard game has neither the royal suite nor Renovation', () => {
    for (const state of setups(4)) {
      expect(state.flats).not.toContain('royal');
      expect(deckOf(state)).not.toContain('renovate');
    }
  });

  test('step 2: each of four players has eight tenants of the own colour', () => {
    for (const { colours, reserve } of setups(4)) {
      expect(colours).toEqual(COLOURS);
      expect(reserve[2]).toEqual({ red: 0, blue: 0, yellow: 8, green: 0 });
    }
  });

  test('step 2: each of three players has two more tenants of the unused colour', () => {
    for (const { reserve } of setups(3)) {
      expect(reserve.map(({ green }) => green)).toEqual([2, 2, 2]);
      expect(reserve[1]).toEqual({ red: 0, blue: 8, yellow: 0, green: 2 });
    }
  });

  test('step 3: six classic flats form the middle, the other fourteen a ring around them', () => {
    const rings = setups(2).map(({ flats }) => {
      expect(INNER.map((flat) => flats[flat])).toEqual(Array(6).fill('classic'));
      const ring = flats.filter((_, flat) => !INNER.includes(flat));
      expect(['classic', 'suite', 'haunted'].map((kind) => count<string>(ring, kind))).toEqual([
        8, 3, 3,
      ]);
      return ring.join();
    });
    expect(new Set(rings).size).toBe(SEEDS.length);
  });

  test('step 5: each player gets three of 20 keys and 10 event cards, and the rest is the pile', () => {
    for (const state of setups(3)) {
      expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
      expect(state.pile).toHaveLength(21);
      const deck = deckOf(state);
      for (const colour of COLOURS) expect(count(deck, colour)).toBe(5);
      for (const event of ['talk', 'leave', 'evict', 'lease', 'swap'] as const) {
        expect(count(deck, event)).toBe(2);
      }
    }
  });

  test('step 5: keys and event cards are shuffled together', () => {
    const states = Array.from({ length: 300 }, (_, number) =>
      roomShare.setup({ renovation: true }, 4, seedFrom(number)),
    );
    const kinds = [...COLOURS, 'talk', 'leave', 'evict', 'lease', 'swap', 'renovate'].toSorted();
    const decks = states.map(deckOf);
    // Every position of the deck, in the hands and in the pile, has held every kind of card in some
    // game.
    for (let place = 0; place < 32; place++) {
      expect([...new Set(decks.map((deck) => deck[place]))].toSorted()).toEqual(kinds);
    }
  });

  test('step 6: the first player is random', () => {
    const firsts = setups(4).map((state) => {
      expect(roomShare.toAct(state)).toEqual([state.first]);
      return state.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });
});

test('RS-2: the first tenants point along their row into the block', () => {
  for (const { beds } of setups(4)) {
    const taken = beds.flatMap((row, flat) =>
      row.flatMap((bed, arrow) => (bed ? [[flat, ARROWS[arrow]]] : [])),
    );
    expect(taken).toEqual([
      [flatAt(1, 1), 'right'],
      [flatAt(3, 1), 'left'],
      [flatAt(1, 2), 'right'],
      [flatAt(3, 2), 'left'],
    ]);
  }
});

describe('RS-8: the royal suite', () => {
  const all = { classic: 14, suite: 3, haunted: 3 };

  test.each(['classic', 'suite', 'haunted'] as const)('replaces a %s of the ring', (kind) => {
    const places = setups(4, { royalSuite: kind }).map(({ flats }) => {
      const left = { ...all, [kind]: all[kind] - 1, royal: 1 };
      for (const [one, number] of Object.entries(left))
        expect(count<string>(flats, one)).toBe(number);
      expect(INNER).not.toContain(flats.indexOf('royal'));
      return flats.indexOf('royal');
    });
    expect(new Set(places).size).toBeGreaterThan(5);
  });

  test('replaces a classic flat at tables that stored the option as a boolean', () => {
    const [seed] = SEEDS as [(typeof SEEDS)[number]];
    const set = (royalSuite: boolean | string) => roomShare.setup({ royalSuite }, 4, seed);
    expect(set(true)).toEqual(set('classic'));
    expect(set(false)).toEqual(set('off'));
    expect(() => set('royal')).toThrow(BadSetup);
  });
});

describe('RS-18: the colours are those that the players chose', () => {
  const wanted = ['green', 'red'] as const;
  const states = SEEDS.map((seed) => roomShare.setup({}, 2, seed, wanted));

  test('each player has eight tenants of the own colour, and extra colours are nobody’s own', () => {
    for (const { colours, reserve } of states) {
      expect(colours).toEqual(wanted);
      expect(reserve[0]).toMatchObject({ green: 8, red: 0 });
      expect(reserve[1]).toMatchObject({ green: 0, red: 8 });
      expect([reserve[0]?.blue, reserve[0]?.yellow].toSorted()).toEqual([0, 8]);
    }
  });

  test('the choice of colours changes nothing else that is dealt', () => {
    const usual = SEEDS.map((seed) => roomShare.setup({}, 2, seed));
    expect(states.map(({ flats, hands, beds, first }) => ({ flats, hands, beds, first }))).toEqual(
      usual.map(({ flats, hands, beds, first }) => ({ flats, hands, beds, first })),
    );
  });
});

test('RS-11: each of two players gets one of the two unused colours at random', () => {
  const extras = setups(2).map(({ reserve }) => {
    const [red, blue] = reserve;
    expect(red).toMatchObject({ red: 8, blue: 0 });
    expect(blue).toMatchObject({ red: 0, blue: 8 });
    expect([red?.yellow, red?.green, blue?.yellow, blue?.green].toSorted()).toEqual([0, 0, 8, 8]);
    expect((red?.yellow ?? 0) + (blue?.yellow ?? 0)).toBe(8);
    return red?.yellow;
  });
  expect(new Set(extras)).toEqual(new Set([0, 8]));
});

test('RS-15: the colours in the corners are random', () => {
  const corners = setups(4).map(({ beds }) => {
    const colours = beds.flat().filter((bed) => bed !== null);
    expect(colours.toSorted()).toEqual(COLOURS.toSorted());
    return colours.join();
  });
  expect(new Set(corners).size).toBeGreaterThan(10);
});
