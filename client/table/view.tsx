// Shows a table: the connection status, the lobby, or the game.
import { useEffect, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Brand } from '../kit/brand.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { isStale } from '../session/connection.ts';
import { reload, reloadOnce } from '../session/reload.ts';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { TableParts } from './parts.ts';
import styles from './table.css?inline';
// What the lobby, the frame and the games share comes with the shell, so that none of them waits for another.
import '../../shared/engine/index.ts';
import '../kit/hyphenated.tsx';
import '../kit/use-unit.ts';
import '../session/experience.ts';
import './player-names.ts';
import './presence.ts';
import './show.ts';
import './status.tsx';
import './touch.ts';

adoptStyles(styles);

// A table is in its lobby or in play, and the page names the one that it needs, so that it is fetched at once.
const Interrupted = lazy(() => import('./offer.tsx').then((part) => part.LessonInterrupted));
const Lobby = lazy(() => import('./lobby.tsx').then((part) => part.Lobby));
const frame = () => import('./frame.tsx').then((part) => part.Frame);
const Frame = lazy(frame);

/** So long after the lobby is there, the frame is fetched for the game that will begin. */
const LOBBY_MS = 1500;

interface Props extends TableParts {
  session: Session;
  /** Null until the game's client has been fetched. */
  client: GameClient | null;
}

export function TableView({ session, client, Lesson, ...parts }: Props) {
  const table = session.table.value;
  const status = session.status.value;
  useEffect(() => {
    if (isStale(status)) reloadOnce();
  }, [status]);
  const isLobby = client !== null && table?.phase === 'lobby';
  useEffect(() => {
    if (!isLobby) return;
    const timer = setTimeout(() => void frame().catch(() => {}), LOBBY_MS);
    return () => clearTimeout(timer);
  }, [isLobby]);
  const [learning, setLearning] = useState<'now' | 'interrupted' | null>(null);
  // Nobody waits for a learner: the lesson takes the place of a lobby, or of a table that has no other people.
  const mayLearn = Lesson !== undefined && (isLobby || session.kind === 'local');
  useEffect(() => {
    if (learning === 'now' && !mayLearn) setLearning('interrupted');
  }, [learning, mayLearn]);
  const onLearn = mayLearn ? () => setLearning('now') : undefined;
  const isGone = status === 'gone' || status === 'unknown';
  if (!table || !client || isGone) return <Waiting session={session} />;
  const leave = () => setLearning(null);
  if (learning === 'now' && mayLearn)
    return <Lesson client={client} onLeave={leave} onEnd={leave} />;
  return isLobby ? (
    <Lobby session={session} table={table} client={client} onLearn={onLearn} />
  ) : (
    <>
      {/* Nothing of the game before is left in the next one. */}
      <Frame
        key={table.round}
        session={session}
        table={table}
        client={client}
        onLearn={onLearn}
        {...parts}
      />
      {learning === 'interrupted' && <Interrupted />}
    </>
  );
}

function Waiting({ session }: { session: Session }) {
  const t = text.value;
  const status = session.status.value;
  const isConnecting = ['connecting', 'open', 'lost'].includes(status);
  const stale = isStale(status);
  return (
    <div class="waiting">
      <Brand />
      <p role="status">{t.status[status] || t.status.connecting}</p>
      {!isConnecting && (
        <p>
          {status !== 'updating' && (
            <Button {...(stale && { kind: 'primary' })} onClick={reload}>
              {t.reload}
            </Button>
          )}{' '}
          <a class={stale ? 'btn' : 'btn primary'} href="/">
            {t.home}
          </a>
        </p>
      )}
    </div>
  );
}
