// The end of the pile, the end of the game, and trades in the second edition.
import { describe, expect, test } from 'vitest';
import { given, givenState } from './table.ts';

const NAMES = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const;

describe('LS-11: the discards never become a new pile', () => {
  test.each([2, 5, 6])(
    'with %i players everybody has one more turn after the last card',
    (seats) => {
      const rows = NAMES.slice(0, seats).map(
        (name, at) => `${at === 0 ? '> ' : ''}${name} $3: move`,
      );
      const table = givenState(`${rows.join('\n')}\ndiscards: murder court`, { pile: ['mother'] })
        .when('ada', 'button:collect')
        .when('ada', 'pile')
        .emitsTypes('bought', 'lastRound', 'began')
        .then('pile: 0')
        .discards('murder', 'court');
      for (const name of NAMES.slice(1, seats)) table.when(name, 'button:collect');
      table.asks('ada', 'play').when('ada', 'button:collect').asksNobody();
      expect(table.state.refilled).toBe(false);
    },
  );
});

describe('LS-8: players with equal dollars', () => {
  /** Ben takes the last turn: he collects 2 dollars, and then has as many as Ada. */
  const outcome = (houses: string, options = '{"tieBreak":true}', ada = 9) => {
    const table = given(`
      ada $${ada}: alibi
      > ben $7: alibi
      cleo $4: alibi
      ${houses}
      jail: ben
      options: ${options}
      rest: {"lastTurns":0}`)
      .when('ben', 'button:collect')
      .asksNobody();
    return table.game.outcome(table.state);
  };

  test('share the place without the option', () => {
    expect(outcome('#0 ada 1 roof:', '{}')).toEqual({
      places: [1, 1, 3],
      points: [9, 9, 4],
      reason: 'dollars',
    });
  });

  test('with the option dollars still count first', () => {
    expect(outcome('#0 ada 1 roof:', '{"tieBreak":true}', 8)).toEqual({
      places: [2, 1, 3],
      points: [8, 9, 4],
      reason: 'dollars',
    });
  });

  test('with the option more buildings decide next', () => {
    expect(outcome('#0 ada 1 roof: 1 mover')).toMatchObject({
      places: [1, 2, 3],
      reason: 'buildings',
    });
    expect(outcome('#0 ben 1 roof:\n#1 ben 1 roof:\n#2 ada 1 roof: 1 mover')).toMatchObject({
      places: [2, 1, 3],
      reason: 'buildings',
    });
  });

  test('LS-24: with the option more tenants decide next, squatters and monsters included', () => {
    const houses = '#0 ada 3 roof: 1 hacker\n#1 ben 3 roof: 1 squatters, 2 monster';
    expect(outcome(houses)).toMatchObject({ places: [2, 1, 3], reason: 'tenants' });
  });

  test('LS-24: with the option the highest rent of one tenant at that moment decides last', () => {
    const hackers = '#0 ada 3 roof: 2 hacker, 1 hacker';
    expect(outcome(`${hackers}\n#1 ben 3 roof: 1 monster, 3 mover`)).toMatchObject({
      places: [1, 1, 3],
      reason: 'dollars',
    });
    expect(outcome(`${hackers}\n#1 ben 3 roof: 1 squatters, 2 groupHouse`)).toMatchObject({
      places: [2, 1, 3],
      reason: 'highestRent',
    });
  });

  test('with the option players who are still equal share the place', () => {
    expect(outcome('#0 cleo 1 roof:')).toEqual({
      places: [1, 1, 3],
      points: [9, 9, 4],
      reason: 'dollars',
    });
  });
});

describe('Open trade', () => {
  const TEXT = `
    > ada $3: roof mother
    ben $5: alibi`;

  test('includes roofs if a player holds any', () => {
    given(`${TEXT}\noptions: {"openTrade":true}`)
      .when('ada', 'button:trade', 'player:1')
      .when('ada', 'card:roof')
      .when('ada', 'button:propose')
      .when('ben', 'dollars:4')
      .when('ben', 'button:propose')
      .when('ada', 'button:shake')
      .hand('ben', 'alibi', 'roof')
      .dollars('ada', 7);
  });

  test('is not offered without the option', () => {
    given(TEXT).mayNot('ada', 'button:trade');
  });
});
