// Law 6, in a single state: what a seat can do must be the same in all states that it cannot tell apart. All of these
// games look at the seed, so that law 5 cannot find the flaw by comparing a state with its view.
import { describe, expect, test } from 'vitest';
import { IllegalMove } from '../../../../shared/engine/index.ts';
import { rules, thieves } from '../thieves.ts';
import { EVEN, isOdd, type Turn, verdict, withContract, withTurn } from './toys.ts';

const TWIN = /^6: (seat \d|a spectator): .*, in a state that looks the same /;

describe('Law 6: what a viewer can do', () => {
  test('catches seats to act that depend on a secret', () => {
    const game = withContract((sound) => ({
      toAct: (state) => (isOdd(state) ? [] : sound.toAct(state)),
    }));
    expect(verdict(game, EVEN)).toMatch(TWIN);
    expect(verdict(game, EVEN)).toMatch('seats to act: [0], in a state that looks the same []');
  });

  test('catches an outcome that depends on a secret', () => {
    const game = withContract((sound) => ({
      outcome: (state) => (isOdd(state) ? rules.outcome(state) : sound.outcome(state)),
    }));
    expect(verdict(game, EVEN)).toMatch(TWIN);
    expect(verdict(game, EVEN)).toMatch('outcome: null, in a state');
  });

  test('catches legal moves that depend on a secret', () => {
    const moves: Turn['moves'] = (state) =>
      isOdd(state) ? [{ type: 'draw' }] : [{ type: 'draw' }, { type: 'steal' }];
    const game = withTurn({ moves });
    expect(verdict(game, EVEN)).toMatch(TWIN);
    expect(verdict(game, EVEN)).toMatch('legal moves: ');
  });

  test('catches a path that depends on a secret', () => {
    const path: Turn['path'] = (state, _frame, { type }) => [type, isOdd(state) ? 'odd' : 'even'];
    const game = withTurn({ path });
    expect(verdict(game, EVEN)).toMatch(TWIN);
    expect(verdict(game, EVEN)).toMatch(
      'path: ["draw","even"], in a state that looks the same ["draw","odd"]',
    );
  });

  test('catches a reason that depends on a secret', () => {
    const explainIllegal: Turn['explainIllegal'] = (state) =>
      isOdd(state) ? { key: 'odd' } : null;
    const game = withTurn({ explainIllegal });
    expect(verdict(game, EVEN)).toMatch(TWIN);
    expect(verdict(game, EVEN)).toMatch(
      'is illegal: null, in a state that looks the same {"key":"odd"}',
    );
  });
});

describe('Law 6: refusals', () => {
  /** Each kind of refusal alone: of something that is no move, of an unknown type, and of the move of another seat. */
  test.each([
    ['something that is no move', (move: Asked) => move === null],
    ['an unknown type', (move: Asked) => move?.type === ''],
    ['the move of another seat', (move: Asked) => move !== null && move.type !== ''],
  ])('catches an error message that depends on a secret, for %s', (_, asked) => {
    const sound = thieves();
    const play: typeof sound.play = (state, seat, move) => {
      try {
        return sound.play(state, seat, move);
      } catch (error) {
        if (error instanceof Error && asked(move as Asked)) error.message += state.pile.at(-1);
        throw error;
      }
    };
    expect(verdict({ ...sound, play })).toMatch(/^6: seat \d: refusal of .*: \w+: \w+guard or /);
  });

  test('catches an error code that depends on a secret', () => {
    const game = withContract((sound) => ({
      play(state, seat, move) {
        if (move === null) throw new IllegalMove(isOdd(state) ? 'over' : 'malformed', 'no');
        return sound.play(state, seat, move);
      },
    }));
    expect(verdict(game, EVEN)).toMatch('refusal of null: malformed: no or over: no');
  });
});

type Asked = { type: string } | null;
