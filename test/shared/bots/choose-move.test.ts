// A mistake in how a game is thought about stops no table.
import { expect, test } from 'vitest';
import { type AnyHeuristic, chooseMove } from '../../../shared/bots/index.ts';
import { type AnyGame, seedFrom } from '../../../shared/engine/index.ts';
import { LEVELS } from '../../../shared/protocol/index.ts';
import { nim } from '../../kit/toys/nim.ts';

const game: AnyGame = nim;
const mistaken: AnyHeuristic = {
  evaluate: () => {
    throw new Error('a mistake');
  },
  weights: () => {
    throw new Error('a mistake');
  },
  decisiveLead: 1,
  rolloutDepth: 1,
  budget: 10,
};

test.each(LEVELS)('%s: a legal move is made all the same, and somebody is told', (level) => {
  const view = game.setup({ stones: 9 }, 2, seedFrom(1));
  const moves = game.moves(view, 0);
  const told: unknown[] = [];
  const asked = { level, view, moves, seat: 0, seed: seedFrom(2) };
  const move = chooseMove(game, mistaken, asked, (error) => void told.push(error));
  expect(moves).toContainEqual(move);
  expect(told).toEqual([new Error('a mistake')]);
});
