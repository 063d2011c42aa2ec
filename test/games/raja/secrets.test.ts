import { describe, expect, test } from 'vitest';
import { HIDDEN_RANDOM, seedFrom } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { begun, given, road } from './table.ts';
import { worlds } from './worlds.ts';

describe('Choices of actions', () => {
  test('RJ-13: are hidden until the disc is opened', () => {
    const table = worlds(
      'ada $15, merchant: HIDDEN\nben $15, duke\ncleo $15, builder',
      ['chose gold house', 'chose track quarry'],
      'ben',
      'cleo',
      null,
    )
      .differFor('ada')
      .when('ben', 'action:gold')
      .when('cleo', 'action:gold')
      .when('cleo', 'action:gold')
      .when('ben', 'action:gold')
      .asks('ben', 'turn')
      .when('ben', 'action:gold')
      .when('ben', 'action:gold');
    for (const one of table.both) one.when('ben', 'button:end');
    table.differFor('ben').differFor('cleo').differFor(null);
  });

  test('RJ-30: are hidden when a pointer is set and set again', () => {
    worlds('ada $15, duke\nben $15, HIDDEN', ['priest', 'priest'], 'ben', null)
      .either('ada', ['action:gold'], ['action:palace'])
      .differFor('ada')
      .when('ada', 'button:again')
      .either('ada', ['action:track'], ['action:house'])
      .either('ada', ['action:track'], ['action:quarry']);
  });
});

describe('Gold', () => {
  const PALACE = `
    > ada $HIDDEN in kota, duke: turned palace house
    ben $5, priest
    cleo $5, builder
    ${road('kota', 'ajmer', 'ben ben', 'cleo')}`;

  test('RJ-12: is hidden, whatever it could pay for', () => {
    worlds(PALACE, ['0', '40'], 'ben', 'cleo', null).differFor('ada');
    worlds(PALACE, ['1', '2'], 'ben', 'cleo', null);
  });

  test('RJ-29: is not revealed by the question at the end of a turn, which comes with and without it', () => {
    worlds(PALACE, ['0', '40'], 'ben', 'cleo', null)
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:giveUp')
      .asks('ben', 'turn');
  });

  test('RJ-29: is not revealed by that question for houses alone, or for a journey that costs too much', () => {
    worlds(
      '> ada $HIDDEN in kota, duke: turned house house\nben $5, priest',
      ['0', '1'],
      'ben',
      null,
    )
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:back')
      .when('ada', 'button:end');
  });

  test('RJ-12: payments are announced and reveal only themselves', () => {
    const table = worlds(PALACE, ['20', '40'], 'ben', 'cleo', null)
      .when('ada', 'action:palace', 'site:great')
      .when('ada', 'city:ajmer')
      .when('ada', 'action:house', 'city:ajmer');
    for (const one of table.both) {
      expect(one.eventsFor(null)).toContainEqual({ type: 'paid', seat: 0, to: null, gold: 1 });
    }
  });

  test('RJ-27: is not revealed in an auction, where a player who cannot raise is asked as well', () => {
    const frames = [
      { kind: 'settling' },
      { kind: 'bid', seat: 0, waiting: [0, 1, 2], bid: -1, leader: null },
    ];
    worlds(
      `ada $9
      ben $HIDDEN
      cleo $9
      round: 0
      options: {"auction":true}
      rest: ${JSON.stringify({ frames })}`,
      ['3', '15'],
      'ada',
      'cleo',
      null,
    )
      .when('ada', 'gold:8')
      .asks('ben', 'bid')
      .differFor('ben')
      .when('ben', 'button:pass');
  });

  test('openGold: is visible to all', () => {
    worlds(`${PALACE}\noptions: {"openGold":true}`, ['0', '40']).differFor('ben').differFor(null);
  });

  test('stays hidden in the bank too, because the bank’s sum would reveal it', () => {
    const { purse } = given('> ada $9, duke: turned gold gold\nben $5, priest').view('ben');
    expect(purse).toEqual({ open: false, gold: ['?', 5], bank: '?' });
  });

  test('is revealed at the end', () => {
    const table = worlds(
      `> ada $HIDDEN, duke: played gold gold
      ben $5, priest: played gold gold
      tasks: gold[]
      round: 10`,
      ['0', '40'],
      'ben',
      null,
    );
    for (const one of table.both) one.when('ada', 'button:end');
    table.differFor('ben').differFor(null);
  });
});

test('no view contains the random seed', () => {
  const { state } = begun({ yogi: true }, 4, 123_456);
  expect(raja.setup({ yogi: true }, 4, seedFrom(123_456))).toEqual(state);
  for (const viewer of [0, 1, 2, 3, null]) {
    expect(raja.view(state, viewer).random).toEqual(HIDDEN_RANDOM);
    expect(JSON.stringify(raja.view(state, viewer))).not.toContain('123456');
  }
});
