import { describe, test } from 'vitest';
import { given } from './table.ts';

const HOUSES = `
  > ada $5: roof
  ben $5: broker police
  #0 ada 3 roof: 1 mother*, 2 student
  #1 ben 4 roof: 1 mother
  #2 ben 5 roof:
  #3 ben 1 roof: 1 mover
  #4 ada 2 roof: 1 squatters`;

describe('Tenants, Mother and child', () => {
  test('may be taken from her landlord’s building into the hand in the play phase', () => {
    given(HOUSES)
      .may('ada', 'flat:0/1')
      // She cannot be taken from other landlords' buildings, and no other tenant can be taken.
      .mayNot('ada', 'flat:1/1')
      .mayNot('ada', 'flat:0/2')
      .when('ada', 'flat:0/1')
      .asks('ada', 'place')
      .when('ada', 'hand')
      .emitsTypes('lost')
      .hand('ada', 'roof', 'mother')
      .then('#0 ada 3 roof: 2 student')
      .discards('rentWithheld')
      .rent('ada', 2 + 1 + 1);
  });

  test('may be moved to any suitable flat of any player', () => {
    given(HOUSES)
      .when('ada', 'flat:0/1')
      .offers('ada', [], ['flat:0/3', 'flat:1/2', 'flat:1/3', 'flat:1/4', 'hand', 'button:cancel'])
      .refuses('ada', ['flat:2/1'], 'tooHigh')
      .refuses('ada', ['flat:4/2'], 'squatted')
      .refuses('ada', ['flat:3/1'], 'taken')
      .mayNot('ada', 'pile')
      .when('ada', 'flat:1/3')
      .then(`
        #0 ada 3 roof: 2 student
        #1 ben 4 roof: 1 mother, 3 mother`)
      .asks('ada', 'play');
  });

  test('LL-45: moves without a Move, so that no Mover is paid and no Broker asked for', () => {
    given(HOUSES)
      .when('ada', 'flat:0/1')
      .when('ada', 'flat:1/3')
      .emitsTypes('moved')
      .dollars('ada', 5)
      .dollars('ben', 5)
      .discards('rentWithheld');
    given(HOUSES).when('ada', 'flat:0/1').when('ada', 'hand').dollars('ada', 5).dollars('ben', 5);
  });

  test('may be left where she is', () => {
    given(HOUSES)
      .when('ada', 'flat:0/1')
      .when('ada', 'button:cancel')
      .emitsTypes()
      .asks('ada', 'play')
      .then('#0 ada 3 roof: 1 mother*, 2 student');
  });

  test('may be played again at once after she was taken up, any number of times', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 2 roof: 1 mother, 2 squatters
      #1 ben 2 roof:`)
      .when('ada', 'flat:0/1')
      .when('ada', 'hand')
      .refuses('ada', ['card:mother', 'flat:0/1'], 'squatted')
      .when('ada', 'card:mother', 'flat:1/1')
      .then('#1 ben 2 roof: 1 mother')
      .mayNot('ada', 'flat:1/1');
  });
});
