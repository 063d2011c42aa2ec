// The web worker of a page. It runs the room of a local table, and computes hints and stories for any table. All of them
// need the rules and the bots, so one script does it.
/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

import { computeAdvice } from '../advice/compute-advice.ts';
import type { HintQuestion, WorkerRequest, WorkerResponse } from '../advice/messages.ts';
import { computeStory, type FinishedGame } from '../story/compute-story.ts';
import type { ToRoom } from './messages.ts';
import { RoomHandler } from './room-handler.ts';

const room = new RoomHandler((message) => self.postMessage(message));

function compute({ id, what, question }: WorkerRequest): void {
  const answer = (found: unknown) =>
    self.postMessage({ type: 'computed', id, answer: found } satisfies WorkerResponse);
  const found: Promise<unknown> =
    what === 'advice'
      ? computeAdvice(question as HintQuestion)
      : computeStory(question as FinishedGame);
  void found.then(answer, () => answer(null));
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest | ToRoom>) => {
  if (data.type === 'compute') compute(data);
  else room.handle(data);
});
