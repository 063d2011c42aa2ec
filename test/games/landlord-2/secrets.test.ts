// Two worlds that differ in what a player may not know must look the same to that player.
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { rules as landlordSecond } from '../../../shared/games/landlord-2/rules.ts';
import { given, worlds } from './table.ts';

describe('LL-15: hands in questions', () => {
  test('nothing shows what a player holds who is asked about a crime, a Move or squatters', () => {
    const text = `
      > ada $3: murder bomb move squatters
      ben $3: HIDDEN mother
      cleo $3: alibi
      #0 ben 3 roof: 1 hacker, 2 hacker
      #1 ada 2 roof:`;
    const reported = text.replace('#1 ada 2 roof:', '#1 ada 2 roof: 1 family');
    worlds(reported, ['lunatic', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'card:murder', 'flat:0/1')
      .differFor('ben')
      .when('ben', 'button:no');
    worlds(text, ['police', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'card:bomb', 'house:0')
      .differFor('ben')
      .when('ben', 'button:no');
    worlds(text, ['broker', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .differFor('ben')
      .when('ben', 'button:no');
    worlds(text, ['police', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'card:squatters', 'flat:0/3')
      .differFor('ben')
      .when('ben', 'button:no');
  });

  test('while a player builds, the stack and the dollars are visible, but not another roof in the hand', () => {
    worlds('> ada $3: mother HIDDEN\nben $3: alibi', ['flatRoof', 'court'], 'ben', null)
      .when('ada', 'card:mother', 'site:floor')
      .differFor('ada')
      .when('ada', 'roofs');
  });

  test('nothing shows what a player holds during the inspection', () => {
    worlds(
      `> ada $3: alibi
      ben $3: HIDDEN
      #0 ben 2 dormer: 3 scientist, 1 nomad`,
      ['police', 'move'],
      'ada',
      null,
    )
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'button:roam', 'flat:0/1', 'flat:0/2')
      .differFor('ben');
  });

  test('LS-25: nobody else sees whether a traded card is a roof', () => {
    worlds(
      `> ada $3: alibi
      ben $3: HIDDEN
      cleo $3: mother
      options: {"openTrade":true}`,
      ['roof court', 'roof court'],
      'cleo',
      null,
    )
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:alibi')
      .when('ada', 'button:propose')
      .either('ben', ['card:roof'], ['card:court'])
      .when('ben', 'button:propose')
      .differFor('ada')
      .when('ada', 'button:shake')
      .differFor('ben');
  });
});

test('LS-16, LS-25: a monster in a hand is as hidden as any other card', () => {
  const state = given(`
    > ada $3: monster mother
    ben $3: alibi
    cleo $3: court
    #0 ada 3 roof:`).state;
  const hands = Array.from({ length: 200 }, (_, seed) => {
    const guess = landlordSecond.sampleState(landlordSecond.view(state, 1), 1, seedFrom(seed));
    expect([...guess.pile, ...guess.houses.flatMap(({ floors }) => floors)]).not.toContain(
      'monster',
    );
    return guess.hands[0]?.includes('monster');
  });
  expect(new Set(hands)).toEqual(new Set([true, false]));
});

describe('LL-34: the cards of floors', () => {
  const HOUSE = `
    > ada $3: bomb politics
    ben $3: alibi
    cleo $3: alibi
    #0 ben [HIDDEN] roof+roofRenovation cellar: 1 monster
    #1 ben 3 roof:`;

  test('of a bombed house stay hidden, although everybody sees its roof and its monster go', () => {
    worlds(HOUSE, ['mother police', 'court murder'], 'ada', 'cleo', null)
      .differFor('ben')
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no');
  });

  test('of a demolished house stay hidden', () => {
    worlds(HOUSE, ['mother police', 'court murder'], 'ada', 'cleo', null)
      .when('ada', 'card:politics', 'button:demolition', 'house:0')
      .when('ben', 'flat:0/1', 'flat:1/1');
  });

  test('become visible on the discards when there is no pile', () => {
    const two = worlds(`${HOUSE}\nrest: {"lastTurns":2}`, ['mother police', 'court murder']);
    for (const one of two.both) one.when('ada', 'card:bomb', 'house:0').when('ben', 'button:no');
    two.differFor('ada');
  });

  test('stay hidden when a bought roof closes them', () => {
    worlds('> ada $3: HIDDEN\nben $3: alibi', ['court bomb', 'court bomb'], 'ben', null)
      .either('ada', ['card:court', 'site:floor'], ['card:bomb', 'site:floor'])
      .differFor('ada')
      .when('ada', 'roofs')
      .differFor('ada');
  });
});

test('LL-16: hides the order of the pile and the cards that others buy', () => {
  worlds(
    '> ada $3: alibi\nben $3: alibi\npile: HIDDEN',
    ['murder court', 'court move'],
    'ben',
    null,
  )
    .when('ada', 'button:collect')
    .when('ada', 'pile')
    .differFor('ada')
    .when('ada', 'pile');
});

describe('LS-25: a sampled state puts roofs into hands only', () => {
  const TEXT = `
    > ada $3: roof roof mother alibi
    ben $3: roof bomb court
    cleo $3: police
    #0 ben 3 roof: 1 hacker!, 2 monster
    discards: murder
    options: {"openTrade":true}`;
  const trade = given(TEXT)
    .when('ada', 'button:trade', 'player:1')
    .when('ada', 'card:roof')
    .when('ada', 'button:propose');

  test.each([
    ['in the play phase', given(TEXT)],
    ['while building', given(TEXT).when('ada', 'card:mother', 'site:floor')],
    ['in a trade', trade],
  ])('%s', (_, { state }) => {
    for (const viewer of [0, 1, 2, null]) {
      const view = landlordSecond.view(state, viewer);
      const guesses = Array.from({ length: 30 }, (_one, seed) =>
        landlordSecond.sampleState(view, viewer, seedFrom(seed)),
      );
      for (const guess of guesses) {
        expect(landlordSecond.countComponents(guess)).toEqual(
          landlordSecond.countComponents(state),
        );
        expect(landlordSecond.view(guess, viewer)).toEqual(view);
        const flats = [...guess.pile, ...guess.houses.flatMap(({ floors }) => floors)];
        expect([...flats, ...(guess.site?.floors ?? [])]).not.toContain('roof');
      }
      expect(new Set(guesses.map(({ pile }) => pile.join())).size).toBe(30);
      expect(new Set(guesses.map(({ hands }) => JSON.stringify(hands))).size).toBeGreaterThan(20);
    }
  });
});
