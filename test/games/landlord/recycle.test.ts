import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('Recycle', () => {
  test('takes the top discard into the hand and takes its place, in the play phase', () => {
    const table = given(`
      > ada $5: recycle
      ben $5: roof
      discards: alibi bomb`)
      .when('ada', 'card:recycle', 'discards')
      .emitsTypes('answered', 'recycled')
      .emits({ type: 'recycled', seat: 0, card: 'bomb' })
      .hand('ada', 'bomb')
      .discards('alibi', 'recycle')
      .asks('ada', 'play');
    // Everybody saw the card on the discards.
    expect(table.eventsFor('ben')).toEqual(table.events);
  });

  test('does nothing while there are no discards', () => {
    given('> ada $5: recycle\nben $5: roof').mayNot('ada', 'card:recycle');
  });

  test('LL-39: fetches the Police for a player asked about squatters, who is asked again', () => {
    given(`
      > ada $5: squatters
      ben $5: recycle
      #0 ben 2 roof:
      discards: police`)
      .when('ada', 'card:squatters', 'flat:0/1')
      .offers('ben', [], ['button:no', 'card:recycle'])
      .when('ben', 'card:recycle')
      .asks('ben', 'guard')
      .offers('ben', [], ['button:no', 'card:police'])
      .when('ben', 'card:police')
      .discards('recycle', 'squatters', 'police');
  });

  test('LL-39: fetches a card for a player asked about a crime, but not the crime’s card on the table (LL-24)', () => {
    given(`
      > ada $5: murder roof
      ben $5: recycle
      #0 ben 2 roof: 1 student
      #1 ada 2 roof: 1 mother
      discards: lunatic`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:recycle')
      .asks('ben', 'answer')
      .hand('ben', 'lunatic')
      .when('ben', 'card:lunatic')
      .discards('recycle', 'mother', 'murder', 'lunatic');
  });

  test('LL-39: fetches a Broker for a player who is asked for one', () => {
    given(`
      > ada $5: move
      ben $5: recycle
      #0 ben 2 roof: 1 single
      discards: broker`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .when('ben', 'card:recycle')
      .asks('ben', 'broker')
      .when('ben', 'card:broker')
      .dollars('ben', 8);
  });

  test('LL-39: fetches an Alibi that was just shown in the investigation', () => {
    given(`
      > ada $5: murder alibi
      ben $5: police recycle
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('ada', 'card:alibi')
      .offers('ben', [], ['button:no', 'card:recycle'])
      .when('ben', 'card:recycle')
      .asks('ben', 'investigate')
      .hand('ben', 'alibi')
      .when('ben', 'card:alibi')
      .discards('student', 'murder', 'police', 'recycle', 'alibi')
      .then('jail: ada');
  });

  test('LL-39: may be used by a player who is offered dollars for a roof', () => {
    given(`
      > ada $5: student
      ben $5: recycle
      discards: flatRoof`)
      .when('ada', 'button:market', 'player:1')
      .when('ada', 'dollars:2')
      .when('ben', 'card:recycle')
      .asks('ben', 'roofAsked')
      .when('ben', 'card:flatRoof', 'button:sell')
      .hand('ada', 'student', 'flatRoof')
      .discards('recycle');
  });

  test('LL-39: cannot be used by a player who only waits', () => {
    given('> ada $5: roof\nben $5: recycle\ndiscards: alibi').offers('ben', [], []);
    given(`
      > ada $5: murder
      ben $5: student
      cleo $5: recycle
      #0 ben 3 roof: 1 student
      discards: police`)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('cleo', [], []);
  });
});
