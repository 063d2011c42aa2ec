// Law 6 in a single state: what a seat may do must be the same in every world that it holds possible. All
// of these look at the seed, so that neither the real state nor a view of it betrays them.
import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../../shared/engine/index.ts';
import { rules, thieves } from '../thieves.ts';
import { EVEN, isOdd, type Turn, verdict, withDoor, withTurn } from './toys.ts';

const OTHER_WORLD = /^6: (seat \d|a spectator), in a twin world: /;

describe('Law 6, what may be done', () => {
  test('who is to act', () => {
    const game = withDoor((sound) => ({
      toAct: (state) => (isOdd(state) ? [] : sound.toAct(state)),
    }));
    expect(verdict(game, EVEN)).toMatch(OTHER_WORLD);
    expect(verdict(game, EVEN)).toMatch('those to act differ: [0] and []');
  });

  test('whether it is over', () => {
    const game = withDoor((sound) => ({
      outcome: (state) => (isOdd(state) ? rules.outcome(state) : sound.outcome(state)),
    }));
    expect(verdict(game, EVEN)).toMatch(OTHER_WORLD);
    expect(verdict(game, EVEN)).toMatch('outcomes differ: null and');
  });

  test('the legal moves', () => {
    const moves: Turn['moves'] = (state) =>
      isOdd(state) ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'steal' }];
    const game = withTurn({ moves });
    expect(verdict(game, EVEN)).toMatch(OTHER_WORLD);
    expect(verdict(game, EVEN)).toMatch('legal moves differ');
  });

  test('their paths', () => {
    const path: Turn['path'] = (state, _frame, { type }) => [type, isOdd(state) ? 'odd' : 'even'];
    const game = withTurn({ path });
    expect(verdict(game, EVEN)).toMatch(OTHER_WORLD);
    expect(verdict(game, EVEN)).toMatch('paths differ: ["draw","even"] and ["draw","odd"]');
  });

  test('the reasons why not', () => {
    const explainIllegal: Turn['explainIllegal'] = (state) =>
      isOdd(state) ? { key: 'odd' } : null;
    const game = withTurn({ explainIllegal });
    expect(verdict(game, EVEN)).toMatch(OTHER_WORLD);
    expect(verdict(game, EVEN)).toMatch('reasons differ: null and {"key":"odd"}');
  });
});

describe('Law 6, refusals', () => {
  /** Each kind of refusal by itself: of what is no move, of one of no known type, of another seat's. */
  test.each([
    ['what is no move', (move: Asked) => move === null],
    ['an unknown type', (move: Asked) => move?.type === ''],
    ['a move of another', (move: Asked) => move !== null && move.type !== ''],
  ])('that tell by their words, of %s', (_, asked) => {
    const sound = thieves();
    const play: typeof sound.play = (state, seat, move) => {
      try {
        return sound.play(state, seat, move);
      } catch (error) {
        if (error instanceof Error && asked(move as Asked)) error.message += state.pile.at(-1);
        throw error;
      }
    };
    expect(verdict({ ...sound, play })).toMatch(/^6: seat \d: refusals differ: \w+: \w+guard and/);
  });

  test('that tell by their code', () => {
    const game = withDoor((sound) => ({
      play(state, seat, move) {
        if (move === null) throw new IllegalMove(isOdd(state) ? 'over' : 'malformed', 'no');
        return sound.play(state, seat, move);
      },
    }));
    expect(verdict(game, EVEN)).toMatch('refusals differ: malformed: no and over: no');
  });
});

type Asked = { type: string } | null;
