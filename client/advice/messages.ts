// The messages between a page and the worker that computes hints.
import type { BotInput } from '../../shared/bots/index.ts';
import type { Move } from '../../shared/engine/index.ts';

/** What the player sees, and the moves to choose from. */
export type HintQuestion = Omit<BotInput, 'level'> & { game: string };

/** The move that a strong bot would make, and the key of the sentence that says why. */
export interface Advice {
  move: Move;
  reason: string;
}

export interface AdviceRequest {
  type: 'advise';
  id: number;
  question: HintQuestion;
}

export interface AdviceResponse {
  type: 'advice';
  id: number;
  /** Null if the worker failed to find a move. */
  advice: Advice | null;
}
