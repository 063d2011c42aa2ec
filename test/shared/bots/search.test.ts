// The search: its budget, stopping and continuing it, and the reason that it gives for its move.
import { describe, expect, test } from 'vitest';
import { GainStats } from '../../../shared/bots/advice-reason.ts';
import { EVALUATION_COST, listingCost } from '../../../shared/bots/cost.ts';
import type { AnyHeuristic } from '../../../shared/bots/index.ts';
import { nim } from '../../kit/toys/nim.ts';
import { anyGame, blank, heap, sensible, startSearch } from './nim-heuristics.ts';

describe('The search', () => {
  test('spends its budget except for less than one sample', () => {
    for (const stones of [5, 12, 20]) {
      // In one sample every move is played to the end of the game at most, and each step lists three moves.
      const sampleCost = 3 * (EVALUATION_COST + stones * (1 + listingCost([1, 2, 3])));
      for (const budget of [1, 300, 777]) {
        const { spent } = startSearch(anyGame(nim), heap(stones), 0, 1).run(budget);
        expect(spent).toBeGreaterThan(budget - sampleCost);
        // The cost of a sample is only known from the one before, so the first is always made.
        expect(spent).toBeLessThan(Math.max(sampleCost, 1.1 * budget));
      }
    }
  });

  test('can be stopped and continued at any time', () => {
    const search = startSearch(anyGame(nim), heap(7), 0, 3, sensible);
    const moves = anyGame(nim).moves(heap(7), 0);
    expect(moves).toContainEqual(search.best);
    for (const budget of [1, 10, 100, 3000]) {
      expect(moves).toContainEqual(search.run(budget).best);
    }
    expect(search.best).toEqual({ type: 'take', stones: 3 });
  });

  test('decides the same in two parts as at once', () => {
    const one = startSearch(anyGame(nim), heap(11), 0, 3).run(400);
    const two = startSearch(anyGame(nim), heap(11), 0, 3).run(150);
    two.run(400 - two.spent);
    expect([two.spent, two.best]).toEqual([one.spent, one.best]);
  });

  test('names the part of the evaluation that the best move improves', () => {
    // Each stone that was taken is worth a point. The other part of the evaluation never changes.
    const greedy: AnyHeuristic = {
      ...blank,
      evaluate: (state, seat) => ({
        words: 5,
        stones: (state as { taken: number[] }).taken[seat] ?? 0,
      }),
    };
    const search = startSearch(anyGame(nim), heap(40), 0, 1, greedy);
    expect(search.reason).toBe('close');
    expect(search.run(3000).best).toEqual({ type: 'take', stones: 3 });
    expect(search.reason).toBe('stones');
    expect(startSearch(anyGame(nim), heap(40), 0, 1).run(300).reason).toBe('close');
  });

  test('says if a move is best because it harms the others or because all else is foolish', () => {
    const spiteful: AnyHeuristic = {
      ...blank,
      evaluate: (state, seat) => ({
        peace: seat === 0 ? 0 : -((state as { taken: number[] }).taken[0] ?? 0),
      }),
    };
    const search = startSearch(anyGame(nim), heap(40), 0, 1, spiteful).run(3000);
    expect([search.best, search.reason]).toEqual([{ type: 'take', stones: 3 }, 'others']);
    const wise: AnyHeuristic = {
      ...blank,
      weights: (_s, _i, all) => all.map((_, at) => +(at === 1)),
    };
    expect(startSearch(anyGame(nim), heap(40), 0, 1, wise).run(3000).reason).toBe('only');
  });
});

describe('The reason for a move', () => {
  /** The reason for the first of two moves, from their evaluations in the same samples. */
  const why = (samples: Record<string, number>[][]) => {
    const [best, other] = [new GainStats(), new GainStats()];
    for (const [here = {}, there = {}] of samples) {
      GainStats.addComparison([
        { gains: best, parts: here },
        { gains: other, parts: there },
      ]);
    }
    return best.mainReason;
  };
  const luck = [9, -9, 8, -8, 7, -6];

  test('is the part that improves most', () => {
    const samples = luck.map(() => [
      { money: 3, land: 5, hand: 1 },
      { money: 2, land: 2, hand: 4 },
    ]);
    expect(why(samples)).toBe('land');
  });

  test('is never an improvement that may be chance', () => {
    expect(
      why(
        luck.map((money) => [
          { money: money + 1, land: 2 },
          { money: 0, land: 1.9 },
        ]),
      ),
    ).toBe('land');
    expect(why([[{ money: 1 }, { money: 1 }]])).toBe('close');
    expect(why([])).toBe('close');
  });

  test('is found although the samples differ more than the moves', () => {
    expect(why(luck.map((money) => [{ money }, { money: money - 0.5 }]))).toBe('money');
  });
});
