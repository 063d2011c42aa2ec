import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('LL-4: Celebrities', () => {
  test('pay 4 when they live alone, and empty flats bring 1', () => {
    given(`
      > ada $5: student
      ben $5:
      #0 ada 3 roof: 1 celebrities`)
      .rent('ada', 4 + 1)
      // With another tenant they pay 2, and the other pays twice.
      .when('ada', 'card:student', 'flat:0/3')
      .rent('ada', 2 + 2 * 2);
  });

  test('make empty flats bring 2 when others live in the building', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 1 celebrities, 3 single`).rent('ada', 2 + 6 + 2 + 2);
  });

  test('LL-49: make empty flats bring 2 on the same condition only, not wherever they live', () => {
    const TEXT = `
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 1 celebrities`;
    given(TEXT).rent('ada', 4 + 1 + 1 + 1);
    given(`${TEXT}, 0 single`).rent('ada', 2 + 6 + 2 + 2);
  });

  test('pay 4 each with other Celebrities only, and empty flats bring 1', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 0 celebrities, 3 celebrities
      #1 ben 1 roof: 1 student`).rent('ada', 4 + 4 + 1);
  });

  test('double rents once, however many they are, and never their own', () => {
    given(`
      > ada $5: student
      ben $5:
      #0 ada 3 dormer cellar: 0 celebrities, 3 celebrities
      #1 ben 1 roof:`)
      .when('ada', 'card:student', 'flat:0/2')
      .rent('ada', 2 + 2 + 2 * 2);
  });

  test('double Students and the Mover by the texts of those cards', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 dormer cellar: 1 celebrities, 3 student, 4 student, 0 musician
      #1 ben 1 dormer cellar: 0 celebrities, 2 mover`)
      .rent('ada', 2 + 4 + 6 + 4)
      .rent('ben', 2 + 2);
  });

  test('double the others’ rents even when their own rent is withheld', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 roof: 1 celebrities*, 3 single`).rent('ada', 6);
  });

  test('do not count squatters as others, so Celebrities alone leave a squatted building for 4', () => {
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

  test('stay in a squatted building while a Student with a doubled rent leaves before them', () => {
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
