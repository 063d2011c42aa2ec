import { describe, test } from 'vitest';
import { given } from './table.ts';

const HOUSES = (card: string) => `
  > ada $5: ${card}
  ben $5: roof police
  #0 ben 5 roof: 1 celebrities, 3 student*, 4 squatters
  #1 ada 2 roof: 1 mother
  #2 ada 2 roof:`;

describe('Eviction', () => {
  test('returns the tenants to the owner’s hand, and squatters stay', () => {
    given(HOUSES('eviction'))
      .when('ada', 'card:eviction', 'house:0')
      .emitsTypes('played', 'lost', 'lost', 'evicted')
      .then('#0 ben 5 roof: 4 squatters')
      .hand('ben', 'roof', 'police', 'celebrities', 'student')
      .hand('ada')
      .discards('rentWithheld', 'eviction')
      .asks('ada', 'play');
  });

  test('may be played on an own building and on one without tenants', () => {
    given(HOUSES('eviction eviction'))
      .when('ada', 'card:eviction', 'house:1')
      .hand('ada', 'eviction', 'mother')
      .then('#1 ada 2 roof:')
      .when('ada', 'card:eviction', 'house:2')
      .emitsTypes('played', 'evicted')
      .discards('eviction', 'eviction');
  });

  test('may be played with Politics too', () => {
    given(HOUSES('politics'))
      .offers('ada', ['card:politics', 'button:eviction'], ['house:0', 'house:1', 'house:2'])
      .when('ada', 'card:politics', 'button:eviction', 'house:0')
      .hand('ben', 'roof', 'police', 'celebrities', 'student')
      .discards('rentWithheld', 'politics');
  });
});
