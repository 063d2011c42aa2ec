// The search: its budget, stopping and continuing it, and the reason that it gives for its move.
import { describe, expect, test } from 'vitest';
import { GainStats } from '../../../shared/bots/advice-reason.ts';
import { EVALUATION_COST, listingCost } from '../../../shared/bots/cost.ts';
import type { AnyHeuristic, Search } from '../../../shared/bots/index.ts';
import { nim } from '../../kit/toys/nim.ts';
import { anyGame, blank, heap, sensible, startSearch } from './nim-heuristics.ts';

const why = (search: Search) => search.ranking(1)[0]?.reason.part;

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
    expect(why(search)).toBe('close');
    expect(search.run(3000).best).toEqual({ type: 'take', stones: 3 });
    expect(why(search)).toBe('stones');
    // Three stones instead of one or two, in every sample.
    expect(search.ranking(1)[0]?.reason.points).toBeGreaterThan(0.5);
    expect(search.ranking(3).map(({ move }) => move)).toEqual(
      [3, 2, 1].map((stones) => ({ type: 'take', stones })),
    );
    expect(why(startSearch(anyGame(nim), heap(40), 0, 1).run(300))).toBe('close');
  });

  test('names the rival whom a move harms, and says if all else is foolish', () => {
    const spiteful: AnyHeuristic = {
      ...blank,
      evaluate: (state, seat) => ({
        peace: seat === 0 ? 0 : -((state as { taken: number[] }).taken[0] ?? 0),
      }),
    };
    const search = startSearch(anyGame(nim), heap(40), 0, 1, spiteful).run(3000);
    expect([search.best, why(search)]).toEqual([{ type: 'take', stones: 3 }, 'seat:1']);
    const wise: AnyHeuristic = {
      ...blank,
      weights: (_s, _i, all) => all.map((_, at) => +(at === 1)),
    };
    expect(why(startSearch(anyGame(nim), heap(40), 0, 1, wise).run(3000))).toBe('only');
  });
});

describe('The reason for a move', () => {
  /** The reason for the first of two moves, from their evaluations in the same samples. */
  const mainPart = (samples: Record<string, number>[][]) => {
    const [best, other] = [new GainStats(), new GainStats()];
    for (const [here = {}, there = {}] of samples) {
      GainStats.addComparison([
        { gains: best, parts: here },
        { gains: other, parts: there },
      ]);
    }
    return best.mainReason.part;
  };
  const luck = [9, -9, 8, -8, 7, -6];

  test('is the part that improves most', () => {
    const samples = luck.map(() => [
      { money: 3, land: 5, hand: 1 },
      { money: 2, land: 2, hand: 4 },
    ]);
    expect(mainPart(samples)).toBe('land');
  });

  test('is never an improvement that may be chance', () => {
    expect(
      mainPart(
        luck.map((money) => [
          { money: money + 1, land: 2 },
          { money: 0, land: 1.9 },
        ]),
      ),
    ).toBe('land');
    expect(mainPart([[{ money: 1 }, { money: 1 }]])).toBe('close');
    expect(mainPart([])).toBe('close');
  });

  test('is found although the samples differ more than the moves', () => {
    expect(mainPart(luck.map((money) => [{ money }, { money: money - 0.5 }]))).toBe('money');
  });
});
