// Follows a game for the viewer: tells the changes on the board, announces them to screen readers, and opens what has
// happened since the last turn.
import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { showRecap } from '../session/settings.ts';
import { Announcements } from './announcements.ts';
import type { GameClient } from './game-client.ts';
import type { Moment } from './moment.ts';
import { startPlayback } from './playback.ts';
import { concerns, foldLines, isTurnOf, sinceLastTurn } from './turns.ts';

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
  const announcements = new Announcements((lines) => foldLines(session, client, lines));
  const stopPlayback = startPlayback(session, client, moment, {
    onLines: (lines, isOwn) => announcements.add(lines, isOwn),
  });
  /** The turn that has begun, by whether its beginning has been looked at. */
  let wasOwnTurn = isTurnOf(client, session.game.value, session.seat.value);
  const stopEffect = effect(() => {
    const seat = session.seat.value;
    // While changes are told, the turn has not begun for the viewer.
    if (moment.shown.value) return;
    const isOwnTurn = isTurnOf(client, session.game.value, seat);
    const begins = isOwnTurn && !wasOwnTurn;
    wasOwnTurn = isOwnTurn;
    if (!begins || showRecap.value.peek() === 'off') return;
    const due = session.table.peek()?.due ?? null;
    if (due !== null && due - Date.now() < TIME_TO_READ_MS) return;
    if (sinceLastTurn(session, client)?.some((line) => concerns(line, seat))) openRecap();
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
