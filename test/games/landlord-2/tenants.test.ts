// The tenants' numbers and texts.
import { describe, expect, test } from 'vitest';
import { cardsInBox } from '../../../shared/games/landlord/cards/deck.ts';
import { tenants } from '../../../shared/games/landlord/cards/tenants.ts';
import { second } from '../../../shared/games/landlord/editions/index.ts';
import type { TenantKind } from '../../../shared/games/landlord/state.ts';
import { given } from './table.ts';

describe('LS-1: the numbers of the tenants', () => {
  const NUMBERS: [TenantKind, rent: number, flats: number, floors: number, copies: number][] = [
    ['family', 5, 2, 2, 3],
    ['groupHouse', 4, 2, 3, 3],
    ['hacker', 2, 1, 5, 5],
    ['manWithDog', 4, 1, 2, 3],
    ['monster', 1, 1, 5, 4],
    ['mother', 2, 1, 4, 4],
    ['mover', 3, 1, 1, 1],
    ['musician', 2, 1, 3, 3],
    ['nobles', 7, 2, 1, 2],
    ['oddOnes', 3, 1, 4, 3],
    ['nomad', 0, 1, 5, 2],
    ['scientist', 4, 1, 4, 1],
    ['squatters', 0, 1, 5, 4],
    ['tavern', 3, 1, 3, 1],
  ];

  test.each(NUMBERS)('%s', (kind, rent, flats, floors, copies) => {
    expect(tenants[kind]).toMatchObject({ rent, flats, floors });
    expect(cardsInBox(second).filter((card) => card === kind)).toHaveLength(copies);
  });

  test('LS-7: the edition has no other tenants', () => {
    const kinds = cardsInBox(second).filter((card) => card in tenants);
    expect(new Set(kinds)).toEqual(new Set(NUMBERS.map(([kind]) => kind)));
    for (const card of ['celebrities', 'pensioners', 'single', 'student', 'researcher', 'manager'])
      expect(kinds).not.toContain(card);
    expect(cardsInBox(second)).not.toContain('recycle');
  });
});

describe('LS-1: rents', () => {
  test('each tenant pays what its card says, and an empty flat pays 1', () => {
    given(`
      > ada $3: alibi
      ben $3: alibi
      #0 ada 2 roof+roofRenovation: 1 family, 3 scientist
      #1 ada 1 roof cellar: 0 nobles
      #2 ada 3 roof: 1 groupHouse, 3 mother
      #3 ada 2 roof: 1 manWithDog, 2 musician
      #4 ada 1 roof: 1 mover
      #5 ada 3 roof: 1 monster, 2 nomad
      #6 ada 1 roof: 1 oddOnes
      #7 ada 1 roof: 1 tavern`).rent(
      'ada',
      5 + 4 + 7 + (4 + 2) + (4 + 2) + 3 + (1 + 0 + 1) + 3 + 3,
    );
  });

  test('Hackers of one building pay 2, 3, 4, 5 and 6 in the order in which they came', () => {
    const rents = [2, 5, 9, 14, 20];
    for (const [more, rent] of rents.entries()) {
      const living = Array.from({ length: more + 1 }, (_, at) => `${at + 1} hacker`).join(', ');
      given(`
        > ada $3: alibi
        ben $3: alibi
        #0 ada 5 roof: ${living}`).rent('ada', rent + 4 - more);
    }
  });

  test('a Hacker who leaves closes the gap in that order', () => {
    given(`
      > ada $3: murder
      ben $3: alibi
      #0 ada 3 roof: 3 hacker, 1 hacker, 2 hacker
      #1 ada 1 roof: 1 hacker`)
      .rent('ada', 2 + 3 + 4 + 2)
      .when('ada', 'card:murder', 'flat:0/3')
      .rent('ada', 2 + 3 + 1 + 2);
  });
});

describe('Where tenants live', () => {
  test('Man With Dog lives on the ground floor or in the basement', () => {
    given(`
      > ada $3: manWithDog
      ben $3: alibi
      #0 ben 2 dormer cellar:
      #1 ben 3 roof:`)
      .offers('ada', ['card:manWithDog'], ['flat:0/0', 'flat:0/1', 'site:floor'])
      .refuses('ada', ['card:manWithDog', 'flat:0/2'], 'groundOnly')
      .refuses('ada', ['card:manWithDog', 'flat:1/1'], 'tooHigh');
  });

  test('a Scientist lives only in an attic: an Attic Apartment or a Roof Expansion', () => {
    given(`
      > ada $3: scientist
      ben $3: alibi
      #0 ben 2 dormer cellar:
      #1 ben 3 roof+roofRenovation:
      #2 ben 5 dormer:
      #3 ben 1 roof:`)
      .offers('ada', ['card:scientist'], ['flat:0/3', 'flat:1/4', 'site:floor'])
      .refuses('ada', ['card:scientist', 'flat:0/0'], 'atticOnly')
      .refuses('ada', ['card:scientist', 'flat:3/1'], 'atticOnly')
      .refuses('ada', ['card:scientist', 'flat:2/6'], 'tooHigh');
  });

  test('LS-10: Nobles take the floor of a one-floor building and its expansion', () => {
    given(`
      > ada $3: nobles
      ben $3: alibi
      #0 ben 1 roof:
      #1 ben 1 roof cellar:
      #2 ben 1 roof+roofRenovation:
      #3 ben 2 roof cellar:
      #4 ben 2 roof:
      #5 ben 1 flatRoof cellar:`)
      .offers('ada', ['card:nobles'], ['flat:1/0', 'flat:2/1', 'flat:5/0', 'site:floor'])
      .refuses('ada', ['card:nobles', 'flat:0/1'], 'twoFlats')
      .refuses('ada', ['card:nobles', 'flat:3/0'], 'tooHigh')
      .refuses('ada', ['card:nobles', 'flat:4/1'], 'extraFlat')
      .when('ada', 'card:nobles', 'flat:2/1')
      .rent('ben', 7 + 1 + 2 + 3 + 2 + 2);
  });

  test('LS-14: an Attic Apartment counts as an expansion', () => {
    given(`
      > ada $3: nobles
      ben $3: alibi
      #0 ben 1 dormer:
      #1 ben 1 dormer cellar:`).offers(
      'ada',
      ['card:nobles'],
      ['flat:0/1', 'flat:1/0', 'flat:1/1', 'site:floor'],
    );
  });

  test('Odd Ones live only with their own kind, not even with squatters', () => {
    given(`
      > ada $3: oddOnes squatters hacker
      ben $3: alibi
      #0 ben 2 roof: 1 oddOnes
      #1 ben 2 roof: 1 monster
      #2 ben 2 roof: 1 squatters
      #3 ben 2 roof:`)
      .offers('ada', ['card:oddOnes'], ['flat:0/2', 'flat:3/1', 'flat:3/2', 'site:floor'])
      .refuses('ada', ['card:oddOnes', 'flat:1/2'], 'wantsApart')
      .refuses('ada', ['card:squatters', 'flat:0/2'], 'apart')
      .refuses('ada', ['card:hacker', 'flat:0/2'], 'apart')
      .refuses('ada', ['card:hacker', 'flat:2/2'], 'squatted')
      .may('ada', 'card:squatters', 'flat:1/2')
      .may('ada', 'card:squatters', 'flat:2/2');
  });

  test('a Family, a Group House and Nobles take two flats, one above the other', () => {
    given(`
      > ada $3: family groupHouse
      ben $3: alibi
      #0 ben 2 roof: 1 hacker
      #1 ben 2 dormer: 1 mother
      #2 ben 3 roof:`)
      .offers('ada', ['card:family'], ['flat:1/2', 'site:floor'])
      .refuses('ada', ['card:family', 'flat:0/2'], 'twoFlats')
      .offers('ada', ['card:groupHouse'], ['flat:1/2', 'flat:2/1', 'flat:2/2', 'site:floor']);
  });
});

describe('LS-13: squatters', () => {
  const SQUAT = `
    > ada $3: squatters
    ben $3: police mother
    #0 ben 3 roof: 1 hacker`;

  test('are discarded with the Police that answer their arrival', () => {
    given(SQUAT)
      .when('ada', 'card:squatters', 'flat:0/2')
      .asks('ben', 'guard')
      .when('ben', 'card:police')
      .then('#0 ben 3 roof: 1 hacker')
      .discards('squatters', 'police');
  });

  test('are discarded with a Police card in their landlord’s play phase', () => {
    given(`
      > ada $3: police
      ben $3: mother
      #0 ada 3 roof: 1 hacker, 2 squatters, 3 squatters
      #1 ben 3 roof: 1 squatters`)
      .rent('ada', 2)
      .refuses('ada', ['card:police', 'flat:1/1'], 'ownSquatters')
      .when('ada', 'card:police', 'flat:0/2')
      .then('#0 ada 3 roof: 1 hacker, 3 squatters')
      .discards('squatters', 'police');
  });

  test('stop all rents of their building', () => {
    given(SQUAT).when('ada', 'card:squatters', 'flat:0/2').when('ben', 'button:no').rent('ben', 2);
  });
});
