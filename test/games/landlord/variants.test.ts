// The options of a table. The basic game has its own file, and the ends by rounds and sum are in
// end.test.ts.
import { describe, expect, test } from 'vitest';
import { seedFrom } from '../../../shared/engine/index.ts';
import { rules as landlord } from '../../../shared/games/landlord/rules.ts';
import { given } from './table.ts';

const setup = (options = {}) => landlord.setup(options, 3, seedFrom(1));

test('Variants: the defaults', () => {
  expect(setup().options).toEqual({
    tenantTexts: true,
    end: 'pile',
    rounds: 10,
    sum: 60,
    openTrade: false,
    anyoneAnswers: false,
    hundreds: false,
  });
});

test('Variants: every preset plays the options that it is named after', () => {
  const presets = landlord.presets.map(({ id, options }) => [id, setup(options).options]);
  expect(presets).toMatchObject([
    ['standard', setup().options],
    ['basic', { tenantTexts: false, end: 'pile' }],
    ['short', { tenantTexts: true, end: 'rounds', rounds: 6 }],
    ['open', { openTrade: true, anyoneAnswers: true }],
  ]);
});

test('Variants: hundreds changes the numbers that are shown, not those that are counted', () => {
  const options = { hundreds: true };
  expect(landlord.setup(options, 3, seedFrom(5))).toEqual({
    ...landlord.setup({}, 3, seedFrom(5)),
    options: { ...setup().options, ...options },
  });
});

describe('Variants: anyoneAnswers', () => {
  const FOUR = `
    ada $5: broker police
    > ben $9: squatters murder bomb move
    cleo $5: roof
    dan $5: police lunatic broker
    #0 cleo 2 roof: 1 student
    #1 ben 2 roof: 1 mother, 2 musician
    options: {"anyoneAnswers":true}`;

  test('asks everybody but the player of the card, from the victim on', () => {
    given(FOUR)
      .when('ben', 'card:murder', 'flat:0/1')
      .asks('cleo', 'answer')
      .offers('dan', [], [])
      .when('cleo', 'button:no')
      .asks('dan', 'answer')
      .when('dan', 'button:no')
      .emitsTypes('declined')
      .asks('ada', 'answer')
      .when('ada', 'button:no')
      .emitsTypes('declined', 'lost')
      .asks('ben', 'play')
      .without('jail');
  });

  test('asks only the victim when it is off', () => {
    given(FOUR.replace('true', 'false'))
      .when('ben', 'card:murder', 'flat:0/1')
      .when('cleo', 'button:no')
      .emitsTypes('declined', 'lost');
  });

  test('LL-40: skips players without cards', () => {
    given(FOUR.replace('cleo $5: roof', 'cleo $5:').replace('police lunatic broker', ''))
      .when('ben', 'card:murder', 'flat:0/1')
      .asks('ada', 'answer');
  });

  test('LL-27: makes another player’s Police call an investigation as if the victim had', () => {
    given(FOUR)
      .when('ben', 'card:murder', 'flat:0/1')
      .when('cleo', 'button:no')
      .when('dan', 'card:police')
      .then('#0 cleo 2 roof:')
      .asks('ben', 'investigate')
      .discards('student', 'murder', 'police');
  });

  test('LL-27: lets the player who sends the Lunatic choose, without asking again', () => {
    given(FOUR)
      .when('ben', 'card:murder', 'flat:0/1')
      .when('cleo', 'button:no')
      .when('dan', 'card:lunatic')
      .asks('dan', 'revenge')
      .offers('dan', [], ['flat:1/1', 'flat:1/2'])
      .when('dan', 'flat:1/2')
      .then('#1 ben 2 roof: 1 mother')
      .asks('ben', 'play');
  });

  test('LL-27: makes another player’s Police keep squatters out', () => {
    given(FOUR)
      .when('ben', 'card:squatters', 'flat:0/2')
      .asks('cleo', 'guard')
      .when('cleo', 'button:no')
      .asks('dan', 'guard')
      .when('dan', 'card:police')
      .then('#0 cleo 2 roof: 1 student')
      .discards('squatters', 'police')
      .asks('ben', 'play');
  });

  test('LL-27: brings the rent to the player who sent the Broker', () => {
    given(FOUR)
      .when('ben', 'card:move', 'flat:0/1')
      .when('ben', 'pile')
      .when('cleo', 'button:no')
      .when('dan', 'card:broker')
      .emits({ type: 'paid', seat: 1, to: 3, dollars: 2, for: 'broker' })
      .dollars('ben', 7)
      .dollars('cleo', 5)
      .dollars('dan', 7)
      .discards('move', 'broker');
  });

  test('LL-25, LL-27: asks everybody for the Lunatic when a Single is to be murdered', () => {
    given(FOUR.replace('1 student', '1 single'))
      .when('ben', 'card:murder', 'flat:0/1')
      .when('cleo', 'button:no')
      .offers('dan', [], ['button:no', 'card:lunatic'])
      .when('dan', 'card:lunatic')
      .asks('dan', 'revenge');
  });

  test('LL-10: asks nobody about an act on the player’s own building', () => {
    given(FOUR).when('ben', 'card:murder', 'flat:1/1').asks('ben', 'play');
  });

  test('LL-9: asks everybody for the Lunatic only where a Family reports', () => {
    given(FOUR.replace('1 student', '1 family'))
      .when('ben', 'card:murder', 'flat:0/1')
      .when('cleo', 'button:no')
      .offers('dan', [], ['button:no', 'card:lunatic']);
  });

  test('asks nobody but the suspect in an investigation', () => {
    given(FOUR.replace('cleo $5: roof', 'cleo $5: alibi'))
      .when('ben', 'card:murder', 'flat:0/1')
      .when('cleo', 'button:no')
      .when('dan', 'card:police')
      .offers('cleo', [], [])
      .when('ben', 'button:no')
      .then('jail: ben');
  });
});
