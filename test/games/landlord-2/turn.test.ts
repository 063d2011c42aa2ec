// Rent and jail in the second edition.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('LS-18: the rent of a turn', () => {
  test('is at least 2 and may be spent on cards', () => {
    given(`
      > ada $0: alibi
      ben $3: alibi
      #0 ada 1 roof:`)
      .rent('ada', 2)
      .when('ada', 'button:collect')
      .dollars('ada', 2)
      .when('ada', 'pile')
      .when('ada', 'pile')
      .dollars('ada', 0)
      .asks('ben', 'play');
  });

  test('LS-26: counts as rent, so a player without a house can buy cards', () => {
    given(`
      > ada $0: alibi
      ben $3: alibi`)
      .when('ada', 'button:collect')
      .emits({ type: 'collected', seat: 0, dollars: 2 })
      .when('ada', 'pile')
      .when('ada', 'pile')
      .dollars('ada', 0)
      .asks('ben', 'play');
  });

  test('is 3 for three flats', () => {
    given(`
      > ada $0: alibi
      ben $3: alibi
      #0 ada 2 roof cellar:`).rent('ada', 3);
  });

  test('is exactly 2 in jail, whatever the player owns', () => {
    const TEXT = `
      > ada $0: alibi
      ben $3: alibi
      jail: ada
      #0 ada 2 roof: 1 family
      #1 ada 1 roof:
      #2 ada 1 roof:
      #3 ada 1 roof:`;
    given(TEXT).rent('ada', 2);
    given(TEXT.replace('ada 2', 'ben 2')).rent('ada', 2);
    given(TEXT.replace('jail: ada', '')).rent('ada', 8);
  });

  test('LS-26: other income buys no cards', () => {
    given(`
      > ada $9: alibi
      ben $3: alibi`)
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .when('ada', 'pile')
      .dollars('ada', 9)
      .asks('ben', 'play');
  });

  test('buys five cards for 1 dollar each and further ones for 2', () => {
    const table = given(`
      > ada $0: alibi
      ben $3: alibi
      #0 ada 5 roof: 1 hacker, 2 hacker, 3 hacker, 4 hacker`).when('ada', 'button:collect');
    for (let bought = 0; bought < 6; bought++) table.when('ada', 'pile');
    table.dollars('ada', 15 - 5 - 2);
  });
});

describe('LS-11: a prisoner is freed', () => {
  test('by a Court in the play phase, but not by Politics', () => {
    given(`
      > ada $3: court politics
      ben $3: alibi
      jail: ada`)
      .mayNot('ada', 'card:politics', 'jail')
      .when('ada', 'card:court', 'jail')
      .without('jail')
      .discards('court');
  });

  test('for 5 dollars before the inspection', () => {
    given(`
      > ada $3: alibi
      ben $6: alibi
      jail: ben
      #0 ben 1 roof: 1 nomad
      #1 ada 1 roof:`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'bail')
      .when('ben', 'button:bail')
      .dollars('ben', 1)
      .without('jail')
      // The 1 dollar left is too little for the Nomad.
      .asks('ben', 'play');
  });

  test('not by a Police card; the prisoner plays on', () => {
    given(`
      > ada $3: hacker
      ben $3: alibi
      jail: ada
      #0 ada 1 roof:`)
      .when('ada', 'card:hacker', 'flat:0/1')
      .rent('ada', 2);
  });
});
