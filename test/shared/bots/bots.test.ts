// The bots, the search and the estimates, with the smallest games.
import { describe, expect, test, vi } from 'vitest';
import { GainStats } from '../../../shared/bots/advice-reason.ts';
import { botOf } from '../../../shared/bots/bot.ts';
import { EVALUATION_COST, listingCost } from '../../../shared/bots/cost.ts';
import { type AnyHeuristic, Search } from '../../../shared/bots/index.ts';
import { pickWeighted } from '../../../shared/bots/weighted-choice.ts';
import { estimateWinShares } from '../../../shared/bots/win-share.ts';
import { type AnyGame, Random, seedFrom } from '../../../shared/engine/index.ts';
import { LEVELS } from '../../../shared/protocol/messages.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { pennies } from '../../kit/toys/pennies.ts';

const anyGame = (game: unknown) => game as AnyGame;

/** A heuristic that knows nothing, so bots learn only from finished games. */
const blank: AnyHeuristic = {
  evaluate: () => ({ nothing: 0 }),
  weights: (_state, _seat, moves) => moves.map(() => 1),
  decisiveLead: 1,
  rolloutDepth: 12,
  budget: 3000,
};

/** A heuristic that only knows that taking the last stones is good. */
const sensible: AnyHeuristic = {
  ...blank,
  weights: (state, _seat, moves) => {
    const { heap } = state as { heap: number };
    return moves.map((move) => ((move as unknown as { stones: number }).stones === heap ? 9 : 1));
  },
};

const heap = (stones: number, seats = 2) => anyGame(nim).setup({ stones }, seats, seedFrom(0));

function startSearch(game: AnyGame, state: unknown, seat: number, seed: number, heuristic = blank) {
  const view = game.view(state, seat);
  return new Search(game, heuristic, view, game.moves(view, seat), seat, seedFrom(seed));
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('Nim', () => {
  test.each([1, 2, 3, 5, 6, 7])(
    'the strong bot leaves a multiple of four of %i stones',
    (stones) => {
      for (const seed of SEEDS) {
        const { best } = startSearch(anyGame(nim), heap(stones), 0, seed, sensible).run(
          blank.budget,
        );
        expect(best).toEqual({ type: 'take', stones: stones % 4 });
      }
    },
  );

  test.each([4, 8])(
    'the strong bot makes a legal move in the lost position of %i stones',
    (stones) => {
      const { best } = startSearch(anyGame(nim), heap(stones), 0, 1).run(500);
      expect(anyGame(nim).moves(heap(stones), 0)).toContainEqual(best);
    },
  );

  test('the normal bot takes the last stones when it can', () => {
    const normal = botOf(anyGame(nim), blank, 'normal');
    for (const stones of [2, 3]) {
      const moves = anyGame(nim).moves(heap(stones), 0);
      for (const seed of SEEDS) {
        expect(normal(heap(stones), moves, 0, 100, seedFrom(seed))).toEqual({
          type: 'take',
          stones,
        });
      }
    }
  });
});

describe('Secret choices', () => {
  const game = anyGame(pennies);
  const start = game.setup({}, 3, seedFrom(0));

  test('rollouts do not let other seats answer a choice that they cannot know', () => {
    // Winning half of the games is better than a third. A bot that assumes the other sees its coin would show nothing.
    for (const seed of SEEDS) {
      const { best } = startSearch(game, start, 0, seed).run(2000);
      expect(best).not.toEqual({ type: 'show', side: 'nothing' });
    }
  });

  test.each([2, 3, 6])(
    'bots of each level finish a game of %i seats that choose at once',
    (seats) => {
      for (const level of LEVELS) {
        const bot = botOf(anyGame(fingers), blank, level);
        let state = anyGame(fingers).setup({}, seats, seedFrom(seats));
        for (let moves = 0; anyGame(fingers).toAct(state).length > 0; moves++) {
          // Alternates between the last and the first acting seat, so that some have chosen before and some have not.
          const seat = anyGame(fingers)
            .toAct(state)
            .at(moves % 2 === 0 ? -1 : 0) as number;
          const view = anyGame(fingers).view(state, seat);
          const move = bot(view, anyGame(fingers).moves(view, seat), seat, 300, seedFrom(moves));
          ({ state } = anyGame(fingers).play(state, seat, move));
          expect(moves).toBeLessThan(3 * seats);
        }
      }
    },
  );
});

describe('Every level', () => {
  test.each(LEVELS)('%s: plays the only legal move without thinking', (level) => {
    const weights = vi.fn(blank.weights);
    const bot = botOf(anyGame(nim), { ...blank, weights }, level);
    const moves = anyGame(nim).moves(heap(1), 0);
    expect(moves).toHaveLength(1);
    expect(bot(heap(1), moves, 0, 1000, seedFrom(1))).toBe(moves[0]);
    expect(weights).not.toHaveBeenCalled();
    expect(() => bot(heap(1), [], 0, 1000, seedFrom(1))).toThrow(RangeError);
  });

  test.each(LEVELS)('%s: makes the same move with the same seed', (level) => {
    const bot = botOf(anyGame(fingers), blank, level);
    const start = anyGame(fingers).setup({}, 4, seedFrom(0));
    const moves = anyGame(fingers).moves(start, 2);
    const choices = SEEDS.map((seed) => {
      const choose = () => bot(start, moves, 2, 200, seedFrom(seed));
      expect(choose()).toEqual(choose());
      return JSON.stringify(choose());
    });
    // Nothing is hidden yet, so the search may find the same move with every seed.
    if (level !== 'strong') expect(new Set(choices).size).toBeGreaterThan(1);
  });

  test.each(LEVELS)('%s: never makes a move with weight 0 if there is another', (level) => {
    const wary: AnyHeuristic = {
      ...blank,
      weights: (_state, _seat, moves) => moves.map((_, at) => (at === 1 ? 0 : 1)),
    };
    const bot = botOf(anyGame(fingers), wary, level);
    const start = anyGame(fingers).setup({}, 2, seedFrom(0));
    const moves = anyGame(fingers).moves(start, 0);
    for (let seed = 0; seed < 30; seed++) {
      expect(bot(start, moves, 0, 200, seedFrom(seed))).not.toBe(moves[1]);
    }
  });

  test.each(LEVELS)('%s: makes a move if all weights are 0', (level) => {
    const bot = botOf(
      anyGame(nim),
      { ...blank, weights: (_s, _i, moves) => moves.map(() => 0) },
      level,
    );
    const moves = anyGame(nim).moves(heap(9), 0);
    expect(moves).toContain(bot(heap(9), moves, 0, 100, seedFrom(1)));
  });
});

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
  const why = (samples: [Record<string, number>, Record<string, number>][]) => {
    const [best, other] = [new GainStats(), new GainStats()];
    for (const [here, there] of samples) {
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
    expect(why(samples as never)).toBe('land');
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

  test('pickWeighted picks in proportion to the weights', () => {
    const random = Random.from(seedFrom(1));
    const drawn = Array.from({ length: 400 }, () =>
      pickWeighted(['a', 'b', 'c'], [3, 0, 1], random),
    );
    const count = (one: string) => drawn.filter((each) => each === one).length;
    expect(count('b')).toBe(0);
    expect(count('a')).toBeGreaterThan(260);
    expect(count('a')).toBeLessThan(340);
  });
});
