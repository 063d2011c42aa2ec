// A table at the edge, from its link: the lobby first, then the game.
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { connect } from './connection.ts';
import { keep, keyAt } from './keys.ts';
import { Session } from './session.ts';
import { remember } from './tables.ts';
import { TableView } from './view.tsx';

/** A key that came with the link is a seat handed over from another device. */
function keyFor(room: string): string {
  const handed = location.hash.match(/^#([\w-]{22,64})$/)?.[1];
  if (handed) {
    keep(`key ${room}`, handed);
    history.replaceState(null, '', location.pathname);
  }
  return keyAt(room);
}

export function TablePage({ room }: { room: string }) {
  const session = useMemo(() => new Session(room, keyFor(room)), [room]);
  useEffect(() => {
    let ended = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/rooms/${room}/socket`;
    session.attach(
      connect(url, {
        open: () => session.opened(),
        message: (message) => session.heard(message),
        status(status) {
          session.status.value = status;
          if (status === 'lost' && session.table.value === null) void isThere();
        },
      }),
    );
    // A browser does not say why a connection was refused; the table itself can be asked.
    const isThere = async () => {
      const answer = await fetch(`/api/rooms/${room}`).catch(() => null);
      if (answer?.status !== 404 || ended) return;
      session.leave();
      session.status.value = 'unknown';
    };
    const recall = effect(() => {
      const table = session.table.value;
      const host = table?.chairs[table.host]?.name;
      if (table && host !== undefined && session.seat.value !== null) {
        remember({ room, game: table.game, host });
      }
    });
    return () => {
      ended = true;
      recall();
      session.leave();
    };
  }, [session]);
  return <TableView session={session} />;
}
