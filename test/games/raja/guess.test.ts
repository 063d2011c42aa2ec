// A sampled state must agree with everything that the viewer sees, and must not know more.
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import type { State } from '../../../shared/games/raja/state.ts';
import { given } from './table.ts';

const frames = [{ kind: 'bid', seat: 2, waiting: [2, 1], bid: 9, leader: 1 }];
const POSITIONS: [string, State][] = [
  [
    'choosing',
    given('ada $5, duke: chose gold\nben $9, priest: chose track house\ncleo $30, builder').state,
  ],
  [
    'a turn',
    given('ada $5, duke: played gold gold\n> ben $9, priest: turned gold house\ncleo $0, builder')
      .state,
  ],
  [
    'an auction',
    given(
      `ada $15\nben $15\ncleo $15\nround: 0\noptions: {"auction":true}\nrest: ${JSON.stringify({ frames })}`,
    ).state,
  ],
];
const guesses = (state: State, viewer: number | null): State[] =>
  Array.from({ length: 30 }, (_, seed) =>
    raja.sampleState(raja.view(state, viewer), viewer, seedFrom(seed)),
  );

describe.each(POSITIONS)('A sampled state: %s', (_, state) => {
  test('agrees with the view, and holds as much as the box', () => {
    for (const viewer of [0, 1, 2, null]) {
      for (const guess of guesses(state, viewer)) {
        expect(raja.view(guess, viewer)).toEqual(raja.view(state, viewer));
        expect(raja.countComponents(guess)).toEqual(raja.countComponents(state));
      }
    }
  });

  test('differs from sample to sample in what is hidden', () => {
    const purses = guesses(state, null).map(({ purse }) => purse.gold.join());
    expect(new Set(purses).size).toBeGreaterThan(15);
  });

  test('gives each acting player a legal move', () => {
    for (const guess of guesses(state, null)) {
      for (const seat of raja.toAct(guess))
        expect(raja.moves(guess, seat).length).toBeGreaterThan(0);
    }
  });
});

test('A sampled state: the leader of an auction has at least the gold that was bid', () => {
  const [, , [, state]] = POSITIONS as [unknown, unknown, [string, State]];
  const gold = guesses(state, 2).map(({ purse }) => Number(purse.gold[1]));
  expect(Math.min(...gold)).toBeGreaterThanOrEqual(9);
  expect(Math.min(...guesses(state, 2).map(({ purse }) => Number(purse.gold[0])))).toBeLessThan(9);
});

test('A sampled state: covered discs may hold any two actions, and the viewer’s own ones stay', () => {
  const [[, state]] = POSITIONS as [[string, State]];
  const discs = guesses(state, 0).map(({ discs }) => discs.map(({ actions }) => actions.join()));
  expect(new Set(discs.map(([own]) => own))).toEqual(new Set(['gold']));
  expect(new Set(discs.map(([, other]) => other)).size).toBeGreaterThan(15);
});

test('Components counted: houses, palaces, characters, governors, tokens and gold', () => {
  const { state } = given(`
    > ada $5, duke: tokens 2, turned gold gold
    ben $9, priest
    #0 ada
    kota: houses ben 2, great ada, small ben neutral
    options: {"yogi":true}`);
  expect(raja.countComponents(state)).toEqual({
    'houses of 0': 20,
    'houses of 1': 20,
    'palaces of 0': 7,
    'palaces of 1': 7,
    characters: 7,
    governors: 7,
    tokens: 7,
    gold: 30,
  });
});
