// The data of the gallery: positions, and the moves that lead from one to the next.
import type { GameEvent, Move, Ref, Seat } from '../../../shared/engine/index.ts';

export interface Step {
  seat: Seat;
  path: Ref[];
  move: Move;
  events: GameEvent[];
}

export interface Moment {
  state: unknown;
  /** The move that led here, or null at the beginning of the scenario. */
  step: Step | null;
}

export interface Scenario {
  /** The part of the address that names this scenario. */
  id: string;
  game: string;
  /** The test file that contains the scenario. */
  file: string;
  title: string;
  moments: Moment[];
}
