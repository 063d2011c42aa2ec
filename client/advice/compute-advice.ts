// Chooses moves with a strong bot, in the current thread. Pages call it in a worker, so that they stay responsive.
import { adviseMoves } from '../../shared/bots/index.ts';
import { fetchRulesAndHeuristic } from './fetch-rules.ts';
import type { Advice, HintQuestion } from './messages.ts';

export async function computeAdvice({ game, ...question }: HintQuestion): Promise<Advice[]> {
  const { rules, heuristic } = await fetchRulesAndHeuristic(game);
  return adviseMoves(rules, heuristic, question);
}
