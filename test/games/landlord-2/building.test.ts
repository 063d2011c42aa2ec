// Houses of the second edition and their roofs, which are bought from a stack.
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('Buying a roof from the stack', () => {
  const SITE = `
    > ada $2: mother alibi
    ben $9: alibi`;

  test('costs one dollar for each house of the player, so that the first roof is free', () => {
    const price = (houses: string, dollars: number, left: number) => {
      const table = given(`
        > ada $${dollars}: mother alibi
        ben $9: alibi
        ${houses}`)
        .when('ada', 'card:mother', 'site:floor')
        .when('ada', 'roofs')
        .dollars('ada', left)
        .without('site');
      expect(table.state.houses.at(-1)?.roof).toEqual(['roof']);
      return table;
    };
    price('', 0, 0).emitsTypes('built');
    price('#0 ben 1 roof:\n#1 ben 1 roof:', 0, 0).emitsTypes('built');
    price('#0 ada 1 flatRoof:', 1, 0).emits({
      type: 'paid',
      seat: 0,
      to: null,
      dollars: 1,
      for: 'roof',
    });
    price('#0 ada 1 flatRoof:\n#1 ben 1 roof:\n#2 ada 1 roof:', 5, 3);
  });

  test('LS-17: may be paid with any money, and happens in the same turn for the next house too', () => {
    given(`
      > ada $1: mother alibi court
      ben $9: alibi`)
      .when('ada', 'card:mother', 'site:floor')
      .when('ada', 'roofs')
      .dollars('ada', 1)
      .when('ada', 'card:alibi', 'site:floor')
      .when('ada', 'roofs')
      .dollars('ada', 0)
      .refuses('ada', ['card:court', 'site:floor'], 'keepRoof')
      .then(`
        #0 ada 1 roof:
        #1 ada 1 roof:`);
  });

  test('a player who neither holds a roof nor can pay for one cannot begin to build', () => {
    given(`${SITE}\n#0 ada 1 roof:\n#1 ada 1 roof:\n#2 ada 1 roof:`)
      .refuses('ada', ['card:mother', 'site:floor'], 'keepRoof')
      .may('ada', 'button:collect');
    given(`${SITE}\n#0 ada 1 roof:\n#1 ada 1 roof:`).may('ada', 'card:mother', 'site:floor');
  });

  test('an Attic Apartment or a Flat Roof from the hand closes a house for nothing instead', () => {
    for (const card of ['dormer', 'flatRoof']) {
      given(`
        > ada $0: mother ${card}
        ben $9: alibi
        #0 ada 1 roof:`)
        .when('ada', 'card:mother', 'site:floor')
        .offers('ada', [], [`card:${card}`, 'button:cancel'])
        .when('ada', `card:${card}`, 'site:roof')
        .emitsTypes('built')
        .then(`#1 ada 1 ${card}:`)
        .rent('ada', card === 'dormer' ? 3 : 2);
    }
  });

  test('a player who can buy a roof may lay those cards as floors', () => {
    given(`
      > ada $0: dormer
      ben $9: alibi`)
      .when('ada', 'card:dormer', 'site:floor')
      .offers('ada', [], ['roofs', 'button:cancel'])
      .when('ada', 'roofs')
      .then('#0 ada 1 roof:');
  });

  test('LS-3: a house has at most five floors, and basement and attic do not count', () => {
    const table = given(`
      > ada $3: mother mother mother mother hacker hacker roofRenovation cellar
      ben $3: alibi`);
    for (let floors = 0; floors < 4; floors++) table.when('ada', 'card:mother', 'site:floor');
    table
      .when('ada', 'card:hacker', 'site:floor')
      .refuses('ada', ['card:hacker', 'site:floor'], 'highest')
      .when('ada', 'roofs')
      .when('ada', 'card:roofRenovation', 'house:0')
      .when('ada', 'card:cellar', 'house:0')
      .then('#0 ada 5 roof+roofRenovation cellar:')
      .rent('ada', 7)
      // Only a Hacker moves into a house of five floors.
      .may('ada', 'card:hacker', 'flat:0/6');
  });

  test('taking the floors back costs nothing', () => {
    given(SITE)
      .when('ada', 'card:mother', 'site:floor')
      .when('ada', 'button:cancel')
      .hand('ada', 'mother', 'alibi')
      .dollars('ada', 2);
  });

  test('LS-11: a player cannot buy a roof from another player', () => {
    given(SITE).mayNot('ada', 'button:market');
  });
});

describe('LS-4: the stack of roofs', () => {
  const roofs = (count: number) => Array(count).fill('roof').join(' ');

  test('after it runs out only an Attic Apartment or a Flat Roof finishes a house', () => {
    const table = given(`
      > ada $9: mother alibi flatRoof
      ben $9: ${roofs(17)}`);
    expect(table.state.roofs).toBe(1);
    table.when('ada', 'card:mother', 'site:floor').when('ada', 'roofs');
    expect(table.state.roofs).toBe(0);
    table
      .refuses('ada', ['card:flatRoof', 'site:floor'], 'keepRoof')
      .when('ada', 'card:alibi', 'site:floor')
      .offers('ada', [], ['card:flatRoof', 'button:cancel'])
      .when('ada', 'card:flatRoof', 'site:roof');
  });

  test('the roof of a demolished house goes into the owner’s hand and costs nothing when it is used', () => {
    const table = given(`
      > ada $0: demolition alibi
      ben $0: alibi
      #0 ada [mother court] roof+roofRenovation:
      #1 ada 1 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .hand('ada', 'alibi', 'mother', 'court', 'roof', 'roofRenovation')
      .when('ada', 'card:mother', 'site:floor')
      .offers('ada', ['card:roof'], ['site:roof'])
      .when('ada', 'card:roof', 'site:roof')
      .emitsTypes('built')
      .dollars('ada', 0)
      .then('#2 ada 1 roof:');
    expect(table.state.roofs).toBe(16);
  });

  test('LS-17: a roof cannot be a floor, because it has no flat on its back', () => {
    given(`
      > ada $9: roof roof
      ben $9: alibi`)
      .refuses('ada', ['card:roof', 'site:floor'], 'noFlatOnBack')
      .mayNot('ada', 'card:roof', 'site:roof');
    given(`
      > ada $9: roof roof mother
      ben $9: alibi`)
      .when('ada', 'card:mother', 'site:floor')
      .offers('ada', ['card:roof'], ['site:roof']);
  });
});

describe('LS-11: improvements of a house', () => {
  const STREET = `
    > ada $3: dormer flatRoof roofRenovation cellar roof
    ben $3: alibi
    #0 ben 1 roof:
    #1 ada 1 dormer:
    #2 ada 1 flatRoof:
    #3 ada 1 roof+roofRenovation:`;

  test('an Attic Apartment and a Flat Roof only finish a house and are no improvements', () => {
    given(STREET)
      .refuses('ada', ['card:dormer', 'house:0'], 'onlyFinishes')
      .refuses('ada', ['card:flatRoof', 'house:0'], 'onlyFinishes')
      .mayNot('ada', 'card:roof', 'house:0');
  });

  test('a Roof Expansion goes on anybody’s plain roof', () => {
    given(STREET)
      .offers('ada', ['card:roofRenovation'], ['house:0', 'site:floor'])
      .refuses('ada', ['card:roofRenovation', 'house:1'], 'notPlain')
      .refuses('ada', ['card:roofRenovation', 'house:2'], 'notPlain')
      .refuses('ada', ['card:roofRenovation', 'house:3'], 'notPlain')
      .when('ada', 'card:roofRenovation', 'house:0')
      .then('#0 ben 1 roof+roofRenovation:')
      .rent('ben', 2);
  });

  test('a house takes one basement, whatever its height', () => {
    given(STREET)
      .offers('ada', ['card:cellar'], ['house:0', 'house:1', 'house:2', 'house:3', 'site:floor'])
      .when('ada', 'card:cellar', 'house:2')
      .then('#2 ada 1 flatRoof cellar:');
  });
});
