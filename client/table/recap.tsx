// What the others have done since the player's last turn: first what concerns the player, then the rest, folded.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { words } from './follow-words.ts';
import type { GameClient } from './game-client.ts';
import { Gains, LineText } from './line-text.tsx';
import type { Line } from './lines.ts';
import { foldByTurn, mattersTo, sinceLastTurn } from './turns.ts';

interface Props {
  session: Session;
  table: PublicTable;
  client: GameClient;
  onClose(): void;
}

export function Recap({ session, table, client, onClose }: Props) {
  const w = words.value;
  const seat = session.seat.value;
  const all = sinceLastTurn(session, client) ?? [];
  const turns = foldByTurn(session, client, all);
  // What concerns the player, below what its turn began with: it is the cause.
  const own = turns.flatMap(({ lines }) =>
    lines.some((line) => mattersTo(line, seat))
      ? lines.filter((line, at) => at === 0 || mattersTo(line, seat))
      : [],
  );
  const rest = turns.flatMap(({ lines }) => lines.filter((line) => !own.includes(line)));
  const list = (lines: Line[]) => (
    <ol>
      {lines.map((line, at) => (
        <li key={at} class="line" style={colourOf(line)}>
          <LineText {...{ line, table, client }} />
          <Gains {...{ line, table }} own={seat} />
        </li>
      ))}
    </ol>
  );
  return (
    <div class="recap">
      {own.length > 0 ? list(own) : <p class="soft">{w.sinceNothing}</p>}
      {rest.length > 0 && (
        <details>
          <summary>{w.rest(rest.length)}</summary>
          {list(rest)}
        </details>
      )}
      <Button kind="primary" onClick={onClose}>
        {w.goOn}
      </Button>
    </div>
  );
}

/** Opens what has happened since the last turn. */
export function RecapButton({
  session,
  client,
  onClick,
}: Pick<Props, 'session' | 'client'> & { onClick(): void }) {
  if (!sinceLastTurn(session, client)?.length) return null;
  const { since } = words.value;
  return (
    <Button kind="quiet" label={since} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
        <path
          d="M12 8v5l3 2M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4"
          stroke-width="1.8"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    </Button>
  );
}

/** The colour of the player who did it. */
export const colourOf = ({ impact: { by } }: Line) =>
  by === null ? undefined : { '--seat': `var(--seat-${by})` };
