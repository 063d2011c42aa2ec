// Lets a strong bot think in this thread. Pages ask a worker to do it, so that they stay smooth.
import { adviseMove } from '../../shared/bots/index.ts';
import type { Advice, HintQuestion } from './messages.ts';
import { mindOf } from './minds.ts';

export async function computeAdvice({ game, ...question }: HintQuestion): Promise<Advice> {
  const { rules, heuristic } = await mindOf(game);
  return adviseMove(rules, heuristic, question);
}
