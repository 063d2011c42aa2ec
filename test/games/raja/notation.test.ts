import { describe, expect, test } from 'vitest';
import { Random, type Seat, seedFrom } from '../../../shared/engine/index.ts';
import { parse, print } from '../../../shared/games/raja/notation.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import type { State } from '../../../shared/games/raja/state.ts';

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const TEXT = `
  ada $15 in kota, duke builder: supply 5, quarry 10, palaces 5, tokens 2, played gold house
  > ben $3, priest: supply 6, quarry 11, palaces 5, turned twoHouses palace
  cleo $12: supply 0, quarry 20, palaces 6, chose gold gold
  #0 ada ben
  #7 ada
  kota: houses ada 3 ben 2, great ada, small ben neutral
  tasks: twoHouses[]* twoHouses[cityHouse] palace quarry[quarry]
  used: merchant token
  track: . jaipur . bikaner kota udaipur jaisalmer jodhpur ajmer
  maharaja: kota
  round: 4
  options: {"short":true,"yogi":true}
  rest: {"first":2}`;

describe('A position as text', () => {
  test('prints back what it parses', () => {
    expect(print(parse(TEXT)).split('\n')).toEqual(linesOf(TEXT));
  });

  test.each([
    [2, { short: true, manyCharacters: true, yogi: true }],
    [3, {}],
    [4, { neutralPalaces: true, homeCities: true, openGold: true }],
    [5, { auction: true, yogi: true }],
  ] as const)(
    '%i random games are the same after printing and parsing, except for their random state',
    (seats, options) => {
      const random = Random.from(seedFrom(seats));
      let state: State = raja.setup(options, seats, seedFrom(seats));
      let moves = 0;
      for (; raja.toAct(state).length > 0; moves++) {
        const text = print(state);
        const read = parse(text);
        expect({ ...read, random: state.random }).toEqual(state);
        expect(print(read)).toBe(text);
        const seat = random.pick(raja.toAct(state)) as Seat;
        state = raja.play(state, seat, random.pick(raja.moves(state, seat))).state;
      }
      expect(parse(print(state))).toEqual({ ...state, random: parse(print(state)).random });
      expect(moves).toBeGreaterThan(100);
    },
  );

  test('parses what a player sees, with hidden gold and actions', () => {
    const state = parse('> ada $5, duke: turned gold house\nben $7, priest: chose track house');
    const view = raja.view(state, 0);
    expect(print(view)).toContain('ben $?, priest: supply 6, quarry 14, palaces 7, chose ? ?');
    expect({ ...parse(print(view)), random: view.random }).toEqual(view);
  });

  test('fills in what the text leaves out as at the beginning of a game', () => {
    const state = parse('> ada $15, duke: turned gold house\nben $15, priest');
    expect(print(state).split('\n')).toEqual([
      '> ada $15, duke: supply 6, quarry 14, palaces 7, turned gold house',
      'ben $15, priest: supply 6, quarry 14, palaces 7, chose gold gold',
      'tasks: gold house',
      'track: . . jaipur kota udaipur jaisalmer jodhpur ajmer bikaner',
      'maharaja: bikaner',
      'round: 1',
    ]);
    expect(raja.toAct(parse('ada $1, duke\nben $1, priest'))).toEqual([0, 1]);
  });

  test.each([
    ['an unknown character', '> ada $5, dragon', 'no character "dragon"'],
    ['a character twice', '> ada $5, priest', 'one card each'],
    ['an unknown city', '> ada $5 in rome', 'no city "rome"'],
    ['an unknown action', '> ada $5: turned gold sleep', 'no action "sleep"'],
    ['something else of a player', '> ada $5: cows 7', 'what is "cows 7"?'],
    ['too many houses', '> ada $5: supply 21', 'ada: not 20 houses'],
    ['a quarry that does not add up', '> ada $5: supply 6, quarry 15', 'ada: not 20 houses'],
    ['palaces that do not add up', '> ada $5: palaces 6', 'ada has 7 palaces left'],
    ['a village that is not there', '> ada $5\n#30 ada', 'no village: #30 ada'],
    ['a full village', '> ada $5\n#3 ada ada', '1 houses a village'],
    ['a house of nobody', '> ada $5\n#3 zoe', 'no player "zoe"'],
    ['a house of one who does not play', '> ada $5\n#3 dan', 'a house of one who does not play'],
    ['so in a city', '> ada $5\nkota: houses dan 1', 'a house of one who does not play'],
    ['buildings in the starting city', '> ada $5\nchittor: houses ada 1', 'nothing stands'],
    ['seven small palaces', `> ada $5\nkota: small${' ada'.repeat(7)}`, 'kota has 6 small sites'],
    ['something else in a city', '> ada $5\nkota: cows ada 1', 'kota: what is "cows ada 1"?'],
    ['six governors', '> ada $5\ntrack: . kota', 'seven governors'],
    ['a track too long', `> ada $5\ntrack:${' .'.repeat(19)}`, 'the track has 18 boxes'],
    ['no JSON', '> ada $5\nrest: {', 'no JSON: {'],
    ['a word that means nothing', '> ada $5\npiles: roof', 'neither a player nor anything else'],
  ])('rejects %s', (_, text, message) => {
    const [ada, ...more] = text.split('\n');
    const read = () => parse([ada, 'ben $5, priest', ...more].join('\n'));
    expect(read).toThrow(SyntaxError);
    expect(read).toThrow(message);
  });

  test('requires at least two players in the order of their seats', () => {
    expect(() => parse('> ada $5')).toThrow('two players at least');
    expect(() => parse('> ben $5\nada $5')).toThrow('here sits ada: > ben $5');
  });
});
