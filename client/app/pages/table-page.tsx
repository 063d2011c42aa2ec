// The page of a link to a table on the server: its lobby and its game.
import { useState } from 'preact/hooks';
import { useGame, usePrefetchedGame } from '../../games/use-game.ts';
import { lazy } from '../../kit/lazy.tsx';
import { Lesson } from '../../lessons/lazy-lesson.ts';
import { Hint } from '../../local/lazy-hint.ts';
import { EndStory } from '../../replay/lazy-story.tsx';
import { keyAt, storedKey } from '../../session/keys.ts';
import { ROOM_ID_LENGTH } from '../../session/room-id.ts';
import { useRemoteSession } from '../../table/use-remote-session.ts';
import { TableView } from '../../table/view.tsx';

const LinkedSeat = lazy(() => import('./linked-seat.tsx').then((part) => part.LinkedSeat));

/** The seat key in the link, if a player moves their seat to this device. */
const keyFromLink = () => location.hash.match(/^#([\w-]{22,64})$/)?.[1];

/** With an id that only watches it is the page of a spectator. */
export function TablePage({ room }: { room: string }) {
  const [linked] = useState(keyFromLink);
  const [key, setKey] = useState(() => (!storedKey(room) && linked) || keyAt(room));
  const session = useRemoteSession(room, key, room.length > ROOM_ID_LENGTH);
  usePrefetchedGame();
  const client = useGame(session.table.value?.game);
  return (
    <>
      <TableView {...{ session, client, Hint, Lesson, Story: EndStory }} />
      {linked && <LinkedSeat {...{ session, linked, setKey }} />}
    </>
  );
}
