// A hint in words: the move, what it certainly changes, and what it is worth compared with other moves.
import { seatOfPart } from '../../shared/bots/index.ts';
import { attempt } from '../session/report.ts';
import type { GameClient } from '../table/game-client.ts';
import type { Guide } from '../table/guide.ts';
import type { MovePath } from '../table/picker.ts';
import { wayOf } from '../table/way.ts';
import { type Language, language, text } from '../text/index.ts';
import type { Advice } from './messages.ts';
import { sureChanges } from './outlook.ts';
import { words } from './words.ts';

/** What the parts of a game's evaluation are called, in a few words after a colon. */
export interface HintWords {
  parts: Record<string, string>;
  /** An amount in the unit of the evaluation, if it is not that of the game's points. */
  amount?(number: number): string;
}

const files = import.meta.glob<{ hints: Record<Language, HintWords> }>('../games/*/hints.ts');

/** Fetches what the game calls the parts of its evaluation. */
export const fetchHintWords = async (game: string) =>
  (await files[`../games/${game}/hints.ts`]?.())?.hints;

interface Hinted {
  client: GameClient;
  guide: Guide | null;
  own: HintWords | undefined;
  view: unknown;
  seat: number;
  names: string[];
}

/** Why the move is better than others. Empty if the game has no word for it. */
function whyOf(
  { part, points }: Advice['reason'],
  changes: readonly string[],
  { client, own, view, names }: Hinted,
): string {
  const w = words.value;
  if (part === 'only' || part === 'close') return w[part];
  const number = Math.round(points);
  const { points: pointsOf } = client.words[language.value];
  const amount = own?.amount?.(number) ?? pointsOf?.(number, view) ?? text.value.points(number);
  const rival = seatOfPart(part);
  if (rival !== null) {
    const name = names[rival] ?? '';
    if (number === 0) return w.close;
    const isHarmed = changes.some((line) => line.includes(name));
    return isHarmed ? w.harms(name, amount) : w.denies(name, amount);
  }
  const gained = own?.parts[part];
  if (!gained) return '';
  return number > 0 ? w.better(amount, gained) : w.slightly(gained);
}

export function sentenceOf(advice: Advice, path: MovePath['path'], hinted: Hinted): string {
  const { client, guide, view, seat, names } = hinted;
  const { move, reason } = advice;
  const { rules } = client;
  const way = wayOf({ move, path }, { client, guide, state: view, seat, names });
  const list = () => (guide ? sureChanges({ rules, guide, view, move, seat, names }) : []);
  const changes = attempt(list, [], rules.id);
  const colon = language.value === 'fr' ? '\u00a0: ' : ': ';
  const done = changes.length > 0 ? `${way}${colon}${changes.join(', ')}.` : `${way}.`;
  return `${done} ${whyOf(reason, changes, hinted)}`.trim();
}
