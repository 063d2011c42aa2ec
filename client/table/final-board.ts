// Keeps the final board in sight for somebody who does not play the next game: the others begin it at the same table,
// and this page takes no part in it until its reader wants to watch.
import { type Signal, signal } from '@preact/signals';
import type { FromServer } from '../../shared/protocol/index.ts';
import type { Session } from '../session/session.ts';

const kept = new WeakMap<Session, Signal<boolean>>();

/** Whether the table has gone on and the page still shows the end of the game before. */
export function keepFinalBoard(session: Session): Signal<boolean> {
  const known = kept.get(session);
  if (known) return known;
  const isKept = signal(false);
  kept.set(session, isKept);
  const receive = session.receive.bind(session);
  session.receive = (message) => {
    // Who is connected is said by seats, and the seats are others now.
    if (message.type === 'here' && isKept.value) return;
    if (message.type !== 'welcome' && message.type !== 'update') receive(message);
    else if (!isKept.value && !goesOnWithoutReader(session, message)) receive(message);
    else {
      isKept.value = true;
      receive(withoutNews(session, message));
    }
  };
  return isKept;
}

/** Shows the table as it is now. */
export function watchOthers(session: Session): void {
  const isKept = kept.get(session);
  if (isKept) isKept.value = false;
  session.log.value = [];
  session.table.value = null;
  session.sendHello();
}

function goesOnWithoutReader(
  { table, seat }: Session,
  message: Extract<FromServer, { type: 'welcome' | 'update' }>,
): boolean {
  if (table.value?.phase !== 'over' || seat.value === null || message.seat !== null) return false;
  if (message.type === 'welcome')
    return message.table.phase !== 'over' || message.table.round !== table.value.round;
  return message.table instanceof Object && 'phase' in message.table;
}

/** What is left of the message: the connection is open, and the command is done. */
function withoutNews(
  { table, game, seat }: Session,
  message: Extract<FromServer, { type: 'welcome' | 'update' }>,
): FromServer {
  if (message.type === 'update') return { type: 'done', id: message.id ?? '', seq: message.seq };
  const shown = table.value ?? message.table;
  return { ...message, table: shown, game: game.value, seat: seat.value };
}
