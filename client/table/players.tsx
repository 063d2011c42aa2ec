// The players during a game: whose turn it is, who is away, and what can be done about it.
import { useEffect, useState } from 'preact/hooks';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { presenceOf } from './presence.ts';

interface Props {
  session: Session;
  table: PublicTable;
  acting: number[];
}

export function Players({ session, table, acting }: Props) {
  const t = text.value;
  const own = session.seat.value;
  const here = session.presence.value;
  const playing = table.phase === 'playing';
  const now = useNow(table);
  const canTakeOver = (seat: number) => {
    const chair = table.chairs[seat];
    return (
      own === null &&
      !session.isSpectator &&
      chair?.kind === 'person' &&
      chair.absent &&
      // A seat whose owner has only lost the connection cannot be taken over.
      chair.gone === null &&
      here.seats[seat] === 0
    );
  };
  return (
    <section class="players" aria-label={t.chairs}>
      <ul>
        {table.chairs.map((chair, seat) => {
          const isAway = chair.kind === 'person' && seat !== own && !here.seats[seat];
          const presence = presenceOf(chair, here.seats[seat] ?? 0, seat === own);
          const level = chair.level && `${t.bot}, ${t.levels[chair.level]}`;
          const note = presence ? t[presence] : level;
          const canVote =
            playing &&
            own !== null &&
            own !== seat &&
            !chair.standIn &&
            (chair.absent || now >= graceEnd(table, chair.gone));
          return (
            <li
              key={seat}
              class={playing && acting.includes(seat) ? 'acting' : ''}
              data-away={isAway ? '' : undefined}
              data-noted={presence || canTakeOver(seat) ? '' : undefined}
            >
              <span class="dot" style={{ background: `var(--${chair.colour})` }} />
              <span class="player-name">
                {chair.name}
                {seat === own && <small class="soft"> {t.you}</small>}
              </span>
              {note && <small class="soft">{note}</small>}
              {canVote && chair.kind === 'person' && (
                <Button small onClick={() => void session.send({ type: 'vote', seat })}>
                  {t.vote}
                </Button>
              )}
              {canVote && chair.votes.length > 0 && (
                <small class="soft">{t.voted(chair.votes.length)}</small>
              )}
              {canTakeOver(seat) && (
                <Button small onClick={() => void session.send({ type: 'sit', seat })}>
                  {t.takeSeat}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {own !== null && (table.chairs[own]?.standIn || table.chairs[own]?.absent) && (
        <p class="come-back">
          {table.chairs[own]?.standIn && t.youAbsent}{' '}
          <Button kind="primary" small onClick={() => void session.send({ type: 'back' })}>
            {t.comeBack}
          </Button>
        </p>
      )}
      {table.due !== null && <p class="soft">{t.due(clockTime(table.due))}</p>}
      {here.watching > 0 && <p class="soft watchers">{t.watching(here.watching)}</p>}
    </section>
  );
}

/** From this time on, the others may vote for a bot to stand in. */
const graceEnd = ({ grace }: PublicTable, gone: number | null): number =>
  gone === null ? Number.POSITIVE_INFINITY : gone + grace * 1000;

/** Returns the current time, updated whenever an absent player's grace period ends. */
function useNow(table: PublicTable): number {
  const [now, setNow] = useState(Date.now());
  const next = Math.min(
    ...table.chairs.map(({ gone }) => graceEnd(table, gone)).filter((end) => end > now),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // The timer runs a little late, because the clocks of server and device differ, and the room refuses early votes.
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 300);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

const clockTime = (due: number): string =>
  new Date(due).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });
