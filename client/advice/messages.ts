// The messages between a page and its worker about what takes a while: hints, and the stories of finished games.
import type { AdviceReason, BotInput } from '../../shared/bots/index.ts';
import type { Move } from '../../shared/engine/index.ts';

/** What the player sees, and the moves to choose from. */
export type HintQuestion = Omit<BotInput, 'level'> & { game: string };

/** A move that a strong bot would make, and why. */
export interface Advice {
  move: Move;
  reason: AdviceReason;
}

export interface WorkerRequest {
  type: 'compute';
  id: number;
  what: 'advice' | 'story';
  question: unknown;
}

export interface WorkerResponse {
  type: 'computed';
  id: number;
  /** Null if the worker failed to find one. */
  answer: unknown;
}
