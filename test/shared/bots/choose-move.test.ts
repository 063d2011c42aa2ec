// A bug in a heuristic does not stop a table.
import { expect, test } from 'vitest';
import { type AnyHeuristic, chooseMove } from '../../../shared/bots/index.ts';
import { type AnyGame, seedFrom } from '../../../shared/engine/index.ts';
import { LEVELS } from '../../../shared/protocol/index.ts';
import { nim } from '../../kit/toys/nim.ts';

const game: AnyGame = nim;
const broken: AnyHeuristic = {
  evaluate: () => {
    throw new Error('a bug');
  },
  weights: () => {
    throw new Error('a bug');
  },
  decisiveLead: 1,
  rolloutDepth: 1,
  budget: 10,
};

test.each(LEVELS)(
  '%s: makes a legal move and reports the error if the heuristic throws',
  (level) => {
    const view = game.setup({ stones: 9 }, 2, seedFrom(1));
    const moves = game.moves(view, 0);
    const reported: unknown[] = [];
    const input = { level, view, moves, seat: 0, seed: seedFrom(2) };
    const move = chooseMove(game, broken, input, (error) => void reported.push(error));
    expect(moves).toContainEqual(move);
    expect(reported).toEqual([new Error('a bug')]);
  },
);
