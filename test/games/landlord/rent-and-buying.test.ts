import { describe, expect, test } from 'vitest';
import { givenPile } from './piles.ts';
import { given, type Table } from './table.ts';

const buys = (table: Table, times: number): Table => {
  for (let time = 0; time < times; time++) table.when('ada', 'pile');
  return table;
};

describe('Rent', () => {
  test('every tenant’s rent, and 1 for each empty flat', () => {
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 3 roof: 1 student
      #1 ada 3 dormer cellar: 1 researcher
      #2 ben 2 roof: 1 single`)
      .when('ada', 'button:collect')
      .tells({ type: 'collected', seat: 0, dollars: 2 + 2 + 5 + 3 })
      .dollars('ada', 17)
      .dollars('ben', 5);
  });

  test('a building with squatters pays nothing at all', () => {
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 3 roof: 1 squatters, 2 single
      #1 ada 2 roof:`)
      .when('ada', 'button:collect')
      .dollars('ada', 7);
  });

  test('who has no building that pays gets 1', () => {
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
  test('the first five cost 1 each, further ones 2', () => {
    const table = given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 5 roof:
      #1 ada 5 roof:
      pile: move murder alibi police court bomb broker`).when('ada', 'button:collect');
    buys(table, 5).dollars('ada', 10);
    buys(table, 1)
      .tells({ type: 'bought', seat: 0, card: 'bomb', dollars: 2 })
      .dollars('ada', 8)
      .hand('ada', 'roof', 'move', 'murder', 'alibi', 'police', 'court', 'bomb')
      .when('ada', 'button:stop')
      .asks('ben', 'play');
  });

  test('never for more than this turn’s rent, whatever the purse holds', () => {
    const table = given(`
      > ada $50: roof
      ben $5: roof
      #0 ada 3 roof:`).when('ada', 'button:collect');
    buys(table, 3).dollars('ada', 50).asks('ben', 'play');
  });

  test('a rent of 7 buys six cards, a rent of 6 only five', () => {
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

  test('one dollar of comfort buys one card', () => {
    const table = given('> ada $0: roof\nben $5: roof').when('ada', 'button:collect');
    buys(table, 1).dollars('ada', 0).asks('ben', 'play');
  });

  test('nobody has to buy, and who has stopped has stopped', () => {
    given('> ada $0: roof\nben $5: roof')
      .when('ada', 'button:collect')
      .offers('ada', [], ['button:stop', 'pile'])
      .when('ada', 'button:stop')
      .hand('ada', 'roof')
      .dollars('ada', 1)
      .asks('ben', 'play');
  });

  test('LL-16: each card is seen before the next is decided on, by its buyer alone', () => {
    const table = given(`
      > ada $5: roof
      ben $5: roof
      #0 ada 2 roof:
      pile: bomb court`)
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .asks('ada', 'buy');
    expect(table.heard('ada')).toEqual([{ type: 'bought', seat: 0, card: 'bomb', dollars: 1 }]);
    expect(table.heard('ben')).toEqual([{ type: 'bought', seat: 0, card: '?', dollars: 1 }]);
    expect(table.heard(null)).toEqual([{ type: 'bought', seat: 0, card: '?', dollars: 1 }]);
    expect(table.view('ada').hands[0]).toContain('bomb');
  });

  test('LL-35: the pile runs out in the middle of buying: with up to four that is all', () => {
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
        .says('bought', 'lastRound', 'began')
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

  test('LL-35: with five or six it is refilled at once, and buying goes on at the running price', () => {
    const table = givenPile(
      `${FIVE}\ndiscards: student single court`,
      'move',
      'bomb',
      'broker',
      'police',
      'alibi',
    ).when('ada', 'button:collect');
    buys(table, 5)
      .says('bought', 'shuffled')
      .asks('ada', 'buy')
      .discards()
      .then('pile: 3')
      .dollars('ada', 15);
    buys(table, 1).says('bought').dollars('ada', 13).then('pile: 2');
    expect(table.state.lastTurns).toBe(null);
    expect(table.state.refilled).toBe(true);
    // The second time it is the last one, whatever has been discarded.
    buys(table, 2).says('bought', 'lastRound', 'began').asks('ben', 'play').then('pile: 0');
  });

  test('LL-17: with no discards the pile of five or six players is the last one', () => {
    const table = givenPile(FIVE, 'move').when('ada', 'button:collect');
    buys(table, 1).says('bought', 'lastRound', 'began').asks('ben', 'play');
  });

  test('once the pile is gone nothing is bought', () => {
    const table = givenPile(
      `> ada $5: roof
      ben $5: roof
      #0 ben 5 roof:`,
      'move',
    ).when('ada', 'button:collect');
    buys(table, 1).when('ben', 'button:collect').dollars('ben', 10).asks('ada', 'play');
  });
});
