// The seats of the lobby.
import { useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/messages.ts';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/kit.tsx';
import { lazy } from '../kit/lazy.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { botName } from './player-names.ts';
import { presenceOf } from './presence.ts';

const ChairSheet = lazy(() => import('./chair-sheet.tsx').then((part) => part.ChairSheet));

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
}

/** The host arranges all chairs, everybody else only their own. */
export function Chairs({ session, table, client }: Props) {
  const t = text.value;
  const [editing, setEditing] = useState<number | null>(null);
  const seat = session.seat.value;
  const isHost = seat !== null && seat === table.host;
  const { watching } = session.presence.value;
  const count = table.chairs.length;
  return (
    <section class="card chairs" aria-labelledby="chairs-title">
      <header>
        <h2 id="chairs-title">{t.chairs}</h2>
        {/* In the header, where nothing moves as they come and go. */}
        {watching > 0 && <small class="soft">{t.watching(watching)}</small>}
        {isHost && (
          <span>
            <Button
              kind="quiet"
              icon="minus"
              label={t.dropChair}
              disabled={count <= client.rules.seats.min}
              onClick={() => void session.send({ type: 'chairs', count: count - 1 })}
            />
            <Button
              kind="quiet"
              icon="plus"
              label={t.addChair}
              disabled={count >= client.rules.seats.max}
              onClick={() => void session.send({ type: 'chairs', count: count + 1 })}
            />
          </span>
        )}
      </header>
      <ol>
        {table.chairs.map((_, at) => (
          <ChairRow
            key={at}
            session={session}
            table={table}
            at={at}
            onEdit={() => setEditing(at)}
          />
        ))}
      </ol>
      {editing !== null && (
        <ChairSheet
          session={session}
          table={table}
          client={client}
          at={editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
}

function ChairRow({
  session,
  table,
  at,
  onEdit,
}: Omit<Props, 'client'> & { at: number; onEdit(): void }) {
  const t = text.value;
  const chair = table.chairs[at];
  const seat = session.seat.value;
  if (!chair) return null;
  const isHost = seat !== null && seat === table.host;
  const own = seat === at;
  const presence = presenceOf(chair, session.presence.value.seats[at] ?? 0, own);
  const tags = [
    own && t.you,
    at === table.host && chair.kind === 'person' && t.host,
    chair.kind === 'bot' && t.bot,
    chair.level && t.levels[chair.level],
    presence && t[presence],
  ].filter(Boolean);
  return (
    // A seat that is taken is a new element, so that nothing of the free one counts as having moved.
    <li key={chair.kind} class={chair.kind}>
      <span class="dot" style={{ background: `var(--${chair.colour})` }} />
      {chair.kind === 'open' ? (
        <>
          <span class="soft chair-name">{t.freeChair}</span>
          {isHost && (
            <Button
              kind="quiet"
              icon="bot"
              label={t.addBot}
              onClick={() => void session.send({ type: 'bot', seat: at, name: botName(at) })}
            />
          )}
          {seat !== null && (
            <Button small onClick={() => void session.send({ type: 'sit', seat: at })}>
              {t.sitHere}
            </Button>
          )}
        </>
      ) : (
        <>
          <span class="chair-name">
            {chair.kind === 'bot' && <Icon name="bot" />}
            <b>{chair.name}</b> <small class="soft">{tags.join(' · ') || t.present}</small>
          </span>
          {own && <Button icon="pen" label={t.rename} onClick={onEdit} />}
          {isHost && chair.kind === 'bot' && (
            <Button kind="quiet" icon="pen" label={t.editBot(chair.name)} onClick={onEdit} />
          )}
          {isHost && !own && chair.kind === 'person' && (
            <Button
              kind="quiet"
              icon="crown"
              label={t.makeHost(chair.name)}
              onClick={() => void session.send({ type: 'host', seat: at })}
            />
          )}
          {isHost && !own && (
            <Button
              kind="quiet"
              icon="close"
              label={t.remove(chair.name)}
              onClick={() => void session.send({ type: 'remove', seat: at })}
            />
          )}
        </>
      )}
    </li>
  );
}
