// What the gallery shows: positions and the moves that lead on from them, whoever collected them.
import type { GameEvent, Move, Ref, Seat } from '../../../shared/engine/index.ts';

export interface Step {
  seat: Seat;
  path: Ref[];
  move: Move;
  events: GameEvent[];
}

export interface Moment {
  state: unknown;
  /** The move that led here; null where the scenario begins. */
  step: Step | null;
}

export interface Scenario {
  /** A part of its address. */
  id: string;
  game: string;
  /** Where it is written. */
  file: string;
  title: string;
  moments: Moment[];
}
