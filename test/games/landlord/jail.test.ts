import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Jail', () => {
  test('gives its prisoner 1 dollar of rent for each building without squatters and nothing else', () => {
    given(`
      > ada $5: roof
      ben $5: roof
      jail: ada
      #0 ada 3 roof: 1 single, 2 freaks
      #1 ada 5 roof:
      #2 ada 3 roof: 1 squatters, 2 single
      #3 ben 3 roof: 1 student`)
      .when('ada', 'button:collect')
      .dollars('ada', 7);
  });

  test('gives its prisoner 1 dollar if there is no such building', () => {
    given('> ada $5: roof\nben $5: roof\njail: ada')
      .when('ada', 'button:collect')
      .dollars('ada', 6);
    given('> ada $5: roof\nben $5: roof\njail: ada\n#0 ada 2 roof: 1 squatters')
      .when('ada', 'button:collect')
      .dollars('ada', 6);
  });

  test('does not change the rent of others', () => {
    given('> ada $5: roof\nben $5: roof\njail: ben\n#0 ada 3 roof: 1 single')
      .when('ada', 'button:collect')
      .dollars('ada', 10);
  });

  test('lets its prisoner buy cards for the collected rent', () => {
    given('> ada $20: roof\nben $5: roof\njail: ada\n#0 ada 5 roof:\n#1 ada 5 roof:')
      .when('ada', 'button:collect')
      .when('ada', 'pile')
      .when('ada', 'pile')
      .asks('ben', 'play')
      .dollars('ada', 20);
  });

  test('lets its prisoner play cards as usual', () => {
    given('> ada $5: student\nben $5: roof\njail: ada\n#0 ada 5 roof:')
      .when('ada', 'card:student', 'flat:0/1')
      .then('#0 ada 5 roof: 1 student');
  });

  const BAIL = (dollars: number) =>
    given(`
      > ada $5: roof
      ben $${dollars}: roof
      jail: ben
      #0 ben 4 roof:`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop');

  test('frees its prisoner for 5 dollars at the beginning of the turn', () => {
    BAIL(7)
      .asks('ben', 'bail')
      .offers('ben', [], ['button:bail', 'button:stay'])
      .when('ben', 'button:bail')
      .emitsTypes('paid', 'freed')
      .emits({ type: 'paid', seat: 1, to: null, dollars: 5, for: 'bail' })
      .emits({ type: 'freed', seat: 1, by: 'bail' })
      .dollars('ben', 2)
      .without('jail')
      .asks('ben', 'play')
      .when('ben', 'button:collect')
      .dollars('ben', 6);
  });

  test('may be chosen instead of paying', () => {
    BAIL(7)
      .when('ben', 'button:stay')
      .dollars('ben', 7)
      .then('jail: ben')
      .asks('ben', 'play')
      .when('ben', 'button:collect')
      .dollars('ben', 8);
  });

  test('asks a prisoner with exactly 5 dollars for bail, but not one with less', () => {
    BAIL(5).when('ben', 'button:bail').dollars('ben', 0).without('jail');
    BAIL(4).asks('ben', 'play').then('jail: ben');
  });

  test('can be left only by its own prisoner’s dollars', () => {
    given('> ada $5: roof\nben $9: roof\ncleo $9: roof\njail: cleo')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'play')
      .then('jail: cleo');
  });

  test('LL-26: gives a player jailed in the own play phase the rent of a prisoner in the same turn', () => {
    given(`
      > ada $5: murder roof
      ben $5: police
      #0 ben 3 roof: 1 student
      #1 ada 5 roof:`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('ada', 'button:no')
      .when('ada', 'button:collect')
      .dollars('ada', 6);
  });

  test('LL-26: may be left by Court or Politics in the same phase', () => {
    given(`
      > ada $5: murder politics
      ben $5: police
      #0 ben 3 roof: 1 student
      #1 ada 5 roof:`)
      .mayNot('ada', 'card:politics', 'jail')
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('ada', 'button:no')
      .when('ada', 'card:politics', 'jail')
      .when('ada', 'button:collect')
      .dollars('ada', 10);
  });
});
