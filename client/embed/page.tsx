// A table within another site: its place in the page is all it has, so it is lean, and nothing leads away from it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Nowhere } from '../app/pages/nowhere.tsx';
import { useTable } from '../app/pages/table.tsx';
import { gameInfo } from '../games/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { lazy } from '../kit/lazy.tsx';
import { asked } from '../session/embedded.ts';
import { forget, keep, kept, keyAt, newKey } from '../session/keys.ts';
import { attempt } from '../session/report.ts';
import type { Session } from '../session/session.ts';
import { TableView, useGame } from '../table/view.tsx';
import { flagged, hostOf, memoryOf, placeOf } from './address.ts';
import styles from './embed.css?inline';
import { forgetSeat, Head, TableHead } from './head.tsx';
import { speakWith } from './host.ts';
import { dress, obey } from './looks.ts';
import { reportsHeight, stateOf } from './report.ts';

// A table that is there already needs none of what offers a new one.
const Start = lazy(() => import('./start.tsx').then((part) => part.Start));

adoptStyles(styles);
dress();

const place = placeOf(location.pathname);
/**
 * When this page was asked for there was no such table, so anybody may frame it. One that is opened under this
 * address since then may name the sites where it is played: it is not to be played here.
 */
const nothing = document.querySelector('meta[name="foyer-nothing"]') !== null;
/** At a table that each visitor opens for themselves there is nothing to watch. */
const watches = place?.kind !== 'new' && flagged(asked, 'watch');
const memory = memoryOf(location.pathname, asked);
const host = speakWith(hostOf(asked), obey);

export function EmbedPage() {
  const [room, setRoom] = useState(place?.kind === 'table' ? place.room : remembered);
  useEffect(() => {
    host.tell({ type: 'ready' });
    return reportsHeight(host);
  }, []);
  useEffect(() => {
    if (place && place.kind !== 'table' && !room) host.tell({ type: 'state', state: 'start' });
  }, [room]);
  const onTable = (next: string) => {
    if (place?.kind === 'new') keep(memory, next);
    setRoom(next);
  };
  if (!place || nothing || (place.kind !== 'table' && !gameInfo(place.game))) {
    return (
      <>
        <Head />
        <Nowhere />
      </>
    );
  }
  if (!room && place.kind !== 'table') {
    return <Start place={place} watches={watches} onTable={onTable} />;
  }
  // A table that has been cleared away makes room for the next; the link to one leads to no other.
  const onGone = () => {
    forget(memory);
    if (place.kind !== 'table') setRoom(null);
  };
  return room ? <Table key={room} room={room} onGone={onGone} /> : null;
}

/** Of a table that each visitor opens: the one that this visitor has opened here before. */
function remembered(): string | null {
  return place?.kind === 'new' ? kept(memory) : null;
}

function Table({ room, onGone }: { room: string; onGone(): void }) {
  const [away, setAway] = useState(false);
  const strange = watches || away;
  // Whoever watches is nobody: not even the one who had a seat here.
  const key = useMemo(() => (strange ? newKey() : keyAt(room)), [room, strange]);
  const session = useTable(room, key, strange);
  const status = session.status.value;
  useEffect(() => {
    if (status === 'gone' || status === 'unknown') onGone();
    if (status !== 'moved') return;
    forgetSeat(session);
    setAway(true);
  }, [status]);
  return (
    <>
      <TableHead key={key} session={session} away={away} onAnew={place?.kind === 'new' && onGone} />
      <TableView session={session} />
      <Report session={session} />
    </>
  );
}

function Report({ session }: { session: Session }) {
  const table = session.table.value;
  const rules = useGame(table?.game)?.rules;
  const [seat, game] = [session.seat.value, session.game.value];
  useEffect(() => {
    if (!table || !rules) return;
    const acting = attempt(() => (game === null ? [] : rules.toAct(game)), [], rules.id);
    host.tell(stateOf(table, seat, acting));
  }, [table, rules, seat, game]);
  return null;
}
