import { advise } from '../../shared/bots/index.ts';
import type { Advice, Question } from './mail.ts';
import { mindOf } from './minds.ts';

/** Thinks here and now: a page asks the worker to. */
export async function adviceFor({ game, ...asked }: Question): Promise<Advice> {
  const { rules, sense } = await mindOf(game);
  return advise(rules, sense, asked);
}
