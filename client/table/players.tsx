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

/** Who plays, whose turn it is, who is away and what can be done about it. */
export function Players({ session, table, acting }: Props) {
  const t = text.value;
  const own = session.seat.value;
  const here = session.presence.value;
  const playing = table.phase === 'playing';
  const now = useNow(table);
  const free = (seat: number) => {
    const chair = table.chairs[seat];
    return (
      own === null &&
      !session.isSpectator &&
      chair?.kind === 'person' &&
      chair.absent &&
      // One whose owner has only gone is not free.
      chair.gone === null &&
      here.seats[seat] === 0
    );
  };
  return (
    <section class="players" aria-label={t.chairs}>
      <ul>
        {table.chairs.map((chair, seat) => {
          const away = chair.kind === 'person' && seat !== own && !here.seats[seat];
          const presence = presenceOf(chair, here.seats[seat] ?? 0, seat === own);
          const level = chair.level && `${t.bot}, ${t.levels[chair.level]}`;
          const note = presence ? t[presence] : level;
          const votable =
            playing &&
            own !== null &&
            own !== seat &&
            !chair.standIn &&
            (chair.absent || now >= graceEnd(table, chair.gone));
          return (
            <li
              key={seat}
              class={playing && acting.includes(seat) ? 'acting' : ''}
              data-away={away ? '' : undefined}
              data-noted={presence || free(seat) ? '' : undefined}
            >
              <span class="dot" style={{ background: `var(--${chair.colour})` }} />
              <span class="player-name">
                {chair.name}
                {seat === own && <small class="soft"> {t.you}</small>}
              </span>
              {note && <small class="soft">{note}</small>}
              {votable && chair.kind === 'person' && (
                <Button small onClick={() => void session.send({ type: 'vote', seat })}>
                  {t.vote}
                </Button>
              )}
              {votable && chair.votes.length > 0 && (
                <small class="soft">{t.voted(chair.votes.length)}</small>
              )}
              {free(seat) && (
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

/** From then on the others may call a stand-in. */
const graceEnd = ({ grace }: PublicTable, gone: number | null): number =>
  gone === null ? Number.POSITIVE_INFINITY : gone + grace * 1000;

/** The time, anew whenever the grace of one who has gone is over. */
function useNow(table: PublicTable): number {
  const [now, setNow] = useState(Date.now());
  const next = Math.min(
    ...table.chairs.map(({ gone }) => graceEnd(table, gone)).filter((end) => end > now),
  );
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // A little later, as not all clocks are alike: too early is refused.
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 300);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

const clockTime = (due: number): string =>
  new Date(due).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' });
