// Connects to a table on the server while the component that calls this is mounted.
import { effect } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { connect } from '../session/connection.ts';
import { reloadLosesSeat } from '../session/reload.ts';
import { Session } from '../session/session.ts';
import { isOnlyInMemory } from '../session/storage.ts';
import { rememberTable } from '../session/tables.ts';

/** Another key makes another session, because the key decides whose seat it is. */
export function useRemoteSession(room: string, key: string, isSpectator = false): Session {
  const session = useMemo(() => new Session(room, key, { isSpectator }), [room, key, isSpectator]);
  // A layout effect, so that it connects before the first frame is drawn: connecting takes longer than anything else.
  useLayoutEffect(() => {
    let isOver = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/rooms/${room}/socket`;
    session.attach(
      connect(url, {
        open: (deflate) => session.sendHello(deflate),
        message: (message) => session.receive(message),
        status(status) {
          session.status.value = status;
          if (status === 'lost' && session.table.value === null) void checkExists();
        },
      }),
    );
    // A browser does not say why a WebSocket was refused, so the page requests the table to find out.
    const checkExists = async () => {
      const answer = await fetch(`/api/rooms/${room}`).catch(() => null);
      if (answer?.status !== 404 || isOver) return;
      session.leave();
      session.status.value = 'unknown';
    };
    const stopRemembering = effect(() => {
      const table = session.table.value;
      const host = table?.chairs[table.host]?.name;
      const isSeated = session.seat.value !== null;
      reloadLosesSeat.value = isSeated && isOnlyInMemory(key);
      if (table && host !== undefined && isSeated) {
        rememberTable({ room, game: table.game, host });
      }
    });
    return () => {
      isOver = true;
      stopRemembering();
      session.leave();
    };
  }, [session]);
  return session;
}
