// What the others have done since the player's last turn: first what concerns the player, then the rest, folded.
import type { PublicTable } from '../../shared/protocol/index.ts';
import { Button } from '../kit/kit.tsx';
import type { Session } from '../session/session.ts';
import { words } from './follow-words.ts';
import type { GameClient } from './game-client.ts';
import { Gains, LineText } from './line-text.tsx';
import type { Line } from './lines.ts';
import { type RecapPart, recapParts } from './recap-parts.ts';
import { foldByTurn, sinceLastTurn } from './turns.ts';

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
  const parts = turns.flatMap((turn) => recapParts(turn, seat));
  const own = parts.flatMap(({ line, steps }) => [line.event, ...steps.map(({ event }) => event)]);
  const rest = turns.flatMap(({ lines }) => lines.filter(({ event }) => !own.includes(event)));
  const list = (all: RecapPart[]) => (
    <ol>
      {all.map(({ line, steps }, at) => (
        <li key={at} class="line" style={colourOf(line)}>
          <LineText {...{ line, table, client }} />
          <Gains {...{ line, table }} own={seat} />
          {steps.length > 0 && (
            <details>
              <summary>{w.steps(steps.length)}</summary>
              {list(unfolded(steps))}
            </details>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <div class="recap">
      {parts.length > 0 ? list(parts) : <p class="soft">{w.sinceNothing}</p>}
      {rest.length > 0 && (
        <details>
          <summary>{w.rest(rest.length)}</summary>
          {list(unfolded(rest))}
        </details>
      )}
      <Button kind="primary" onClick={onClose}>
        {w.goOn}
      </Button>
    </div>
  );
}

const unfolded = (lines: Line[]): RecapPart[] => lines.map((line) => ({ line, steps: [] }));

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
