// Looks one decision ahead: plays each move, lets its own small decisions that hang on it follow, and takes the
// one after which it stands best.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import { EVALUATION_COST, listingCost } from './cost.ts';
import type { AnyHeuristic } from './heuristic.ts';
import { dropFoolishMoves } from './weighted-choice.ts';
import { estimateWinShares } from './win-share.ts';

/** What hangs on a move is followed so far: a turn may be many small decisions. */
const CHAIN = 6;
/** In so many worlds at most; one move may do well in one by chance. */
const WORLDS = 4;

export function greedy(
  game: AnyGame,
  heuristic: AnyHeuristic,
  view: unknown,
  moves: readonly Move[],
  seat: Seat,
  budget: number,
  seed: Seed,
): Move {
  const random = Random.from(seed);
  const tried = dropFoolishMoves(moves, heuristic.weights(view, seat, moves));
  const worth = tried.map(() => 0);
  for (let world = 0, spent = 0; world < WORLDS && (world === 0 || spent < budget); world++) {
    const state = game.sampleState(view, seat, random.seed());
    for (const [at, move] of tried.entries()) {
      const end = follow(game, heuristic, state, seat, move);
      worth[at] =
        (worth[at] as number) + (estimateWinShares(game, heuristic, end.state)[seat] as number);
      spent += end.spent + EVALUATION_COST;
    }
  }
  const most = Math.max(...worth);
  return random.pick(tried.filter((_, at) => (worth[at] as number) >= most - 1e-9));
}

/** The world after the move and what the seat itself decides at once thereafter. */
function follow(game: AnyGame, heuristic: AnyHeuristic, from: unknown, seat: Seat, first: Move) {
  let state = game.play(from, seat, first).state;
  let spent = 1;
  for (let played = 1; played < CHAIN && game.toAct(state).includes(seat); played++) {
    const moves = game.moves(state, seat);
    const weights = heuristic.weights(state, seat, moves);
    const next = moves[weights.indexOf(Math.max(...weights))] as Move;
    state = game.play(state, seat, next).state;
    spent += 1 + listingCost(moves);
  }
  return { state, spent };
}
