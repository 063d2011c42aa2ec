import { describe, expect, test } from 'vitest';
import { score } from '../../../shared/games/room-share/end.ts';
import { parse } from '../../../shared/games/room-share/notation.ts';
import { given } from './table.ts';

describe('Score', () => {
  const points = (house: string) => {
    const state = parse(`${house}
      red 2r: red
      blue 8b 8y: blue`);
    return [score(state, 0), score(state, 1)];
  };

  test('a classic flat with exactly three tenants gives 1 point for each', () => {
    expect(
      points(`
        Crrb.  Crr..  C....  C....  C....
        Crrrr  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([2, 1]);
  });

  test('a suite with exactly three tenants gives 2 points for each, the royal suite 3', () => {
    expect(
      points(`
        Srrb.  Srr..  C....  C....  C....
        R.rbb  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([7, 8]);
  });

  test('suites and the royal suite with one, two or four tenants give nothing', () => {
    expect(
      points(`
        Srrrr  Srr..  S..b.  C....  C....
        Rrrrr  Rr...  Rrb..  C....  C....
        C..r.  Cbb..  Cbbbb  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([0, 0]);
  });

  test('a haunted flat costs 2 points for each tenant, whatever their number', () => {
    expect(
      points(`
        Hr...  Hrb..  Hbbb.  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....
        C....  C....  C....  C....  C....`),
    ).toEqual([-4, -8]);
  });

  test('RS-19: extra colours and tenants in the reserve give nothing', () => {
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

  test('the player with most points wins', () => {
    finished(EVEN, ['', ' 5b', ' 1y', ' 1g'], 0).ends([2, 2, 1, 1], [1, 2, 3, 4], 'reserve');
    finished(EVEN.replace('Cyg..', 'Cygr.'), ['', ' 5b', ' 1y', ' 1g'], 0).ends(
      [3, 2, 2, 2],
      [1, 4, 2, 3],
      'points',
    );
  });

  test('RS-15: the smaller reserve wins a tie, extra colours counted', () => {
    finished(EVEN, [' 1r 1y', ' 1b', ' 9y', ' 8g'], 3).ends([2, 2, 1, 1], [2, 1, 4, 3], 'reserve');
  });

  test('RS-7: the earlier player in the last chance wins the next tie, and its beginner comes last', () => {
    finished(EVEN, [' 1r', ' 1b', ' 1y', ' 1g'], 0).ends([2, 2, 1, 1], [2, 1, 3, 4], 'lastChance');
    finished(EVEN, [' 1r', ' 1b', ' 1y', ' 1g'], 3).ends([2, 2, 1, 1], [1, 2, 3, 4], 'lastChance');
    // Yellow began the last chance: green was asked first, then red and blue, and yellow comes
    // last.
    finished(EVEN, [' 1r', ' 1b', ' 1y', ' 1g'], 2).ends([2, 2, 1, 1], [1, 2, 4, 3], 'lastChance');
  });

  test('RS-7: without cards the first player wins every tie', () => {
    const rest = (first: number) => ({ first, options: { noCards: true } });
    finished(EVEN, [' 1r', ''], 1, rest(0)).ends([2, 2], [1, 2], 'first');
    finished(EVEN, ['', ' 1b'], 0, rest(1)).ends([2, 2], [2, 1], 'first');
  });
});
