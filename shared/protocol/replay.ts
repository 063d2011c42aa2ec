// The file of a finished game: its first state and every change up to the last. It contains what was hidden, and
// neither keys nor chat. README.md in this folder describes it for programs.
import { applyPatch, type GameEvent, type Patch, type SeatColour } from '../engine/index.ts';
import type { Level, OptionValues, PublicTable } from './messages.ts';

/** Raised when older readers would misunderstand the file. Members may be added without it. */
export const REPLAY_FORMAT = 1;

export interface ReplaySeat {
  name: string;
  colour: SeatColour;
  /** How well the bot of this seat played; null for a person. */
  bot: Level | null;
}

/** What was done, and the patch from the state before it to the state after it. */
export interface ReplayStep {
  seat: number | null;
  command: string;
  move: unknown;
  events: GameEvent[];
  patch: Patch;
}

export interface Replay {
  format: typeof REPLAY_FORMAT;
  game: string;
  gameVersion: number;
  options: OptionValues;
  /** Which game of its table it was. */
  round: number;
  /** The time of the last step, in milliseconds since 1970. */
  endedAt: number;
  seats: ReplaySeat[];
  outcome: NonNullable<PublicTable['outcome']>;
  /** The first state of the game, complete; of a very long game, the oldest state that was still stored. */
  start: unknown;
  /** A move that was taken back and its `undo` are both steps. */
  steps: ReplayStep[];
}

/** The first state and the one after each step. They share the parts that no step changed. */
export function statesOf({ start, steps }: Replay): unknown[] {
  const states = [start];
  for (const { patch } of steps) states.push(applyPatch(states.at(-1), patch));
  return states;
}
