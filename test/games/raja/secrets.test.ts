import { describe, expect, test } from 'vitest';
import { HIDDEN_RANDOM, seedFrom } from '../../../shared/engine/index.ts';
import { rules as raja } from '../../../shared/games/raja/rules.ts';
import { begun, given, road } from './table.ts';
import { worlds } from './worlds.ts';

describe('Choices', () => {
  test('RJ-13: while they are made, and until the disc is turned', () => {
    const table = worlds(
      'ada $15, merchant: HIDDEN\nben $15, duke\ncleo $15, builder',
      ['chose gold house', 'chose track quarry'],
      'ben',
      'cleo',
      null,
    )
      .parts('ada')
      .when('ben', 'action:gold')
      .when('cleo', 'action:gold')
      .when('cleo', 'action:gold')
      .when('ben', 'action:gold')
      .asks('ben', 'turn')
      .when('ben', 'action:gold')
      .when('ben', 'action:gold');
    for (const one of table.both) one.when('ben', 'button:end');
    table.parts('ben').parts('cleo').parts(null);
  });

  test('RJ-30: a pointer that is set, and set anew', () => {
    worlds('ada $15, duke\nben $15, HIDDEN', ['priest', 'priest'], 'ben', null)
      .either('ada', ['action:gold'], ['action:palace'])
      .parts('ada')
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

  test('RJ-12: nobody sees it, whatever it would pay for', () => {
    worlds(PALACE, ['0', '40'], 'ben', 'cleo', null).parts('ada');
    worlds(PALACE, ['1', '2'], 'ben', 'cleo', null);
  });

  test('RJ-29: whoever ends a turn is asked once more, with and without the gold for it', () => {
    worlds(PALACE, ['0', '40'], 'ben', 'cleo', null)
      .when('ada', 'button:end')
      .asks('ada', 'sure')
      .when('ada', 'button:giveUp')
      .asks('ben', 'turn');
  });

  test('RJ-29: so with houses alone, and with a journey that is too dear', () => {
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

  test('RJ-12: payments are told, and tell no more than they are', () => {
    const table = worlds(PALACE, ['20', '40'], 'ben', 'cleo', null)
      .when('ada', 'action:palace', 'site:great')
      .when('ada', 'city:ajmer')
      .when('ada', 'action:house', 'city:ajmer');
    for (const one of table.both) {
      expect(one.heard(null)).toContainEqual({ type: 'paid', seat: 0, to: null, gold: 1 });
    }
  });

  test('RJ-27: in an auction whoever cannot raise is asked as well', () => {
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
      .parts('ben')
      .when('ben', 'button:pass');
  });

  test('openGold shows it to all', () => {
    worlds(`${PALACE}\noptions: {"openGold":true}`, ['0', '40']).parts('ben').parts(null);
  });

  test('what is in the bank would tell it, and is hidden too', () => {
    const { purse } = given('> ada $9, duke: turned gold gold\nben $5, priest').view('ben');
    expect(purse).toEqual({ open: false, gold: ['?', 5], bank: '?' });
  });

  test('it is shown at the end', () => {
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
    table.parts('ben').parts(null);
  });
});

test('The seed is in no view', () => {
  const { state } = begun({ yogi: true }, 4, 123_456);
  expect(raja.setup({ yogi: true }, 4, seedFrom(123_456))).toEqual(state);
  for (const viewer of [0, 1, 2, 3, null]) {
    expect(raja.view(state, viewer).random).toEqual(HIDDEN_RANDOM);
    expect(JSON.stringify(raja.view(state, viewer))).not.toContain('123456');
  }
});
