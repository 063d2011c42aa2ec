import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Lunatic', () => {
  test('turns a Murder on a tenant of the murderer, as the victim chooses', () => {
    given(`
      > ada $5: murder
      ben $5: lunatic police
      cleo $5: roof
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 mother, 2 musician
      #2 ada 3 roof: 3 student
      #3 cleo 3 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .emitsTypes('answered')
      .asks('ben', 'revenge')
      .offers('ben', [], ['flat:1/1', 'flat:1/2', 'flat:2/3'])
      .when('ben', 'flat:1/2')
      .emitsTypes('lost')
      .then(`
        #0 ben 3 roof: 1 student
        #1 ada 3 roof: 1 mother
        ben $5: police`)
      .asks('ada', 'play');
  });

  test('turns a Bomb on a building of the bomber', () => {
    given(`
      > ada $5: bomb
      ben $5: lunatic
      cleo $5: roof
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 mother
      #2 ada 3 roof:
      #3 cleo 3 roof:`)
      .when('ada', 'card:bomb', 'house:0')
      .when('ben', 'card:lunatic')
      .offers('ben', [], ['house:1', 'house:2'])
      .when('ben', 'house:1')
      .emitsTypes('exploded')
      .emits({ type: 'exploded', seat: 1, house: 1, owner: 0 })
      .without('#1')
      .then('#0 ben 3 roof: 1 student')
      .discards('bomb', 'lunatic');
  });

  test('LL-24: is discarded after the victim and the crime when all is done', () => {
    given(`
      > ada $5: murder
      ben $5: lunatic
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 mother*, 2 musician
      discards: roof`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .discards('roof')
      .then('table: murder lunatic')
      .when('ben', 'flat:1/1')
      .discards('roof', 'rentWithheld', 'mother', 'murder', 'lunatic');
  });

  test('may hit tenants in cellars', () => {
    given(`
      > ada $5: murder
      ben $5: lunatic
      #0 ben 3 roof: 1 student
      #1 ada 3 roof cellar: 0 mother, 1 student`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .offers('ben', [], ['flat:1/0', 'flat:1/1'])
      .when('ben', 'flat:1/0')
      .discards('mother', 'murder', 'lunatic');
  });

  test('asks for no choice if only one thing can be hit', () => {
    given(`
      > ada $5: murder
      ben $5: lunatic
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 mother`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .emitsTypes('answered', 'lost')
      .discards('mother', 'murder', 'lunatic');
  });

  test('LL-11: makes the crime fail if there is nothing to hit', () => {
    for (const [card, aim, more] of [
      ['murder', 'flat:0/1', '#1 ada 3 roof:'],
      ['bomb', 'house:0', ''],
    ] as const) {
      given(`
        > ada $5: ${card}
        ben $5: lunatic
        #0 ben 3 roof: 1 student
        ${more}`)
        .when('ada', `card:${card}`, aim)
        .when('ben', 'card:lunatic')
        .emitsTypes('answered', 'failed')
        .then('#0 ben 3 roof: 1 student')
        .discards(card, 'lunatic')
        .asks('ada', 'play');
    }
  });

  test('LL-11: cannot be answered, neither by the Police nor by another question', () => {
    given(`
      > ada $5: murder police
      ben $5: lunatic police
      cleo $5: police
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 mother
      options: {"anyoneAnswers":true}`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .asks('ada', 'play')
      .without('jail');
  });

  test('LL-25: cannot hit a Single, and fails if nobody else lives there', () => {
    const TEXT = `
      > ada $5: murder
      ben $5: lunatic
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 single, 2 mother`;
    given(TEXT)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .then('#1 ada 3 roof: 1 single');
    given(TEXT.replace(', 2 mother', ''))
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .emitsTypes('answered', 'failed');
    given(`${TEXT}\noptions: {"tenantTexts":false}`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .offers('ben', [], ['flat:1/1', 'flat:1/2']);
  });

  test('LL-43: may hit squatters', () => {
    given(`
      > ada $5: murder
      ben $5: lunatic
      #0 ben 3 roof: 1 student
      #1 ada 3 roof: 1 squatters`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .discards('squatters', 'murder', 'lunatic');
  });

  test('LL-9: does nothing that a Family reports', () => {
    given(`
      > ada $5: murder alibi
      ben $5: lunatic
      #0 ben 2 roof+dormer: 1 student, 2 family
      #1 ada 2 roof: 1 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'card:lunatic')
      .emitsTypes('answered', 'lost')
      .discards('family', 'murder', 'lunatic')
      .without('jail')
      .asks('ada', 'play');
  });
});
