// The messages between a page and the worker that computes hints.
import type { AdviceReason, BotInput } from '../../shared/bots/index.ts';
import type { Move } from '../../shared/engine/index.ts';

/** What the player sees, and the moves to choose from. */
export type HintQuestion = Omit<BotInput, 'level'> & { game: string };

/** A move that a strong bot would make, and why. */
export interface Advice {
  move: Move;
  reason: AdviceReason;
}

export interface AdviceRequest {
  type: 'advise';
  id: number;
  question: HintQuestion;
}

export interface AdviceResponse {
  type: 'advice';
  id: number;
  /** The best move first. Null if the worker failed to find any. */
  advice: Advice[] | null;
}
