// The estimated chances to win, and the choice among weighted moves.
import { describe, expect, test } from 'vitest';
import type { AnyHeuristic } from '../../../shared/bots/index.ts';
import { pickWeighted } from '../../../shared/bots/weighted-choice.ts';
import { estimateWinShares } from '../../../shared/bots/win-share.ts';
import { Random, seedFrom } from '../../../shared/engine/index.ts';
import { anyGame, blank } from './nim-heuristics.ts';

describe('Estimated win shares', () => {
  const heuristic: AnyHeuristic = {
    ...blank,
    decisiveLead: 2,
    evaluate: (state, seat) => ({ points: (state as { points: number[] }).points[seat] ?? 0 }),
  };
  const over = (places: number[] | null) =>
    anyGame({ outcome: () => places && { places, points: places, reason: '' } });

  test('are 3 to 1 for a decisive lead', () => {
    const [ahead = 0, behind = 0] = estimateWinShares(over(null), heuristic, {
      seats: 2,
      points: [7, 5],
    });
    expect(ahead).toBeCloseTo(0.75);
    expect(behind).toBeCloseTo(0.25);
  });

  test('add up to 1, so a lead over many close rivals counts less', () => {
    const points = [7, 5, 5, 5];
    const four = estimateWinShares(over(null), heuristic, { seats: 4, points });
    expect(four.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(four[0]).toBeCloseTo(0.5);
    expect(four[1]).toBeCloseTo(four[3] as number);
  });

  test('value a finished win above any lead, and a shared win as a part of it', () => {
    const far = estimateWinShares(over(null), heuristic, { seats: 2, points: [100, 0] });
    const won = estimateWinShares(over([2, 1]), heuristic, { seats: 2, points: [100, 0] });
    expect(won[1]).toBeGreaterThan(0.85);
    expect(won[0]).toBeLessThan(far[0] as number);
    const shared = estimateWinShares(over([1, 1, 2]), heuristic, { seats: 3, points: [1, 1, 0] });
    expect(shared[0]).toBeGreaterThan(0.45);
    expect(shared[2]).toBeLessThan(0.1);
  });
});

test('pickWeighted picks in proportion to the weights', () => {
  const random = Random.from(seedFrom(1));
  const drawn = Array.from({ length: 400 }, () => pickWeighted(['a', 'b', 'c'], [3, 0, 1], random));
  const count = (one: string) => drawn.filter((each) => each === one).length;
  expect(count('b')).toBe(0);
  expect(count('a')).toBeGreaterThan(260);
  expect(count('a')).toBeLessThan(340);
});
