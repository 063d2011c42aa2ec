// The page in a frame of another site. It has little space, and no link may lead away from the table.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameInfo } from '../games/index.ts';
import { useGame, usePrefetchedGame } from '../games/use-game.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { lazy } from '../kit/lazy.tsx';
import { currentPath } from '../kit/navigate.ts';
import { NotFound } from '../kit/not-found.tsx';
import { Lesson } from '../lessons/lazy-lesson.ts';
import { Hint } from '../local/lazy-hint.ts';
import { EndStory } from '../replay/lazy-story.tsx';
import { embedParams } from '../session/embedded.ts';
import { keyAt, newKey } from '../session/keys.ts';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { readItem, removeItem, writeItem } from '../session/storage.ts';
import type { GameClient } from '../table/game-client.ts';
import { useRemoteSession } from '../table/use-remote-session.ts';
import { TableView } from '../table/view.tsx';
import { hasFlag, parseFramePath, parseHostOrigin, storageNameOf } from './address.ts';
import styles from './embed.css?inline';
import { forgetSeat, Head, TableHead } from './head.tsx';
import { connectToHost } from './host.ts';
import { reportHeight, stateMessageOf } from './host-reports.ts';
import { applyAddressWishes, applyHostMessage } from './host-wishes.ts';

// Lazy, because a frame that already has a table does not need the start card, and few show a replay.
const Replay = lazy(() => import('./replay-frame.tsx').then((part) => part.ReplayFrame));
const Start = lazy(() => import('./start.tsx').then((part) => part.StartCard));

adoptStyles(styles);
applyAddressWishes();

const start = parseFramePath(location.pathname);
const place = start?.kind === 'replay' ? null : start;
/** Where the replay of a table's game leads back to; null in a frame that shows nothing but a replay. */
const startPath = place && location.pathname + location.search;
/**
 * True if the server found no table at this address, and therefore allowed any site to frame the page. A table opened
 * at this address since then may allow only certain sites, so it must not be played here.
 */
const wasNotFound = document.querySelector('meta[name="foyer-nothing"]') !== null;
/** A table that each visitor opens for themselves has no spectators. */
const isSpectator = place?.kind !== 'new' && hasFlag(embedParams, 'watch');
const storageName = storageNameOf(location.pathname, embedParams);
const host = connectToHost(parseHostOrigin(embedParams), applyHostMessage);

export function EmbedPage() {
  useEffect(() => {
    host.tell({ type: 'ready' });
    return reportHeight(host);
  }, []);
  const shown = parseFramePath(currentPath.value);
  if (shown?.kind !== 'replay') return <TablePlace />;
  return <Replay {...shown} {...{ host, startPath }} />;
}

function TablePlace() {
  const [room, setRoom] = useState(place?.kind === 'table' ? place.room : rememberedRoom);
  useEffect(() => {
    if (place && place.kind !== 'table' && !room) host.tell({ type: 'state', state: 'start' });
  }, [room]);
  const onTable = (next: string) => {
    if (place?.kind === 'new') writeItem(storageName, next);
    setRoom(next);
  };
  if (!place || wasNotFound || (place.kind !== 'table' && !gameInfo(place.game))) {
    return (
      <>
        <Head />
        <NotFound />
      </>
    );
  }
  if (!room && place.kind !== 'table') {
    return <Start place={place} isSpectator={isSpectator} onTable={onTable} />;
  }
  // When a table is deleted, the frame offers a new one, unless its address names that very table.
  const onGone = () => {
    removeItem(storageName);
    if (place.kind !== 'table') setRoom(null);
  };
  return room ? <Table key={room} room={room} onGone={onGone} /> : null;
}

/** Returns the table that this visitor opened in this frame earlier. */
function rememberedRoom(): string | null {
  return place?.kind === 'new' ? readItem(storageName) : null;
}

function Table({ room, onGone }: { room: string; onGone(): void }) {
  const [isSeatGone, setSeatGone] = useState(false);
  const isWatching = isSpectator || isSeatGone;
  // A spectator gets a new key without a seat, even if this device has a key with one.
  const key = useMemo(() => (isWatching ? newKey() : keyAt(room)), [room, isWatching]);
  const session = useRemoteSession(room, key, isWatching);
  usePrefetchedGame();
  const client = useGame(session.table.value?.game);
  const status = session.status.value;
  useEffect(() => {
    if (status === 'gone' || status === 'unknown') onGone();
    if (status !== 'moved') return;
    forgetSeat(session);
    setSeatGone(true);
  }, [status]);
  return (
    <>
      <TableHead
        key={key}
        session={session}
        isSeatGone={isSeatGone}
        onNewTable={place?.kind === 'new' && onGone}
      />
      <TableView {...{ session, client, Hint, Lesson, Story: EndStory }} />
      <HostReport session={session} client={client} />
    </>
  );
}

/** Tells the host page the state of the game. */
function HostReport({ session, client }: { session: Session; client: GameClient | null }) {
  const table = session.table.value;
  const rules = client?.rules;
  const [seat, game] = [session.seat.value, session.game.value];
  useEffect(() => {
    if (!table || !rules) return;
    const acting = attempt(() => (game === null ? [] : rules.toAct(game)), [], rules.id);
    host.tell(stateMessageOf(table, seat, acting));
  }, [table, rules, seat, game]);
  return null;
}
