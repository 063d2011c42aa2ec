import { describe, test } from 'vitest';
import { COLOURS, type Colour } from '../../../shared/games/room-share/state.ts';
import { given } from './table.ts';

describe('Last chance', () => {
  const ONE_LEFT = `
    C....  C....  S....  C....  C....
    H....  C.r..  C....  Cb.rb  S....
    C....  Cry..  C.yg.  Cb..g  C....
    C....  S....  H....  C....  H....`;
  const PLAYERS = `
    > red 1r: red red red
    blue 3b: blue blue blue
    yellow 2y: yellow yellow yellow
    green 4g: green green green
    pile: talk swap`;

  test('begins when a turn ends with an empty reserve, and goes clockwise', () => {
    given(`${ONE_LEFT}${PLAYERS}`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .emitsTypes('placed', 'drew', 'lastChance')
      .asks('blue', 'lastChance')
      .when('blue', 'button:pass')
      .emitsTypes('passed')
      .asks('yellow', 'lastChance')
      .when('yellow', 'button:pass')
      .asks('green', 'lastChance')
      .when('green', 'flat:c3')
      .asks('green', 'place')
      .when('green', 'bed:c3/left')
      .then(`
        C....  C....  S....  C....  C....
        H....  Crr..  C....  Cb.rb  S....
        C....  Cry..  C.ygg  Cb..g  C....
        C....  S....  H....  C....  H....
        red: red red talk
        green 3g: green green green`);
  });

  test('opens the flats with the player’s colour and fewer than three tenants', () => {
    given(`${ONE_LEFT}${PLAYERS}`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .offers('blue', [], ['button:pass', 'flat:d3'])
      .refuses('blue', ['flat:d2'], 'wouldEvict')
      .refuses('blue', ['flat:b2'], 'noOwnTenant');
  });

  test('RS-5: lets a player place any colour of the reserve, and evicts nobody', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb.gb  S....
      C....  Cry..  C.yg.  Cb..g  C....
      C....  S....  H....  C....  H....
      > red 1r: red red red
      blue 3b 2g: blue blue blue
      pile: talk`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .when('blue', 'flat:d3')
      .when('blue', 'tenant:green', 'bed:d3/right')
      .reserve('blue', { blue: 3, green: 1 })
      .emitsTypes('placed')
      .asksNobody();
  });

  test('RS-11: a player without a flat to go to passes without being asked', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb.gb  S....
      C....  Cry..  C.yg.  C...g  C....
      C....  S....  H....  C....  H....
      > red 1r: red red red
      blue 3b 2g: blue blue blue
      pile: talk`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .emitsTypes('placed', 'drew', 'lastChance', 'passed')
      .asksNobody();
  });

  test('RS-14: begins only when the reserve has no tenant left, of the own or an extra colour', () => {
    const house = (red: string) => `
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb.rb  S....
      C....  Cry..  C.yg.  Cb..g  C....
      C....  S....  H....  C....  H....
      > red ${red}: red red red
      blue 3b 1g: blue blue blue
      yellow 2y 1g: yellow yellow yellow
      pile: talk swap`;
    given(house('1r 1g'))
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'tenant:red', 'bed:b2/up')
      .reserve('red', { green: 1 })
      .emitsTypes('placed', 'drew')
      .asks('blue', 'turn');
    given(house('1r 1g'))
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'tenant:green', 'bed:b2/up')
      .reserve('red', { red: 1 })
      .emitsTypes('placed', 'drew')
      .asks('blue', 'turn');
    given(house('1g'))
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .reserve('red', {})
      .emitsTypes('placed', 'drew', 'lastChance')
      .asks('blue', 'lastChance');
  });

  test.each([
    ['red', ['blue', 'yellow'], [3, 1, 2]],
    ['blue', ['yellow', 'red'], [2, 3, 1]],
    ['yellow', ['red', 'blue'], [1, 2, 3]],
  ] as const)(
    'begins to the left of %s, and RS-7: the tie-break uses the same order',
    (finisher, guests, places) => {
      const hand = (colour: Colour) => (colour === finisher ? 'talk red blue' : 'red red red');
      const line = (colour: Colour) =>
        `${colour === finisher ? '> ' : ''}${colour} 1${colour[0]}: ${hand(colour)}`;
      const table = given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb...  S....
      C....  C.y..  C....  C..g.  C....
      C....  S....  H....  C....  H....
      ${line('red')}
      ${line('blue')}
      ${line('yellow')}
      pile: swap`)
        .when(finisher, 'card:talk', 'flat:d3')
        .when(finisher, 'bed:d3/up')
        .emits({ type: 'lastChance', seat: COLOURS.indexOf(finisher) });
      const home = { red: 'b2', blue: 'd2', yellow: 'b3' };
      for (const guest of guests) {
        table
          .asks(guest, 'lastChance')
          .when(guest, `flat:${home[guest]}`)
          .when(guest, `bed:${home[guest]}/left`);
      }
      // Nobody has points, and every reserve is empty.
      table.asksNobody().ends([0, 0, 0], [...places], 'lastChance');
    },
  );

  test('RS-14: an empty reserve counts only at the end of its owner’s turn', () => {
    given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb.rb  S....
      C....  Cry..  C.yg.  Cb..g  C....
      C....  S....  H....  C....  H....
      > red 2r: red leave red
      blue 1b: blue swap swap
      yellow 2y: yellow yellow yellow
      green 4g: green green green
      pile: talk talk talk talk`)
      .when('red', 'card:leave', 'bed:d2/up')
      .reserve('blue', { blue: 2 })
      .when('blue', 'card:blue', 'flat:d3')
      .when('blue', 'bed:d3/right')
      .asks('yellow', 'turn');
  });
});
