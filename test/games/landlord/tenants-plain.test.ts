// Tenants with little text: Family, Pensioners, Single, Mover, Researcher, Manager.
import { describe, test } from 'vitest';
import { given } from './table.ts';

describe('Tenants, Family', () => {
  test('takes two flats in up to two floors, and squatters may join it', () => {
    given(`
      > ada $5: family squatters
      ben $5:
      #0 ben 2 dormer:
      #1 ben 3 roof:`)
      .offers('ada', ['card:family'], ['flat:0/1', 'flat:0/2'])
      .refuses('ada', ['card:family', 'flat:1/1'], 'tooHigh')
      .when('ada', 'card:family', 'flat:0/2')
      .emitsTypes('movedIn')
      .then('#0 ben 2 dormer: 2 family')
      .rent('ben', 5 + 1 + 3)
      .when('ada', 'card:squatters', 'flat:0/1')
      .rent('ben', 3);
  });

  test('reports its landlord’s crimes as if the victim had called the police', () => {
    given(`
      > ada $5: murder alibi
      ben $5: alibi
      #0 ada 2 roof: 1 family
      #1 ben 1 roof: 1 student`)
      .when('ada', 'card:murder', 'flat:1/1')
      // The victim is asked for the Lunatic only.
      .when('ben', 'button:no')
      .emits({ type: 'reported', seat: 0, house: 0 })
      .asks('ada', 'investigate')
      .discards('student', 'murder')
      .when('ada', 'button:no')
      .then('jail: ada');
  });

  test('reports what happens in its building, even to itself', () => {
    given(`
      > ada $5: murder roof
      ben $5: police
      #0 ben 2 roof: 1 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .offers('ben', [], ['button:no'])
      .when('ben', 'button:no')
      .then('#0 ben 2 roof:')
      .when('ada', 'button:no')
      .then('jail: ada');
  });
});

describe('Tenants, Pensioners', () => {
  test('live on the ground floor or in the cellar of a one-floor house, and not under the roof', () => {
    given(`
      > ada $5: pensioners move
      ben $5:
      #0 ada 1 dormer cellar: 1 pensioners
      #1 ada 2 roof cellar:`)
      .offers('ada', ['card:pensioners'], ['flat:0/0'])
      .refuses('ada', ['card:pensioners', 'flat:1/0'], 'tooHigh')
      .when('ada', 'card:move', 'flat:0/1')
      // LL-28: the place on the card counts at home too.
      .offers('ada', [], ['flat:0/0', 'pile', 'button:cancel'])
      .refuses('ada', ['flat:0/2'], 'groundOnly')
      .refuses('ada', ['flat:0/1'], 'sameFlat');
  });
});

describe('Tenants, Single', () => {
  test('survives every murder, and nobody reports it', () => {
    given(`
      > ada $5: murder
      ben $5: police lunatic
      #0 ben 2 roof: 1 single
      #1 ada 2 roof: 1 family`)
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .emitsTypes('declined', 'survived')
      .asks('ada', 'play')
      .then('#0 ben 2 roof: 1 single')
      .discards('murder');
  });
});

describe('LL-5: the Mover', () => {
  test('brings its landlord 2 dollars from each other player who plays a Move, anywhere', () => {
    given(`
      > ada $5: move
      ben $5:
      cleo $5:
      #0 cleo 1 roof: 1 mover
      #1 ben 2 roof: 1 student`)
      .rent('cleo', 1)
      .when('ada', 'card:move', 'flat:1/1')
      .dollars('ada', 5)
      .when('ada', 'flat:1/2')
      .emits({ type: 'paid', seat: 0, to: 2, dollars: 2, for: 'mover' })
      .dollars('ada', 3)
      .dollars('cleo', 7)
      .dollars('ben', 5);
  });

  test('makes own Moves cost nothing', () => {
    given(`
      > ada $5: move
      ben $5:
      #0 ada 1 roof: 1 mover
      #1 ben 2 roof: 1 student`)
      .when('ada', 'card:move', 'flat:1/1')
      .when('ada', 'flat:1/2')
      .emitsTypes('played', 'moved')
      .dollars('ada', 5);
  });

  test('is paid in jail and with squatters, and when it is moved itself', () => {
    given(`
      > ada $5: move
      ben $5:
      #0 ben 1 dormer: 1 mover, 2 squatters
      jail: ben`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'pile')
      .dollars('ada', 3)
      .dollars('ben', 7)
      .then('#0 ben 1 dormer: 2 squatters');
  });

  test('gets all dollars of a player with less than 2', () => {
    const POOR = (dollars: number) => `
      > ada $${dollars}: move
      ben $5:
      #0 ben 1 dormer: 1 mover`;
    given(POOR(1))
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:0/2')
      .dollars('ada', 0)
      .dollars('ben', 6);
    given(POOR(0))
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:0/2')
      .emitsTypes('played', 'moved')
      .dollars('ben', 5);
  });
});

describe('Tenants, Researcher and Manager', () => {
  test('a Researcher takes two flats of three floors and the roof, and needs nothing else', () => {
    given(`
      > ada $5: researcher researcher
      ben $5:
      #0 ben 3 dormer: 1 student
      #1 ben 4 roof:`)
      .offers('ada', ['card:researcher'], ['flat:0/2', 'flat:0/3'])
      .when('ada', 'card:researcher', 'flat:0/3')
      .then('#0 ben 3 dormer: 1 student, 3 researcher')
      .rent('ben', 2 + 5 + 1 + 4);
  });

  test('a Manager in the one floor and the cellar keeps both when it moves within the building', () => {
    given(`
      > ada $5: manager move student
      ben $5:
      #0 ada 1 dormer cellar:`)
      .when('ada', 'card:manager', 'flat:0/0')
      .rent('ada', 6 + 1)
      .when('ada', 'card:move', 'flat:0/0')
      .offers('ada', [], ['flat:0/1', 'pile', 'button:cancel'])
      .refuses('ada', ['flat:0/2'], 'twoFlats')
      .when('ada', 'flat:0/1')
      .then('#0 ada 1 dormer cellar: 1 manager')
      .offers('ada', ['card:student'], ['flat:0/0']);
  });
});
