// Two heuristics for the smallest games, and a search in them.
import { type AnyHeuristic, Search } from '../../../shared/bots/index.ts';
import { type AnyGame, seedFrom } from '../../../shared/engine/index.ts';
import { nim } from '../../kit/toys/nim.ts';

export const anyGame = (game: unknown) => game as AnyGame;

/** A heuristic that knows nothing, so bots learn only from finished games. */
export const blank: AnyHeuristic = {
  evaluate: () => ({ nothing: 0 }),
  weights: (_state, _seat, moves) => moves.map(() => 1),
  decisiveLead: 1,
  rolloutDepth: 12,
  budget: 3000,
};

/** A heuristic that only knows that taking the last stones is good. */
export const sensible: AnyHeuristic = {
  ...blank,
  weights: (state, _seat, moves) => {
    const { heap } = state as { heap: number };
    return moves.map((move) => ('stones' in move && move.stones === heap ? 9 : 1));
  },
};

/** A position of nim with this many stones. */
export const heap = (stones: number, seats = 2) =>
  anyGame(nim).setup({ stones }, seats, seedFrom(0));

export function startSearch(
  game: AnyGame,
  state: unknown,
  seat: number,
  seed: number,
  heuristic = blank,
) {
  const view = game.view(state, seat);
  return new Search(game, heuristic, view, game.moves(view, seat), seat, seedFrom(seed));
}

export const SEEDS = [1, 2, 3, 4, 5, 6];
