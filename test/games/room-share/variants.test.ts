import { describe, expect, test } from 'vitest';
import { BadSetup, type OptionValue, seedFrom } from '../../../shared/engine/index.ts';
import { rules as roomShare } from '../../../shared/games/room-share/rules.ts';
import type { State } from '../../../shared/games/room-share/state.ts';
import { given } from './table.ts';

describe('Variants: noCards', () => {
  const HOUSE = `
    C....  C....  S....  C....  C....
    H....  C.r..  C....  C...b  S....
    C....  C.y..  C....  C...g  C....
    C....  S....  H....  C....  H....
    > red 8r 8g: 
    blue 8b 8y: 
    rest: {"options":{"noCards":true}}`;

  test('no player has a hand and there is no pile', () => {
    const { hands, pile } = roomShare.setup({ noCards: true }, 2, seedFrom(1));
    expect(hands).toEqual([[], []]);
    expect(pile).toEqual([]);
  });

  test('the player chooses an inhabited flat and places a tenant there', () => {
    given(HOUSE)
      .offers('red', [], ['flat:b2', 'flat:b3', 'flat:d2', 'flat:d3'])
      .refuses('red', ['flat:a1'], 'emptyFlat')
      .when('red', 'flat:d2')
      .asks('red', 'place')
      .when('red', 'tenant:green', 'bed:d2/up')
      .emitsTypes('placed')
      .then(`
        C....  C....  S....  C....  C....
        H....  C.r..  C....  Cg..b  S....
        C....  C.y..  C....  C...g  C....
        C....  S....  H....  C....  H....
        red 8r 7g:
        > blue 8b 8y:`)
      .asks('blue', 'turn');
  });

  test('evictions and the last chance work as usual', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.rbg  C....  C...b  S....
      C....  C.y..  C....  C...g  C....
      C....  S....  H....  C....  H....
      > red 1r: 
      blue 3b 8y: 
      rest: {"options":{"noCards":true}}`)
      .when('red', 'flat:b2')
      .emitsTypes('placed', 'evicted')
      .when('red', 'bed:b1/up')
      .when('red', 'bed:c2/up')
      .when('red', 'bed:b3/up')
      .when('red', 'bed:a2/up')
      .asks('blue', 'lastChance');
  });

  test('the option needs two players and excludes Renovation', () => {
    const refused = (seats: number, options: object) => {
      try {
        roomShare.setup({ noCards: true, ...options }, seats, seedFrom(1));
      } catch (error) {
        return error instanceof BadSetup && error.code;
      }
      return null;
    };
    expect(refused(3, {})).toBe('noCardsForTwo');
    expect(refused(4, {})).toBe('noCardsForTwo');
    expect(refused(2, { renovation: true })).toBe('noCardsNoRenovation');
    expect(refused(2, { royalSuite: 'classic' })).toBe(null);
  });
});

const deckOf = (state?: State) => [...(state?.hands ?? []).flat(), ...(state?.pile ?? [])];

test('Variants: renovation adds two cards to the deck', () => {
  const deck = deckOf(roomShare.setup({ renovation: true }, 2, seedFrom(1)));
  expect(deck).toHaveLength(32);
  expect(deck.filter((card) => card === 'renovate')).toHaveLength(2);
});

test('Variants: royalSuite gives three points to each of three tenants who share it', () => {
  given(`
    R.rrb  C....  S....  C....  C....
    H....  C....  C....  C....  S....
    C....  C.y..  C....  C...g  C....
    C....  S....  H....  C....  H....
    red: red red red
    blue 2b 8y: blue blue blue
    rest: {"options":{"royalSuite":"classic"},"finisher":0,"frames":[]}`).ends(
    [6, 3],
    [1, 2],
    'points',
  );
});

test('Variants: every preset can be played by each number of players that its rules allow', () => {
  const takes = (options: Record<string, OptionValue>) =>
    [2, 3, 4].filter((seats) => {
      try {
        return roomShare.setup(options, seats, seedFrom(1)).seats === seats;
      } catch (error) {
        if (error instanceof BadSetup) return false;
        throw error;
      }
    });
  expect(roomShare.presets.map(({ id, options }) => [id, takes(options)])).toEqual([
    ['standard', [2, 3, 4]],
    ['everything', [2, 3, 4]],
    ['noCards', [2]],
  ]);
});

test('Variants: every preset plays the options that it is named after', () => {
  const [standard, everything, noCards] = roomShare.presets.map(({ options }) =>
    roomShare.setup(options, 2, seedFrom(1)),
  );
  expect(standard?.flats).not.toContain('royal');
  expect(everything?.flats).toContain('royal');
  expect(deckOf(everything)).toContain('renovate');
  expect(deckOf(standard)).not.toContain('renovate');
  expect(deckOf(noCards)).toEqual([]);
});
