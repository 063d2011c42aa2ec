// The inspection, the first phase of a turn: squatters, Scientists and Nomads, in the landlord's
// order.
import { describe, expect, test } from 'vitest';
import { given } from './table.ts';

/** Ada ends her turn, and Ben's inspection begins. */
const inspected = (text: string) =>
  given(text).when('ada', 'button:collect').when('ada', 'button:stop');

describe('LS-16: the Scientist', () => {
  const LAB = `
    > ada $3: alibi
    ben $3: alibi
    #0 ben 2 roof+roofRenovation: 3 scientist
    #1 ada 2 roof: 1 oddOnes
    #2 ada 1 roof: 1 squatters`;

  test('brings a monster into any suitable flat of any player, as its landlord chooses', () => {
    inspected(`${LAB}\n#3 ada 5 flatRoof cellar: 1 hacker`)
      .asks('ben', 'leaver')
      .offers('ben', [], ['monsters'])
      .offers(
        'ben',
        ['monsters'],
        ['flat:0/1', 'flat:0/2', ...[0, 2, 3, 4, 5].map((level) => `flat:3/${level}`)],
      )
      .refuses('ben', ['monsters', 'flat:1/2'], 'apart')
      .refuses('ben', ['monsters', 'flat:3/1'], 'taken')
      .when('ben', 'monsters', 'flat:3/5')
      .emits({ type: 'hatched', seat: 1, house: 3, level: 5 })
      .then('#3 ada 5 flatRoof cellar: 1 hacker, 5 monster')
      .asks('ben', 'play');
  });

  test('brings a monster without asking if only one flat suits it', () => {
    inspected(LAB.replace('3 scientist', '3 scientist, 1 mother'))
      .emitsTypes('began', 'hatched')
      .then('#0 ben 2 roof+roofRenovation: 3 scientist, 1 mother, 2 monster')
      .asks('ben', 'play');
  });

  test('brings no monster if no flat suits it or the stack is empty', () => {
    inspected(LAB.replace('3 scientist', '1 mother, 2 mother, 3 scientist'))
      .emitsTypes('began')
      .asks('ben', 'play');
    inspected(`${LAB}\n#3 ada 5 roof: 1 monster, 2 monster, 3 monster, 4 monster`)
      .emitsTypes('began')
      .asks('ben', 'play');
  });

  test('brings one monster a turn, in its landlord’s turn only', () => {
    const table = inspected(LAB).when('ben', 'monsters', 'flat:0/1');
    expect(table.state.monsters).toBe(3);
    table
      .when('ben', 'button:collect')
      .when('ben', 'button:stop')
      .asks('ada', 'play')
      .then('#0 ben 2 roof+roofRenovation: 3 scientist, 1 monster');
    given(LAB)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'monsters', 'flat:0/2')
      .when('ben', 'button:collect')
      .when('ben', 'button:stop')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .emitsTypes('began', 'hatched')
      .then('#0 ben 2 roof+roofRenovation: 3 scientist, 2 monster, 1 monster');
  });

  test('brings a monster while its landlord is in jail too', () => {
    inspected(`${LAB}\njail: ben`).when('ben', 'monsters', 'flat:0/2').then('jail: ben');
  });

  test('brings no monster into a squatted house, but the landlord may first let a tenant leave it', () => {
    inspected(`
      > ada $3: alibi
      ben $3: alibi
      #0 ben 4 roof+roofRenovation: 5 scientist, 4 squatters, 1 manWithDog
      #1 ben 2 roof:`)
      .asks('ben', 'leaver')
      .offers('ben', [], ['monsters', 'flat:0/1', 'flat:0/5'])
      .offers('ben', ['monsters'], ['flat:1/1', 'flat:1/2'])
      .refuses('ben', ['monsters', 'flat:0/2'], 'squatted')
      .when('ben', 'monsters', 'flat:1/2')
      .asks('ben', 'leaver')
      .offers('ben', [], ['flat:0/1', 'flat:0/5'])
      .when('ben', 'flat:0/1')
      .then('#1 ben 2 roof: 2 monster, 1 manWithDog')
      .asks('ben', 'play');
  });

  test('may put the monster into the flat that a squatted tenant or a Nomad has just left', () => {
    inspected(`
      > ada $3: alibi
      ben $3: alibi
      #0 ben 1 dormer: 1 nomad, 2 scientist
      #1 ada 1 roof: 1 squatters
      #2 ada 1 roof:`)
      .offers('ben', [], ['button:roam', 'monsters'])
      .offers('ben', ['monsters'], ['flat:2/1'])
      .when('ben', 'button:roam', 'flat:0/1', 'flat:2/1')
      .emitsTypes('paid', 'moved', 'hatched')
      .then('#0 ben 1 dormer: 2 scientist, 1 monster');
  });

  test('LS-23: brings nothing to a landlord whom it has left before its turn came', () => {
    inspected(`
      > ada $3: alibi
      ben $3: alibi
      #0 ben 2 dormer: 3 scientist, 1 squatters
      #1 ada 1 dormer: 1 hacker
      #2 ada 1 roof:`)
      .asks('ben', 'leaver')
      .when('ben', 'flat:0/3')
      .emitsTypes('moved')
      .then('#1 ada 1 dormer: 1 hacker, 2 scientist')
      .without('#2 ada 1 roof: 1')
      .asks('ben', 'play');
  });
});

describe('LS-16, LS-18: Rental Nomads', () => {
  const TEXT = `
    > ada $3: alibi
    ben $3: alibi
    #0 ben 3 roof: 1 nomad
    #1 ada 2 roof: 1 mother
    #2 ada 2 roof: 1 oddOnes`;

  test('a Nomad may move to any suitable flat for 2 dollars to the bank, or stay', () => {
    const table = inspected(TEXT)
      .asks('ben', 'leaver')
      .offers('ben', [], ['button:roam', 'button:goOn'])
      .offers('ben', ['button:roam'], ['flat:0/1'])
      .offers('ben', ['button:roam', 'flat:0/1'], ['flat:0/2', 'flat:0/3', 'flat:1/2'])
      .refuses('ben', ['button:roam', 'flat:0/1', 'flat:2/2'], 'apart');
    table
      .when('ben', 'button:roam', 'flat:0/1', 'flat:1/2')
      .emitsTypes('paid', 'moved')
      .emits({ type: 'paid', seat: 1, to: null, dollars: 2, for: 'nomad' })
      .then('#1 ada 2 roof: 1 mother, 2 nomad')
      .dollars('ben', 1)
      .asks('ben', 'play');
    inspected(TEXT)
      .when('ben', 'button:goOn')
      .then('#0 ben 3 roof: 1 nomad')
      .dollars('ben', 3)
      .asks('ben', 'play');
  });

  test('a Nomad without a flat to go to is not asked, and is discarded if squatters force it out', () => {
    const full = TEXT.replace('#0 ben 3', '#0 ben 1').replace('1 mother', '1 mother, 2 mother');
    inspected(full).emitsTypes('began').asks('ben', 'play').then('#0 ben 1 roof: 1 nomad');
    inspected(full.replace('#0 ben 1 roof: 1 nomad', '#0 ben 2 roof: 1 nomad, 2 squatters'))
      .emitsTypes('began', 'lost')
      .discards('nomad')
      .dollars('ben', 3)
      .asks('ben', 'play');
  });

  test('a Nomad does not move without the 2 dollars or in another player’s turn', () => {
    inspected(TEXT.replace('ben $3', 'ben $1')).asks('ben', 'play');
    inspected(TEXT.replace('#0 ben', '#0 ada')).asks('ben', 'play');
  });

  test('each Nomad moves at most once in a phase', () => {
    inspected(TEXT.replace('1 nomad', '1 nomad, 3 nomad').replace('ben $3', 'ben $9'))
      .when('ben', 'button:roam', 'flat:0/1', 'flat:0/2')
      .asks('ben', 'leaver')
      .offers('ben', ['button:roam'], ['flat:0/3'])
      .when('ben', 'button:roam', 'flat:0/3', 'flat:0/1')
      .dollars('ben', 5)
      .asks('ben', 'play');
  });

  test('LS-23: a Nomad that musicians drove on after its move does not move again', () => {
    inspected(`
      > ada $3: alibi
      ben $9: alibi
      #0 ben 5 roof: 1 musician, 2 squatters
      #1 ben 2 roof: 1 nomad
      #2 ben 4 roof:`)
      .when('ben', 'button:roam', 'flat:1/1', 'flat:1/2')
      // The musicians have one flat to go to.
      .asks('ben', 'oust')
      .when('ben', 'flat:1/2', 'flat:2/1')
      .then('#2 ben 4 roof: 1 nomad')
      .asks('ben', 'play')
      .dollars('ben', 7);
  });

  test('a Nomad may leave a squatted building, and then the next tenant who pays most leaves too', () => {
    inspected(`
      > ada $3: alibi
      ben $3: alibi
      #0 ben 3 roof: 1 nomad, 2 squatters
      #1 ada 2 roof: 1 mother`)
      .offers('ben', [], ['button:roam', 'flat:0/1'])
      .when('ben', 'button:roam', 'flat:0/1', 'flat:1/2')
      .asks('ben', 'play')
      .then('#0 ben 3 roof: 2 squatters');
  });

  test('LS-18: a Nomad pays no rent', () => {
    given(TEXT.replace('> ada', 'ada').replace('ben $3', '> ben $3')).rent('ben', 2);
    given(TEXT)
      .rent('ben', 2)
      .rent('ada', 2 + 1 + 3 + 1);
  });
});

describe('LS-19: squatters in the inspection', () => {
  const SQUAT = `
    > ada $3: alibi
    ben $3: alibi
    #0 ben 3 roof+roofRenovation: 1 hacker, 2 hacker, 3 mother, 4 squatters
    #1 ben 2 roof:
    #2 ada 1 roof:`;

  test('LS-11: force the tenant who pays most to any suitable flat, not to the landlord’s own first', () => {
    inspected(SQUAT)
      .asks('ben', 'rehouse')
      .offers('ben', [], ['flat:1/1', 'flat:1/2', 'flat:2/1'])
      .when('ben', 'flat:2/1')
      .then('#2 ada 1 roof: 2 hacker'.replace('2 hacker', '1 hacker'))
      .asks('ben', 'play');
  });

  test('discard a tenant without a suitable flat, and return a monster to its stack', () => {
    inspected(
      SQUAT.replace('#1 ben 2', '#3 ben 1')
        .replace('roof:\n', 'roof: 1 squatters\n')
        .replace('#2 ada 1 roof:', '#2 ada 1 roof: 1 mother'),
    )
      .discards('hacker')
      .asks('ben', 'play');
    const table = inspected(`
      > ada $3: alibi
      ben $3: alibi
      #0 ben 3 roof: 1 monster, 2 squatters`)
      .emits({
        type: 'lost',
        seat: 1,
        card: 'monster',
        from: { house: 0, level: 1 },
        to: 'monsters',
      })
      .discards();
    expect(table.state.monsters).toBe(4);
  });

  test('LS-11: other squatters may join them, and still one tenant leaves a turn', () => {
    given(`
      > ada $3: squatters
      ben $3: alibi
      #0 ben 4 roof: 1 hacker, 2 hacker, 4 squatters
      #1 ben 2 roof:`)
      .may('ada', 'card:squatters', 'flat:0/3')
      .when('ada', 'card:squatters', 'flat:0/3')
      .asks('ben', 'guard')
      .when('ben', 'button:no')
      .when('ada', 'button:collect')
      .when('ada', 'button:stop')
      .when('ben', 'flat:1/1')
      .then('#0 ben 4 roof: 1 hacker, 4 squatters, 3 squatters')
      .rent('ben', 3)
      .asks('ben', 'play');
  });
});
