import { describe, expect, test } from 'vitest';
import { type Guard, type Turn, turn, verdict, withDoor, withGuard, withTurn } from './toys.ts';

describe('Law 4, one list', () => {
  test('a listed move that does not play', () => {
    const play: Turn['play'] = (step, frame, move, seat) => {
      if (move.type === 'steal') throw new Error('not today');
      turn.play(step, frame, move, seat);
    };
    // It is found by trying the list, before anybody makes the move.
    expect(verdict(withTurn({ play }))).toMatch(
      '4: listed, but does not play: {"type":"steal"}: Error: not today',
    );
  });

  test('a seat that is not to act and has moves', () => {
    const game = withDoor((sound) => ({
      moves: (state) => sound.moves(state, sound.toAct(state)[0] ?? 0),
    }));
    expect(verdict(game)).toBe('4: seat 1 is not to act and has moves');
  });
});

describe('Law 4, a path for every move', () => {
  test('two moves with one path', () => {
    expect(verdict(withTurn({ path: () => ['button:go'] }))).toBe(
      '4: two moves have the path ["button:go"]',
    );
  });

  test('a path that begins another', () => {
    const path: Turn['path'] = (_state, _frame, { type }) => (type === 'draw' ? ['a'] : ['a', 'b']);
    expect(verdict(withTurn({ path }))).toBe('4: the path ["a"] begins another one');
  });

  test('a path of no clicks', () => {
    const path: Guard['path'] = (_state, _frame, { type }) => (type === 'no' ? [] : ['button:yes']);
    expect(verdict(withGuard({ path }))).toBe('4: a move without a path');
  });

  test('a reason against a path that is legal', () => {
    expect(verdict(withGuard({ explainIllegal: () => ({ key: 'never' }) }))).toBe(
      '4: ["button:guard"] is legal, yet why says {"key":"never"}',
    );
  });
});
