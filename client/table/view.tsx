import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { gameInfo } from '../games/index.ts';
import { adoptStyles } from '../kit/adopt-styles.ts';
import { Brand } from '../kit/brand.tsx';
import { Button } from '../kit/kit.tsx';
import { isStale } from '../session/connection.ts';
import { reload, renew } from '../session/reload.ts';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { Frame } from './frame.tsx';
import type { GameClient } from './game-client.ts';
import { Lobby } from './lobby.tsx';
import { StatusLine } from './status.tsx';
import styles from './table.css?inline';

adoptStyles(styles);

/** The game's own part of the client, once it has been loaded. Where it is gone, nothing can be drawn. */
export function useGame(id: string | undefined): GameClient | null {
  const [game, setGame] = useState<GameClient | null>(null);
  const [error, setError] = useState<unknown>(null);
  useLayoutEffect(() => {
    let wanted = true;
    void gameInfo(id)
      ?.load()
      .then(
        (loaded) => wanted && setGame(() => loaded),
        (failed) => wanted && setError(() => failed),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (error) throw error;
  return game;
}

export function TableView({ session }: { session: Session }) {
  const table = session.table.value;
  const client = useGame(table?.game);
  const status = session.status.value;
  useEffect(() => {
    if (isStale(status)) renew();
  }, [status]);
  if (!table || !client) return <Waiting session={session} />;
  const gone = status === 'gone' || status === 'unknown';
  if (gone) return <Waiting session={session} />;
  return table.phase === 'lobby' ? (
    <Lobby session={session} table={table} client={client} />
  ) : (
    <Frame session={session} table={table} client={client} />
  );
}

function Waiting({ session }: { session: Session }) {
  const t = text.value;
  const status = session.status.value;
  const waits = ['connecting', 'open', 'lost'].includes(status);
  const stale = isStale(status);
  return (
    <div class="waiting">
      <Brand />
      <p role="status">{t.status[status] || t.status.connecting}</p>
      {!waits && (
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

export { StatusLine };
