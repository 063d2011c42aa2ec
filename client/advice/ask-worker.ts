// Asks the worker of this page something that takes a while, and hears the answer.
import type { WorkerRequest, WorkerResponse } from './messages.ts';

export type StartWorker = () => Worker;

let worker: Worker | null | undefined;
let lastId = 0;

/** Null if the browser refuses workers here, as in some frames. */
function startedWorker(startWorker: StartWorker): Worker | null {
  try {
    if (worker === undefined) worker = startWorker();
  } catch {
    worker = null;
  }
  return worker ?? null;
}

/** Resolves with null if there is no worker, or if it has failed. */
export function askWorker<Answer>(
  startWorker: StartWorker,
  what: WorkerRequest['what'],
  question: unknown,
): Promise<Answer | null> {
  const asked = startedWorker(startWorker);
  if (!asked) return Promise.resolve(null);
  const id = ++lastId;
  return new Promise((resolve) => {
    const finish = (answer: unknown) => {
      asked.removeEventListener('message', onMessage);
      asked.removeEventListener('error', onError);
      resolve(answer as Answer | null);
    };
    const onMessage = ({ data }: MessageEvent<WorkerResponse>) => {
      if (data.type === 'computed' && data.id === id) finish(data.answer);
    };
    // A worker that failed to start would not answer the next question either.
    const onError = () => {
      worker = null;
      finish(null);
    };
    asked.addEventListener('message', onMessage);
    asked.addEventListener('error', onError);
    asked.postMessage({ type: 'compute', id, what, question } satisfies WorkerRequest);
  });
}
