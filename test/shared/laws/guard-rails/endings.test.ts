// Laws 7 and 8: games that lose components, do not end or end in an invalid outcome are caught.
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../shared/engine/index.ts';
import { nim } from '../../../kit/toys/nim.ts';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { type Guard, guard, type Turn, turn, verdict, withContract, withGuard } from './toys.ts';

describe('Law 7: the number of components never changes', () => {
  test('catches a rule that removes a card without discarding it', () => {
    const play: Guard['play'] = (step, frame, move, seat) => {
      guard.play(step, frame, move, seat);
      if (move.type === 'guard') step.edit('discards').pop();
    };
    expect(verdict(withGuard({ play }))).toBe(
      '7: there were {"cards":8}, now there are {"cards":7}',
    );
  });
});

describe('Law 8: every game ends', () => {
  const seventeen = { seats: 2, options: { stones: 17 } };

  test('catches a game with more moves than the plan allows', () => {
    expect(verdict(nim, { ...seventeen, maxMoves: 17 })).toBe('sound');
    expect(verdict(nim, { ...seventeen, maxMoves: 5 })).toBe('8: not over after 5 moves');
    expect(verdict(nim, { seats: 2, options: { stones: 1 }, maxMoves: 1 })).toBe('sound');
  });

  test('catches a seat that has to act but has no legal move', () => {
    expect(verdict(withGuard({ moves: () => [] }))).toMatch(
      /^8: seat \d has to act, but has no legal move/,
    );
  });

  test('catches a game in which nobody has to act before it is over', () => {
    expect(verdict(withContract(() => ({ outcome: () => null })))).toBe(
      '8: nobody has to act, but the game is not over',
    );
  });

  test('catches a game that is over although a seat has to act', () => {
    const game = withContract(() => ({ outcome: rules.outcome }));
    expect(verdict(game)).toBe('8: the game is over, but seats [0] have to act');
  });

  test('stops an automatic frame that pushes itself endlessly', () => {
    let rounds = 0;
    // The toy game has no such kind of frame.
    const again = { kind: 'again' } as never;
    // The frame gives up after 20000 rounds, so that without the engine's limit this test fails instead of hanging.
    const frames = {
      ...rules.frames,
      again: {
        run: (step: { pushFrames(frame: never): void }) =>
          rounds++ < 20_000 && step.pushFrames(again),
      },
    };
    const play: Turn['play'] = (step, frame, move, seat) => {
      turn.play(step, frame, move, seat);
      rounds = 0;
      step.pushFrames(again);
    };
    expect(verdict(thieves({ frames: { ...frames, turn: { ...turn, play } } }))).toMatch(
      'Error: frame "again": more than 10000 frames in one move',
    );
    expect(rounds).toBeLessThan(20_000);
  });
});

describe('Law 8: outcomes', () => {
  const ending = (places: number[], points: number[]) => {
    const outcome: Thieves['outcome'] = (): Outcome => ({ places, points, reason: 'pile' });
    return verdict(thieves({ outcome }), { games: 20 });
  };
  const ZEROS = [0, 0, 0];

  test.each([
    ['places that do not exist', [7, 0, 3], ZEROS],
    ['places that count from 0', [0, 1, 2], ZEROS],
    ['no first place', [2, 2, 2], ZEROS],
    ['a tie that does not use up the place after it', [1, 1, 2], ZEROS],
    ['too few places', [1, 2], ZEROS],
    ['too many places', [1, 2, 3, 4], ZEROS],
    ['too few points', [1, 2, 3], [0, 0]],
    ['too many points', [1, 2, 3], [0, 0, 0, 0]],
    ['NaN as points', [1, 2, 3], [0, 0, Number.NaN]],
    ['infinite points', [1, 2, 3], [0, 0, Number.POSITIVE_INFINITY]],
  ])('catches an outcome with %s', (_, places, points) => {
    expect(ending(places, points)).toMatch('8: the outcome is invalid');
  });

  test.each([[[1, 1, 3]], [[3, 1, 2]], [[2, 1, 2]], [[1, 1, 1]]])(
    'accepts the places %j',
    (places) => {
      expect(ending(places, [-2, 0.5, 0])).toBe('sound');
    },
  );
});
