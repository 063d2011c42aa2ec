import { describe, expect, test } from 'vitest';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { parse, print } from '../../../shared/games/room-share/notation.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import type { State } from '../../../shared/games/room-share/state.ts';

describe('A position as text', () => {
  test('prints back what it parses', () => {
    const text = `
      C....  S..r.  H....  R....  C....
      C....  C.r..  C....  C...b  C....
      C....  C.y..  C....  C...g  C....
      Crbyg  C....  C....  C....  C....
      red 8r 2y: red talk leave
      > blue 8b 1y: green green swap
      yellow 8y: ? ? ?
      pile: leave talk
      discards: red
      rest: {"options":{"royalSuite":"classic"},"first":1}`;
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(print(parse(text)).split('\n')).toEqual(lines);
  });

  test('every position of random games is the same after printing and parsing, except for its random state', () => {
    for (const [seats, options] of [
      [2, { noCards: true }],
      [3, { renovation: true }],
      [4, {}],
    ] as const) {
      const random = Random.from(seedFrom(seats));
      let state: State = roomShare.setup(options, seats, seedFrom(seats));
      for (
        let [seat] = roomShare.toAct(state);
        seat !== undefined;
        [seat] = roomShare.toAct(state)
      ) {
        const { random: chance, ...rest } = parse(print(state));
        expect({ random: state.random, ...rest }).toEqual(state);
        expect(chance).not.toEqual(state.random);
        state = roomShare.play(state, seat, random.pick(roomShare.moves(state, seat))).state;
      }
    }
  });

  test.each([
    ['in a hand', '> red 8r: red dragon swap', 'dragon'],
    ['in the pile', 'pile: red dragon', 'dragon'],
    ['in the discards', 'discards: royal', 'royal'],
    ['by the name of something that every table has', 'red: red toString', 'toString'],
    ['by its letter', 'pile: r', 'r'],
  ])('rejects the unknown card %s', (_, line, card) => {
    const house = 'C.... C.... C.... C.... C....\n'.repeat(4);
    expect(() => parse(`${house}${line}`)).toThrow(SyntaxError);
    expect(() => parse(`${house}${line}`)).toThrow(`no card "${card}"`);
  });

  test.each([
    ['a row short', 'C.... C.... C.... C.... C....'],
    ['an unknown kind', 'X.... C.... C.... C.... C....'],
    ['an unknown player', `${'C.... C.... C.... C.... C....\n'.repeat(4)}purple 8r: red`],
  ])('rejects %s', (_, text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});
