// What a game tells of itself when it is over: how the players stood, what their scores are made of, and small honours.
import type { GameEvent, Outcome, Seat } from '../../shared/engine/index.ts';
import type { Language } from '../text/index.ts';

/** A finished game, step by step, with everything open. Moves that were taken back are not in it. */
export interface PlayedGame {
  seats: number;
  /** The state before the first step, and the one after each step. */
  states: readonly unknown[];
  steps: readonly { seat: Seat | null; events: readonly GameEvent[] }[];
  outcome: Outcome;
}

/** A part of a score, such as “rent” or “suites”. Its id is a key of the words. */
export interface ScorePart {
  id: string;
  amount: number;
}

/** A small honour, such as “most evictions”. Players who tie share it. */
export interface Honour {
  id: string;
  seats: Seat[];
  amount: number;
  /** The step at which it was earned, if it was earned at one. */
  step: number | null;
}

export interface StoryWords {
  /** What the curve counts: “points”, “dollars”, “palaces”. */
  unit: string;
  /** The names of the parts of a score. */
  parts: Record<string, string>;
  /** Each honour in a few words, without the names: “Dearest rent: $9”. */
  honours: Record<string, (amount: number) => string>;
  /** Why this player won, in one sentence: “most palaces; of two with seven the one with more gold”. */
  why(outcome: Outcome, state: unknown, names: readonly string[]): string;
}

export interface GameStory {
  /** How the seats stand, in the unit of the final points. In the last state these are the final points. */
  standingsOf(state: unknown): number[];
  /** What the points of each seat are made of. The amounts of a seat add up to its points. */
  partsOf(game: PlayedGame): ScorePart[][];
  /** Three to six honours, the most telling first. One that nobody has earned is left out. */
  honoursOf(game: PlayedGame): Honour[];
  words: Record<Language, StoryWords>;
}
