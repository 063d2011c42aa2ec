// Works out how the chances to win changed during a finished game, and which steps decided it. It takes a while, so
// pages call it in a worker.
import { estimateWinShares } from '../../shared/bots/win-share.ts';
import type { Outcome, Seat } from '../../shared/engine/index.ts';
import { fetchRulesAndHeuristic, type RulesAndHeuristic } from '../advice/fetch-rules.ts';
import {
  endsTurn,
  findTurningPoints,
  numberTurns,
  type TurningPoint,
  type TurnStep,
} from './turning-points.ts';

export interface FinishedGame {
  game: string;
  /** The state before the first step, and the one after each step. */
  states: readonly unknown[];
  /** Who made each step. */
  seats: readonly (Seat | null)[];
  outcome: Outcome;
}

export interface ComputedStory {
  steps: TurnStep[];
  /** The chance of each seat to win after each step. Within a turn it stays as it was. */
  shares: number[][];
  turningPoints: TurningPoint[];
}

/** The result of the game is left out of account. Otherwise the last turn would seem to decide every game. */
export function computeShares(
  { rules, heuristic }: RulesAndHeuristic,
  states: readonly unknown[],
  steps: readonly TurnStep[],
): number[][] {
  const open = { ...rules, outcome: () => null };
  let shares = estimateWinShares(open, heuristic, states[0]);
  return steps.map((_, step) => {
    if (endsTurn(steps, step)) shares = estimateWinShares(open, heuristic, states[step + 1]);
    return shares;
  });
}

export async function computeStory(game: FinishedGame): Promise<ComputedStory> {
  const known = await fetchRulesAndHeuristic(game.game);
  const steps = numberTurns(known.rules, game);
  const shares = computeShares(known, game.states, steps);
  return { steps, shares, turningPoints: findTurningPoints(shares, steps, game.outcome) };
}
