// Several cards and players in one sequence.
import { describe, expect, test } from 'vitest';
import { givenPile } from './piles.ts';
import { given } from './table.ts';

describe('Several cards together', () => {
  test('a Lunatic turns a Bomb on a house with a Family: nobody reports, and all cards go under the pile', () => {
    const table = given(`
      > ada $5: bomb roof
      ben $5: lunatic police
      cleo $5: police
      #0 ben 2 roof: 1 family
      #1 ada [court alibi] roof+dormer: 1 family, 3 mother*
      #2 ada 2 roof: 1 student`)
      .when('ada', 'card:bomb', 'house:0')
      .offers('ben', [], ['button:no', 'card:lunatic'])
      .when('ben', 'card:lunatic')
      .when('ben', 'house:1')
      .emitsTypes('exploded')
      .without('#1')
      .without('jail')
      .then('#0 ben 2 roof: 1 family')
      .discards('rentWithheld', 'bomb', 'lunatic')
      .asks('ada', 'play');
    expect(table.state.pile.slice(0, 6).toSorted()).toEqual(
      ['alibi', 'court', 'dormer', 'family', 'mother', 'roof'].toSorted(),
    );
  });

  test('after a Murder with Police, an Alibi, a Court and a prisoner the caller goes to jail', () => {
    given(`
      ada $5: police roof
      > ben $5: murder alibi
      cleo $5: court
      dan $5: roof
      jail: dan
      #0 ada 4 roof: 1 student`)
      .when('ben', 'card:murder', 'flat:0/1')
      .when('ada', 'card:police')
      .asks('ben', 'investigate')
      .when('ben', 'card:alibi')
      .asks('cleo', 'investigate')
      .when('cleo', 'card:court')
      .asks('ada', 'investigate')
      .when('ada', 'button:no')
      .emitsTypes('jailed', 'freed')
      .emits({ type: 'freed', seat: 3, by: 'newcomer' })
      .then('jail: ada')
      .discards('student', 'murder', 'police', 'alibi', 'court')
      .asks('ben', 'play');
  });

  const MOVERS = (dollars: number) => `
    > ada $${dollars}: move
    ben $5: broker
    cleo $5: roof
    #0 ben 3 roof: 1 single, 2 student
    #1 cleo 1 roof: 1 mover
    #2 ada 3 roof:`;

  test('LL-23: a Move pays the Mover first, then asks for the Broker, then moves the tenant', () => {
    given(MOVERS(9))
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:2/1')
      .emitsTypes('played', 'paid')
      .emits({ type: 'paid', seat: 0, to: 2, dollars: 2, for: 'mover' })
      .then('#0 ben 3 roof: 1 single, 2 student')
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'paid', 'moved')
      .dollars('ada', 4)
      .dollars('ben', 8)
      .dollars('cleo', 7)
      .discards('move', 'broker');
  });

  test('LL-23: a player with too few dollars pays the Mover first and the Broker with the rest', () => {
    const short = (dollars: number) =>
      given(MOVERS(dollars))
        .when('ada', 'card:move', 'flat:0/1')
        .when('ada', 'flat:2/1')
        .when('ben', 'card:broker')
        .then('#2 ada 3 roof: 1 single')
        .dollars('ada', 0);
    short(4).dollars('cleo', 7).dollars('ben', 7);
    short(1).dollars('cleo', 6).dollars('ben', 5);
    short(0).dollars('cleo', 5).dollars('ben', 5);
  });

  test('LL-23: moved squatters come after the fee and the Broker, and only then the Police answer', () => {
    given(`
      > ada $9: move
      ben $5: broker
      cleo $5: police
      #0 ben 3 roof: 1 squatters
      #1 cleo 1 roof: 1 mover
      #2 cleo 3 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:2/1')
      .emitsTypes('played', 'paid')
      .asks('ben', 'broker')
      .when('ben', 'card:broker')
      .emitsTypes('answered', 'moved')
      .asks('cleo', 'guard')
      .then('table: move broker')
      .when('cleo', 'card:police')
      .then('#2 cleo 3 roof:')
      .discards('squatters', 'move', 'broker', 'police')
      .asks('ada', 'play');
  });

  test('LL-35: the pile runs out while a player buys, with four players and with five', () => {
    const text = (fifth: string) => `
      > ada $5: roof
      ben $5: roof
      cleo $5: roof
      dan $5: roof
      ${fifth}
      #0 ada 5 roof:
      discards: bomb murder`;
    const four = givenPile(text(''), 'move', 'court');
    four.when('ada', 'button:collect').when('ada', 'pile').asks('ada', 'buy');
    four.when('ada', 'pile').asks('ben', 'play').discards('bomb', 'murder').dollars('ada', 8);
    const five = givenPile(text('eve $5: roof'), 'move', 'court');
    five.when('ada', 'button:collect').when('ada', 'pile').when('ada', 'pile').asks('ada', 'buy');
    five.when('ada', 'pile').when('ada', 'pile').asks('ben', 'play').dollars('ada', 6);
    expect(five.state.hands[0]?.toSorted()).toEqual(['bomb', 'court', 'move', 'murder', 'roof']);
    expect(five.state.lastTurns).toBe(4);
  });

  test('a roof is sold at the seller’s price while a third player could sell one too', () => {
    given(`
      > ada $9: student
      ben $5: roof alibi
      cleo $5: dormer
      dan $5: flatRoof murder`)
      .when('ada', 'button:market', 'button:all')
      .when('ada', 'dollars:1')
      .when('ben', 'card:roof', 'dollars:4')
      .when('cleo', 'button:no')
      .when('dan', 'card:flatRoof', 'dollars:3')
      .asks('ada', 'roofChosen')
      .when('ada', 'player:1')
      .hand('ada', 'student', 'roof')
      .hand('ben', 'alibi')
      .hand('dan', 'flatRoof', 'murder')
      .dollars('ada', 5)
      .dollars('ben', 9)
      .dollars('dan', 5)
      .when('ada', 'card:student', 'site:floor')
      .when('ada', 'card:roof', 'site:roof')
      .then('#0 ada 1 roof:');
  });

  test('LL-22: with the murderer in jail Recycle fetches the Alibi that was just shown, in a game of two', () => {
    given(`
      > ada $5: murder
      ben $5: police alibi recycle
      jail: ada
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('ben', 'card:alibi')
      .asks('ben', 'investigate')
      .when('ben', 'card:recycle')
      .hand('ben', 'alibi')
      .when('ben', 'card:alibi')
      // The suspect has nothing left to show and goes to jail, which frees the murderer.
      .emitsTypes('answered', 'jailed', 'freed')
      .then('jail: ben')
      .asks('ada', 'play');
  });

  test('anyoneAnswers: a third player fetches the Police from the discards and answers squatters', () => {
    given(`
      > ada $5: squatters
      ben $5: roof
      cleo $5: recycle
      #0 ben 3 roof:
      discards: police
      options: {"anyoneAnswers":true}`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .when('ben', 'button:no')
      .when('cleo', 'card:recycle')
      .asks('cleo', 'guard')
      .when('cleo', 'card:police')
      .then('#0 ben 3 roof:')
      .discards('recycle', 'squatters', 'police')
      .asks('ada', 'play');
  });

  test('LL-26: a player jailed for bombing an own building and freed by a Court collects the full rent', () => {
    given(`
      > ada $5: bomb court roof
      ben $5: roof
      #0 ada 2 roof: 1 family
      #1 ada 4 roof:`)
      .when('ada', 'card:bomb', 'house:1')
      .emitsTypes('played', 'reported', 'exploded')
      .when('ada', 'button:no')
      .then('jail: ada')
      .when('ada', 'card:court', 'jail')
      .when('ada', 'button:collect')
      .dollars('ada', 10);
  });
});
