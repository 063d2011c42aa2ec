import { adviseMove } from '../../shared/bots/index.ts';
import type { Advice, Question } from '../local/mail.ts';
import { mindOf } from '../local/minds.ts';

/** Thinks here and now: a page asks the worker to. */
export async function adviceFor({ game, ...asked }: Question): Promise<Advice> {
  const { rules, heuristic } = await mindOf(game);
  return adviseMove(rules, heuristic, asked);
}
