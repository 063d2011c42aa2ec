// How the lines of the log belong together: which say the same, whose turn they were in, and whom they concern.
import type { Seat } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import type { Change, Session } from '../session/session.ts';
import type { GameClient } from './game-client.ts';
import { type Line, type LineSource, lineOf, linesOf } from './lines.ts';

/** Puts one line in place of lines that follow each other and say the same. */
export function foldLines(source: LineSource, client: GameClient, lines: readonly Line[]): Line[] {
  const folded: Line[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    const merged = last && mergeLines(source, client, last, line);
    if (merged) folded[folded.length - 1] = merged;
    else folded.push(line);
  }
  return folded;
}

export function mergeLines(source: LineSource, client: GameClient, a: Line, b: Line): Line | null {
  const merge = () => client.mergeEvents?.(a.event, b.event) ?? null;
  const event = attempt(merge, null, client.rules.id);
  return event && lineOf(source, client, { ...b.change, before: a.change.before }, event);
}

/** Whose turn it was when this change was made. */
export function turnOfChange(
  { turnOf, rules }: GameClient,
  { before, events }: Change,
): Seat | null {
  if (!turnOf) return events.find(({ seat }) => seat !== undefined)?.seat ?? null;
  return before ? attempt(() => turnOf(before), null, rules.id) : null;
}

/** Whether this player wins or loses something by what somebody else has done. */
export const concerns = ({ impact: { by, to, gains = [] } }: Line, seat: Seat | null): boolean =>
  seat !== null && by !== seat && (to.includes(seat) || gains.some((gain) => gain.seat === seat));

/**
 * Returns what has happened since the last turn of this player, or null before their first turn. Without a log of the
 * whole game that turn may not be known.
 */
export function sinceLastTurn(
  session: Pick<Session, 'table' | 'seat' | 'log'>,
  client: GameClient,
): Line[] | null {
  const log = session.log.value;
  const seat = session.seat.value;
  const isOwn = (change: Change) => turnOfChange(client, change) === seat;
  // During the player's turn it is what happened before that turn.
  const end = isTurnOf(client, log.at(-1)?.after, seat)
    ? log.findLastIndex((change) => !isOwn(change)) + 1
    : log.length;
  const last = log.slice(0, end).findLastIndex(isOwn);
  if (seat === null || last < 0) return null;
  return linesOf(session, client, log.slice(last + 1, end));
}

export const isTurnOf = ({ turnOf, rules }: GameClient, state: unknown, seat: Seat | null) =>
  Boolean(turnOf && state && seat !== null) &&
  attempt(() => turnOf?.(state) === seat, false, rules.id);
