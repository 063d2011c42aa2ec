// Computes a hint: a strong bot in this browser chooses moves from what the player sees. The server takes no part.
import type { Advice, AdviceRequest, AdviceResponse, HintQuestion } from './messages.ts';
import { randomSeed } from './random-seed.ts';

export type StartWorker = () => Worker;

let worker: Worker | null | undefined;
let lastId = 0;

/** Null if the browser refuses workers here, as in some frames. */
function adviceWorker(startWorker: StartWorker): Worker | null {
  try {
    if (worker === undefined) worker = startWorker();
  } catch {
    worker = null;
  }
  return worker ?? null;
}

function askWorker(asked: Worker, question: HintQuestion): Promise<Advice[] | null> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const finish = (advice: Advice[] | null) => {
      asked.removeEventListener('message', onMessage);
      asked.removeEventListener('error', onError);
      resolve(advice);
    };
    const onMessage = ({ data }: MessageEvent<AdviceResponse>) => {
      if (data.type === 'advice' && data.id === id) finish(data.advice);
    };
    // A worker that failed to start would not answer the next question either.
    const onError = () => {
      worker = null;
      finish(null);
    };
    asked.addEventListener('message', onMessage);
    asked.addEventListener('error', onError);
    asked.postMessage({ type: 'advise', id, question } satisfies AdviceRequest);
  });
}

/** Returns the proposed moves, the best first. */
export async function requestAdvice(
  question: Omit<HintQuestion, 'seed'>,
  startWorker: StartWorker,
): Promise<Advice[]> {
  const asked = adviceWorker(startWorker);
  const seeded = { ...question, seed: randomSeed() };
  const advice = asked && (await askWorker(asked, seeded));
  if (advice) return advice;
  const { computeAdvice } = await import('./compute-advice.ts');
  return computeAdvice(seeded);
}
