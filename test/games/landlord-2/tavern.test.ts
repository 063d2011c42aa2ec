// LS-2: the Tavern, its building and its landlord's other buildings.
import { describe, test } from 'vitest';
import { given } from './table.ts';

const flats = (...all: string[]) => [...all.map((one) => `flat:${one}`), 'site:floor'];

describe('LS-2: a tenant who may live with the Tavern', () => {
  test('in its building has at most 2 dollars printed on its card', () => {
    given(`
      > ada $3: family mother manWithDog oddOnes hacker
      ben $3: alibi
      #0 ada 2 roof+roofRenovation cellar: 1 tavern
      #1 ben 2 roof:`)
      .refuses('ada', ['card:family', 'flat:0/2'], 'tavernHere')
      .refuses('ada', ['card:manWithDog', 'flat:0/0'], 'tavernHere')
      .refuses('ada', ['card:oddOnes', 'flat:0/2'], 'wantsApart')
      .offers('ada', ['card:mother'], flats('0/0', '0/2', '0/3', '1/1', '1/2'))
      .offers('ada', ['card:hacker'], flats('0/0', '0/2', '0/3', '1/1', '1/2'));
  });

  test('LS-2: pays at most 3 dollars there, so a third Hacker is refused', () => {
    given(`
      > ada $3: hacker
      ben $3: alibi
      #0 ada 3 roof cellar: 0 tavern, 1 hacker
      #1 ada 3 roof cellar: 0 hacker, 1 hacker
      #2 ben 3 roof:`)
      .refuses('ada', ['card:hacker', 'flat:1/2'], 'tavernNear')
      .when('ada', 'card:hacker', 'flat:0/2')
      .rent('ada', 3 + 2 + 3 + 1 + 2 + 3 + 1 + 1);
    given(`
      > ada $3: hacker
      ben $3: alibi
      #0 ada 3 roof cellar: 0 tavern, 1 hacker, 2 hacker`).refuses(
      'ada',
      ['card:hacker', 'flat:0/3'],
      'tavernNear',
    );
  });

  test('pays at most 3 dollars in the other buildings of its landlord', () => {
    given(`
      > ada $3: family hacker manWithDog oddOnes
      ben $3: alibi
      #0 ada 1 roof: 1 tavern
      #1 ada 3 roof: 2 hacker, 3 hacker
      #2 ada 2 roof:
      #3 ben 3 roof: 2 hacker, 3 hacker
      #4 ben 2 roof:`)
      .refuses('ada', ['card:family', 'flat:2/1'], 'tavernNear')
      .refuses('ada', ['card:manWithDog', 'flat:2/1'], 'tavernNear')
      // Two Hackers there pay 2 and 3, so a third would pay 4.
      .refuses('ada', ['card:hacker', 'flat:1/1'], 'tavernNear')
      .offers('ada', ['card:hacker'], flats('2/1', '2/2', '3/1', '4/1', '4/2'))
      .offers('ada', ['card:family'], flats('4/1'))
      .offers('ada', ['card:oddOnes'], flats('2/1', '2/2', '4/1', '4/2'));
  });

  test('may be a monster, squatters, a Nomad or musicians', () => {
    given(`
      > ada $3: squatters nomad musician
      ben $3: alibi
      #0 ben 3 roof: 1 tavern, 2 monster`)
      .may('ada', 'card:squatters', 'flat:0/3')
      .may('ada', 'card:nomad', 'flat:0/3')
      .may('ada', 'card:musician', 'flat:0/3');
  });

  test('the Tavern itself lives on the ground floor or in the cellar of at most three floors', () => {
    given(`
      > ada $3: tavern
      ben $3: alibi
      #0 ben 3 roof cellar:
      #1 ben 4 roof:
      #2 ben 1 roof: 1 mother`)
      .offers('ada', ['card:tavern'], flats('0/0', '0/1'))
      .refuses('ada', ['card:tavern', 'flat:0/2'], 'groundOnly')
      .refuses('ada', ['card:tavern', 'flat:1/1'], 'tooHigh');
  });
});

describe('LS-2: a tenant whom the Tavern forbids', () => {
  test('is sent away by its landlord, like a Family above which the Tavern moves in', () => {
    given(`
      > ada $3: tavern
      ben $3: alibi
      cleo $3: alibi
      #0 ben 2 roof cellar: 1 family
      #1 ben 2 roof:
      #2 ada 2 roof:
      #3 cleo 1 dormer:`)
      .when('ada', 'card:tavern', 'flat:0/0')
      .emitsTypes('movedIn')
      .asks('ben', 'turnOut')
      .offers('ben', [], ['flat:0/1'])
      // In another building of the same landlord the Family would pay 5, which is too much near a
      // Tavern.
      .offers('ben', ['flat:0/1'], ['flat:2/1', 'flat:3/1'])
      .refuses('ben', ['flat:0/1', 'flat:1/1'], 'tavernNear')
      .when('ben', 'flat:0/1', 'flat:3/1')
      .then(`
        #0 ben 2 roof cellar: 0 tavern
        #3 cleo 1 dormer: 1 family`)
      .asks('ada', 'play');
  });

  test('LS-2: is the third Hacker, who pays 4, when the Tavern moves in among Hackers', () => {
    given(`
      > ada $3: tavern
      ben $3: alibi
      #0 ben 3 roof cellar: 1 hacker, 2 hacker, 3 hacker
      #1 ada 2 roof:`)
      .when('ada', 'card:tavern', 'flat:0/0')
      .asks('ben', 'turnOut')
      .offers('ben', [], ['flat:0/3'])
      .when('ben', 'flat:0/3', 'flat:1/1')
      .then(`
        #0 ben 3 roof cellar: 1 hacker, 2 hacker, 0 tavern
        #1 ada 2 roof: 1 hacker`)
      .asks('ada', 'play');
  });

  test('LS-19: is discarded if no flat suits it', () => {
    given(`
      > ada $3: tavern
      ben $3: alibi
      #0 ben 2 roof cellar: 1 family
      #1 ben 2 roof:
      #2 ada 3 roof:`)
      .when('ada', 'card:tavern', 'flat:0/0')
      .emitsTypes('movedIn', 'lost')
      .emits({
        type: 'lost',
        seat: 1,
        card: 'family',
        from: { house: 0, level: 1 },
        to: 'discards',
      })
      .discards('family')
      .asks('ada', 'play');
  });

  test('leaves its building or a near one in any order, unless it may stay by then', () => {
    given(`
      > ada $3: tavern
      ben $3: alibi
      #0 ben 1 dormer cellar: 2 mover, 0 mother
      #1 ben 3 roof: 1 hacker, 2 hacker, 3 hacker
      #2 ben 1 roof: 1 oddOnes
      #3 ada 2 roof:`)
      .when('ada', 'card:tavern', 'flat:0/1')
      .asks('ben', 'turnOut')
      .offers('ben', [], ['flat:0/2', 'flat:1/3'])
      .offers('ben', ['flat:1/3'], ['flat:3/1', 'flat:3/2'])
      // Two floors are too high for a Mover, and nobody lives with Odd Ones.
      .offers('ben', ['flat:0/2'], ['discards'])
      .when('ben', 'flat:1/3', 'flat:3/2')
      .emitsTypes('moved', 'lost')
      .then(`
        #0 ben 1 dormer cellar: 0 mother, 1 tavern
        #1 ben 3 roof: 1 hacker, 2 hacker
        #2 ben 1 roof: 1 oddOnes
        #3 ada 2 roof: 2 hacker`)
      .discards('mover');
  });

  test('depends on the Tavern’s street: a Move to another landlord frees one street and binds another', () => {
    given(`
      > ada $3: move
      ben $3: alibi
      #0 ben 2 roof: 1 tavern
      #1 ada 2 roof:
      #2 ada 2 roof: 1 family
      #3 ben 2 roof:`)
      .when('ada', 'card:move', 'flat:0/1')
      .when('ada', 'flat:1/1')
      .when('ben', 'button:no')
      .asks('ada', 'turnOut')
      .offers('ada', ['flat:2/1'], ['flat:0/1', 'flat:3/1'])
      .when('ada', 'flat:2/1', 'flat:3/1')
      .rent('ben', 5 + 2);
  });

  test('is sent away where musicians drive the Tavern', () => {
    given(`
      > ada $3: musician
      ben $3: alibi
      #0 ben 3 roof: 1 tavern, 2 hacker
      #1 ben 5 roof: 1 nomad
      #2 ada 3 roof: 2 oddOnes
      #3 ada 1 dormer: 1 manWithDog
      #4 ada 2 dormer: 3 scientist`)
      .when('ada', 'card:musician', 'flat:0/3')
      .asks('ben', 'oust')
      .when('ben', 'flat:0/1', 'flat:4/1')
      .asks('ada', 'turnOut')
      .offers('ada', [], ['flat:3/1', 'flat:4/3'])
      // The house of the Tavern's old flat is too high for one tenant, and the only attic is above
      // the Tavern.
      .offers('ada', ['flat:3/1'], ['discards'])
      .offers('ada', ['flat:4/3'], ['discards']);
  });

  test('may return once the Tavern is gone', () => {
    given(`
      > ada $3: murder family
      ben $3: alibi
      #0 ben 3 dormer: 1 tavern
      #1 ben 2 roof:`)
      .refuses('ada', ['card:family', 'flat:1/1'], 'tavernNear')
      .when('ada', 'card:murder', 'flat:0/1')
      .when('ben', 'button:no')
      .may('ada', 'card:family', 'flat:1/1');
  });
});

describe('LS-22: the Tavern of a building that is pulled down', () => {
  test('forbids nothing until it has a new flat, and then sends away the tenants whom it forbids', () => {
    given(`
      ada $3: alibi
      > ben $3: demolition
      #0 ada 2 roof: 2 hacker, 1 tavern
      #1 ada 3 roof: 2 hacker, 3 hacker
      #2 ada 3 roof: 2 hacker, 3 hacker`)
      .when('ben', 'card:demolition', 'house:0')
      .asks('ada', 'rehome')
      // Once the Tavern is in one of the houses, the other one is closed to the Hacker.
      .offers('ada', [], ['flat:0/2'])
      .refuses('ada', ['flat:0/1', 'flat:1/1'], 'noFlatLater')
      .when('ada', 'flat:0/2', 'flat:1/1')
      .emitsTypes('moved', 'moved', 'demolished', 'lost')
      .then(`
        #1 ada 3 roof: 2 hacker, 3 hacker
        #2 ada 3 roof: 2 hacker, 3 hacker, 1 tavern`)
      .discards('hacker', 'demolition')
      .asks('ben', 'play');
  });

  test('may be sent away first by its landlord', () => {
    given(`
      ada $3: alibi
      > ben $3: demolition
      #0 ada 2 roof: 2 hacker, 1 tavern
      #1 ada 3 roof: 2 hacker, 3 hacker
      #2 ben 1 roof:`)
      .when('ben', 'card:demolition', 'house:0')
      .offers('ada', ['flat:0/1'], ['flat:1/1', 'flat:2/1'])
      .when('ada', 'flat:0/1', 'flat:2/1')
      .emitsTypes('moved', 'moved', 'demolished')
      .then(`
        #1 ada 3 roof: 2 hacker, 3 hacker, 1 hacker
        #2 ben 1 roof: 1 tavern`)
      .asks('ben', 'play');
  });
});
