import { describe, test } from 'vitest';
import { given } from './table.ts';

const murdered = (text: string) =>
  given(text).when('ada', 'card:murder', 'flat:0/1').when('ben', 'card:police');

describe('Investigation', () => {
  test('begins with the culprit, and a suspect who shows nothing goes to jail', () => {
    murdered(`
      > ada $5: murder roof
      ben $5: police
      cleo $5: alibi
      #0 ben 3 roof: 1 student`)
      .asks('ada', 'investigate')
      .offers('ada', [], ['button:no'])
      .when('ada', 'button:no')
      .emitsTypes('jailed')
      .then('jail: ada')
      .asks('ada', 'play');
  });

  test('LL-21: goes on to the next player to the left after an Alibi or a Court', () => {
    murdered(`
      > ada $5: murder alibi
      ben $5: police court
      cleo $5: roof
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:alibi')
      .emitsTypes('answered')
      .asks('ben', 'investigate')
      .when('ben', 'card:court')
      .asks('cleo', 'investigate')
      .when('cleo', 'button:no')
      .then('jail: cleo')
      .asks('ada', 'play');
  });

  test('goes round after round, and may end with the player who called the police', () => {
    murdered(`
      > ada $5: murder alibi alibi
      ben $5: police court roof
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:alibi')
      .when('ben', 'card:court')
      .asks('ada', 'investigate')
      .when('ada', 'card:alibi')
      .asks('ben', 'investigate')
      .when('ben', 'button:no')
      .then('jail: ben');
  });

  test('LL-42: discards the shown cards one by one, after the crime', () => {
    murdered(`
      > ada $5: murder alibi
      ben $5: police court
      cleo $5: alibi
      #0 ben 3 roof: 1 student`)
      .discards('student', 'murder', 'police')
      .when('ada', 'card:alibi')
      .discards('student', 'murder', 'police', 'alibi')
      .when('ben', 'card:court')
      .when('cleo', 'card:alibi')
      .discards('student', 'murder', 'police', 'alibi', 'court', 'alibi')
      // A suspect who has shown the last card has none for the next round.
      .then('jail: ada');
  });

  test('LL-22: lets a suspect keep the card and go to jail, and takes one card at a time', () => {
    murdered(`
      > ada $5: murder alibi court
      ben $5: police roof
      #0 ben 3 roof: 1 student`)
      .offers('ada', [], ['button:no', 'card:alibi', 'card:court'])
      .when('ada', 'button:no')
      .then('jail: ada')
      .hand('ada', 'alibi', 'court');
  });

  test('LL-22: asks everybody who is not in jail, whatever they hold', () => {
    murdered(`
      > ada $5: murder alibi
      ben $5: police roof
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:alibi')
      .asks('ben', 'investigate')
      .offers('ben', [], ['button:no']);
  });

  test('LL-40: jails a suspect without cards unasked', () => {
    murdered(`
      > ada $5: murder
      ben $5: police
      cleo $5: alibi
      #0 ben 3 roof: 1 student`)
      .emitsTypes('answered', 'lost', 'jailed')
      .then('jail: ada')
      .asks('ada', 'play');
  });

  test('takes neither Politics nor any other card as an alibi', () => {
    murdered(`
      > ada $5: murder politics lunatic police broker
      ben $5: police
      #0 ben 3 roof: 1 student`).offers('ada', [], ['button:no']);
  });

  test('skips a prisoner, who has an alibi even as the murderer', () => {
    murdered(`
      > ada $5: murder roof
      ben $5: police roof
      cleo $5: roof
      jail: ada
      #0 ben 3 roof: 1 student`)
      .asks('ben', 'investigate')
      .when('ben', 'button:no')
      .emitsTypes('jailed', 'freed')
      .emits({ type: 'freed', seat: 0, by: 'newcomer' })
      .then('jail: ben');
  });

  test('skips a prisoner in the middle of the round', () => {
    murdered(`
      > ada $5: murder alibi
      ben $5: police alibi
      cleo $5: roof
      dan $5: roof
      jail: cleo
      #0 ben 3 roof: 1 student`)
      .when('ada', 'card:alibi')
      .when('ben', 'card:alibi')
      .asks('dan', 'investigate')
      .when('dan', 'button:no')
      .then('jail: dan')
      .asks('ada', 'play');
  });

  test('LL-22: asks the caller again and again in a game of two with the culprit in jail', () => {
    murdered(`
      > ada $5: murder roof
      ben $5: police alibi court roof
      jail: ada
      #0 ben 3 roof: 1 student`)
      .asks('ben', 'investigate')
      .when('ben', 'card:alibi')
      .asks('ben', 'investigate')
      .when('ben', 'card:court')
      .asks('ben', 'investigate')
      .when('ben', 'button:no')
      .emitsTypes('jailed', 'freed')
      .emits({ type: 'freed', seat: 0, by: 'newcomer' })
      .then('jail: ben')
      .discards('student', 'murder', 'police', 'alibi', 'court')
      .asks('ada', 'play');
  });

  test('goes from the last seat to the first', () => {
    given(`
      ada $5: roof
      ben $5: police roof
      > cleo $5: murder alibi
      #0 ben 3 roof: 1 student`)
      .when('cleo', 'card:murder', 'flat:0/1')
      .when('ben', 'card:police')
      .when('cleo', 'card:alibi')
      .asks('ada', 'investigate');
  });
});
