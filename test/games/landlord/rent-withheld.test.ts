import { describe, test } from 'vitest';
import { given } from './table.ts';

const nextRentOfBen = (table: ReturnType<typeof given>) =>
  table.when('ada', 'button:collect').when('ada', 'button:stop').when('ben', 'button:collect');

describe('Rent withheld', () => {
  const TEXT = `
    > ada $5: rentWithheld rentWithheld
    ben $5: roof
    #0 ben 3 roof: 1 single, 2 student`;

  test('stops the tenant’s next rent and is then discarded', () => {
    const table = given(TEXT)
      .offers('ada', ['card:rentWithheld'], ['flat:0/1', 'flat:0/2'])
      .when('ada', 'card:rentWithheld', 'flat:0/1')
      .emitsTypes('played')
      .then('#0 ben 3 roof: 1 single*, 2 student')
      .discards()
      .without('table')
      .asks('ada', 'play');
    nextRentOfBen(table)
      .dollars('ben', 5 + 2 + 1)
      .then('#0 ben 3 roof: 1 single, 2 student')
      .discards('rentWithheld');
  });

  test('asks nobody for an answer', () => {
    given(TEXT.replace('ben $5: roof', 'ben $5: police broker lunatic'))
      .when('ada', 'card:rentWithheld', 'flat:0/1')
      .asks('ada', 'play');
  });

  test('LL-32: a second card on a tenant waits for the rent after the next', () => {
    const table = given(TEXT)
      .when('ada', 'card:rentWithheld', 'flat:0/1')
      .when('ada', 'card:rentWithheld', 'flat:0/1')
      .then('#0 ben 3 roof: 1 single**, 2 student');
    nextRentOfBen(table)
      .dollars('ben', 8)
      .then('#0 ben 3 roof: 1 single*, 2 student')
      .discards('rentWithheld')
      .when('ben', 'button:stop');
    nextRentOfBen(table)
      .dollars('ben', 11)
      .then('#0 ben 3 roof: 1 single, 2 student')
      .discards('rentWithheld', 'rentWithheld');
  });

  test('counts at once on an own tenant', () => {
    given(`
      > ada $5: rentWithheld
      ben $5: roof
      #0 ada 3 roof: 1 single`)
      .when('ada', 'card:rentWithheld', 'flat:0/1')
      .when('ada', 'button:collect')
      .dollars('ada', 7)
      .discards('rentWithheld');
  });

  test('does not end with another player’s rent', () => {
    given(TEXT)
      .when('ada', 'card:rentWithheld', 'flat:0/1')
      .when('ada', 'button:collect')
      .then('#0 ben 3 roof: 1 single*, 2 student');
  });

  test('LL-32: expires in jail', () => {
    const table = given(`
      > ada $5: roof
      ben $4: roof
      jail: ben
      #0 ben 3 roof: 1 single*`);
    nextRentOfBen(table).dollars('ben', 5).then('#0 ben 3 roof: 1 single').discards('rentWithheld');
  });

  test('LL-32: expires in a building with squatters and on them', () => {
    const table = given(`
      > ada $5: roof
      ben $4: roof
      #0 ben 3 roof: 1 squatters*, 2 student*, 3 single`);
    // The Single pays most and must leave.
    nextRentOfBen(table)
      .dollars('ben', 5)
      .then('#0 ben 3 roof: 1 squatters, 2 student')
      .discards('single', 'rentWithheld', 'rentWithheld');
  });

  test('is left behind by a tenant who moves', () => {
    given(`
      > ada $5: move
      ben $5: roof
      #0 ben 3 roof: 1 student**
      #1 ada 3 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .when('ben', 'button:no')
      .then('#1 ada 3 roof: 1 student')
      .discards('rentWithheld', 'rentWithheld', 'move');
  });

  test('LL-32: leaves the tenant counting for Students and Celebrities', () => {
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ben 3 roof: 1 student*, 2 student`).rent('ben', 3 + 1);
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ben 3 roof+dormer: 1 student*, 2 celebrities`).rent('ben', 2 + 2);
    given(`
      > ada $5: roof
      ben $5: roof
      #0 ben 3 roof+dormer: 1 student, 2 celebrities*`).rent('ben', 4 + 2);
  });
});
