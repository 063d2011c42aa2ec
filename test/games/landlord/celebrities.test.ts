import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('LL-4: Celebrities', () => {
  test('alone pay 4, and empty flats 1', () => {
    given(`
      > ada $5: student
      ben $5:
      #0 ada 3 roof: 1 celebrities`)
      .rent('ada', 4 + 1)
      // With another: 2, and the other twice.
      .when('ada', 'card:student', 'flat:0/3')
      .rent('ada', 2 + 2 * 2);
  });

  test('with others in the building empty flats bring 2', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 1 celebrities, 3 single`).rent('ada', 2 + 6 + 2 + 2);
  });

  test('LL-49: empty flats bring 2 only on the same condition, not wherever Celebrities live', () => {
    const TEXT = `
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 1 celebrities`;
    given(TEXT).rent('ada', 4 + 1 + 1 + 1);
    given(`${TEXT}, 0 single`).rent('ada', 2 + 6 + 2 + 2);
  });

  test('only with other Celebrities each pays 4 and empty flats 1', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 0 celebrities, 3 celebrities
      #1 ben 1 roof: 1 student`).rent('ada', 4 + 4 + 1);
  });

  test('the doubling happens once however many there are, and never to them', () => {
    given(`
      > ada $5: student
      ben $5:
      #0 ada 3 dormer cellar: 0 celebrities, 3 celebrities
      #1 ben 1 roof:`)
      .when('ada', 'card:student', 'flat:0/2')
      .rent('ada', 2 + 2 + 2 * 2);
  });

  test('Students and the Mover are doubled with their own texts', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 1 celebrities, 3 student, 4 student, 0 musician
      #1 ben 1 dormer cellar: 0 celebrities, 2 mover`)
      .rent('ada', 2 + 4 + 6 + 4)
      .rent('ben', 2 + 2);
  });

  test('Rent withheld on them: the others still pay twice', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 roof: 1 celebrities*, 3 single`).rent('ada', 6);
  });

  test('squatters are no other tenants: in their building Celebrities alone leave for 4', () => {
    given(`
      > ada $9: move
      ben $5: broker
      #0 ben 3 roof: 1 celebrities, 3 squatters
      #1 ada 2 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .when('ben', 'card:broker')
      .dollars('ben', 9)
      .dollars('ada', 5);
  });

  test('a doubled Student leaves a squatted building before the Celebrities do', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 3 dormer: 1 celebrities, 3 student, 4 squatters
      #1 ben 2 roof:`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .asks('ben', 'rehouse')
      .offers('ben', [], ['flat:1/1', 'flat:1/2'])
      .when('ben', 'flat:1/1')
      .then('#0 ben 3 dormer: 1 celebrities, 4 squatters');
  });
});
