// Computes a hint: a strong bot in this browser chooses moves from what the player sees. The server takes no part.
import { askWorker, type StartWorker } from './ask-worker.ts';
import type { Advice, HintQuestion } from './messages.ts';
import { randomSeed } from './random-seed.ts';

/** Returns the proposed moves, the best first. */
export async function requestAdvice(
  question: Omit<HintQuestion, 'seed'>,
  startWorker: StartWorker,
): Promise<Advice[]> {
  const seeded = { ...question, seed: randomSeed() };
  const advice = await askWorker<Advice[]>(startWorker, 'advice', seeded);
  if (advice) return advice;
  const { computeAdvice } = await import('./compute-advice.ts');
  return computeAdvice(seeded);
}
