// The lines of the log: what happened, in words, with whom it concerns and where it can be seen.
import type { GameEvent } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import type { Change, Session } from '../session/session.ts';
import type { TextPiece } from '../text/compose.ts';
import { language } from '../text/index.ts';
import { words as spoken } from './follow-words.ts';
import type { GameClient, Impact } from './game-client.ts';

export interface Line {
  change: Change;
  event: GameEvent;
  pieces: TextPiece[];
  impact: Impact;
  /** Why it brings or costs something. */
  why: string | null;
}

export type LineSource = Pick<Session, 'table' | 'seat'>;

const namesAt = ({ table }: LineSource): string[] =>
  table.value?.chairs.map(({ name }) => name) ?? [];

export function lineOf(
  source: LineSource,
  client: GameClient,
  change: Change,
  event: GameEvent,
): Line | null {
  const names = namesAt(source);
  const by = event.seat ?? null;
  const nobodyElse: Impact = { by, to: [], at: null };
  const game = client.rules.id;
  // The room says it, so the games have no words for it.
  if (event.type === 'undone')
    return {
      change,
      event,
      pieces: [spoken.value.undone(by === source.seat.value ? null : (names[by ?? 0] ?? ''))],
      impact: nobodyElse,
      why: null,
    };
  const words = client.words[language.value];
  // An event that was put together from several is none of the list.
  const earlier = change.events.slice(0, Math.max(0, change.events.indexOf(event)));
  const { before, after } = change;
  const say = () => words.event(event, names, source.seat.value, after, { before, earlier });
  const pieces = attempt(say, null, game);
  const impactOf = () => client.impactOf?.(event, change.before, earlier) ?? nobodyElse;
  const because = () => words.because?.(event, change.before, earlier) ?? null;
  const impact = attempt(impactOf, nobodyElse, game);
  // Before the first deal there is no state, and nothing to compare with.
  const why = change.before ? attempt(because, null, game) : null;
  return pieces && { change, event, pieces, impact, why };
}

/** The lines of a change stay the same while language, names and seat do. */
const known = new WeakMap<Change, { key: string; lines: Line[] }>();

/** Returns the lines of these changes. Some events have none. */
export function linesOf(source: LineSource, client: GameClient, log: readonly Change[]): Line[] {
  const key = [language.value, source.seat.value, ...namesAt(source)].join('\n');
  return log.flatMap((change) => {
    const found = known.get(change);
    if (found?.key === key) return found.lines;
    const lines = change.events.flatMap((event) => lineOf(source, client, change, event) ?? []);
    known.set(change, { key, lines });
    return lines;
  });
}
