// Which flats exist and whom they suit: empty, not too high, at the place on the card, with the
// right neighbours.
import { describe, test } from 'vitest';
import { tenants } from '../../../shared/games/landlord/cards/tenants.ts';
import type { TenantKind } from '../../../shared/games/landlord/state.ts';
import { given } from './table.ts';

describe('LL-7: a suitable flat', () => {
  test('is empty and in a finished building of any player', () => {
    given(`
      > ada $5: single
      ben $5:
      #0 ada 2 roof: 1 student
      #1 ben 2 roof:`)
      .offers('ada', ['card:single'], ['flat:0/2', 'flat:1/1', 'flat:1/2'])
      .refuses('ada', ['card:single', 'flat:0/1'], 'taken')
      .refuses('ada', ['card:single', 'flat:0/3'], 'noFlat')
      .refuses('ada', ['card:single', 'flat:0/0'], 'noFlat')
      .refuses('ada', ['card:single', 'house:0'], 'tapFlat');
  });

  test('is two flats, one above the other, for a tenant who needs two', () => {
    given(`
      > ada $5: celebrities student
      ben $5:
      #0 ada 3 roof: 2 student
      #1 ben 3 roof: 3 student
      #2 ben 3 roof: 1 researcher`)
      .offers('ada', ['card:celebrities'], ['flat:1/1'])
      .refuses('ada', ['card:celebrities', 'flat:0/1'], 'twoFlats')
      .refuses('ada', ['card:celebrities', 'flat:0/3'], 'twoFlats')
      .refuses('ada', ['card:celebrities', 'flat:1/2'], 'twoFlats')
      .refuses('ada', ['card:celebrities', 'flat:2/2'], 'taken')
      .when('ada', 'card:celebrities', 'flat:1/1')
      .then('#1 ben 3 roof: 3 student, 1 celebrities')
      // The tenant occupies both flats.
      .refuses('ada', ['card:student', 'flat:1/2'], 'taken');
  });

  const HEIGHTS: [TenantKind, number][] = [
    ['family', 2],
    ['freaks', 4],
    ['musician', 3],
    ['mother', 4],
    ['celebrities', 3],
    ['pensioners', 1],
    ['single', 3],
    ['student', 5],
    ['mover', 1],
    ['researcher', 3],
    ['manager', 1],
    ['squatters', 5],
  ];
  test.each(HEIGHTS)(
    'is in a building that is not too high: %s moves into up to %i floors',
    (kind, most) => {
      // The cellar and the roof flat do not count as floors.
      const houses = [1, 2, 3, 4, 5].map((floors) => `#${floors} ben ${floors} roof:`);
      houses[most - 1] = `#${most} ben ${most} roof+dormer cellar:`;
      const table = given(`
      > ada $5: ${kind}
      ben $5:
      ${houses.join('\n')}`);
      const enough = tenants[kind].flats === 2 ? 2 : 1;
      for (let floors = 1; floors <= 5; floors++) {
        const path = [`card:${kind}`, `flat:${floors}/1`];
        if (floors > most) table.refuses('ada', path, 'tooHigh');
        else if (floors >= enough || floors === most) table.may('ada', ...path);
      }
    },
  );

  test('is at the place on the card: Pensioners live on the ground floor or in the cellar', () => {
    given(`
      > ada $5: pensioners
      ben $5:
      #0 ben 1 dormer cellar:`)
      .offers('ada', ['card:pensioners'], ['flat:0/0', 'flat:0/1'])
      .refuses('ada', ['card:pensioners', 'flat:0/2'], 'groundOnly');
  });

  test('has the right neighbours: nobody joins Freaks or squatters, and Freaks join nobody', () => {
    given(`
      > ada $5: student freaks squatters
      ben $5:
      #0 ada 3 roof: 1 freaks
      #1 ada 3 roof: 1 squatters
      #2 ada 3 roof: 1 single`)
      .refuses('ada', ['card:student', 'flat:0/2'], 'apart')
      .refuses('ada', ['card:squatters', 'flat:0/2'], 'apart')
      .refuses('ada', ['card:student', 'flat:1/2'], 'squatted')
      .refuses('ada', ['card:freaks', 'flat:1/2'], 'wantsApart')
      .refuses('ada', ['card:freaks', 'flat:2/2'], 'wantsApart')
      .offers('ada', ['card:freaks'], ['flat:0/2', 'flat:0/3'])
      .offers('ada', ['card:student'], ['flat:2/2', 'flat:2/3'])
      .offers('ada', ['card:squatters'], ['flat:1/2', 'flat:1/3', 'flat:2/2', 'flat:2/3']);
  });
});

describe('LL-2: the cellar and the roof flat are neighbours of the ground floor and the top floor', () => {
  test('a Manager lives on one floor and in its cellar, or on one floor and under its roof', () => {
    given(`
      > ada $5: manager manager
      ben $5:
      #0 ada 1 roof cellar:
      #1 ben 1 dormer:
      #2 ben 1 roof:
      #3 ben 2 roof:`)
      .offers('ada', ['card:manager'], ['flat:0/0', 'flat:1/1'])
      .refuses('ada', ['card:manager', 'flat:2/1'], 'twoFlats')
      .refuses('ada', ['card:manager', 'flat:3/1'], 'tooHigh')
      .when('ada', 'card:manager', 'flat:0/0')
      .rent('ada', 6)
      .when('ada', 'card:manager', 'flat:1/1')
      .then('#1 ben 1 dormer: 1 manager')
      .rent('ben', 6 + 1 + 2);
  });

  test('a Family on the ground and first floor leaves the cellar empty, or lives in it', () => {
    given(`
      > ada $5: family student
      ben $5:
      #0 ada 2 roof cellar:`)
      .offers('ada', ['card:family'], ['flat:0/0', 'flat:0/1'])
      .when('ada', 'card:family', 'flat:0/1')
      .offers('ada', ['card:student'], ['flat:0/0'])
      .rent('ada', 5 + 1);
  });
});

describe('LL-31: flats that do not exist', () => {
  test('the cellar and the roof flat are not one above the other', () => {
    given(`
      > ada $5: manager
      ben $5:
      #0 ada 1 dormer cellar: 1 student`)
      .refuses('ada', ['card:manager', 'flat:0/0'], 'twoFlats')
      .refuses('ada', ['card:manager', 'flat:0/2'], 'twoFlats');
  });

  test.each([
    ['roof', 2],
    ['flatRoof', 2],
    ['roof+flatRoof', 2],
    ['dormer', 3],
    ['roof+dormer', 3],
    ['roof+roofRenovation', 3],
  ])('%s over two floors makes %i flats', (roof, flats) => {
    given(`
      > ada $5: student
      ben $5:
      #0 ada 2 ${roof}:`)
      .rent('ada', flats)
      .offers('ada', ['card:student'], ['flat:0/1', 'flat:0/2', 'flat:0/3'].slice(0, flats));
  });
});
