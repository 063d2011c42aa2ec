// What a building pays.
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('Rent', () => {
  test.each([
    ['family', 2, 5],
    ['freaks', 1, 3],
    ['musician', 1, 2],
    ['mother', 1, 2],
    ['celebrities', 2, 4],
    ['pensioners', 1, 5],
    ['single', 1, 3],
    ['student', 1, 2],
    ['mover', 1, 1],
    ['researcher', 2, 5],
    ['manager', 2, 6],
  ])('%s in %i flats pays %i dollars, and each empty flat 1', (kind, flats, dollars) => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 1 roof+dormer cellar: ${flats === 2 ? 0 : 1} ${kind}`).rent(
      'ada',
      dollars + 3 - flats,
    );
  });

  test('comes from all buildings in the landlord’s rent phase', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 roof: 1 single
      #1 ada 1 roof: 1 pensioners
      #2 ben 4 roof:`)
      .when('ada', 'button:collect')
      .emits({ type: 'collected', seat: 0, dollars: 3 + 2 + 5 })
      .dollars('ada', 15)
      .dollars('ben', 5);
  });

  test('is nothing from a building with squatters, and 1 if nothing else pays', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 roof: 1 single, 2 squatters
      #1 ben 2 roof: 1 squatters
      #2 ben 2 roof: 1 single`)
      .rent('ada', 1)
      .rent('ben', 4);
    given(`
      > ada $5:
      ben $5:`)
      .when('ada', 'button:collect')
      .dollars('ada', 6);
  });

  test('is 1 for each building without squatters in jail', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ada 3 roof: 1 single
      #1 ada 1 roof: 1 pensioners
      #2 ada 4 roof: 1 squatters
      jail: ada`)
      .when('ada', 'button:collect')
      .dollars('ada', 7);
    given(`
      > ada $5:
      ben $5:
      #2 ada 4 roof: 1 squatters
      jail: ada`).rent('ada', 1);
  });

  test('LL-18: everybody sees the dollars of all players', () => {
    const table = given(`
      > ada $5:
      ben $17:`);
    for (const viewer of ['ada', 'ben', null] as const) {
      expect(table.view(viewer).dollars).toEqual([5, 17]);
    }
  });
});

describe('LL-3: the rent of this moment ignores squatters, jail and Rent withheld', () => {
  test('in the inspection', () => {
    given(`
      > ada $5:
      ben $5:
      #0 ben 4 roof: 1 student*, 2 student*, 3 mother, 4 squatters
      jail: ben`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'button:stay')
      // The second Student would pay 3, and there is no other flat.
      .emits({
        type: 'lost',
        seat: 1,
        card: 'student',
        from: { house: 0, level: 2 },
        to: 'discards',
      })
      .then('#0 ben 4 roof: 1 student*, 3 mother, 4 squatters')
      .discards('rentWithheld', 'student');
  });

  test('for the Broker, with neighbours considered', () => {
    given(`
      > ada $9: move
      ben $5: broker
      #0 ben 5 roof: 1 student*, 2 student*, 3 celebrities, 5 squatters
      jail: ben`)
      .when('ada', 'card:move', 'flat:0/2')
      .when('ada', 'pile')
      .asks('ben', 'broker')
      .when('ben', 'card:broker')
      .dollars('ben', 5 + 6)
      .dollars('ada', 3)
      .discards('rentWithheld', 'move', 'broker');
  });
});

describe('LL-32: Rent withheld', () => {
  test('is discarded when its tenant moves, even within the building', () => {
    given(`
      > ada $5: move
      ben $5:
      #0 ada 2 roof: 1 single*`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:0/2')
      .then('#0 ada 2 roof: 2 single')
      .discards('rentWithheld', 'move')
      .rent('ada', 4);
  });
});
