// The log: what happened in the game, in words.
import { useEffect, useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../kit/adopt-styles.ts';
import type { Session } from '../session/session.ts';
import type { TextPiece } from '../text/compose.ts';
import { text } from '../text/index.ts';
import type { GameClient } from './game-client.ts';
import { linesOf } from './latest.tsx';
import styles from './log.css?inline';

adoptStyles(styles);

export interface LogProps {
  session: Session;
  client: GameClient;
  viewedSeq: number | null;
  onView(seq: number | null): void;
}

/** A click on a line shows the table at that moment. A pointer over a name shows the thing. */
export function Log({ session, client, viewedSeq, onView }: LogProps) {
  const t = text.value;
  const end = useRef<HTMLLIElement>(null);
  const hasGap = session.hasLogGap.value;
  useEffect(() => {
    if (hasGap) void session.send({ type: 'past' });
  }, [hasGap, session]);
  const lines = linesOf(session, client, session.log.value);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    <section
      class="log"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label={t.log}
    >
      <h2>{t.log}</h2>
      <ol>
        {lines.length === 0 && <li class="soft">{t.logEmpty}</li>}
        {lines.map(({ seq, line }, at) => (
          <li key={at} class={viewedSeq === seq ? 'looked' : ''}>
            <Line
              pieces={line}
              client={client}
              onClick={() => onView(viewedSeq === seq ? null : seq)}
            />
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </section>
  );
}

interface LineProps {
  pieces: TextPiece[];
  client: GameClient;
  onClick(): void;
}

function Line({ pieces, client, onClick }: LineProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <button type="button" class="line" onClick={onClick}>
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <b
            key={piece.ref}
            onPointerEnter={() => setShown(piece.ref)}
            onPointerLeave={() => setShown(null)}
          >
            {piece.text}
          </b>
        ),
      )}
      {shown && (
        <span class="thing" aria-hidden="true">
          <client.Thing of={shown} />
        </span>
      )}
    </button>
  );
}
