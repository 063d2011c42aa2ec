// What holds for the bots of every game, tried on the smallest ones.
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

const any = (game: unknown) => game as AnyGame;

/** Knows nothing of the game but how it ends. */
const blank: AnyHeuristic = {
  evaluate: () => ({ nothing: 0 }),
  weights: (_state, _seat, moves) => moves.map(() => 1),
  decisiveLead: 1,
  rolloutDepth: 12,
  budget: 3000,
};

/** Knows besides that one takes the last stones when one can. */
const sensible: AnyHeuristic = {
  ...blank,
  weights: (state, _seat, moves) => {
    const { heap } = state as { heap: number };
    return moves.map((move) => ((move as unknown as { stones: number }).stones === heap ? 9 : 1));
  },
};

const heap = (stones: number, seats = 2) => any(nim).setup({ stones }, seats, seedFrom(0));

function searched(game: AnyGame, state: unknown, seat: number, seed: number, heuristic = blank) {
  const view = game.view(state, seat);
  return new Search(game, heuristic, view, game.moves(view, seat), seat, seedFrom(seed));
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('Nim', () => {
  test.each([1, 2, 3, 5, 6, 7])(
    'of %i stones the strong bot leaves a multiple of four',
    (stones) => {
      for (const seed of SEEDS) {
        const { best } = searched(any(nim), heap(stones), 0, seed, sensible).run(blank.budget);
        expect(best).toEqual({ type: 'take', stones: stones % 4 });
      }
    },
  );

  test.each([4, 8])('lost with %i stones, it still moves', (stones) => {
    const { best } = searched(any(nim), heap(stones), 0, 1).run(500);
    expect(any(nim).moves(heap(stones), 0)).toContainEqual(best);
  });

  test('the normal bot takes the last stones when it can', () => {
    const normal = botOf(any(nim), blank, 'normal');
    for (const stones of [2, 3]) {
      const moves = any(nim).moves(heap(stones), 0);
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
  const game = any(pennies);
  const start = game.setup({}, 3, seedFrom(0));

  test('nobody in thought answers a choice that nobody can know', () => {
    // Half of the wins are better than a third. Who thought that the other sees the coin would show nothing.
    for (const seed of SEEDS) {
      const { best } = searched(game, start, 0, seed).run(2000);
      expect(best).not.toEqual({ type: 'show', side: 'nothing' });
    }
  });

  test.each([2, 3, 6])(
    '%i players show fingers at once, and each bot finishes the game',
    (seats) => {
      for (const level of LEVELS) {
        const bot = botOf(any(fingers), blank, level);
        let state = any(fingers).setup({}, seats, seedFrom(seats));
        for (let moves = 0; any(fingers).toAct(state).length > 0; moves++) {
          // The last of those who are asked first: so that somebody has chosen before, and somebody has not.
          const seat = any(fingers)
            .toAct(state)
            .at(moves % 2 === 0 ? -1 : 0) as number;
          const view = any(fingers).view(state, seat);
          const move = bot(view, any(fingers).moves(view, seat), seat, 300, seedFrom(moves));
          ({ state } = any(fingers).play(state, seat, move));
          expect(moves).toBeLessThan(3 * seats);
        }
      }
    },
  );
});

describe('Every level', () => {
  test.each(LEVELS)('%s: the only move is made without a thought', (level) => {
    const weights = vi.fn(blank.weights);
    const bot = botOf(any(nim), { ...blank, weights }, level);
    const moves = any(nim).moves(heap(1), 0);
    expect(moves).toHaveLength(1);
    expect(bot(heap(1), moves, 0, 1000, seedFrom(1))).toBe(moves[0]);
    expect(weights).not.toHaveBeenCalled();
    expect(() => bot(heap(1), [], 0, 1000, seedFrom(1))).toThrow(RangeError);
  });

  test.each(LEVELS)('%s: the same seed, the same move', (level) => {
    const bot = botOf(any(fingers), blank, level);
    const start = any(fingers).setup({}, 4, seedFrom(0));
    const moves = any(fingers).moves(start, 2);
    const choices = SEEDS.map((seed) => {
      const choose = () => bot(start, moves, 2, 200, seedFrom(seed));
      expect(choose()).toEqual(choose());
      return JSON.stringify(choose());
    });
    // The search need not cast lots here: nothing is hidden yet.
    if (level !== 'strong') expect(new Set(choices).size).toBeGreaterThan(1);
  });

  test.each(LEVELS)('%s: what is plainly foolish is not done', (level) => {
    const wary: AnyHeuristic = {
      ...blank,
      weights: (_state, _seat, moves) => moves.map((_, at) => (at === 1 ? 0 : 1)),
    };
    const bot = botOf(any(fingers), wary, level);
    const start = any(fingers).setup({}, 2, seedFrom(0));
    const moves = any(fingers).moves(start, 0);
    for (let seed = 0; seed < 30; seed++) {
      expect(bot(start, moves, 0, 200, seedFrom(seed))).not.toBe(moves[1]);
    }
  });

  test.each(LEVELS)('%s: where all is foolish, something is done', (level) => {
    const bot = botOf(
      any(nim),
      { ...blank, weights: (_s, _i, moves) => moves.map(() => 0) },
      level,
    );
    const moves = any(nim).moves(heap(9), 0);
    expect(moves).toContain(bot(heap(9), moves, 0, 100, seedFrom(1)));
  });
});

describe('The search', () => {
  test('spends its budget, but for a world that may take more than is left', () => {
    for (const stones of [5, 12, 20]) {
      // In one world every move is tried, for a whole game at most; each step of it lists three moves.
      const world = 3 * (EVALUATION_COST + stones * (1 + listingCost([1, 2, 3])));
      for (const budget of [1, 300, 777]) {
        const { spent } = searched(any(nim), heap(stones), 0, 1).run(budget);
        expect(spent).toBeGreaterThan(budget - world);
        // How long a world takes, only the last one tells: the first is tried in any case.
        expect(spent).toBeLessThan(Math.max(world, 1.1 * budget));
      }
    }
  });

  test('can be stopped and go on at any time', () => {
    const search = searched(any(nim), heap(7), 0, 3, sensible);
    const moves = any(nim).moves(heap(7), 0);
    expect(moves).toContainEqual(search.best);
    for (const budget of [1, 10, 100, 3000]) {
      expect(moves).toContainEqual(search.run(budget).best);
    }
    expect(search.best).toEqual({ type: 'take', stones: 3 });
  });

  test('thought in two parts is the same as thought at once', () => {
    const one = searched(any(nim), heap(11), 0, 3).run(400);
    const two = searched(any(nim), heap(11), 0, 3).run(150);
    two.run(400 - two.spent);
    expect([two.spent, two.best]).toEqual([one.spent, one.best]);
  });

  test('gives the part of the standing that the best move betters', () => {
    // Each stone taken is worth a point, and each seat has a heap of words besides that never changes.
    const greedy: AnyHeuristic = {
      ...blank,
      evaluate: (state, seat) => ({
        words: 5,
        stones: (state as { taken: number[] }).taken[seat] ?? 0,
      }),
    };
    const search = searched(any(nim), heap(40), 0, 1, greedy);
    expect(search.reason).toBe('close');
    expect(search.run(3000).best).toEqual({ type: 'take', stones: 3 });
    expect(search.reason).toBe('stones');
    expect(searched(any(nim), heap(40), 0, 1).run(300).reason).toBe('close');
  });

  test('says so where a move is good because it costs the others, or because all else is foolish', () => {
    const spiteful: AnyHeuristic = {
      ...blank,
      evaluate: (state, seat) => ({
        peace: seat === 0 ? 0 : -((state as { taken: number[] }).taken[0] ?? 0),
      }),
    };
    const search = searched(any(nim), heap(40), 0, 1, spiteful).run(3000);
    expect([search.best, search.reason]).toEqual([{ type: 'take', stones: 3 }, 'others']);
    const wise: AnyHeuristic = {
      ...blank,
      weights: (_s, _i, all) => all.map((_, at) => +(at === 1)),
    };
    expect(searched(any(nim), heap(40), 0, 1, wise).run(3000).reason).toBe('only');
  });
});

describe('A reason', () => {
  /** How two moves did in the same worlds; why the first of them is better. */
  const why = (worlds: [Record<string, number>, Record<string, number>][]) => {
    const [best, other] = [new GainStats(), new GainStats()];
    for (const [here, there] of worlds) {
      GainStats.compare([
        { tally: best, parts: here },
        { tally: other, parts: there },
      ]);
    }
    return best.most;
  };
  const luck = [9, -9, 8, -8, 7, -6];

  test('is the part that is bettered most', () => {
    const worlds = luck.map(() => [
      { money: 3, land: 5, hand: 1 },
      { money: 2, land: 2, hand: 4 },
    ]);
    expect(why(worlds as never)).toBe('land');
  });

  test('is never what chance may have bettered', () => {
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

  test('is not missed in worlds that differ more than the moves', () => {
    expect(why(luck.map((money) => [{ money }, { money: money - 0.5 }]))).toBe('money');
  });
});

describe('The judge', () => {
  const heuristic: AnyHeuristic = {
    ...blank,
    decisiveLead: 2,
    evaluate: (state, seat) => ({ points: (state as { points: number[] }).points[seat] ?? 0 }),
  };
  const over = (places: number[] | null) =>
    any({ outcome: () => places && { places, points: places, reason: '' } });

  test('a lead of so many points wins three times in four', () => {
    const [ahead = 0, behind = 0] = estimateWinShares(over(null), heuristic, {
      seats: 2,
      points: [7, 5],
    });
    expect(ahead).toBeCloseTo(0.75);
    expect(behind).toBeCloseTo(0.25);
  });

  test('all share one win: who is ahead of many that are close is far from it', () => {
    const points = [7, 5, 5, 5];
    const four = estimateWinShares(over(null), heuristic, { seats: 4, points });
    expect(four.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(four[0]).toBeCloseTo(0.5);
    expect(four[1]).toBeCloseTo(four[3] as number);
  });

  test('a win that is there is worth more than any lead, shared it is worth a share', () => {
    const far = estimateWinShares(over(null), heuristic, { seats: 2, points: [100, 0] });
    const won = estimateWinShares(over([2, 1]), heuristic, { seats: 2, points: [100, 0] });
    expect(won[1]).toBeGreaterThan(0.85);
    expect(won[0]).toBeLessThan(far[0] as number);
    const shared = estimateWinShares(over([1, 1, 2]), heuristic, { seats: 3, points: [1, 1, 0] });
    expect(shared[0]).toBeGreaterThan(0.45);
    expect(shared[2]).toBeLessThan(0.1);
  });

  test('chance goes by weight', () => {
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
