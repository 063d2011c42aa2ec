// Who reports a crime, and what follows.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Families', () => {
  test('report a murder in their building and so cause an investigation without Police', () => {
    given(`
      > ada $5: murder roof
      ben $5: police
      #0 ben 2 roof+dormer: 1 student, 2 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'lost')
      .emits({ type: 'reported', seat: 0, house: 0 })
      .discards('student', 'murder')
      .asks('ada', 'investigate')
      .when('ada', 'button:no')
      .then('jail: ada');
  });

  test('report their landlord, wherever the crime is', () => {
    given(`
      > ada $5: bomb roof
      ben $5: roof
      #0 ben 2 roof:
      #1 ada 2 roof: 1 family`)
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'exploded')
      .emits({ type: 'reported', seat: 0, house: 1 })
      .asks('ada', 'investigate');
  });

  test('do not report another player’s crime elsewhere', () => {
    given(`
      > ada $5: murder roof
      ben $5: roof
      cleo $5: roof
      #0 ben 2 roof: 1 student
      #1 ben 2 roof: 1 family
      #2 cleo 2 roof: 1 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'lost')
      .asks('ada', 'play');
  });

  test('LL-9: report even their own murder', () => {
    const TEXT = `
      > ada $5: murder bomb roof
      ben $5: roof
      #0 ben 2 roof: 1 family`;
    given(TEXT)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'lost')
      .asks('ada', 'investigate');
    given(TEXT)
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'exploded')
      .asks('ada', 'investigate');
  });

  test('LL-9: leave the victim to be asked for the Lunatic only where they will report', () => {
    given(`
      > ada $5: murder roof
      ben $5: police lunatic alibi
      #0 ben 2 roof+dormer: 1 student, 2 family
      #1 ada 2 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['card:lunatic', 'button:no']);
  });

  test('LL-9: cause one investigation for a crime, however many report', () => {
    given(`
      > ada $5: murder roof
      ben $5: roof
      #0 ben 2 roof: 1 family
      #1 ada 2 roof: 1 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'reported', 'lost')
      .when('ada', 'button:no')
      .then('jail: ada')
      .asks('ada', 'play');
  });

  test('LL-10: report their landlord for a murder in an own building', () => {
    given(`
      > ada $5: murder roof
      ben $5: roof
      #0 ada 2 roof: 1 family
      #1 ada 2 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:1/1')
      .emitsTypes('played', 'reported', 'lost')
      .asks('ada', 'investigate');
  });

  test('LL-20: report nothing in the basic game', () => {
    given(`
      > ada $5: murder roof
      ben $5: police
      #0 ben 2 roof: 1 family
      options: {"tenantTexts":false}`)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['card:police', 'button:no'])
      .when('ben', 'button:no')
      .emitsTypes('declined', 'lost')
      .asks('ada', 'play');
  });

  test('do not react to squatters', () => {
    given(`
      > ada $5: squatters
      ben $5: roof
      #0 ben 2 roof+dormer: 1 family`).may('ada', 'card:squatters', 'flat:0/3');
  });
});
