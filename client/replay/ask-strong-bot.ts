// What the strong bot would do at a step of a replay. It sees what whoever decides there saw, and nothing more.
import { requestAdvice } from '../advice/request-advice.ts';
import { fetchHintWords, sentenceOf } from '../advice/sentence.ts';
import { startWorker } from '../local/start-worker.ts';
import { language } from '../text/index.ts';
import type { ReplayRun } from './replay-run.ts';
import { words } from './words.ts';

export async function askStrongBot({ client, state, replay }: ReplayRun): Promise<string> {
  const { rules } = client;
  const [seat] = rules.toAct(state);
  if (seat === undefined) return words.value.noMove;
  const view = rules.view(state, seat);
  const moves = rules.moves(view, seat);
  const question = { game: rules.id, view, moves: [...moves], seat };
  const [[advice], own, guide] = await Promise.all([
    requestAdvice(question, startWorker),
    fetchHintWords(rules.id),
    client.guide?.(),
  ]);
  if (!advice) return words.value.noMove;
  const names = replay.seats.map(({ name }) => name);
  const sentence = sentenceOf(advice, rules.path(view, advice.move), {
    ...{ client, view, seat, names },
    guide: guide?.words[language.value] ?? null,
    own: own?.[language.value],
  });
  return `${names[seat]}: ${sentence}`;
}
