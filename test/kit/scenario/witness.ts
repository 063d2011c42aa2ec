// What the scenarios do, for whoever watches: the debug gallery. Under test nobody does.
import type { GameEvent, Move, Ref, Seat } from '../../../shared/engine/index.ts';

export interface Witness {
  /** A position stands on the table; answers with how to tell what becomes of it. */
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
