// Computes a hint: a strong bot in this browser chooses a move from what the player sees. The server takes no part.
import type { Move } from '../../shared/engine/index.ts';
import type { Language } from '../text/index.ts';
import type { Advice, AdviceRequest, AdviceResponse, HintQuestion } from './messages.ts';
import { randomSeed } from './random-seed.ts';
import { hints } from './reasons.ts';

type Hints = { hints: Record<Language, Record<string, string>> };
/** The sentences of each game that say why a move is good. */
const hintFiles = import.meta.glob<Hints>('../games/*/hints.ts');
const hintsOf = (game: string) => hintFiles[`../games/${game}/hints.ts`]?.();

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

function askWorker(asked: Worker, question: HintQuestion): Promise<Advice | null> {
  const id = ++lastId;
  return new Promise((resolve) => {
    const finish = (advice: Advice | null) => {
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

async function requestAdvice(question: HintQuestion, startWorker: StartWorker): Promise<Advice> {
  const asked = adviceWorker(startWorker);
  const advice = asked && (await askWorker(asked, question));
  if (advice) return advice;
  const { computeAdvice } = await import('./compute-advice.ts');
  return computeAdvice(question);
}

/** Returns the proposed move, and a sentence in the current language that says why. */
export async function requestHint(
  question: Omit<HintQuestion, 'seed'>,
  language: Language,
  startWorker: StartWorker,
): Promise<{ move: Move; why: string }> {
  const ownHints = hintsOf(question.game);
  const { move, reason } = await requestAdvice({ ...question, seed: randomSeed() }, startWorker);
  const sentences: Record<string, string> = {
    ...hints[language],
    ...(await ownHints)?.hints[language],
  };
  return { move, why: sentences[reason] ?? '' };
}
