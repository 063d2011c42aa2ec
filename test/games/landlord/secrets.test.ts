import { describe, expect, test } from 'vitest';
import { HIDDEN_RANDOM, seedFrom } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { worlds } from './worlds.ts';

describe('Hidden hands', () => {
  test('LL-15: the question about a crime is the same whether or not the player holds an answer', () => {
    worlds(
      `> ada $5: murder roof
      ben $5: HIDDEN student
      cleo $5: roof
      #0 ben 3 roof: 1 student`,
      ['police', 'alibi'],
      'ada',
      'cleo',
      null,
    )
      .differFor('ben')
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no');
  });

  test('LL-15: so are the questions about squatters, a Move and an offer for a roof', () => {
    const text = `
      > ada $5: squatters move roof
      ben $5: HIDDEN
      cleo $5: roof
      #0 ben 3 roof: 1 student`;
    worlds(text, ['police', 'roof'], 'ada', 'cleo', null)
      .when('ada', 'card:squatters', 'flat:0/2')
      .when('ben', 'button:no');
    worlds(text, ['broker', 'roof'], 'ada', 'cleo', null)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .when('ben', 'button:no');
    worlds(text, ['dormer', 'alibi'], 'ada', 'cleo', null)
      .when('ada', 'button:market', 'button:all')
      .when('ada', 'dollars:2')
      .when('ben', 'button:no')
      .when('cleo', 'button:no');
  });

  test('LL-15: so is the question in an investigation, where a player may keep the card', () => {
    worlds(
      `> ada $5: murder alibi
      ben $5: police court
      cleo $5: HIDDEN
      #0 ben 3 roof: 1 student`,
      ['alibi', 'student'],
      'ada',
      'ben',
      null,
    )
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('ada', 'card:alibi')
      .when('ben', 'card:court')
      .when('cleo', 'button:no')
      .differFor('cleo');
  });

  test('LL-39: nobody sees a Recycle before it is played', () => {
    worlds(
      `> ada $5: murder roof
      ben $5: HIDDEN
      #0 ben 3 roof: 1 student
      discards: lunatic`,
      ['recycle', 'roof'],
      'ada',
      null,
    )
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no');
  });

  test('LL-27: anyoneAnswers asks everybody in turn, whoever holds the Police', () => {
    worlds(
      `> ada $5: murder roof
      ben $5: student
      cleo $5: HIDDEN
      dan $5: roof
      #0 ben 3 roof: 1 student
      options: {"anyoneAnswers":true}`,
      ['police', 'mother'],
      'ada',
      'ben',
      'dan',
      null,
    )
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .when('cleo', 'button:no')
      .when('dan', 'button:no');
  });

  test('nothing shows what a player could do in the own turn', () => {
    worlds('> ada $5: HIDDEN\nben $5: roof', ['roof bomb', 'alibi court'], 'ben', null)
      .differFor('ada')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop');
  });
});

describe('The hidden pile', () => {
  test('LL-16: nobody sees its order or what others buy', () => {
    worlds(
      '> ada $5: student\nben $5: roof\n#0 ada 3 roof:\npile: HIDDEN',
      ['murder alibi', 'court move'],
      'ben',
      null,
    )
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .differFor('ada')
      .when('ada', 'pile');
  });

  test('a buyer does not see the card after the next', () => {
    worlds(
      '> ada $5: student\nben $5: roof\n#0 ada 3 roof:\npile: murder HIDDEN',
      ['alibi court', 'court alibi'],
      'ada',
      'ben',
      null,
    )
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .when('ada', 'button:stop');
  });

  test('no view contains the random seed', () => {
    const state = landlord.setup({}, 4, seedFrom(123_456));
    for (const viewer of [0, 1, 2, 3, null]) {
      expect(landlord.view(state, viewer).random).toEqual(HIDDEN_RANDOM);
      expect(JSON.stringify(landlord.view(state, viewer))).not.toContain('123456');
    }
  });
});

describe('Hidden fronts in houses', () => {
  const HOUSE = `
    > ada $5: bomb politics politics
    ben $5: roof
    cleo $5: roof
    #0 ben [HIDDEN] roof: 1 student
    #1 ben 3 roof:`;

  test('are the owner’s secret, even when the cards go under the pile', () => {
    worlds(HOUSE, ['alibi police', 'court murder'], 'ada', 'cleo', null)
      .differFor('ben')
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no');
  });

  test('stay secret when the cards return to the owner’s hand', () => {
    worlds(HOUSE, ['alibi police', 'court murder'], 'ada', 'cleo', null)
      .when('ada', 'card:politics', 'button:demolition', 'house:0')
      .when('ben', 'flat:0/1', 'flat:1/2');
  });

  test('become visible on the discards when there is no pile', () => {
    const last = `${HOUSE}\nrest: {"lastTurns":2}`;
    const table = worlds(last, ['alibi police', 'court murder']);
    for (const one of table.both) {
      one.when('ada', 'card:bomb', 'house:0').when('ben', 'button:no');
    }
    table.differFor('ada');
  });

  test('stay secret while floors are laid, taken back or closed with a roof', () => {
    const text = '> ada $5: roof roof HIDDEN\nben $5: roof';
    worlds(text, ['bomb', 'alibi'], 'ben', null)
      .either('ada', ['card:bomb', 'site:floor'], ['card:alibi', 'site:floor'])
      .differFor('ada')
      .when('ada', 'button:cancel')
      .either('ada', ['card:bomb', 'site:floor'], ['card:alibi', 'site:floor'])
      .when('ada', 'card:roof', 'site:roof')
      .differFor('ada');
  });

  test('reveal nothing if the same hand lays another floor', () => {
    worlds('> ada $5: roof bomb alibi HIDDEN\nben $5: roof', ['court', 'court'], 'ben', null)
      .either('ada', ['card:bomb', 'site:floor'], ['card:alibi', 'site:floor'])
      .differFor('ada');
  });
});
