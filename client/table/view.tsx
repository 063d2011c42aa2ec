// Shows a table: the connection status, the lobby, or the game.
import { useEffect } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Brand } from '../kit/brand.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import { isStale } from '../session/connection.ts';
import { reload, reloadOnce } from '../session/reload.ts';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { Lobby } from './lobby.tsx';
import type { TableParts } from './parts.ts';
import styles from './table.css?inline';

adoptStyles(styles);

// Lazy, because the lobby is shown first. The page of a table names this file, so that it is fetched at once.
const Frame = lazy(() => import('./frame.tsx').then((part) => part.Frame));

interface Props extends TableParts {
  session: Session;
  /** Null until the game's client has been fetched. */
  client: GameClient | null;
}

export function TableView({ session, client, ...parts }: Props) {
  const table = session.table.value;
  const status = session.status.value;
  useEffect(() => {
    if (isStale(status)) reloadOnce();
  }, [status]);
  const isGone = status === 'gone' || status === 'unknown';
  if (!table || !client || isGone) return <Waiting session={session} />;
  return table.phase === 'lobby' ? (
    <Lobby session={session} table={table} client={client} />
  ) : (
    <Frame session={session} table={table} client={client} {...parts} />
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
