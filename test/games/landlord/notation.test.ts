import { describe, expect, test } from 'vitest';
import { Random, type Seat, seedFrom } from '../../../shared/engine/index.ts';
import { parse, print } from '../../../shared/games/landlord/notation.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import type { State } from '../../../shared/games/landlord/state.ts';

/**
 * Everything but what the text leaves out: the fronts of floors, the order of hands and pile, the
 * random state.
 */
const known = ({ random, ...state }: State) => ({
  ...state,
  hands: state.hands.map((hand) => hand.toSorted()),
  houses: state.houses.map((house) => ({ ...house, floors: house.floors.length })),
  pile: state.pile.length,
});

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

describe('A position as text', () => {
  test('prints back what it parses', () => {
    const text = `
      ada $5: student roof
      > ben $12: murder police
      cleo $0:
      #0 ada 3 roof: 2 student, 1 student**
      #1 ben 2 roof+dormer cellar: 0 family, 2 squatters
      #4 ben 5 flatRoof:
      site: bomb roof
      jail: cleo
      table: move
      discards: roof court
      pile: 79
      options: {"tenantTexts":false,"end":"sum"}
      rest: {"first":2,"rounds":3}`;
    expect(print(parse(text)).split('\n')).toEqual(linesOf(text));
  });

  test.each([
    [2, { openTrade: true }],
    [3, { tenantTexts: false, anyoneAnswers: true }],
    [4, {}],
    [6, { end: 'rounds', rounds: 12, anyoneAnswers: true }],
  ] as const)(
    '%i random games are the same after printing and parsing, except for random state and hidden cards',
    (seats, options) => {
      const random = Random.from(seedFrom(seats));
      let state: State = landlord.setup(options, seats, seedFrom(seats));
      let moves = 0;
      for (; moves < 400; moves++) {
        const text = print(state);
        const read = parse(text);
        expect(known(read)).toEqual(known(state));
        expect(print(read)).toBe(text);
        expect(landlord.countComponents(read)).toEqual(landlord.countComponents(state));
        const [seat] = landlord.toAct(state);
        if (seat === undefined) break;
        state = landlord.play(state, seat, random.pick(landlord.moves(state, seat as Seat))).state;
      }
      expect(moves).toBeGreaterThan(200);
    },
  );

  test('parses what a player sees and replaces hidden cards by any cards', () => {
    const { view, setup } = landlord;
    const read = parse(print(view(setup({}, 3, seedFrom(1)), 1)));
    expect(read.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect(JSON.stringify(read)).not.toContain('"?"');
  });

  test('parses named floors and next cards as they are named', () => {
    const { houses, pile } = parse(`
      > ada $5:
      ben $5:
      #0 ben [bomb police] roof:
      pile: murder alibi`);
    expect(houses[0]?.floors).toEqual(['bomb', 'police']);
    expect(pile.slice(-2)).toEqual(['alibi', 'murder']);
    expect(pile).toHaveLength(109 - 3);
  });

  test.each([
    ['an unknown card in a hand', '> ada $5: dragon', 'no card "dragon"'],
    ['in the discards', '> ada $5:\ndiscards: toString', 'no card "toString"'],
    ['in the pile', '> ada $5:\npile: roof 7', 'no card "7"'],
    ['as a floor', '> ada $5:\n#0 ada [x] roof:', 'no card "x"'],
    ['one card too many', '> ada $5: lunatic lunatic', 'there is no other lunatic in the box'],
    ['as many in the pile as there are not', '> ada $5:\npile: 7', 'pile: 109 cards are left'],
    ['a house of nobody', '> ada $5:\n#0 zoe 2 roof:', 'no player "zoe"'],
    ['a house of one who does not play', '> ada $5:\n#0 fay 2 roof:', '#0: fay does not play'],
    ['two houses of one number', '> ada $5:\n#3 ada 1 roof:\n#3 ada 2 roof:', 'two houses #3'],
    ['a house without a colon', '> ada $5:\n#3 ada 1 roof', 'no house: #3 ada 1 roof'],
    ['a house too high', '> ada $5:\n#0 ada 6 roof:', 'one to five floors'],
    ['a house without floors', '> ada $5:\n#0 ada 0 roof:', 'one to five floors'],
    ['a renovation for a roof', '> ada $5:\n#0 ada 1 roofRenovation:', 'no such roof'],
    ['two things on a Roof', '> ada $5:\n#0 ada 1 roof+dormer+dormer:', 'no such roof'],
    ['something on a Flat roof', '> ada $5:\n#0 ada 1 flatRoof+dormer:', 'no such roof'],
    ['an unknown tenant', '> ada $5:\n#0 ada 1 roof: 1 murder', 'no tenant: 1 murder'],
    ['a tenant without a flat', '> ada $5:\n#0 ada 1 roof: student', 'no tenant: student'],
    ['a flat too low', '> ada $5:\n#0 ada 1 roof: 0 student', '#0 has no flat 0'],
    ['a flat too high', '> ada $5:\n#0 ada 1 roof: 1 manager', '#0 has no flat 2'],
    [
      'two in one flat',
      '> ada $5:\n#0 ada 3 roof: 1 family, 2 student',
      '#0 has somebody in flat 2',
    ],
    ['a prisoner nobody knows', '> ada $5:\njail: zoe', 'no player "zoe"'],
    ['no JSON', '> ada $5:\nrest: {', 'no JSON: {'],
    ['a word that means nothing', '> ada $5:\npiles: roof', 'neither a player nor anything else'],
    ['nobody’s turn', 'ada $5:', 'nobody’s turn'],
  ])('rejects %s', (_, text, message) => {
    const [ada, ...more] = text.split('\n');
    const read = () => parse([ada, 'ben $5:', ...more].join('\n'));
    expect(read).toThrow(SyntaxError);
    expect(read).toThrow(message);
  });

  test('requires at least two players in the order of their seats', () => {
    expect(() => parse('> ada $5:')).toThrow('two players at least');
    expect(() => parse('> ben $5:\nada $5:')).toThrow('here sits ada: > ben $5:');
  });
});
