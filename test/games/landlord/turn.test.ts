// The phases of a turn, the inspection among them.
import { describe, expect, test } from 'vitest';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { given } from './table.ts';

describe('A turn', () => {
  test('has play, rent and purchases, and then the player to the left inspects and plays', () => {
    given(`
      > ada $5: student
      ben $5: roof
      #0 ada 2 roof:`)
      .asks('ada', 'play')
      .when('ada', 'button:collect')
      .emitsTypes('collected')
      .asks('ada', 'buy')
      .when('ada', 'button:stop')
      .emitsTypes('began')
      .asks('ben', 'play');
  });

  test('step 2: allows any number of cards one after another, or none', () => {
    given(`
      > ada $5: student student cellar eviction
      ben $5: roof
      #0 ada 2 roof:`)
      .when('ada', 'card:student', 'flat:0/1')
      .when('ada', 'card:cellar', 'house:0')
      .when('ada', 'card:student', 'flat:0/0')
      .when('ada', 'card:eviction', 'house:0')
      .asks('ada', 'play')
      .then('> ada $5: student student')
      .discards('eviction')
      .when('ada', 'card:student', 'flat:0/2')
      .then('#0 ada 2 roof cellar: 2 student');
  });

  test('step 2: does not allow cards that only answer, such as an Alibi', () => {
    given(`
      > ada $5: alibi lunatic broker court police
      ben $5: alibi
      #0 ben 2 roof: 1 student`).offers('ada', [], ['button:collect', 'button:market']);
  });

  test('of the last player is followed by the first player’s', () => {
    given(`
      ada $5: roof
      ben $5: roof
      > cleo $5: roof`)
      .when('cleo', 'button:collect')
      .when('cleo', 'button:stop')
      .asks('ada', 'play');
  });
});

describe('Inspection', () => {
  const toBen = (text: string) =>
    given(`
      > ada $5: roof
      ${text}`)
      .when('ada', 'button:collect')
      .when('ada', 'button:stop');

  test('LL-19: makes the one tenant who pays most leave for an empty flat of the landlord', () => {
    toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters, 2 student, 3 single
      #1 ben 1 roof:`)
      .emitsTypes('began', 'moved')
      .then(`
        #0 ben 3 roof: 1 squatters, 2 student
        #1 ben 1 roof: 1 single`)
      .asks('ben', 'play');
  });

  test('lets the landlord choose among equal tenants, and where they go', () => {
    toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters, 2 student, 3 mother
      #1 ben 2 roof:`)
      .asks('ben', 'leaver')
      .offers('ben', [], ['flat:0/2', 'flat:0/3'])
      .refuses('ben', ['flat:0/1'], 'squattersStay')
      .refuses('ben', ['flat:1/1'], 'notSquatted')
      .when('ben', 'flat:0/2')
      .asks('ben', 'rehouse')
      .offers('ben', [], ['flat:1/1', 'flat:1/2'])
      .when('ben', 'flat:1/2')
      .then('#1 ben 2 roof: 2 student');
  });

  test('explains why a tenant need not leave, and what comes first', () => {
    const { state } = toBen(`
      ben $5: roof
      #0 ben 3 roof cellar: 0 squatters, 1 student, 2 single, 3 single
      #1 ben 2 roof:
      #2 ada 2 roof: 1 squatters, 2 student`);
    const why = (ref: string) => landlord.explainIllegal(state, 1, [ref])?.key ?? null;
    expect(['flat:0/0', 'flat:0/1', 'flat:2/2', 'flat:1/1'].map(why)).toEqual([
      'squattersStay',
      'paysLess',
      'notSquatted',
      'notSquatted',
    ]);
    expect(['flat:0/2', 'house:0', 'pile', 'flat:7/1'].map(why)).toEqual([
      null,
      'tapLeaver',
      'buyLater',
      'first.leaver',
    ]);
  });

  test('sends the tenant to another landlord’s flat if no own flat suits', () => {
    toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters, 2 single
      #1 ada 2 roof: 1 student
      #2 ben 4 roof:`)
      .emitsTypes('began', 'moved')
      .then('#1 ada 2 roof: 1 student, 2 single');
  });

  test('LL-7: discards the tenant if no flat anywhere suits', () => {
    toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters, 2 single
      #1 ada 2 roof: 1 freaks
      #2 ada 2 roof: 1 squatters`)
      .emitsTypes('began', 'lost')
      .then('#0 ben 3 roof: 1 squatters')
      .discards('single');
  });

  test('LL-3: uses the rents of that moment, whatever is withheld', () => {
    toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters, 2 student, 3 single*
      #1 ben 1 roof:`)
      .then('#1 ben 1 roof: 1 single')
      .discards('rentWithheld');
  });

  test('LL-6: makes one tenant leave, however many squatters there are', () => {
    toBen(`
      ben $5: roof
      #0 ben 4 roof: 1 squatters, 2 student, 3 squatters, 4 student
      #1 ben 1 roof:`)
      .then(`
        #0 ben 4 roof: 1 squatters, 2 student, 3 squatters
        #1 ben 1 roof: 1 student`)
      .asks('ben', 'play');
  });

  test('ignores a building with squatters only, and other landlords’ buildings', () => {
    toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters
      #1 ada 3 roof: 1 squatters, 2 student`)
      .emitsTypes('began')
      .asks('ben', 'play');
  });

  test('LL-30: goes through several squatted buildings in the landlord’s order, with new rents each time', () => {
    const table = toBen(`
      ben $5: roof
      #0 ben 3 roof: 1 squatters, 2 student
      #1 ben 3 roof: 1 squatters, 2 single
      #2 ben 2 roof: 1 student`)
      .asks('ben', 'leaver')
      .offers('ben', [], ['flat:0/2', 'flat:1/2']);
    table
      .when('ben', 'flat:1/2')
      .then('#2 ben 2 roof: 1 student, 2 single')
      .without('#0 ben 3 roof: 1 squatters, 2 student');
  });

  test('LL-30: inspects a building once', () => {
    toBen(`
      ben $5: roof
      #0 ben 4 roof: 1 squatters, 2 student, 3 mother
      #1 ben 4 roof: 1 squatters, 2 single
      #2 ben 1 roof:
      #3 ben 1 roof:`)
      .when('ben', 'flat:0/3')
      .offers('ben', [], ['flat:2/1', 'flat:3/1'])
      .when('ben', 'flat:3/1')
      .then(`
        #0 ben 4 roof: 1 squatters, 2 student
        #1 ben 4 roof: 1 squatters
        #2 ben 1 roof: 1 single
        #3 ben 1 roof: 1 mother`)
      .asks('ben', 'play');
    toBen(`
      ben $5: roof
      #0 ben 4 roof: 1 squatters, 2 student, 3 mother
      #1 ben 4 roof: 1 squatters, 2 single, 3 single
      #2 ben 4 roof:`)
      .when('ben', 'flat:0/3')
      .when('ben', 'flat:2/1')
      .refuses('ben', ['flat:0/2'], 'inspected');
  });

  test('LL-41: comes after bail', () => {
    toBen(`
      ben $6: roof
      jail: ben
      #0 ben 3 roof: 1 squatters, 2 student
      #1 ben 2 roof:`)
      .asks('ben', 'bail')
      .then('#0 ben 3 roof: 1 squatters, 2 student')
      .offers('ben', [], ['button:bail', 'button:stay'])
      .when('ben', 'button:stay')
      .asks('ben', 'rehouse')
      .then('jail: ben');
  });
});
