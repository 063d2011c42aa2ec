// Has the story of a finished game worked out in the worker of this page, or here if the browser refuses workers.
import { askWorker, type StartWorker } from '../advice/ask-worker.ts';
import type { ComputedStory, FinishedGame } from '../story/compute-story.ts';

export async function requestStory(
  question: FinishedGame,
  startWorker: StartWorker,
): Promise<ComputedStory> {
  const told = await askWorker<ComputedStory>(startWorker, 'story', question);
  if (told) return told;
  const { computeStory } = await import('../story/compute-story.ts');
  return computeStory(question);
}
