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
  /** The move that led here; null at the beginning of the scenario. */
  step: Step | null;
}

export interface Scenario {
  /** A part of the address. */
  id: string;
  game: string;
  /** The test file. */
  file: string;
  title: string;
  moments: Moment[];
}
