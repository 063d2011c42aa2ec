import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { ALL_VILLAGES, SCORED_CITIES } from '../../../shared/games/raja/board.ts';
import { NAMES, type Name } from '../../../shared/games/raja/notation.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import type { Move, Options } from '../../../shared/games/raja/state.ts';
import { begun, type Table } from './table.ts';

const setup = (options: Partial<Options>, seats: number, seed = 1) =>
  raja.setup(options, seats, seedFrom(seed));
const acting = ({ state }: Table) => NAMES[raja.toAct(state)[0] as number] as Name;

/** Lets each player take the lowest free character. */
function picked(seats: number, options: Partial<Options> = {}): Table {
  const table = begun(options, seats);
  for (let character = 1; character <= seats; character++) {
    table.when(acting(table), `character:${character}`);
  }
  return table;
}

/** Lets the players settle in the first villages with room. */
function settled(seats: number, options: Partial<Options> = {}): Table {
  const table = picked(seats, options);
  while (table.state.frames.at(-1)?.kind === 'settle') {
    const [move] = raja.moves(table.state, raja.toAct(table.state)[0] as number);
    table.when(acting(table), ...raja.path(table.state, move as Move));
  }
  return table;
}

const rank = ({ state }: Table, name: Name) => state.characters[NAMES.indexOf(name)]?.[0] ?? 0;

describe('Set-up: parts', () => {
  test.each([2, 3, 4, 5])('with %i players each has 15 gold, 7 palaces and 20 houses', (seats) => {
    const state = setup({}, seats);
    const each = (value: unknown) => Array(seats).fill(value);
    expect(state).toMatchObject({
      seats,
      purse: { open: false, gold: each(15), bank: 0 },
      palaces: each(7),
      supply: each(4),
      quarry: each(16),
      architects: each('chittor'),
      characters: each([]),
      tokens: each(0),
      tokensLeft: 0,
      round: 0,
      maharaja: null,
    });
    expect(state.villages).toEqual(ALL_VILLAGES.map(() => []));
    expect(raja.countComponents(state)).toMatchObject({
      characters: 6,
      governors: 7,
      tokens: 0,
      gold: seats * 15,
    });
  });

  test('seven governors stand above the arrow in random order, with ten boxes above them', () => {
    const tracks = Array.from({ length: 60 }, (_, seed) => setup({}, 3, seed).track);
    for (const track of tracks) {
      expect(track).toHaveLength(1 + 7 + 10);
      expect(track[0]).toBe(null);
      expect(track.slice(1, 8).toSorted()).toEqual(SCORED_CITIES.toSorted());
      expect(track.slice(8)).toEqual(Array(10).fill(null));
    }
    for (const city of SCORED_CITIES)
      expect(new Set(tracks.map((track) => track.indexOf(city))).size).toBe(7);
  });

  test('RJ-28: a random player is the first to take a character', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => {
      const state = setup({}, 5, seed);
      expect(raja.toAct(state)).toEqual([state.first]);
      return state.first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

describe('Set-up: characters', () => {
  test('each player takes a free one, clockwise from the first player', () => {
    const table = begun({}, 3);
    const { first } = table.state;
    const [one, two, three] = [0, 1, 2].map((at) => NAMES[(first + at) % 3] as Name) as [
      Name,
      Name,
      Name,
    ];
    table
      .asks(one, 'pick')
      .offers(
        one,
        [],
        [1, 2, 3, 4, 5, 6].map((at) => `character:${at}`),
      )
      .when(one, 'character:3')
      .asks(two, 'pick')
      .refuses(two, ['character:3'], 'taken')
      .mayNot(two, 'character:7')
      .when(two, 'character:6')
      .when(three, 'character:1')
      .holds(one, 'priest')
      .holds(two, 'builder')
      .holds(three, 'duke')
      .asks(three, 'settle');
  });

  test('RJ-19: the remaining ones lie free', () => {
    const { state } = picked(2);
    expect(raja.countComponents(state).characters).toBe(6);
    expect(state.characters.flat().toSorted()).toEqual([1, 2]);
  });
});

describe('Set-up: the first houses', () => {
  test('the players place four houses each, one at a time in the order of their characters', () => {
    const table = picked(4);
    const order = table.state.characters.map(([held]) => held as number);
    const turns: number[] = [];
    for (let village = 0; village < 16; village++) {
      const seat = raja.toAct(table.state)[0] as number;
      turns.push(order[seat] as number);
      table
        .when(acting(table), `village:${village}`)
        .emitsTypes(...(village < 15 ? ['built' as const] : ['built' as const, 'round' as const]));
    }
    expect(turns).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]);
  });

  test('RJ-26: a village takes two houses, even of one owner', () => {
    const table = picked(3);
    const [one, two, three] = table.state.characters
      .map((_, seat) => NAMES[seat] as Name)
      .sort((a, b) => rank(table, a) - rank(table, b)) as [Name, Name, Name];
    table
      .when(one, 'village:7')
      .when(two, 'village:7')
      .then(`#7 ${one} ${two}`)
      .refuses(three, ['village:7'], 'villageFull')
      .when(three, 'village:9')
      .when(one, 'village:8')
      .when(two, 'village:0')
      .when(three, 'village:1')
      .when(one, 'village:8')
      .then(`#8 ${one} ${one}`);
  });

  test('a village takes one house in a game of two players', () => {
    const table = picked(2);
    table.when(acting(table), 'village:7').refuses(acting(table), ['village:7'], 'villageFull');
  });

  test.each([2, 5])(
    'then each of %i players has six houses in the supply and ten in the quarry',
    (seats) => {
      const table = settled(seats);
      for (const name of NAMES.slice(0, seats)) table.houses(name, 6, 10).gold(name, 15);
      expect(table.state.villages.flat()).toHaveLength(4 * seats);
      expect(table.state.frames.map(({ kind }) => kind)).toEqual(['reveal', 'choose']);
      expect(raja.toAct(table.state)).toHaveLength(seats);
    },
  );
});
