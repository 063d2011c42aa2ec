import { describe, expect, test } from 'vitest';
import { givenPile } from './piles.ts';
import { given, type Table } from './table.ts';

const buys = (table: Table, times: number): Table => {
  for (let time = 0; time < times; time++) table.when('ada', 'pile');
  return table;
};

describe('Rent', () => {
  test('is the rent of every tenant and 1 for each empty flat', () => {
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 3 roof: 1 student
      #1 ada 3 dormer cellar: 1 researcher
      #2 ben 2 roof: 1 single`)
      .when('ada', 'button:collect')
      .emits({ type: 'collected', seat: 0, dollars: 2 + 2 + 5 + 3 })
      .dollars('ada', 17)
      .dollars('ben', 5);
  });

  test('is nothing from a building with squatters', () => {
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 3 roof: 1 squatters, 2 single
      #1 ada 2 roof:`)
      .when('ada', 'button:collect')
      .dollars('ada', 7);
  });

  test('is 1 for a player without a paying building', () => {
    given('> ada $5: roof\nben $5: roof').when('ada', 'button:collect').dollars('ada', 6);
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 3 roof: 1 squatters, 2 single`)
      .when('ada', 'button:collect')
      .dollars('ada', 6);
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 1 roof: 1 student*`)
      .when('ada', 'button:collect')
      .dollars('ada', 6);
  });
});

describe('Buying', () => {
  test('costs 1 for each of the first five cards and 2 for each further one', () => {
    const table = given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 5 roof:
      #1 ada 5 roof:
      pile: move murder alibi police court bomb broker`).when('ada', 'button:collect');
    buys(table, 5).dollars('ada', 10);
    buys(table, 1)
      .emits({ type: 'bought', seat: 0, card: 'bomb', dollars: 2 })
      .dollars('ada', 8)
      .hand('ada', 'roof', 'move', 'murder', 'alibi', 'police', 'court', 'bomb')
      .when('ada', 'button:stop')
      .asks('ben', 'play');
  });

  test('costs at most this turn’s rent, whatever else the player owns', () => {
    const table = given(`
      > ada $50: roof
      ben $5: roof
      #0 ada 3 roof:`).when('ada', 'button:collect');
    buys(table, 3).dollars('ada', 50).asks('ben', 'play');
  });

  test('a rent of 7 buys six cards, and a rent of 6 only five', () => {
    const text = (floors: number) => `
      > ada $5: roof
      ben $5: roof
      #0 ada 5 roof:
      #1 ada ${floors} roof:`;
    const seven = given(text(2)).when('ada', 'button:collect');
    buys(seven, 6).dollars('ada', 5).asks('ben', 'play');
    const six = given(text(1)).when('ada', 'button:collect');
    buys(six, 5).dollars('ada', 6).asks('ben', 'play');
  });

  test('the minimum rent of one dollar buys one card', () => {
    const table = given('> ada $0: roof\nben $5: roof').when('ada', 'button:collect');
    buys(table, 1).dollars('ada', 0).asks('ben', 'play');
  });

  test('a player may buy nothing, and cannot go on after stopping', () => {
    given('> ada $0: roof\nben $5: roof')
      .when('ada', 'button:collect')
      .offers('ada', [], ['button:stop', 'pile'])
      .when('ada', 'button:stop')
      .hand('ada', 'roof')
      .dollars('ada', 1)
      .asks('ben', 'play');
  });

  test('LL-16: the buyer alone sees each card before deciding on the next', () => {
    const table = given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 2 roof:
      pile: bomb court`)
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .asks('ada', 'buy');
    expect(table.eventsFor('ada')).toEqual([{ type: 'bought', seat: 0, card: 'bomb', dollars: 1 }]);
    expect(table.eventsFor('ben')).toEqual([{ type: 'bought', seat: 0, card: '?', dollars: 1 }]);
    expect(table.eventsFor(null)).toEqual([{ type: 'bought', seat: 0, card: '?', dollars: 1 }]);
    expect(table.view('ada').hands[0]).toContain('bomb');
  });

  test('LL-35: ends when the pile runs out with up to four players', () => {
    for (const others of ['ben $5: roof', 'ben $5: roof\ncleo $5: roof\ndan $5: roof']) {
      const table = givenPile(
        `> ada $5: roof
        ${others}
        #0 ada 5 roof:
        discards: student single`,
        'move',
        'bomb',
      ).when('ada', 'button:collect');
      buys(table, 2)
        .emitsTypes('bought', 'lastRound', 'began')
        .dollars('ada', 8)
        .asks('ben', 'play')
        .then('pile: 0')
        .discards('student', 'single');
    }
  });

  const FIVE = `
    > ada $5: roof
    ben $5: roof
    cleo $5: roof
    dan $5: roof
    eve $5: roof
    #0 ada 5 roof:
    #1 ada 5 roof:
    #2 ada 5 roof:`;

  test('LL-35: goes on at the running price after five or six players refill the pile', () => {
    const table = givenPile(
      `${FIVE}\ndiscards: student single court`,
      'move',
      'bomb',
      'broker',
      'police',
      'alibi',
    ).when('ada', 'button:collect');
    buys(table, 5)
      .emitsTypes('bought', 'shuffled')
      .asks('ada', 'buy')
      .discards()
      .then('pile: 3')
      .dollars('ada', 15);
    buys(table, 1).emitsTypes('bought').dollars('ada', 13).then('pile: 2');
    expect(table.state.lastTurns).toBe(null);
    expect(table.state.refilled).toBe(true);
    // The second pile is the last one, whatever has been discarded.
    buys(table, 2).emitsTypes('bought', 'lastRound', 'began').asks('ben', 'play').then('pile: 0');
  });

  test('LL-17: ends when the pile of five or six players runs out without discards', () => {
    const table = givenPile(FIVE, 'move').when('ada', 'button:collect');
    buys(table, 1).emitsTypes('bought', 'lastRound', 'began').asks('ben', 'play');
  });

  test('is impossible once the pile is gone', () => {
    const table = givenPile(
      `> ada $5: roof
      ben $5: roof
      #0 ben 5 roof:`,
      'move',
    ).when('ada', 'button:collect');
    buys(table, 1).when('ben', 'button:collect').dollars('ben', 10).asks('ada', 'play');
  });
});
