// Whether the viewer is called to play their own turn, or only to answer a question in somebody else's.
import type { Seat, Viewer } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import { inCurrentLanguage } from '../text/index.ts';
import type { GameClient } from './game-client.ts';

export type Call = 'turn' | 'question';

/** Null if the viewer has nothing to decide. Where it is nobody's turn, as in an auction, nobody is interrupted. */
export function callOf(
  { rules }: Pick<GameClient, 'rules'>,
  state: unknown,
  viewer: Viewer,
  acting: readonly Seat[],
): Call | null {
  if (viewer === null || !acting.includes(viewer)) return null;
  const turn = attempt(() => rules.turnOf?.(state) ?? null, null, rules.id);
  return turn === null || turn === viewer ? 'turn' : 'question';
}

export const callWords = inCurrentLanguage<Record<Call, string>>({
  en: { turn: 'Your turn', question: 'A question for you' },
  it: { turn: 'Tocca a te', question: 'Una domanda per te' },
  fr: { turn: 'À toi de jouer', question: 'À toi de répondre' },
});
