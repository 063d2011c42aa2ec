// Advice for whoever plays: a strong bot in this browser thinks about what the player sees, and nothing else. No
// table need be asked.
import type { Seed } from '../../shared/engine/index.ts';
import type { Advice, FromDesk, Question, ToDesk } from '../local/mail.ts';
import type { Language } from '../text/index.ts';
import { hints } from './reasons.ts';

type Hints = { hints: Record<Language, Record<string, string>> };
/** What each game says for a move. */
const all = import.meta.glob<Hints>('../games/*/hints.ts');
const hintsOf = (game: string) => all[`../games/${game}/hints.ts`]?.();

let worker: Worker | null | undefined;
let asked = 0;

/** Null where pages may have none, as in some frames. */
function thinker(): Worker | null {
  try {
    if (worker === undefined)
      worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
  } catch {
    worker = null;
  }
  return worker ?? null;
}

function askWorker(asking: Worker, question: Question): Promise<Advice | null> {
  const id = ++asked;
  return new Promise((resolve) => {
    const done = (advice: Advice | null) => {
      asking.removeEventListener('message', heard);
      asking.removeEventListener('error', failed);
      resolve(advice);
    };
    const heard = ({ data }: MessageEvent<FromDesk>) => {
      if (data.type === 'advice' && data.id === id) done(data.advice);
    };
    // One that did not start will not answer the next question either.
    const failed = () => {
      worker = null;
      done(null);
    };
    asking.addEventListener('message', heard);
    asking.addEventListener('error', failed);
    asking.postMessage({ type: 'advise', id, question } satisfies ToDesk);
  });
}

async function think(question: Question): Promise<Advice> {
  const asking = thinker();
  const given = asking && (await askWorker(asking, question));
  if (given) return given;
  const { adviceFor } = await import('./advise.ts');
  return adviceFor(question);
}

/** A move, and why in a sentence of the language that is spoken. */
export async function advice(
  question: Omit<Question, 'seed'>,
  language: Language,
): Promise<{ move: Advice['move']; why: string }> {
  const seed = [...crypto.getRandomValues(new Uint32Array(4))] as unknown as Seed;
  const words = hintsOf(question.game);
  const { move, reason } = await think({ ...question, seed });
  const said: Record<string, string> = { ...hints[language], ...(await words)?.hints[language] };
  return { move, why: said[reason] ?? '' };
}
