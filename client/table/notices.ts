// What the viewer can do about seats whose players are not there: let a bot play, take a seat, come back.
import { useEffect, useState } from 'preact/hooks';
import type { CommandBody, PublicTable } from '../../shared/protocol/messages.ts';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { presenceOf } from './presence.ts';

export interface Notice {
  text: string;
  action: string;
  command: CommandBody;
}

interface SeatNotice extends Notice {
  seat: number;
}

/** What the viewer can do about seats whose players are not there, the most important first. */
export function useNotices(session: Session, table: PublicTable): SeatNotice[] {
  const t = text.value;
  const now = useNow(table);
  const own = session.seat.value;
  const connected = session.presence.value.seats;
  const isPlaying = table.phase === 'playing';
  return table.chairs.flatMap((chair, seat): SeatNotice[] => {
    const { kind, standIn, absent, gone, name, votes } = chair;
    if (seat === own) {
      if (!standIn && !absent) return [];
      const told = standIn ? t.youAbsent : '';
      return [{ seat, text: told, action: t.comeBack, command: { type: 'back' } }];
    }
    if (kind !== 'person') return [];
    const presence = presenceOf(chair, connected[seat] ?? 0, false);
    const isLong = absent || now >= graceEnd(table, gone);
    if (isPlaying && own !== null && !standIn && isLong) {
      const cast = votes.length > 0 ? ` (${t.voted(votes.length)})` : '';
      const told = `${name}: ${t[presence ?? 'away']}${cast}`;
      return [{ seat, text: told, action: t.vote, command: { type: 'vote', seat } }];
    }
    // A seat whose owner has only lost the connection cannot be taken over.
    const isFree = absent && gone === null && connected[seat] === 0;
    if (own === null && !session.isSpectator && isFree) {
      const told = `${name}: ${t[presence ?? 'absent']}`;
      return [{ seat, text: told, action: t.takeSeat, command: { type: 'sit', seat } }];
    }
    return [];
  });
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
