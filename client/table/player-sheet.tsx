// A player in detail: the whole name, whether they are there, every number in words, and what can be done about it.
import type { Ref } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button, Sheet } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { text } from '../text/index.ts';
import { Facts } from './explanation-card.tsx';
import type { BoardProps, Fact, GameClient, PlayerPanel } from './game-client.ts';
import { useNotices } from './notices.ts';
import { presenceOf } from './presence.ts';
import { useExplain } from './use-guide.ts';

interface Props {
  session: Session;
  table: PublicTable;
  client?: GameClient | undefined;
  board?: BoardProps | undefined;
  seat: number;
  panel: PlayerPanel | undefined;
  onClose(): void;
}

export function PlayerSheet({ session, table, client, board, seat, panel, onClose }: Props) {
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
        <FactList
          facts={[...(panel?.facts ?? []), ...(panel?.more ?? [])]}
          {...{ client, board }}
        />
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

interface FactListProps extends Pick<Props, 'client' | 'board'> {
  facts: Fact[];
}

/** The numbers of a player in words. Those that have parts open into them. */
export const FactList = ({ facts, client, board }: FactListProps) => (
  <ul>
    {facts.map((fact) => (
      <li key={fact.id}>
        {client && board && fact.ref ? (
          <OpenFact {...{ fact, client, board }} of={fact.ref} />
        ) : (
          <FactLine fact={fact} />
        )}
      </li>
    ))}
  </ul>
);

const FactLine = ({ fact: { icon, label } }: { fact: Fact }) => (
  <>
    {icon} {label}
  </>
);

interface OpenFactProps {
  fact: Fact;
  of: Ref;
  client: GameClient;
  board: BoardProps;
}

/** A number that opens into its parts. */
function OpenFact({ fact, of, client, board }: OpenFactProps) {
  const explain = useExplain(client, board);
  const explanation = explain?.(of);
  return (
    <details>
      <summary>
        <FactLine fact={fact} />
      </summary>
      {explanation?.facts?.length ? <Facts of={explanation} /> : <p>{explanation?.text}</p>}
    </details>
  );
}
