import { describe, expect, test } from 'vitest';
import { givenPile } from './piles.ts';
import { given, type Table } from './table.ts';

const pass = (table: Table, name: 'ada' | 'ben' | 'cleo' | 'dan' | 'eve' | 'fay') =>
  table.when(name, 'button:collect');

describe('The end of the game by the pile', () => {
  test('everybody has one more turn after the last card, its buyer included', () => {
    const table = givenPile(
      'ada $5: roof\n> ben $9: roof\ncleo $5: roof\nrest: {"first":1}',
      'move',
    );
    pass(table, 'ben').when('ben', 'pile').emitsTypes('bought', 'lastRound', 'began');
    pass(table, 'cleo').asks('ada', 'play');
    pass(table, 'ada').asks('ben', 'play');
    pass(table, 'ben').asksNobody().ends([6, 10, 6], [2, 1, 2]);
  });

  test('two players have one more turn each too', () => {
    const table = givenPile('> ada $5: roof\nben $5: roof', 'move');
    pass(table, 'ada').when('ada', 'pile');
    pass(table, 'ben').asks('ada', 'play');
    pass(table, 'ada').asksNobody().ends([6, 6], [1, 1]);
  });

  test.each([
    ['five', ''],
    ['six', 'fay $5: roof'],
  ])(
    '%s players shuffle the discards once, and the game ends after the second pile',
    (_, sixth) => {
      const table = givenPile(
        `> ada $5: roof
      ben $5: roof
      cleo $5: roof
      dan $5: roof
      eve $5: roof
      ${sixth}
      discards: murder`,
        'move',
      );
      pass(table, 'ada').when('ada', 'pile').emitsTypes('bought', 'shuffled', 'began');
      expect(table.state.lastTurns).toBe(null);
      table.then('pile: 1').discards().mayNotBeUndone();
      pass(table, 'ben')
        .when('ben', 'pile')
        .emitsTypes('bought', 'lastRound', 'began')
        .then('pile: 0');
      for (const name of ['cleo', 'dan', 'eve'] as const) pass(table, name);
      if (sixth) pass(table, 'fay');
      pass(table, 'ada').asks('ben', 'play');
      pass(table, 'ben').asksNobody();
    },
  );

  const LAST = `
    > ada $5: bomb move
    ben $5:
    #0 ben [court] roof: 1 student
    #1 ada 2 roof: 1 mother
    rest: {"lastTurns":1}`;

  test('LL-35: cards that should go under the exhausted pile are discarded and do not delay the end', () => {
    const table = given(LAST)
      .when('ada', 'card:bomb', 'house:0')
      .discards('court', 'roof', 'student', 'bomb')
      .when('ada', 'card:move', 'flat:1/1')
      .when('ada', 'pile')
      .emits({
        type: 'lost',
        seat: 0,
        card: 'mother',
        from: { house: 1, level: 1 },
        to: 'discards',
      })
      .discards('court', 'roof', 'student', 'bomb', 'mother', 'move')
      .then('pile: 0');
    pass(table, 'ada').asks('ben', 'play');
    pass(table, 'ben').asksNobody();
  });

  test('LL-13: most dollars win, and equal players share the place', () => {
    const table = given(`
      > ada $5: roof
      ben $8: roof
      cleo $6: roof
      dan $2: roof
      rest: {"lastTurns":0}`);
    pass(table, 'ada').ends([6, 8, 6, 2], [2, 1, 2, 4]);
  });
});

describe('The end of the game after a number of rounds', () => {
  const text = (rounds: number, first = 0) => `
    ada $5: roof
    > ben $5: roof
    options: {"end":"rounds","rounds":5}
    rest: {"rounds":${rounds},"first":${first}}`;

  test('comes when the last player of the round has played', () => {
    const table = given(text(4));
    pass(table, 'ben').when('ben', 'button:stop').asksNobody().ends([5, 6], [2, 1]);
  });

  test('does not come a round earlier', () => {
    const table = given(text(3));
    pass(table, 'ben').when('ben', 'button:stop').asks('ada', 'play');
    expect(table.state.rounds).toBe(4);
  });

  test('does not come in the middle of a round', () => {
    const table = given(text(4, 1));
    pass(table, 'ben').when('ben', 'button:stop').asks('ada', 'play');
    expect(table.state.rounds).toBe(4);
    pass(table, 'ada').when('ada', 'button:stop').asksNobody();
  });

  test('LL-36: comes with the end of the pile if that is earlier', () => {
    const table = givenPile(text(1), 'move');
    pass(table, 'ben').when('ben', 'pile');
    pass(table, 'ada');
    pass(table, 'ben').asksNobody();
    const short = givenPile(text(4), 'move');
    pass(short, 'ben').when('ben', 'pile').emitsTypes('bought', 'lastRound').asksNobody();
  });
});

describe('The end of the game at a sum', () => {
  const text = (who: 'ada' | 'ben', dollars: number) => `
    ${who === 'ada' ? '> ' : ''}ada $${dollars}: roof
    ${who === 'ben' ? '> ' : ''}ben $5: roof
    options: {"end":"sum","sum":30}`;

  test('LL-36: comes after the round in which somebody reaches the sum', () => {
    const table = given(text('ada', 29));
    pass(table, 'ada').when('ada', 'button:stop').asks('ben', 'play');
    pass(table, 'ben').when('ben', 'button:stop').asksNobody().ends([30, 6], [1, 2]);
  });

  test('does not come for one dollar less, or for the dollars of all players together', () => {
    const table = given(text('ada', 28));
    pass(table, 'ada').when('ada', 'button:stop');
    pass(table, 'ben').when('ben', 'button:stop').asks('ada', 'play');
  });

  test('LL-36: comes even if the player spends the sum again', () => {
    const table = given(text('ada', 29));
    pass(table, 'ada').when('ada', 'pile').dollars('ada', 29);
    pass(table, 'ben').when('ben', 'button:stop').asksNobody();
  });

  test('LL-36: comes too if other players’ payments reach the sum', () => {
    const table = given(`
      > ada $5: student
      ben $28: roof
      options: {"end":"sum","sum":30}`)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2')
      .when('ben', 'card:roof', 'button:sell')
      .dollars('ben', 30);
    pass(table, 'ada').when('ada', 'button:stop');
    pass(table, 'ben').when('ben', 'button:stop').asksNobody();
  });

  test('LL-36: counts the difference of a trade, not the dollars that go to and fro', () => {
    const traded = (back: number) => {
      const table = given(`
        > ada $6: student
        ben $27: roof
        options: {"end":"sum","sum":30,"openTrade":true}`)
        .when('ada', 'button:trade', 'player:1')
        .when('ada', 'dollars:5')
        .when('ada', 'button:propose')
        .when('ben', `dollars:${back}`)
        .when('ben', 'button:propose')
        .when('ada', 'button:shake');
      pass(table, 'ada').when('ada', 'button:stop');
      return pass(table, 'ben').when('ben', 'pile');
    };
    traded(4).dollars('ben', 28).asks('ada', 'play');
    traded(3).asksNobody();
    traded(27).dollars('ada', 29).asks('ada', 'play');
  });

  test('does not come in games with another end', () => {
    const table = given(text('ada', 40).replace('"end":"sum"', '"end":"pile"'));
    pass(table, 'ada').when('ada', 'button:stop');
    pass(table, 'ben').when('ben', 'button:stop').asks('ada', 'play');
  });
});
