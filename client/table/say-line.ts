// A line of the log for those who hear it: what the board shows beside it is said too.
import { joinPieces } from '../text/compose.ts';
import { language, text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Line, LineSource } from './lines.ts';

/** “Anna places a red tenant in flat B2. Anna +2 points. Flat B2 (suite): three tenants, +2 each.” */
export function sayLine(
  { table, seat }: LineSource,
  { words }: Pick<GameClient, 'words'>,
  { pieces, impact: { gains = [] }, why }: Line,
): string {
  const line = joinPieces(pieces);
  const { gain: sayGain } = words[language.value];
  if (!sayGain || gains.length === 0) return line;
  const nameOf = (who: number) =>
    who === seat.value ? text.value.you : (table.value?.chairs[who]?.name ?? '');
  const all = gains.map((gain) => `${nameOf(gain.seat)} ${sayGain(gain.text)}`).join(', ');
  return [line, `${all.charAt(0).toUpperCase()}${all.slice(1)}.`, why].filter(Boolean).join(' ');
}
