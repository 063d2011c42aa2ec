// A table at the edge, from its link: the lobby first, then the game.
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { gameInfo } from '../../games/index.ts';
import { connect } from '../../session/connection.ts';
import { isPassing, keep, keyAt } from '../../session/keys.ts';
import { holdsMore } from '../../session/reload.ts';
import { Session } from '../../session/session.ts';
import { remember } from '../../session/tables.ts';
import { TableView } from '../../table/view.tsx';

/** A key that came with the link is a seat handed over from another device. */
const handed = () => location.hash.match(/^#([\w-]{22,64})$/)?.[1];

/** The key is the one that is kept here: nobody is to read it in the address, or to send it on with it. */
function take(room: string, key: string): void {
  keep(`key ${room}`, key);
  try {
    history.replaceState(null, '', location.pathname);
  } catch {
    // A sandbox may forbid it.
  }
}

/** The page of a link says which game it is, before the table can: there is time to make it ready. */
const foretold = () =>
  gameInfo(
    document.querySelector<HTMLElement>('link[data-game]:not([data-game=""])')?.dataset.game,
  );

export function TablePage({ room }: { room: string }) {
  const [key, setKey] = useState(() => handed() ?? keyAt(room));
  const session = useTable(room, key);
  const [known, seat] = [session.table.value !== null, session.seat.value];
  useEffect(() => {
    if (!known || key !== handed()) return;
    // Whoever sends a link with a key of no seat takes nobody's seat from them.
    const own = seat === null ? keyAt(room) : key;
    take(room, own);
    setKey(own);
  }, [known, seat]);
  return <TableView session={session} />;
}

/** At the table as long as what calls it is shown; with another key as somebody else. */
export function useTable(room: string, key: string, watches = false): Session {
  const session = useMemo(() => new Session(room, key, watches), [room, key, watches]);
  // Before the first frame is drawn: the way to the table is the longest of all.
  useLayoutEffect(() => {
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
    // Once the connection is on its way: it waits for a timer of its own, set before this one.
    setTimeout(() => void foretold()?.load());
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
      const isSeated = session.seat.value !== null;
      holdsMore.value = isSeated && isPassing(room);
      if (table && host !== undefined && isSeated) {
        remember({ room, game: table.game, host });
      }
    });
    return () => {
      ended = true;
      recall();
      session.leave();
    };
  }, [session]);
  return session;
}
