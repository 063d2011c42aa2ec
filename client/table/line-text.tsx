// The words of a line, with the names of the players in their colours.
import { useState } from 'preact/hooks';
import type { Seat } from '../../shared/engine/index.ts';
import type { PublicTable } from '../../shared/protocol/index.ts';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import type { Line } from './lines.ts';

interface Props {
  line: Line;
  table: PublicTable;
  client: GameClient;
}

/** A pointer over the name of a thing shows the thing. */
export function LineText({ line: { pieces }, table, client }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <span class="line-text">
      {pieces.map((piece, at) =>
        typeof piece === 'string' ? (
          <Names key={at} of={piece} table={table} />
        ) : (
          <b
            key={at}
            onPointerEnter={() => setPointed(piece.ref)}
            onPointerLeave={() => setPointed(null)}
          >
            {piece.isFigure && (
              <i class="line-figure" aria-hidden="true">
                <client.Thing of={piece.ref} />
              </i>
            )}
            <Names of={piece.text} table={table} />
          </b>
        ),
      )}
      {pointed && (
        <span class="thing" aria-hidden="true">
          <client.Thing of={pointed} />
        </span>
      )}
    </span>
  );
}

/** Underlines the names of the players in a text. */
function Names({ of, table: { chairs } }: { of: string; table: PublicTable }) {
  const names = chairs.map(({ name }) => name).filter(Boolean);
  if (names.length === 0) return <>{of}</>;
  // The longest first, because a name may begin with another one.
  const either = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('|');
  const parts = of.split(new RegExp(`(?<![\\p{L}\\p{N}])(${either})(?![\\p{L}\\p{N}])`, 'u'));
  return (
    <>
      {parts.map((part, at) => {
        const colour = at % 2 === 1 && chairs.find(({ name }) => name === part)?.colour;
        return colour ? (
          <span key={at} class="owner" style={{ '--seat': `var(--${colour})` }}>
            {part}
          </span>
        ) : (
          part
        );
      })}
    </>
  );
}

/** What the players get and pay by an event, and why. */
export function Gains({
  line: { impact, why },
  table,
  own,
}: Omit<Props, 'client'> & { own: Seat | null }) {
  const { you } = text.value;
  return (
    <>
      {impact.gains?.map(({ seat, text: gain }, at) => (
        <span
          key={at}
          class="line-gain"
          style={{ '--seat': `var(--${table.chairs[seat]?.colour})` }}
        >
          {seat === own ? you : table.chairs[seat]?.name} {gain}
        </span>
      ))}
      {why && <small class="line-why">{why}</small>}
    </>
  );
}
