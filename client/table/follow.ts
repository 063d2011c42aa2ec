// Follows a game for the viewer: tells the changes on the board, announces them to screen readers, and opens what has
// happened since the last turn.
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { showRecap } from '../session/settings.ts';
import { Announcements } from './announcements.ts';
import type { GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';
import { startPlayback } from './playback.ts';
import { sayLine } from './say-line.ts';
import { foldLines, isOwnTurn, mattersTo, sinceLastTurn, startOfTurn } from './turns.ts';

/** A player with less time for the decision has no time to read. */
const TIME_TO_READ_MS = 60_000;

export interface Following {
  announcements: Announcements;
  stop(): void;
}

export function follow(
  session: Session,
  client: GameClient,
  moment: Moment,
  openRecap: () => void,
): Following {
  const announcements = new Announcements(
    (lines) => foldLines(session, client, lines),
    (line) => sayLine(session, client, line),
  );
  const stopPlayback = startPlayback(session, client, moment, {
    onLines: (lines, isOwn) => announcements.add(lines, isOwn),
  });
  /** The last turn that has been looked at, by the change that began it. */
  let known = startOfTurn(session, client);
  /** Whether the player has come back to this page in their turn, before the log has arrived. */
  let isBack = session.hasLogGap.value && isOwnTurn(session, client);
  const stopEffect = effect(() => {
    const seat = session.seat.value;
    const start = startOfTurn(session, client);
    // While changes are told, the turn has not begun for the viewer.
    if (moment.shown.value || start === null) return;
    const isLive = session.log.peek().some(({ seq, live }) => seq === start && live);
    const begins = start !== known && (isLive || isBack);
    known = start;
    isBack = false;
    if (!begins || showRecap.value.peek() === 'off') return;
    const due = session.table.peek()?.due ?? null;
    if (due !== null && due - Date.now() < TIME_TO_READ_MS) return;
    if (sinceLastTurn(session, client)?.some((line) => mattersTo(line, seat))) openRecap();
  });
  return {
    announcements,
    stop() {
      stopEffect();
      stopPlayback();
      announcements.stop();
    },
  };
}
