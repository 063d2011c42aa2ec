// Squatters: where they go, what they do to a house, and how they are removed.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const MOVED = `
  > ada $5: move
  ben $5: police
  cleo $5: police
  #0 ben 2 roof: 1 squatters
  #1 cleo 2 roof: 1 student
  #2 ada 2 roof:`;

describe('Squatters', () => {
  test('move into anybody’s house, and its landlord may call the police', () => {
    given(`
      > ada $5: squatters
      ben $5: police
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .asks('ben', 'guard')
      .when('ben', 'card:police')
      .asks('ada', 'play')
      .then('#0 ben 2 roof: 1 student')
      .discards('squatters', 'police');
  });

  test('LL-15: make the game ask the landlord, whatever the hand holds', () => {
    given(`
      > ada $5: squatters
      ben $5: roof
      #0 ben 2 roof: 1 student`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .offers('ben', [], ['button:no'])
      .when('ben', 'button:no')
      .rent('ben', 1)
      .then('#0 ben 2 roof: 1 student, 2 squatters');
  });

  test('moving into an own house are not asked about', () => {
    given(`
      > ada $5: squatters
      ben $5: police
      #0 ada 2 roof:`)
      .when('ada', 'card:squatters', 'flat:0/2')
      .asks('ada', 'play');
  });

  test('may move into a cellar that was just added, and the Police may answer them', () => {
    given(`
      > ada $5: cellar squatters student
      ben $5: police
      #0 ben 1 roof: 1 pensioners`)
      .mayNot('ada', 'card:squatters', 'flat:0/0')
      .when('ada', 'card:cellar', 'house:0')
      .when('ada', 'card:squatters', 'flat:0/0')
      .rent('ben', 1)
      .when('ben', 'card:police')
      .emits({
        type: 'lost',
        seat: 1,
        card: 'squatters',
        from: { house: 0, level: 0 },
        to: 'discards',
      })
      .then('#0 ben 1 roof cellar: 1 pensioners')
      .rent('ben', 5 + 1)
      .discards('squatters', 'police');
  });

  test('LL-6: may join squatters, and nobody else may', () => {
    given(`
      > ada $5: squatters student musician move
      ben $5:
      #0 ben 3 roof: 1 squatters
      #1 ada 1 roof: 1 student`)
      .refuses('ada', ['card:student', 'flat:0/2'], 'squatted')
      .refuses('ada', ['card:musician', 'flat:0/2'], 'squatted')
      .when('ada', 'card:squatters', 'flat:0/2')
      .then('#0 ben 3 roof: 1 squatters, 2 squatters')
      .when('ada', 'card:move', 'flat:1/1')
      .refuses('ada', ['flat:0/3'], 'squatted');
  });

  test('LL-6: one Police removes one card of squatters in the play phase', () => {
    given(`
      > ada $5: police
      ben $5: police
      #0 ada 3 roof: 1 squatters, 2 student, 3 squatters
      #1 ben 1 roof: 1 squatters`)
      .offers('ada', ['card:police'], ['flat:0/1', 'flat:0/3'])
      .refuses('ada', ['card:police', 'flat:0/2'], 'ownSquatters')
      .refuses('ada', ['card:police', 'flat:1/1'], 'ownSquatters')
      .when('ada', 'card:police', 'flat:0/3')
      .then('#0 ada 3 roof: 1 squatters, 2 student')
      .discards('squatters', 'police')
      .rent('ada', 1);
  });

  test('LL-6: the Police answer the arriving card of squatters, not the one already there', () => {
    given(`
      > ada $5: squatters
      ben $5: police
      #0 ben 3 roof: 1 squatters`)
      .when('ada', 'card:squatters', 'flat:0/3')
      .when('ben', 'card:police')
      .then('#0 ben 3 roof: 1 squatters');
  });

  test('may be moved, may be murdered, and stay at an Eviction', () => {
    given(`
      > ada $5: move murder eviction
      ben $5:
      #0 ada 4 roof: 1 squatters, 2 squatters, 3 student, 4 squatters`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .when('ada', 'card:murder', 'flat:0/2')
      .when('ada', 'card:eviction', 'house:0')
      .hand('ada', 'student')
      .then('#0 ada 4 roof: 4 squatters');
  });
});

describe('LL-8: squatters who are moved', () => {
  test('by a Move may be answered by the Police of their new landlord', () => {
    given(MOVED)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/2')
      .asks('ben', 'broker')
      .when('ben', 'button:no')
      .asks('cleo', 'guard')
      .then('#1 cleo 2 roof: 1 student, 2 squatters')
      .when('cleo', 'card:police')
      .then('#1 cleo 2 roof: 1 student')
      .discards('squatters', 'move', 'police');
  });

  test('LL-10: into the mover’s own building are not asked about', () => {
    given(MOVED)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:2/2')
      .when('ben', 'button:no')
      .asks('ada', 'play')
      .then('#2 ada 2 roof: 2 squatters')
      .discards('move');
  });

  test('within the building are not asked about again', () => {
    given(MOVED)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:0/2')
      .when('ben', 'button:no')
      .asks('ada', 'play')
      .then('#0 ben 2 roof: 2 squatters');
  });

  test('by a demolition may be answered likewise', () => {
    given(`
      > ada $5: demolition
      ben $5: police
      #0 ada 1 roof: 1 squatters
      #1 ben 1 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .asks('ben', 'guard')
      .then('#1 ben 1 roof: 1 squatters')
      .when('ben', 'card:police')
      .then('#1 ben 1 roof:')
      .without('#0')
      .discards('squatters', 'demolition', 'police');
  });

  test('LL-24: lose the cards on them together with the Move, not before', () => {
    given(`
      > ada $5: move
      ben $5: recycle
      #0 ada 2 roof: 1 squatters*
      #1 ben 1 roof:
      discards: bomb`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .asks('ben', 'guard')
      .when('ben', 'card:recycle')
      .hand('ben', 'bomb')
      .when('ben', 'button:no')
      .discards('recycle', 'rentWithheld', 'move');
  });

  test('LL-24: lose nothing to the discards until the demolition is done', () => {
    given(`
      > ada $5: demolition
      ben $5: police
      cleo $5: recycle
      #0 ada 2 roof: 1 squatters*, 2 squatters
      #1 ben 1 roof:
      #2 cleo 1 roof:
      discards: bomb`)
      .when('ada', 'card:demolition', 'house:0')
      .when('ada', 'flat:0/1', 'flat:1/1')
      .discards('bomb')
      .when('ben', 'card:police')
      .discards('bomb')
      // The flat is free again.
      .offers('ada', ['flat:0/2'], ['flat:1/1', 'flat:2/1'])
      .when('ada', 'flat:0/2', 'flat:2/1')
      .asks('cleo', 'guard')
      .discards('bomb')
      .when('cleo', 'card:recycle')
      .hand('cleo', 'bomb')
      .when('cleo', 'button:no')
      .discards('recycle', 'rentWithheld', 'squatters', 'demolition', 'police');
  });
});
