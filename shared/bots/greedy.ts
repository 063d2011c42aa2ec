// The normal bot. It looks one decision ahead: it plays each sensible move in sampled states, follows the further
// decisions of its own that come directly after it, and picks the move with the best evaluation.
import { type AnyGame, type Move, Random, type Seat, type Seed } from '../engine/index.ts';
import { EVALUATION_COST, listingCost } from './cost.ts';
import type { AnyHeuristic } from './heuristic.ts';
import { dropFoolishMoves } from './weighted-choice.ts';
import { estimateWinShares } from './win-share.ts';

/**
 * The bot follows at most this many decisions of its own in a row. A turn may consist of many small
 * decisions.
 */
const MAX_CHAIN = 6;
/**
 * Each move is tried in at most this many sampled states. In a single state, a bad move may do well
 * by chance.
 */
const MAX_SAMPLES = 4;

export function chooseGreedily(
  game: AnyGame,
  heuristic: AnyHeuristic,
  view: unknown,
  moves: readonly Move[],
  seat: Seat,
  budget: number,
  seed: Seed,
): Move {
  const random = Random.from(seed);
  const candidates = dropFoolishMoves(moves, heuristic.weights(view, seat, moves));
  const scores = candidates.map(() => 0);
  let spent = 0;
  for (let sample = 0; sample < MAX_SAMPLES && (sample === 0 || spent < budget); sample++) {
    const state = game.sampleState(view, seat, random.seed());
    for (const [at, move] of candidates.entries()) {
      const end = followOwnDecisions(game, heuristic, state, seat, move);
      const share = estimateWinShares(game, heuristic, end.state)[seat] as number;
      scores[at] = (scores[at] as number) + share;
      spent += end.spent + EVALUATION_COST;
    }
  }
  const best = Math.max(...scores);
  // The tolerance is needed because sums that should be equal can differ by rounding.
  return random.pick(candidates.filter((_, at) => (scores[at] as number) >= best - 1e-9));
}

/** Plays the move, and then the heaviest moves as long as the same seat has to decide. */
function followOwnDecisions(
  game: AnyGame,
  heuristic: AnyHeuristic,
  from: unknown,
  seat: Seat,
  first: Move,
) {
  let state = game.play(from, seat, first).state;
  let spent = 1;
  for (let played = 1; played < MAX_CHAIN && game.toAct(state).includes(seat); played++) {
    const moves = game.moves(state, seat);
    const weights = heuristic.weights(state, seat, moves);
    const next = moves[weights.indexOf(Math.max(...weights))] as Move;
    state = game.play(state, seat, next).state;
    spent += 1 + listingCost(moves);
  }
  return { state, spent };
}
