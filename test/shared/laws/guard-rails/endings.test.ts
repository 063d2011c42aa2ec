import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../shared/engine/index.ts';
import { nim } from '../../../kit/toys/nim.ts';
import { rules, type Thieves, thieves } from '../thieves.ts';
import { type Guard, guard, type Turn, turn, verdict, withDoor, withGuard } from './toys.ts';

describe('Law 7, nothing is lost', () => {
  test('a guard shown and put nowhere', () => {
    const play: Guard['play'] = (step, frame, move, seat) => {
      guard.play(step, frame, move, seat);
      if (move.type === 'guard') step.edit('discards').pop();
    };
    expect(verdict(withGuard({ play }))).toBe('7: there were {"cards":8}, there are {"cards":7}');
  });
});

describe('Law 8, every game ends', () => {
  const seventeen = { seats: 2, options: { stones: 17 } };

  test('one that goes on for longer than it may', () => {
    expect(verdict(nim, { ...seventeen, maxMoves: 17 })).toBe('sound');
    expect(verdict(nim, { ...seventeen, maxMoves: 5 })).toBe('8: not over after 5 moves');
    expect(verdict(nim, { seats: 2, options: { stones: 1 }, maxMoves: 1 })).toBe('sound');
  });

  test('somebody is to act and has no move', () => {
    expect(verdict(withGuard({ moves: () => [] }))).toMatch(
      /^8: seat \d is to act and has no move/,
    );
  });

  test('nobody is to act, yet it is not over', () => {
    expect(verdict(withDoor(() => ({ outcome: () => null })))).toBe(
      '8: nobody is to act, yet it is not over',
    );
  });

  test('it is over, yet somebody is to act', () => {
    const game = withDoor(() => ({ outcome: rules.outcome }));
    expect(verdict(game)).toBe('8: over, but [0] are to act');
  });

  test('an errand that comes again and again is stopped', () => {
    let rounds = 0;
    const again = { kind: 'again' } as never;
    // It gives up by itself, so that this test would fail and not hang.
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
      'Error: "again" goes on for ever',
    );
    expect(rounds).toBeLessThan(20_000);
  });
});

describe('Law 8, an outcome that is none', () => {
  const ending = (places: number[], points: number[]) => {
    const outcome: Thieves['outcome'] = (): Outcome => ({ places, points, reason: 'pile' });
    return verdict(thieves({ outcome }), { games: 20 });
  };
  const NAUGHT = [0, 0, 0];

  test.each([
    ['places from nowhere', [7, 0, 3], NAUGHT],
    ['places from nought', [0, 1, 2], NAUGHT],
    ['nobody first', [2, 2, 2], NAUGHT],
    ['a tie that does not use up the place after it', [1, 1, 2], NAUGHT],
    ['too few places', [1, 2], NAUGHT],
    ['too many places', [1, 2, 3, 4], NAUGHT],
    ['too few points', [1, 2, 3], [0, 0]],
    ['too many points', [1, 2, 3], [0, 0, 0, 0]],
    ['points that are no number', [1, 2, 3], [0, 0, Number.NaN]],
    ['points without end', [1, 2, 3], [0, 0, Number.POSITIVE_INFINITY]],
  ])('%s', (_, places, points) => {
    expect(ending(places, points)).toMatch('8: an outcome that is none');
  });

  test.each([[[1, 1, 3]], [[3, 1, 2]], [[2, 1, 2]], [[1, 1, 1]]])('%j is one', (places) => {
    expect(ending(places, [-2, 0.5, 0])).toBe('sound');
  });
});
