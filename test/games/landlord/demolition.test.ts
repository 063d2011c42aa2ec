import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('Demolition', () => {
  test('lets the owner rehouse the tenants and take the building into the hand', () => {
    const table = given(`
      > ada $5: demolition
      ben $5: alibi
      #0 ben [bomb court] roof+roofRenovation cellar: 1 student*, 2 single
      #1 ada 3 roof:
      #2 ben 1 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .asks('ben', 'rehome')
      .offers('ben', [], ['flat:0/1', 'flat:0/2'])
      .offers('ben', ['flat:0/1'], ['flat:1/1', 'flat:1/2', 'flat:1/3', 'flat:2/1'])
      .refuses('ben', ['flat:0/1', 'flat:0/0'], 'mustLeave')
      .when('ben', 'flat:0/2', 'flat:2/1')
      .then('#0 ben 2 roof+roofRenovation cellar: 1 student*')
      .then('table: demolition')
      .when('ben', 'flat:0/1', 'flat:1/2')
      .emitsTypes('moved', 'demolished')
      .without('#0')
      .then(`
        #1 ada 3 roof: 2 student
        #2 ben 1 roof: 1 single`)
      .hand('ben', 'alibi', 'bomb', 'court', 'roof', 'roofRenovation', 'cellar')
      .discards('rentWithheld', 'demolition')
      .asks('ada', 'play');
    // The other players do not see the fronts.
    expect(table.view('ada').hands[1]).toEqual(Array(6).fill('?'));
    expect(JSON.stringify(table.eventsFor('ada'))).not.toContain('court');
  });

  test('needs no flats for a building without tenants', () => {
    given(`
      > ada $5: politics
      ben $5:
      #0 ada [student mother] dormer:`)
      .when('ada', 'card:politics', 'button:demolition', 'house:0')
      .hand('ada', 'student', 'mother', 'dormer')
      .without('#')
      .discards('politics');
  });

  test('is refused while one tenant has no flat, and offered after a Move', () => {
    given(`
      > ada $5: demolition politics move
      ben $5:
      #0 ada 2 roof: 1 student, 2 single
      #1 ben 5 roof:
      #2 ben 1 roof: 1 mother
      #3 ada 4 roof: 1 freaks`)
      .refuses('ada', ['card:demolition', 'house:0'], 'noFlatForAll')
      .refuses('ada', ['card:politics', 'button:demolition', 'house:0'], 'noFlatForAll')
      .may('ada', 'card:politics', 'button:eviction', 'house:0')
      .when('ada', 'card:move', 'flat:2/1')
      .when('ada', 'pile')
      .may('ada', 'card:politics', 'button:demolition', 'house:0')
      .when('ada', 'card:demolition', 'house:0');
  });

  test('does not count the building’s own flats, or one flat for two tenants', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 3 roof: 1 student, 2 student
      #1 ben 1 roof:`).refuses('ada', ['card:demolition', 'house:0'], 'noFlatForAll');
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 3 roof: 1 student, 2 student
      #1 ben 1 dormer:`).may('ada', 'card:demolition', 'house:0');
  });

  test('counts correctly two tenants of two flats each and a third who may fill the gap', () => {
    const HOUSES = (low: string) => `
      > ada $5: demolition
      ben $5:
      #0 ada 3 dormer cellar: 0 celebrities, 2 researcher, 4 student
      #1 ben 3 dormer cellar: ${low}`;
    given(HOUSES('')).may('ada', 'card:demolition', 'house:0');
    given(HOUSES('0 mother')).refuses('ada', ['card:demolition', 'house:0'], 'noFlatForAll');
  });

  test('LL-14: offers no choice that leaves a later tenant without a flat', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 2 roof: 1 student, 2 single
      #1 ben 1 roof:
      #2 ben 5 roof: 1 mother`)
      .when('ada', 'card:demolition', 'house:0')
      // A Single lives in houses of at most three floors.
      .offers('ada', ['flat:0/1'], ['flat:2/2', 'flat:2/3', 'flat:2/4', 'flat:2/5'])
      .refuses('ada', ['flat:0/1', 'flat:1/1'], 'noFlatLater')
      .offers('ada', ['flat:0/2'], ['flat:1/1'])
      .refuses('ada', ['flat:0/2', 'flat:2/2'], 'tooHigh');
  });

  test('LL-14: keeps two neighbouring flats free for a tenant who needs them', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 3 roof: 1 celebrities, 3 student
      #1 ben 3 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .offers('ada', ['flat:0/3'], ['flat:1/1', 'flat:1/3'])
      .when('ada', 'flat:0/3', 'flat:1/3')
      .then('#1 ben 3 roof: 3 student, 1 celebrities');
  });

  test('LL-14: rehouses squatters last where nobody could move in after them', () => {
    given(`
      > ada $5: demolition
      ben $5: roof
      #0 ada 2 roof: 1 squatters, 2 student
      #1 ben 2 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .offers('ada', [], ['flat:0/2'])
      .refuses('ada', ['flat:0/1', 'flat:1/1'], 'noFlatLater')
      .when('ada', 'flat:0/2', 'flat:1/1')
      .asks('ben', 'guard')
      .then('#1 ben 2 roof: 1 student, 2 squatters')
      .when('ben', 'button:no')
      .without('#0');
  });

  test('LL-14: keeps a building free for Freaks', () => {
    given(`
      > ada $5: demolition
      ben $5: roof
      #0 ada 3 roof: 1 freaks, 2 freaks
      #1 ben 2 roof:
      #2 ben 2 roof: 1 student`)
      .when('ada', 'card:demolition', 'house:0')
      .offers('ada', [], ['flat:0/1', 'flat:0/2'])
      .offers('ada', ['flat:0/2'], ['flat:1/1', 'flat:1/2']);
    // Squatters find no flat with other tenants, and other tenants find none with squatters.
    given(`
      > ada $5: demolition
      ben $5: roof
      #0 ada 3 roof: 1 freaks, 2 squatters
      #1 ben 2 roof:`).refuses('ada', ['card:demolition', 'house:0'], 'noFlatForAll');
    // A second building gives each tenant a flat, whichever one the first of them takes.
    given(`
      > ada $5: demolition
      ben $5: roof
      #0 ada 3 roof: 1 freaks, 2 squatters
      #1 ben 2 roof:
      #2 ben 5 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .offers(
        'ada',
        ['flat:0/2'],
        [1, 2, 3, 4, 5].map((level) => `flat:2/${level}`),
      )
      .refuses('ada', ['flat:0/2', 'flat:1/1'], 'noFlatLater');
  });
});

describe('LL-29: musicians at a demolition', () => {
  test('drive out only after all are rehoused and the building is gone, as its owner chooses', () => {
    given(`
      > ada $5: demolition
      ben $5: alibi
      #0 ben 2 roof: 1 musician, 2 student
      #1 ada 2 roof: 1 mother
      #2 ada 4 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .when('ben', 'flat:0/1', 'flat:1/2')
      .emitsTypes('moved')
      .asks('ben', 'rehome')
      .then('#1 ada 2 roof: 1 mother, 2 musician')
      .when('ben', 'flat:0/2', 'flat:2/4')
      .emitsTypes('moved', 'demolished')
      .asks('ben', 'oust')
      .without('#0')
      .offers('ben', ['flat:1/1'], ['flat:2/1', 'flat:2/2', 'flat:2/3'])
      .when('ben', 'flat:1/1', 'flat:2/1')
      .then(`
        #1 ada 2 roof: 2 musician
        #2 ada 4 roof: 4 student, 1 mother
        discards: demolition`);
  });

  test('do not count with their effects when the rules check whether all can be rehoused', () => {
    // The Mother stays where the musician arrives, because she has no other flat.
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 1 roof: 1 musician
      #1 ben 2 roof: 1 mother`)
      .when('ada', 'card:demolition', 'house:0')
      .emitsTypes('played', 'moved', 'demolished')
      .then('#1 ben 2 roof: 1 mother, 2 musician')
      .asks('ada', 'play');
  });

  test('LL-46: drive out nobody who is rehoused in the same building after them', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 2 roof: 1 musician, 2 student
      #1 ben 3 roof: 1 mother
      #2 ben 5 roof: 1 single`)
      .when('ada', 'card:demolition', 'house:0')
      .when('ada', 'flat:0/1', 'flat:1/2')
      .when('ada', 'flat:0/2', 'flat:1/3')
      // The Mother has no flat, because the fourth floor is too high for her, and the Student is
      // not driven out.
      .asks('ada', 'play')
      .then('#1 ben 3 roof: 1 mother, 2 musician, 3 student');
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 2 roof: 1 musician, 2 student
      #1 ben 3 roof: 1 mother
      #2 ben 5 roof: 1 single`)
      .when('ada', 'card:demolition', 'house:0')
      // In the other order the musician joins the Student too, and has only one flat to go to.
      .when('ada', 'flat:0/2', 'flat:1/2')
      .asks('ada', 'oust')
      .offers('ada', [], ['flat:1/2']);
  });

  test('drive out once if two of them move into one building', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 2 roof: 1 musician, 2 musician
      #1 ben 3 roof: 1 mother
      #2 ben 4 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      // The other tenant has only one flat left.
      .when('ada', 'flat:0/1', 'flat:1/2')
      .asks('ada', 'oust')
      .when('ada', 'flat:1/1', 'flat:2/3')
      .then('#1 ben 3 roof: 2 musician, 3 musician')
      .asks('ada', 'play');
  });

  test('in two buildings drive out one after the other, in the order in which they came', () => {
    given(`
      > ada $5: demolition
      ben $5:
      #0 ada 2 roof: 1 musician, 2 musician
      #1 ben 3 roof: 1 student
      #2 ben 3 roof: 1 mother`)
      .when('ada', 'card:demolition', 'house:0')
      .when('ada', 'flat:0/1', 'flat:2/2')
      .when('ada', 'flat:0/2', 'flat:1/2')
      // LL-46: the Mother has one flat to go to, beside a musician. She came after it and stays.
      .emitsTypes('moved', 'demolished', 'moved')
      .offers('ada', [], ['flat:1/1'])
      .when('ada', 'flat:1/1', 'flat:2/3')
      .then(`
        #1 ben 3 roof: 2 musician, 3 mother
        #2 ben 3 roof: 2 musician, 3 student`);
  });
});
