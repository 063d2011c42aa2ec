import { useLayoutEffect, useState } from 'preact/hooks';
import type { GameClient } from '../games/contract.ts';
import { shelved } from '../games/index.ts';
import { Brand } from '../pages/brand.tsx';
import { text } from '../text/index.ts';
import { Button } from '../ui/kit.tsx';
import { wear } from '../ui/wear.ts';
import { Frame } from './frame.tsx';
import { Lobby } from './lobby.tsx';
import type { Session } from './session.ts';
import { StatusLine } from './status.tsx';
import styles from './table.css?inline';

wear(styles);

/** The game's own part of the client, once it has been loaded. */
export function useGame(id: string | undefined): GameClient | null {
  const [game, setGame] = useState<GameClient | null>(null);
  useLayoutEffect(() => {
    let wanted = true;
    void shelved(id)
      ?.load()
      .then((loaded) => wanted && setGame(() => loaded));
    return () => {
      wanted = false;
    };
  }, [id]);
  return game;
}

export function TableView({ session }: { session: Session }) {
  const table = session.table.value;
  const client = useGame(table?.game);
  const status = session.status.value;
  if (!table || !client) return <Waiting session={session} />;
  const gone = status === 'gone' || status === 'unknown' || status === 'outdated';
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
  const final = status !== 'connecting' && status !== 'open' && status !== 'lost';
  return (
    <div class="waiting">
      <Brand />
      <p role="status">{t.status[status] || t.status.connecting}</p>
      {final && (
        <p>
          <Button onClick={() => location.reload()}>{t.reload}</Button>{' '}
          <a class="btn primary" href="/">
            {t.home}
          </a>
        </p>
      )}
    </div>
  );
}

export { StatusLine };
