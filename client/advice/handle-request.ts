// Runs in the worker: answers a page that asks for a hint.
import { computeAdvice } from './compute-advice.ts';
import type { Advice, AdviceRequest, AdviceResponse } from './messages.ts';

export function handleAdviceRequest(
  { id, question }: AdviceRequest,
  post: (response: AdviceResponse) => void,
): void {
  const answer = (advice: Advice[] | null) => post({ type: 'advice', id, advice });
  void computeAdvice(question).then(answer, () => answer(null));
}
