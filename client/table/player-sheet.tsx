// A player in detail: the whole name, whether they are there, every number in words, and what can be done about it.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button, Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import type { PlayerPanel } from './game-client.ts';
import { useNotices } from './notices.ts';
import { presenceOf } from './presence.ts';

interface Props {
  session: Session;
  table: PublicTable;
  seat: number;
  panel: PlayerPanel | undefined;
  onClose(): void;
}

export function PlayerSheet({ session, table, seat, panel, onClose }: Props) {
  const t = text.value;
  const chair = table.chairs[seat];
  const notices = useNotices(session, table).filter((one) => one.seat === seat);
  if (!chair) return null;
  const isOwn = seat === session.seat.value;
  const presence = presenceOf(chair, session.presence.value.seats[seat] ?? 0, isOwn);
  const level = chair.level && `${t.bot}, ${t.levels[chair.level]}`;
  const note = [isOwn && t.you, level, presence && t[presence]].filter(Boolean).join(' · ');
  return (
    <Sheet title={chair.name} onClose={onClose}>
      <div class="player-sheet">
        {note && <p class="soft">{note}</p>}
        <ul>
          {[...(panel?.facts ?? []), ...(panel?.more ?? [])].map((fact) => (
            <li key={fact.id}>
              {fact.icon} {fact.label}
            </li>
          ))}
        </ul>
        {notices.map(({ text: told, action, command }) => (
          <p key={action} class="notice">
            <span>{told}</span>
            <Button kind="primary" onClick={() => void session.send(command)}>
              {action}
            </Button>
          </p>
        ))}
      </div>
    </Sheet>
  );
}
