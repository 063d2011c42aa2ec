// Bots in the smallest games: nim, and two games of secret choices.
import { describe, expect, test, vi } from 'vitest';
import { botOf } from '../../../shared/bots/bot.ts';
import type { AnyHeuristic } from '../../../shared/bots/index.ts';
import { seedFrom } from '../../../shared/engine/index.ts';
import { LEVELS } from '../../../shared/protocol/messages.ts';
import { fingers } from '../../kit/toys/fingers.ts';
import { nim } from '../../kit/toys/nim.ts';
import { pennies } from '../../kit/toys/pennies.ts';
import { anyGame, blank, heap, SEEDS, sensible, startSearch } from './nim-heuristics.ts';

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

describe('In games of secret choices', () => {
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
