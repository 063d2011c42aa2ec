import { describe, test } from 'vitest';
import { given } from './table.ts';

const BASIC = 'options: {"tenantTexts":false}';

describe('LL-20: the basic game', () => {
  test('rents, flats and heights apply, but tenants may live together anywhere', () => {
    given(`
      > ada $5: freaks pensioners student celebrities
      ben $5:
      #0 ada 1 dormer cellar: 1 squatters
      #1 ben 3 roof: 1 freaks
      ${BASIC}`)
      .offers('ada', ['card:pensioners'], ['flat:0/0', 'flat:0/2'])
      .refuses('ada', ['card:pensioners', 'flat:1/2'], 'tooHigh')
      .refuses('ada', ['card:celebrities', 'flat:1/3'], 'twoFlats')
      .when('ada', 'card:student', 'flat:1/2')
      .when('ada', 'card:freaks', 'flat:0/0')
      .when('ada', 'card:pensioners', 'flat:0/2')
      .then('#0 ada 1 dormer cellar: 1 squatters, 0 freaks, 2 pensioners');
  });

  test('tenants pay the rents on their cards, even Students, Celebrities with neighbours and the Mover', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 5 roof: 1 student, 2 student, 3 celebrities
      #1 ben 1 roof: 1 mover
      ${BASIC}`)
      .rent('ada', 2 + 2 + 4 + 1)
      .rent('ben', 3);
  });

  test('musicians drive nobody out, the Mover’s landlord is not paid, and the Mother cannot be taken up', () => {
    given(`
      > ada $5: musician move
      ben $5:
      #0 ada 3 roof: 1 student, 3 mother
      #1 ben 1 roof: 1 mover
      ${BASIC}`)
      .mayNot('ada', 'flat:0/3')
      .when('ada', 'card:musician', 'flat:0/2')
      .emitsTypes('movedIn')
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .dollars('ada', 5);
  });

  test('rehoused musicians drive nobody out', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 1 roof: 1 musician
      #1 ben 2 roof: 1 student
      #2 ben 4 roof:
      ${BASIC}`)
      .when('ada', 'card:demolition', 'house:0')
      .then('#1 ben 2 roof: 1 student, 2 musician')
      .asks('ada', 'play');
  });

  test('squatters stop the rents of their building, one tenant leaves a turn, and the Police remove them', () => {
    given(`
      > ada $5: squatters
      ben $5: police
      #0 ben 3 roof: 1 freaks, 2 student
      #1 ada 2 roof: 2 squatters
      ${BASIC}`)
      .when('ada', 'card:squatters', 'flat:0/3')
      .when('ben', 'button:no')
      .rent('ben', 1)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      // The Freaks pay most. In the basic game squatters do not keep them out of another building.
      .emitsTypes('began', 'moved')
      .then(`
        #0 ben 3 roof: 2 student, 3 squatters
        #1 ada 2 roof: 2 squatters, 1 freaks`)
      .when('ben', 'card:police', 'flat:0/3')
      .rent('ben', 2 + 2)
      .discards('squatters', 'police');
  });

  test('LL-47: a tenant forced into another squatted building before its inspection counts there', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 3 roof: 1 single, 2 squatters
      #1 ben 3 roof: 1 student, 2 squatters
      #2 ada 2 roof:
      ${BASIC}`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .offers('ben', [], ['flat:0/1', 'flat:1/1'])
      .when('ben', 'flat:0/1')
      // In the basic game squatters keep nobody out of the only own flat elsewhere.
      .then('#1 ben 3 roof: 1 student, 2 squatters, 3 single')
      .asks('ben', 'rehouse')
      .offers('ben', [], ['flat:0/1', 'flat:0/3'])
      .when('ben', 'flat:0/3')
      .asks('ben', 'play')
      .then(`
        #0 ben 3 roof: 2 squatters, 3 single
        #1 ben 3 roof: 1 student, 2 squatters`);
  });

  test('a Single may be murdered, and a Family reports nothing', () => {
    given(`
      > ada $5: murder
      ben $5: police
      #0 ben 3 roof: 1 single
      #1 ada 2 roof: 1 family
      ${BASIC}`)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['card:police', 'button:no'])
      .when('ben', 'button:no')
      .asks('ada', 'play')
      .discards('single', 'murder');
  });
});
