// Lets the debug gallery record what the scenarios do. In a test run nobody records.
import type { GameEvent, Move, Ref, Seat } from '../../../shared/engine/index.ts';

export interface Witness {
  /** Called with each position that a scenario sets up; returns a function that is called with each step after it. */
  given(game: string, state: unknown): (step: WitnessedStep) => void;
}

export interface WitnessedStep {
  seat: Seat;
  path: Ref[];
  move: Move;
  events: GameEvent[];
  state: unknown;
}

let witness: Witness = { given: () => () => {} };

export const startWitness = (game: string, state: unknown) => witness.given(game, state);

export function setWitness(by: Witness): void {
  witness = by;
}
