import { describe, expect, test } from 'vitest';
import { score } from '../../../shared/games/room-share/end.ts';
import { roomShare } from '../../../shared/games/room-share/index.ts';
import { parse } from '../../../shared/games/room-share/notation.ts';
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
      .says('placed', 'drew', 'lastChance')
      .asks('blue', 'lastChance')
      .when('blue', 'button:pass')
      .says('passed')
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

  test('opens flats with the own colour and fewer than three', () => {
    given(`${ONE_LEFT}${PLAYERS}`)
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .offers('blue', [], ['button:pass', 'flat:d3'])
      .bars('blue', ['flat:d2'], 'wouldEvict')
      .bars('blue', ['flat:b2'], 'noSuchTenant');
  });

  test('RS-5: any colour of the reserve may be placed, and nobody is evicted', () => {
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
      .says('placed')
      .asksNobody();
  });

  test('RS-11: who has no flat to go to passes unasked', () => {
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
      .says('placed', 'drew', 'lastChance', 'passed')
      .asksNobody();
  });

  test('RS-14: the end needs an empty reserve, own colour and extra colour alike', () => {
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
      .says('placed', 'drew')
      .asks('blue', 'turn');
    given(house('1r 1g'))
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'tenant:green', 'bed:b2/up')
      .reserve('red', { red: 1 })
      .says('placed', 'drew')
      .asks('blue', 'turn');
    given(house('1g'))
      .when('red', 'card:red', 'flat:b2')
      .when('red', 'bed:b2/up')
      .reserve('red', {})
      .says('placed', 'drew', 'lastChance')
      .asks('blue', 'lastChance');
  });

  test.each([
    ['red', ['blue', 'yellow']],
    ['blue', ['yellow', 'red']],
    ['yellow', ['red', 'blue']],
  ] as const)('begins to the left of %s, who does not take part', (finisher, guests) => {
    const line = (colour: string, rest: string) =>
      colour === finisher ? `> ${colour} 1g: talk red blue` : `${colour} ${rest}: red red red`;
    const table = given(`
      C....  C....  S....  C....  C....
      H....  C.r..  C....  Cb...  S....
      C....  C.y..  C....  C..g.  C....
      C....  S....  H....  C....  H....
      ${line('red', '3r')}
      ${line('blue', '3b')}
      ${line('yellow', '3y')}
      pile: swap`)
      .when(finisher, 'card:talk', 'flat:d3')
      .when(finisher, 'bed:d3/up');
    for (const guest of guests) table.asks(guest, 'lastChance').when(guest, 'button:pass');
    table.asksNobody();
    expect(roomShare.outcome(table.state)?.reason).toBe('reserve');
  });

  test('RS-14: an empty reserve counts only at the end of the own turn', () => {
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

describe('Score', () => {
  const points = (house: string) => {
    const state = parse(`${house}
      red 2r: red
      blue 8b 8y: blue`);
    return [score(state, 0), score(state, 1)];
  };

  test('classic flats with exactly three count 1 a tenant', () => {
    expect(
      points(`
        Crrb.  Crr..  C....  C....  C....
        Crrrr  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([2, 1]);
  });

  test('suites with exactly three count 2, the royal suite 3', () => {
    expect(
      points(`
        Srrb.  Srr..  C....  C....  C....
        R.rbb  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([7, 8]);
  });

  test('suites and the royal suite with one, two or four count nothing', () => {
    expect(
      points(`
        Srrrr  Srr..  S..b.  C....  C....
        Rrrrr  Rr...  Rrb..  C....  C....
        C..r.  Cbb..  Cbbbb  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([0, 0]);
  });

  test('haunted flats count −2 whatever the number', () => {
    expect(
      points(`
        Hr...  Hrb..  Hbbb.  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([-4, -8]);
  });

  test('extra colours and tenants in the reserve count nothing', () => {
    expect(
      points(`
        Syyr.  Hyg..  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([2, 0]);
  });
});

describe('Ties', () => {
  const finished = (house: string, reserves: string[], finisher: number, rest = {}) => {
    const names = ['red', 'blue', 'yellow', 'green'];
    const players = reserves.map((reserve, seat) => `${names[seat]}${reserve}: red`);
    const more = JSON.stringify({ finisher, frames: [], ...rest });
    return given(`${house}\n${players.join('\n')}\nrest: ${more}`);
  };
  const EVEN = `
    C....  C....  S....  C....  C....
    H....  Crby.  C....  Crbg.  S....
    C....  Cyg..  C....  C....  C....
    C....  S....  H....  C....  H....`;

  test('most points win', () => {
    finished(EVEN, ['', ' 5b', ' 1y', ' 1g'], 0).ends([2, 2, 1, 1], [1, 2, 3, 4], 'reserve');
    finished(EVEN.replace('Cyg..', 'Cygr.'), ['', ' 5b', ' 1y', ' 1g'], 0).ends(
      [3, 2, 2, 2],
      [1, 4, 2, 3],
      'points',
    );
  });

  test('RS-15: tied, the fewer left in the reserve, extra colours counted', () => {
    finished(EVEN, [' 1r 1y', ' 1b', ' 9y', ' 8g'], 3).ends([2, 2, 1, 1], [2, 1, 4, 3], 'reserve');
  });

  test('RS-7: still tied, the earlier in the last chance; the finisher comes last', () => {
    finished(EVEN, [' 1r', ' 1b', ' 1y', ' 1g'], 0).ends([2, 2, 1, 1], [2, 1, 3, 4], 'lastChance');
    finished(EVEN, [' 1r', ' 1b', ' 1y', ' 1g'], 3).ends([2, 2, 1, 1], [1, 2, 3, 4], 'lastChance');
    // Yellow began it: green was asked first, then red, then blue, and yellow comes last.
    finished(EVEN, [' 1r', ' 1b', ' 1y', ' 1g'], 2).ends([2, 2, 1, 1], [1, 2, 4, 3], 'lastChance');
  });

  test('RS-7: without cards the first mover wins every tie', () => {
    const rest = (first: number) => ({ first, options: { noCards: true } });
    finished(EVEN, [' 1r', ''], 1, rest(0)).ends([2, 2], [1, 2], 'first');
    finished(EVEN, ['', ' 1b'], 0, rest(1)).ends([2, 2], [2, 1], 'first');
  });
});
