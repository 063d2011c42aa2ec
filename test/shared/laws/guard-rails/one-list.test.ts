// Law 4: lists of legal moves that are wrong, and paths that do not lead to exactly one move, are caught.
import { describe, expect, test } from 'vitest';
import { type Guard, type Turn, turn, verdict, withContract, withGuard, withTurn } from './toys.ts';

describe('Law 4: the list of legal moves', () => {
  test('catches a listed move that cannot be played', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      if (move.type === 'steal') throw new Error('not today');
      turn.play(step, frame, move, seat);
    };
    // The violation is found by trying all listed moves, before anybody picks this one.
    expect(verdict(withTurn({ play }))).toMatch(
      '4: {"type":"steal"} is listed but cannot be played: Error: not today',
    );
  });

  test('catches a seat that has moves although it does not have to act', () => {
    const game = withContract((sound) => ({
      moves: (state) => sound.moves(state, sound.toAct(state)[0] ?? 0),
    }));
    expect(verdict(game)).toBe('4: seat 1 does not have to act, but has legal moves');
  });
});

describe('Law 4: the paths of moves', () => {
  test('catches two moves with the same path', () => {
    expect(verdict(withTurn({ path: () => ['button:go'] }))).toBe(
      '4: two moves have the path ["button:go"]',
    );
  });

  test('catches a path that is the beginning of another one', () => {
    const path: Turn['path'] = (_state, _frame, { type }) => (type === 'draw' ? ['a'] : ['a', 'b']);
    expect(verdict(withTurn({ path }))).toBe('4: the path ["a"] is the beginning of another path');
  });

  test('catches an empty path', () => {
    const path: Guard['path'] = (_state, _frame, { type }) => (type === 'no' ? [] : ['button:yes']);
    expect(verdict(withGuard({ path }))).toBe('4: a move has an empty path');
  });

  test('catches a reason against a legal path', () => {
    expect(verdict(withGuard({ explainIllegal: () => ({ key: 'never' }) }))).toBe(
      '4: ["button:guard"] is legal, but explainIllegal gives {"key":"never"}',
    );
  });
});
