// The page of a link to a table on the server: its lobby and its game.
import { useEffect, useState } from 'preact/hooks';
import { useGame, usePrefetchedGame } from '../../games/use-game.ts';
import { Lesson } from '../../lessons/lazy-lesson.ts';
import { Hint } from '../../local/lazy-hint.ts';
import { EndStory } from '../../replay/lazy-story.tsx';
import { keyAt, storeKey } from '../../session/keys.ts';
import { useRemoteSession } from '../../table/use-remote-session.ts';
import { TableView } from '../../table/view.tsx';

/** The seat key in the link, if a player moves their seat to this device. */
const keyFromLink = () => location.hash.match(/^#([\w-]{22,64})$/)?.[1];

/** Stores the key and removes it from the address, where others could read it or send it on. */
function adoptKey(room: string, key: string): void {
  storeKey(room, key);
  try {
    history.replaceState(null, '', location.pathname);
  } catch {
    // A sandboxed frame may forbid changes to the history.
  }
}

export function TablePage({ room }: { room: string }) {
  const [key, setKey] = useState(() => keyFromLink() ?? keyAt(room));
  const session = useRemoteSession(room, key);
  usePrefetchedGame();
  const table = session.table.value;
  const client = useGame(table?.game);
  const [isKnown, seat] = [table !== null, session.seat.value];
  useEffect(() => {
    if (!isKnown || key !== keyFromLink()) return;
    // A link whose key has no seat must not overwrite the key of a seat on this device.
    const own = seat === null ? keyAt(room) : key;
    adoptKey(room, own);
    setKey(own);
  }, [isKnown, seat]);
  return <TableView {...{ session, client, Hint, Lesson, Story: EndStory }} />;
}
