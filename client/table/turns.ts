// How the lines of the log belong together: which say the same, whose turn they were in, and whom they concern.
import type { Seat } from '../../shared/engine/index.ts';
import { attempt } from '../session/report.ts';
import type { Change, Session } from '../session/session.ts';
import type { GameClient } from './game-client.ts';
import { type Line, type LineSource, lineOf, linesOf } from './lines.ts';

/** So many changes are enough for two lines: some have none. */
const LATEST_CHANGES = 9;

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

export interface Turn {
  seat: Seat | null;
  lines: Line[];
}

/** Puts the lines under whose turn it was, and lines that say the same into one. */
export function foldByTurn(source: LineSource, client: GameClient, lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const seat = turnOfLine(client, line);
    const last = turns.at(-1);
    if (last?.seat === seat) last.lines.push(line);
    else turns.push({ seat, lines: [line] });
  }
  return turns.map((turn) => ({ ...turn, lines: foldLines(source, client, turn.lines) }));
}

/** The lines of the latest changes, with the payments that belong to them. */
export function latestLines(
  session: LineSource & Pick<Session, 'log'>,
  client: GameClient,
): Line[] {
  const lines = linesOf(session, client, session.log.value.slice(-LATEST_CHANGES));
  return foldByTurn(session, client, lines).flatMap((turn) => turn.lines);
}

export function mergeLines(source: LineSource, client: GameClient, a: Line, b: Line): Line | null {
  const merge = () => client.mergeEvents?.(a.event, b.event) ?? null;
  const event = attempt(merge, null, client.rules.id);
  return event && lineOf(source, client, { ...b.change, before: a.change.before }, event);
}

/** Whose turn it is in a state, as its game says. */
const turnAt = ({ rules }: Pick<GameClient, 'rules'>, state: unknown): Seat | null =>
  state == null ? null : attempt(() => rules.turnOf?.(state) ?? null, null, rules.id);

/** Whose turn it was when this change was made. */
function turnOfChange(client: GameClient, { before, events }: Change): Seat | null {
  if (client.rules.turnOf) return turnAt(client, before);
  return events.find(({ seat }) => seat !== undefined)?.seat ?? null;
}

/** Whose turn a line belongs to: what the next player does at once may be in the change that ended the turn before. */
export function turnOfLine(client: GameClient, { change, impact: { by } }: Line): Seat | null {
  const turn = turnOfChange(client, change);
  const next = client.rules.turnOf ? turnAt(client, change.after) : turn;
  return by === next ? next : turn;
}

/** Whether this player wins or loses something by what somebody else has done. */
export const concerns = ({ impact: { by, to, gains = [] } }: Line, seat: Seat | null): boolean =>
  seat !== null && by !== seat && (to.includes(seat) || gains.some((gain) => gain.seat === seat));

/** Whether it concerns this player, or is an answer of theirs by which somebody wins or loses something. */
export const mattersTo = (line: Line, seat: Seat | null): boolean => {
  const { by, to, gains = [] } = line.impact;
  return concerns(line, seat) || (seat !== null && by === seat && to.length + gains.length > 0);
};

type Log = Pick<Session, 'table' | 'seat' | 'log'>;

/** Returns how many changes of the log came before the turn of this player that is running, or that is to come. */
function lengthBeforeTurn({ log: { value: log }, seat }: Log, client: GameClient): number {
  if (!isTurnOf(client, log.at(-1)?.after, seat.value)) return log.length;
  return log.findLastIndex((change) => turnOfChange(client, change) !== seat.value) + 1;
}

/** Returns the number of the change that began the running turn of this player. Null if it is another's turn. */
export function startOfTurn(session: Log, client: GameClient): number | null {
  const log = session.log.value;
  const length = lengthBeforeTurn(session, client);
  const isOwn = isTurnOf(client, log.at(-1)?.after, session.seat.value);
  return isOwn ? (log[length - 1]?.seq ?? null) : null;
}

/**
 * Returns what has happened since the last turn of this player ended, their answers to others included, or null before
 * their first turn. During a turn it is what happened before that turn.
 */
export function sinceLastTurn(session: Log, client: GameClient): Line[] | null {
  const seat = session.seat.value;
  const log = session.log.value.slice(0, lengthBeforeTurn(session, client));
  const last = log.findLastIndex((change) => turnOfChange(client, change) === seat);
  if (seat === null || last < 0) return null;
  // The change that ended the turn may have begun the next one.
  const lines = linesOf(session, client, log.slice(last));
  return lines.filter((line) => turnOfLine(client, line) !== seat);
}

const isTurnOf = (client: GameClient, state: unknown, seat: Seat | null) =>
  seat !== null && turnAt(client, state) === seat;

export const isOwnTurn = ({ game, seat }: Pick<Session, 'game' | 'seat'>, client: GameClient) =>
  isTurnOf(client, game.value, seat.value);
