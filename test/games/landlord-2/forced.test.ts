// LS-5: who chooses where tenants go when musicians, a demolition or an eviction make them move.
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

describe('LS-5: Musicians', () => {
  test('each landlord chooses where the tenants who are driven out of the house go, own flats or not', () => {
    given(`
      > ada $3: musician
      ben $3: alibi
      #0 ben 3 roof: 1 hacker, 2 mother
      #1 ben 1 roof:
      #2 ada 2 roof:`)
      .when('ada', 'card:musician', 'flat:0/3')
      .asks('ben', 'oust')
      .offers('ada', [], [])
      .offers('ben', ['flat:0/1'], ['flat:1/1', 'flat:2/1', 'flat:2/2'])
      .when('ben', 'flat:0/1', 'flat:2/2')
      .when('ben', 'flat:0/2', 'flat:1/1')
      .then(`
        #0 ben 3 roof: 3 musician
        #1 ben 1 roof: 1 mother
        #2 ada 2 roof: 2 hacker`)
      .asks('ada', 'play');
  });

  test('LS-19: a tenant without a suitable flat stays, and so does a monster', () => {
    given(
      `
      > ada $3: musician
      ben $3: alibi
      #0 ben 3 roof: 1 monster, 2 hacker`,
    )
      .when('ada', 'card:musician', 'flat:0/3')
      .emitsTypes('movedIn')
      .then('#0 ben 3 roof: 1 monster, 2 hacker, 3 musician')
      .discards();
  });

  test('nobody leaves a house where musicians already live', () => {
    given(`
      > ada $3: musician
      ben $3: alibi
      #0 ben 3 roof: 1 musician, 2 hacker
      #1 ada 2 roof:`)
      .when('ada', 'card:musician', 'flat:0/3')
      .emitsTypes('movedIn');
  });

  test('after a Move into another landlord’s house that landlord sends the others away', () => {
    given(`
      > ada $3: move
      ben $3: alibi
      cleo $3: alibi
      #0 ben 3 roof: 1 musician
      #1 cleo 2 roof: 1 hacker
      #2 ada 4 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/2')
      .when('ben', 'button:no')
      .asks('cleo', 'oust');
  });

  test('after a demolition the landlord of the musicians’ new house sends the others away', () => {
    given(`
      > ada $3: demolition
      ben $3: alibi
      cleo $3: alibi
      #0 ben 2 roof: 1 musician
      #1 cleo 2 roof: 1 mother
      #2 ada 4 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .emitsTypes('played', 'moved', 'demolished')
      .asks('cleo', 'oust')
      .offers('cleo', [], ['flat:1/1']);
  });
});

describe('Demolition', () => {
  test('Nobles need a floor and an expansion elsewhere, or their building cannot be demolished', () => {
    const HOME = `
      > ada $3: demolition
      ben $3: alibi
      #0 ben [court] roof+roofRenovation: 1 nobles
      #1 ada 1 roof:
      #2 ada 2 dormer:`;
    given(HOME).refuses('ada', ['card:demolition', 'house:0'], 'noFlatForAll');
    given(`${HOME}\n#3 ada 1 flatRoof cellar:\n#4 ada 1 dormer: 2 monster`)
      .when('ada', 'card:demolition', 'house:0')
      .emitsTypes('played', 'moved', 'demolished')
      .then('#3 ada 1 flatRoof cellar: 0 nobles')
      .without('#0')
      .hand('ben', 'alibi', 'court', 'roof', 'roofRenovation');
  });

  test('a Scientist needs another attic, while a monster takes any flat', () => {
    const HOME = `
      > ada $3: politics
      ben $3: alibi
      #0 ben [bomb court] dormer: 1 monster, 3 scientist
      #1 ada 5 roof+roofRenovation:`;
    given(HOME).refuses('ada', ['card:politics', 'button:demolition', 'house:0'], 'noFlatForAll');
    given(`${HOME}\n#2 ada 1 dormer:`)
      .when('ada', 'card:politics', 'button:demolition', 'house:0')
      .offers('ben', ['flat:0/3'], ['flat:2/2'])
      .refuses('ben', ['flat:0/1', 'flat:2/2'], 'noFlatLater')
      .when('ben', 'flat:0/1', 'flat:1/6')
      .emitsTypes('moved', 'moved', 'demolished')
      .hand('ben', 'alibi', 'dormer', 'bomb', 'court');
  });

  test('the Police may answer squatters who are rehoused', () => {
    given(`
      > ada $3: demolition
      ben $3: police
      #0 ada 1 roof: 1 squatters
      #1 ben 1 roof:`)
      .when('ada', 'card:demolition', 'house:0')
      .asks('ben', 'guard')
      .when('ben', 'card:police')
      .discards('squatters', 'demolition', 'police');
  });
});

describe('Eviction', () => {
  test('LS-16: returns all tenants to their landlord’s hand, monsters included, except for squatters', () => {
    const table = given(`
      > ada $3: eviction
      ben $3: alibi
      #0 ben 3 roof+roofRenovation: 1 tavern, 2 monster, 3 squatters, 4 scientist*`)
      .when('ada', 'card:eviction', 'house:0')
      .emitsTypes('played', 'lost', 'lost', 'lost', 'evicted')
      .emits({ type: 'lost', seat: 1, card: 'monster', from: { house: 0, level: 2 }, to: 'hand' })
      .hand('ben', 'alibi', 'tavern', 'monster', 'scientist')
      .then('#0 ben 3 roof+roofRenovation: 3 squatters')
      .discards('rentWithheld', 'eviction');
    expect(table.state.monsters).toBe(3);
  });

  test('LS-16: a monster may be played from the hand like any tenant, but not laid as a floor', () => {
    const table = given(`
      > ada $3: monster murder
      ben $3: alibi
      #0 ben 3 roof: 1 hacker`)
      .offers('ada', ['card:monster'], ['flat:0/2', 'flat:0/3'])
      .when('ada', 'card:monster', 'flat:0/2')
      .emitsTypes('movedIn')
      .then('#0 ben 3 roof: 1 hacker, 2 monster');
    expect(table.state.monsters).toBe(3);
    table.when('ada', 'card:murder', 'flat:0/2').when('ben', 'button:no').discards('murder');
    expect(table.state.monsters).toBe(4);
  });

  test('may be played with Politics too', () => {
    given(`
      > ada $3: politics
      ben $3: alibi
      #0 ben 3 roof: 1 hacker`)
      .when('ada', 'card:politics', 'button:eviction', 'house:0')
      .hand('ben', 'alibi', 'hacker')
      .discards('politics');
  });
});
