// Politics and Court. Eviction and Demolition themselves are tested in eviction.test.ts and
// demolition.test.ts.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Politics', () => {
  const TEXT = `
    > ada $5: politics
    ben $5: roof
    #0 ben 3 roof: 1 student, 2 single
    #1 ada 3 roof:
    #2 ben [murder] roof: 1 mother`;

  test('may be played as an Eviction of anybody’s building', () => {
    given(TEXT)
      .offers('ada', ['card:politics'], ['button:demolition', 'button:eviction'])
      .offers('ada', ['card:politics', 'button:eviction'], ['house:0', 'house:1', 'house:2'])
      .when('ada', 'card:politics', 'button:eviction', 'house:0')
      .emitsTypes('played', 'lost', 'lost', 'evicted')
      .then('#0 ben 3 roof:')
      .hand('ben', 'roof', 'single', 'student')
      .discards('politics');
  });

  test('may be played as a Demolition if everybody can be rehoused', () => {
    given(TEXT)
      .when('ada', 'card:politics', 'button:demolition', 'house:2')
      .asks('ben', 'rehome')
      .when('ben', 'flat:2/1', 'flat:1/2')
      .then('#1 ada 3 roof: 2 mother')
      .without('#2')
      .hand('ben', 'roof', 'roof', 'murder')
      .discards('politics')
      .asks('ada', 'play');
  });

  test('cannot be played as a Demolition if somebody would have no flat', () => {
    given(TEXT.replace('#1 ada 3', '#1 ada 5').replace('#2 ben [murder]', '#2 ben 4'))
      .refuses('ada', ['card:politics', 'button:demolition', 'house:0'], 'noFlatForAll')
      .may('ada', 'card:politics', 'button:eviction', 'house:0');
  });

  test('frees only the player of the card from jail', () => {
    given(`${TEXT}\njail: ada`)
      .when('ada', 'card:politics', 'jail')
      .emitsTypes('played', 'freed')
      .emits({ type: 'freed', seat: 0, by: 'politics' })
      .without('jail')
      .discards('politics')
      .asks('ada', 'play');
    given(`${TEXT}\njail: ben`).mayNot('ada', 'card:politics', 'jail');
    given(TEXT).mayNot('ada', 'card:politics', 'jail');
  });
});

describe('Court', () => {
  test('frees the player from jail in the own play phase', () => {
    given(`
      > ada $5: court alibi
      ben $5: roof
      jail: ada
      #0 ada 4 roof:`)
      .offers('ada', ['card:court'], ['jail'])
      .mayNot('ada', 'card:alibi', 'jail')
      .when('ada', 'card:court', 'jail')
      .emitsTypes('played', 'freed')
      .emits({ type: 'freed', seat: 0, by: 'court' })
      .without('jail')
      .hand('ada', 'alibi')
      .discards('court')
      .when('ada', 'button:collect')
      .dollars('ada', 9);
  });

  test('does nothing in the play phase of a free player, or for another player', () => {
    given('> ada $5: court\nben $5: roof').mayNot('ada', 'card:court');
    given('> ada $5: court\nben $5: roof\njail: ben').mayNot('ada', 'card:court');
  });
});
