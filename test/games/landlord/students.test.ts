import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Tenants, Students', () => {
  test('the first in a building pays 2, the next 3, and so on, so that five pay 20', () => {
    const table = given(`
      > ada $5: student student student student student
      ben $5:
      #0 ben 5 roof:`);
    for (const [at, rent] of [2 + 4, 5 + 3, 9 + 2, 14 + 1, 20].entries()) {
      table.when('ada', 'card:student', `flat:0/${5 - at}`).rent('ben', rent);
    }
  });

  test('other buildings and other tenants do not count', () => {
    given(`
      > ada $5: student
      ben $5:
      #0 ada 2 roof: 1 student
      #1 ada 3 roof: 1 single, 2 mother`)
      .when('ada', 'card:student', 'flat:1/3')
      .rent('ada', 2 + 1 + 3 + 2 + 2);
  });

  test('they count in the order of their arrival, and one who leaves closes the gap', () => {
    given(`
      > ada $9: move
      ben $5: broker
      #0 ben 3 roof: 3 student, 1 student
      #1 ada 1 roof:`)
      // The first Student, on the top floor.
      .when('ada', 'card:move', 'flat:0/3')
      .when('ada', 'flat:1/1')
      .when('ben', 'card:broker')
      .dollars('ben', 5 + 2)
      .then('#0 ben 3 roof: 1 student')
      .rent('ben', 2 + 2);
    given(`
      > ada $9: move
      ben $5: broker
      #0 ben 3 roof: 3 student, 1 student
      #1 ada 1 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .when('ben', 'card:broker')
      .dollars('ben', 5 + 3);
  });

  test('the second one leaves a squatted building first', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 3 roof: 3 student, 1 student, 2 squatters
      #1 ben 3 roof: 3 student`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'rehouse')
      .when('ben', 'flat:1/1')
      .then(`
        #0 ben 3 roof: 3 student, 2 squatters
        #1 ben 3 roof: 3 student, 1 student`)
      .rent('ben', 2 + 3 + 1);
  });

  test('LL-28: one who moves within the building keeps the place in the order', () => {
    given(`
      > ada $9: move move
      ben $5: broker
      #0 ben 4 roof: 1 student, 2 student, 3 student`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:0/4')
      .when('ben', 'button:no')
      .then('#0 ben 4 roof: 4 student, 2 student, 3 student')
      // It still pays as the first one.
      .when('ada', 'card:move', 'flat:0/4')
      .when('ada', 'pile')
      .when('ben', 'card:broker')
      .dollars('ben', 7);
  });
});
