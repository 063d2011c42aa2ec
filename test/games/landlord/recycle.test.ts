import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('Recycle', () => {
  test('in the play phase: the top discard into the hand, Recycle in its place', () => {
    const table = given(`
      > ada $5: recycle
      ben $5: roof
      discards: alibi bomb`)
      .when('ada', 'card:recycle', 'discards')
      .says('answered', 'recycled')
      .tells({ type: 'recycled', seat: 0, card: 'bomb' })
      .hand('ada', 'bomb')
      .discards('alibi', 'recycle')
      .asks('ada', 'play');
    // Everybody has seen what lay there.
    expect(table.heard('ben')).toEqual(table.events);
  });

  test('is of no use where nothing has been discarded', () => {
    given('> ada $5: recycle\nben $5: roof').mayNot('ada', 'card:recycle');
  });

  test('LL-39: asked about squatters one may fetch the Police and is asked again', () => {
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

  test('LL-39: asked about a crime; the crime card itself is not discarded yet (LL-24)', () => {
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

  test('LL-39: asked for a Broker', () => {
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

  test('LL-39: in an investigation, an Alibi that has just been shown', () => {
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

  test('LL-39: offered dollars for a roof', () => {
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

  test('LL-39: whoever has nothing to decide waits', () => {
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
