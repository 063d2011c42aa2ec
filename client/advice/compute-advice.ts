import { advise } from '../../shared/bots/index.ts';
import type { Advice, Question } from '../local/messages.ts';
import { mindOf } from './minds.ts';

/** Thinks here and now: a page asks the worker to. */
export async function adviceFor({ game, ...asked }: Question): Promise<Advice> {
  const { rules, heuristic } = await mindOf(game);
  return advise(rules, heuristic, asked);
}
